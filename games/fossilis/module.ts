import type { GameModule } from '../module.ts';
import components from './components.json' with { type: 'json' };
import { fossilis } from './index.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const module: GameModule = {
  game: fossilis,
  components,
  texts: { en, fr },
  loadDrawing: () => import('./draw.ts'),
};
