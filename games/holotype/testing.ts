import { type Edition, openEdition } from '@bonebed/kernel';
import components from './components.json' with { type: 'json' };
import { holotype } from './index.ts';
import type { Holotype } from './state.ts';

/** The edition that tests play with. */
export const edition: Edition<Holotype> = openEdition(holotype, components);
