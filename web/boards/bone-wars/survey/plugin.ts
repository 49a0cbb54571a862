import type { Plugin } from 'vite';
import { territories } from './territories.ts';

const NAME = 'virtual:territories';

/** Bundles the outlines of the territories (`virtual:territories`), made of `us-atlas` while the client is built. */
export function surveyMap(): Plugin {
  return {
    name: 'bonebed-survey-map',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load: id => (id === `\0${NAME}` ? `export const territories = ${JSON.stringify(territories())};` : null),
  };
}
