export { path as emblem } from 'icon:velociraptor-tracks';
