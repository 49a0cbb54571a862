import type { Game, Json, Language, Reader, Schema, Terms, Texts } from '@bonebed/kernel';
import type { Manifest } from './manifest.ts';

/** All that a host needs of a game: its rules, what is in its box, and its words. */
export interface GameModule {
  readonly manifest: Manifest;
  readonly game: Game<Terms>;
  readonly components: unknown;
  /** What may stand in its components, as a JSON Schema. */
  readonly shape?: Schema;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** How a terminal draws the game, fetched where there is one; without it the terminal shows an outline of the view. */
  loadDrawing?(): Promise<Drawing>;
}

export interface Drawing {
  /** A view as text. */
  draw(view: Json, reader: Reader<Terms>): string;
}
