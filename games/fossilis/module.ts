import type { GameRules } from '../module.ts';
import components from './box/components.json' with { type: 'json' };
import { components as shape } from './box/components.ts';
import { fossilis } from './index.ts';
import { manifest } from './manifest.ts';

export const module: GameRules = {
  manifest,
  game: fossilis,
  components,
  shape,
  loadDrawing: () => import('./draw/index.ts'),
};
