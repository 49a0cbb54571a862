export { nameOf } from '@bonebed/kernel';
