export { default as plate } from '../holotype/plates/stegosaur.svg?url';
