export { path as emblem } from 'icon:dinosaur-rex';
