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
  /** At least so many decisions are made in a short game by thumb, with the phone upright and held across. */
  readonly decisions?: { readonly upright: number; readonly across: number };
  /** What lies closer together on a phone than a finger is broad, as a selector: its cards do as well. */
  readonly close?: string;
  /** The motion that tells most of the game: what moves, as a selector; where one looks, if not along its way; and what is chosen to see it before all other wishes. */
  readonly flight?: { readonly of: string; readonly at?: string; readonly wishes: readonly RegExp[] };
  /** Which sounds a game of it makes. */
  readonly sounds?: readonly string[];
  /** What the board is about, as a selector: it has its own share of the window. */
  readonly centre?: string;
  /** What comes last when four answers have been given, as a selector, if not the first line of the log. */
  readonly afterFour?: string;
  /** Brings up what is worth a picture, in the middle of a game. */
  readonly pose?: (page: Page) => Promise<void>;
}

const found = import.meta.glob<Hands>('../boards/*/hands.ts', { import: 'hands', eager: true });

/** Those of all games, found by their boards. */
export const allHands: readonly Hands[] = Object.values(found);
