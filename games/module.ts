import type { Brain, Game, Json, Language, Reader, Schema, Terms, Texts } from '@bonebed/kernel';
import type { Manifest } from './manifest.ts';

/** What plays a game: its rules and what is in its box. */
export interface GameRules {
  readonly manifest: Manifest;
  readonly game: Game<Terms>;
  readonly components: unknown;
  /** What may stand in its components, as a JSON Schema. */
  readonly shape?: Schema;
  /** How a terminal draws the game, fetched where there is one; without it the terminal shows an outline of the view. */
  loadDrawing?(): Promise<Drawing>;
  /** What bots knew of older rules, which come with it (see `versions.ts`), or null; that of today's is apart (`loadBrain`). */
  readonly brain?: Brain | null;
  /** The words of older rules, which come with them; those of today's are apart, a file for each language (`loadTexts`). */
  readonly texts?: Readonly<Record<Language, Texts>>;
}

/** All that a host needs of a game: its rules, what is in its box, and its words. */
export interface GameModule extends GameRules {
  readonly texts: Readonly<Record<Language, Texts>>;
}

export interface Drawing {
  /** A view as text. */
  draw(view: Json, reader: Reader<Terms>): string;
  /**
   * All that is printed on a component, by its id in `components.json`, where the game says it better than the list of its fields
   * (`box/printed.ts`); null leaves it to that.
   */
  look?(reader: Reader<Terms>, id: string): string | null;
}
