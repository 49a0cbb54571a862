export { default as plate } from '../holotype/plates/ceratopsian.svg?url';
