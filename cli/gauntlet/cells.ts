import { levelIds, mirrored, playedAs, tuningOf, weightsAt } from '@bonebed/bots';
import { checkSettings, type Settings, sha256Hex } from '@bonebed/kernel';
import { matchesIn, type Seated } from '../bots/deals.ts';
import type { OpenGame } from '../loading.ts';

/** Who plays what: two that are alike are the same games, whatever the bots are called. */
export interface Contest {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  /** What the bots knew of the game: its weights and how far to look, as a fingerprint. */
  readonly brain: string;
  readonly seats: number;
  readonly settings: Settings;
  /** What the bots are in this game, the stronger one first: `search@it:40`. */
  readonly as: readonly string[];
}

/** One step of the ladder at one table: a bot against the one below it; alone at a table, a bot against the automaton. */
export interface Cell extends Contest {
  /** As people call them. */
  readonly bots: readonly string[];
}

/** The levels for people, the easiest first. */
export const LADDER: readonly string[] = levelIds;

/** All steps of a ladder at all tables of a game, or at those of so many seats. */
export function cellsOf(
  { game, edition }: Pick<OpenGame, 'game' | 'edition'>,
  ladder: readonly string[],
  seats: readonly number[],
  settings: Settings,
): Cell[] {
  return seats.flatMap(count => {
    const brain = fingerprint(game.id, count);
    const table = { game: game.id, version: game.version, edition: edition.edition, brain, seats: count };
    return steps(ladder, count).map((bots): Cell => {
      const as = bots.map(name => playedAs(name, game.id));
      return { ...table, settings: checkSettings(game, count, settings), bots, as };
    });
  });
}

function steps(ladder: readonly string[], seats: number): string[][] {
  if (seats === 1) return ladder.map(name => [name]);
  return ladder.slice(1).map((name, index) => [name, ladder[index]]);
}

function fingerprint(game: string, seats: number): string {
  return sha256Hex(JSON.stringify([weightsAt(game, seats), tuningOf(game)])).slice(0, 12);
}

/** Without what its bots are called. */
export function contestOf({ game, version, edition, brain, seats, settings, as }: Cell): Contest {
  return { game, version, edition, brain, seats, settings, as };
}

/** How many games one deal takes: each seating comes with the one in which the two bots have changed places. */
export function gamesInDeal({ bots }: Cell): number {
  return bots.length;
}

/** The games of one deal. */
export function matchesOf(cell: Cell, components: unknown, seed: string, deal: number): Seated[] {
  const entrants = cell.as.map((player, index) => ({ name: cell.bots[index], player, weights: null }));
  return matchesIn({ ...cell, components }, mirrored(entrants, cell.seats, deal), `gauntlet/${seed}/${deal}`);
}
