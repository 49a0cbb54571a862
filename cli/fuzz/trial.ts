import {
  type Answer,
  below,
  fastRng,
  type Game,
  type Header,
  makeHeader,
  pick,
  type Rng,
  type Settings,
  type SettingValue,
  seedFrom,
  Table,
  type Terms,
  valuesFor,
} from '@bonebed/kernel';
import { applies, type Check, checks, ENDS, faultOf, SETS_UP, type Subject, TAKES } from './checks.ts';
import { anyHabit } from './habits.ts';

/** What was done so far. */
export interface FuzzTally {
  games: number;
  answers: number;
  undone: number;
  /** How often each property was checked. */
  readonly checks: Map<string, number>;
}

export function emptyTally(): FuzzTally {
  return { games: 0, answers: 0, undone: 0, checks: new Map() };
}

/** A property that did not hold, and the answers after which it did not. */
export interface Failure {
  readonly property: string;
  readonly detail: string;
  readonly header: Header;
  readonly answers: readonly Answer[];
  /** What the check drew its chance from. */
  readonly chance: string;
}

export interface FuzzTrial {
  readonly subject: Subject;
  /** The number of seats, or null for any. */
  readonly seats: number | null;
  readonly settings: Settings;
  readonly seed: string;
  /** Which game of this seed: each depends on nothing but the seed and its own number. */
  readonly index: number;
  readonly mostAnswers: number;
}

/** How often somebody undoes: at one answer in this number. */
const UNDO_EVERY = 25;
/** How often what an undo leaves is compared with a replay, which takes long in long games. */
const REPLAY_EVERY = 8;

/** Plays one game in an odd way and checks at random moments; null if everything held. */
export function playTrial(trial: FuzzTrial, tally: FuzzTally): Failure | null {
  const { subject, mostAnswers } = trial;
  const { game, edition } = subject;
  const label = `fuzz/${trial.seed}/${trial.index}`;
  const rng = fastRng(label);
  const seats = trial.seats ?? pick(rng, game.seats);
  const settings = anySettings(game, seats, trial.settings, rng);
  const header = makeHeader(game, edition, { seats, settings, seed: seedFrom(label) });
  const habit = anyHabit(rng);
  let table: Table<Terms>;
  try {
    table = new Table(game, edition.box, header);
  } catch (error) {
    return { property: SETS_UP, detail: said(error), header, answers: [], chance: label };
  }
  const failed = (property: string, detail: string, chance: string): Failure => {
    return { property, detail, header, answers: table.record().answers, chance };
  };
  for (let moment = 0; ; moment++) {
    const chance = `${label}/${moment}`;
    for (const check of checks) {
      if (!applies(check, table) || (table.pending !== null && below(rng, check.every) !== 0)) continue;
      const detail = counted(check, subject, table, chance, tally);
      if (detail !== null) return failed(check.name, detail, chance);
    }
    if (table.pending === null) break;
    if (table.length > mostAnswers) return failed(ENDS, `no end after ${mostAnswers} answers`, chance);
    const { what } = table.pending;
    const seat = pick(rng, table.pending.waiting);
    try {
      table.answer(seat, habit(table.choices(seat), what).text);
      tally.answers += 1;
    } catch (error) {
      return failed(TAKES, said(error), chance);
    }
    if (below(rng, UNDO_EVERY) === 0) {
      const detail = undoSome(trial, table, rng, chance, tally);
      if (detail !== null) return failed('undo restores the position', detail, chance);
    }
  }
  tally.games += 1;
  return null;
}

/** Takes back as many answers as it may, or some; what is left must be what its own record says. */
function undoSome(
  { subject }: FuzzTrial,
  table: Table<Terms>,
  rng: Rng,
  chance: string,
  tally: FuzzTally,
): string | null {
  const seat = below(rng, table.header.seats);
  const most = 1 + below(rng, 4);
  let undone = 0;
  while (undone < most && table.undo(seat).ok) undone += 1;
  tally.undone += undone;
  if (undone === 0 || below(rng, REPLAY_EVERY) > 0) return null;
  const replays = checks.find(check => check.name === 'a record replays to the same table');
  const detail = replays === undefined ? null : counted(replays, subject, table, chance, tally);
  return detail === null ? null : `after ${undone} answers of seat ${seat} were taken back: ${detail}`;
}

function counted(check: Check, subject: Subject, table: Table<Terms>, chance: string, tally: FuzzTally): string | null {
  tally.checks.set(check.name, (tally.checks.get(check.name) ?? 0) + 1);
  return faultOf(check, subject, table, chance);
}

function said(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Settings at random around those that are given. */
function anySettings(game: Game<Terms>, seats: number, given: Settings, rng: Rng): Settings {
  const settings: Record<string, SettingValue> = { ...given };
  for (const spec of game.settings) {
    if (Object.hasOwn(given, spec.id) || below(rng, 2) === 0) continue;
    settings[spec.id] = pick(rng, valuesFor(spec, seats));
  }
  return settings;
}
