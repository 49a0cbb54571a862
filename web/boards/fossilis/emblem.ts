export { path as emblem } from 'icon:trilobite';
