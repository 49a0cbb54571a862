import type { GameModule } from '../module.ts';
import components from './box/components.json' with { type: 'json' };
import { components as shape } from './box/components.ts';
import { fossilis } from './index.ts';
import { manifest } from './manifest.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const module: GameModule = {
  manifest,
  game: fossilis,
  components,
  shape,
  texts: { en, fr },
  loadDrawing: () => import('./draw/index.ts'),
};
