export { path as emblem } from 'icon:t-rex-skull';
