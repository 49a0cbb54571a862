import type { Page } from 'playwright-core';

/** How a hasty player plays a game to its end, so that a test of a whole game is short: `web/boards/<id>/hands.ts`. */
export interface Hands {
  readonly game: string;
  /** Which chip to take, most wanted first, by the text of the option. */
  readonly wishes: readonly RegExp[];
  /** Values to choose in the settings, by the name of the setting, for the shortest game. */
  readonly short: Readonly<Record<string, string>>;
  /** After how many answers the game is in its middle, if not after 40. */
  readonly middle?: number;
  /** Brings up what is worth a picture, in the middle of a game. */
  readonly pose?: (page: Page) => Promise<void>;
}

const found = import.meta.glob<Hands>('../boards/*/hands.ts', { import: 'hands', eager: true });

/** Those of all games, found by their boards. */
export const allHands: readonly Hands[] = Object.values(found);
