import { BadInput } from './errors.ts';
import type { Game, Settings, State, Terms } from './game.ts';
import { isSeed, secureRng, turnsRng } from './rng.ts';
import { checkSettings, type Edition } from './settings.ts';

/** What a game was dealt from. With it and the answers the game replays bit for bit. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  /** Chance goes by the turn, so that others can play the same deal (`turns.ts`); missing where it is one row of numbers. */
  readonly chance?: 'byTurn';
  /** Where the game began, if not with the deal: the state at the start of a step, hidden things and chance included. */
  readonly start?: State;
}

/** A header with everything checked and filled in. */
export function makeHeader<T extends Terms>(
  game: Game<T>,
  { edition }: Edition<T>,
  { seats, settings = {}, seed, chance }: { seats: number; settings?: Settings; seed: string; chance?: 'byTurn' },
): Header {
  if (!isSeed(seed)) throw new BadInput('seed', 'seed', `expected 64 hex digits, found '${seed}'`);
  if (chance !== undefined && game.turn === undefined) {
    throw new BadInput('chance', 'chance', `rules version ${game.version} of ${game.id} has no names for turns`);
  }
  return {
    game: game.id,
    version: game.version,
    edition,
    seats,
    settings: checkSettings(game, seats, settings),
    seed,
    ...(chance === undefined ? {} : { chance }),
  };
}

export function startOf<T extends Terms>(game: Game<T>, box: T['box'], header: Header): T['state'] {
  const { seats, settings, seed, chance, start } = header;
  // Whoever put it into the header has made sure that it is a state of this game (see `positionFrom`).
  if (start !== undefined) return game.clone(start as T['state']);
  return game.setup(box, { seats, settings, rng: chance === 'byTurn' ? turnsRng(seed) : secureRng(seed) });
}

/** Checks that a record or position belongs to this game, these rules and this edition. */
export function checkHeader<T extends Terms>(
  game: Game<T>,
  { edition }: Edition<T>,
  header: Omit<Header, 'seed' | 'chance' | 'start'>,
): void {
  if (header.game !== game.id) throw new BadInput('game', 'game', `expected ${game.id}, found ${header.game}`);
  if (header.version !== game.version) {
    throw new BadInput('version', 'version', `made with rules version ${header.version}, this is ${game.version}`);
  }
  if (header.edition !== edition) {
    throw new BadInput('edition', 'edition', `made with edition ${header.edition}, this is ${edition}`);
  }
}
