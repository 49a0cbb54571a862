import { openEdition } from '@bonebed/kernel';
import components from './components.json' with { type: 'json' };
import { ruthless } from './index.ts';

export const edition = openEdition(ruthless, components);
