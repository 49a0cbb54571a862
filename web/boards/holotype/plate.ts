export { default as plate } from './plates/tyranno.svg?url';
