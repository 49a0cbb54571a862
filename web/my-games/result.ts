import type { GameRules } from '@bonebed/games';
import { type GameRecord, type Option, openEdition, replay, type Seat, type Sheet, totalOf } from '@bonebed/kernel';

/** What is worth knowing of a finished game of mine, whoever keeps the game itself. */
export interface Result {
  /** Where it was played, and its table: `here 3f…`, `there Xk…`. */
  readonly key: string;
  readonly game: string;
  /** When it ended. */
  readonly endedMs: number;
  readonly mine: Seat;
  /** One a seat. */
  readonly places: readonly number[];
  readonly totals: readonly number[];
  /** The lines of each seat's score sheet. */
  readonly lines: readonly (readonly ScorePart[])[];
  /** What each seat chose, where there was something to choose. */
  readonly choices: readonly (readonly Chosen[])[];
}

export interface ScorePart {
  readonly what: string;
  readonly points: number;
}

/** How often a seat chose something of a kind when it was asked for something. */
export interface Chosen {
  readonly what: string;
  readonly kind: string;
  readonly times: number;
  /** Some of what was chosen, to name it by. */
  readonly samples: readonly Option[];
}

/** This number of different options is enough to tell what the names of a kind have in common. */
const MOST_SAMPLES = 3;

/** The kind of an option: what it does. A card or a place alone is none: which one there was to choose is luck. */
export function kindOf(option: Option): string | null {
  if (typeof option === 'string') return option;
  if (typeof option !== 'object' || option === null || !('do' in option)) return null;
  return String(option.do);
}

/** Reads the result out of a record; null if the game is not over. */
export function resultOf(
  { game, components }: Pick<GameRules, 'game' | 'components'>,
  record: GameRecord,
  about: Pick<Result, 'key' | 'endedMs' | 'mine'>,
): Result | null {
  const table = replay(game, openEdition(game, components), record);
  const { outcome } = table;
  if (outcome === null) return null;
  const sheet: Sheet = table.score(null).filter(({ seat }) => seat !== null);
  const choices = sheet.map(() => new Map<string, { -readonly [K in keyof Chosen]: Chosen[K] }>());
  const again = table.fresh();
  again.follow(() => {
    const given = record.answers[again.length];
    if (given === undefined || again.pending === null) return null;
    const legal = again.choices(given.seat);
    const option = legal.find(({ text }) => text === given.text)?.option;
    const kind = option === undefined ? null : kindOf(option);
    if (legal.length > 1 && option !== undefined && kind !== null) {
      const { what } = again.pending;
      const chosen = choices[given.seat].get(`${what} ${kind}`) ?? { what, kind, times: 0, samples: [] };
      chosen.times += 1;
      const isNew = chosen.samples.every(sample => JSON.stringify(sample) !== JSON.stringify(option));
      if (isNew && chosen.samples.length < MOST_SAMPLES) chosen.samples = [...chosen.samples, option];
      choices[given.seat].set(`${what} ${kind}`, chosen);
    }
    return given;
  });
  return {
    ...about,
    game: game.id,
    places: outcome.places,
    totals: sheet.map(totalOf),
    lines: sheet.map(({ lines }) => lines.map(({ what, points }) => ({ what, points }))),
    choices: choices.map(all => [...all.values()]),
  };
}
