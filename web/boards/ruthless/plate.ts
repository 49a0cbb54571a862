export { default as plate } from '../holotype/plates/sauropod.svg?url';
