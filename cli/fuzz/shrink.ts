import {
  type Answer,
  fastRng,
  type Game,
  type Header,
  makeHeader,
  pick,
  type Rng,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { type Check, checks, faultOf, SETS_UP, type Subject, TAKES } from './checks.ts';
import type { Failure } from './trial.ts';

/** How often a check may be run in all while a failure is made smaller. */
const MOST_RUNS = 4000;
/** A check draws at random what it looks at: it gets a few chances at each moment. */
const CHANCES = 3;
/** How many other games are tried in the hope of a shorter way to the same failure. */
const OTHER_GAMES = 120;

/** Chooses the next answer of a game that is played again; null where it should end. */
type Next = (table: Table<Terms>) => Pick<Answer, 'seat' | 'text'> | null;

interface Search {
  readonly subject: Subject;
  readonly failure: Failure;
  readonly check: Check;
  runs: number;
}

/** Looks for a shorter game that breaks the same property; gives back what it was given if it finds none. */
export function shrink(subject: Subject, failure: Failure): Failure {
  const check = checks.find(known => known.name === failure.property);
  if (check === undefined) return failure;
  const search: Search = { subject, failure, check, runs: 0 };
  let best = followed(search, failure) ?? failure;
  best = withoutSome(search, best);
  best = inOtherGames(search, best);
  return withoutSome(search, best);
}

/** What the check finds at the end of these very answers: how a failure is shown again. */
export function showAgain(subject: Subject, failure: Failure): string | null {
  const { game, edition } = subject;
  const check = checks.find(known => known.name === failure.property);
  let table: Table<Terms>;
  try {
    table = new Table(game, edition.box, failure.header);
  } catch (error) {
    return failure.property === SETS_UP && error instanceof Error ? error.message : null;
  }
  for (const { seat, text } of failure.answers) if (!table.answer(seat, text).ok) return null;
  return check === undefined ? null : faultAt({ subject, failure, check, runs: 0 }, table);
}

function faultAt(search: Search, table: Table<Terms>): string | null {
  const { subject, failure, check } = search;
  for (let chance = 0; chance < CHANCES; chance++) {
    search.runs += 1;
    // The first is the one that it was found with.
    const label = chance === 0 ? failure.chance : `${failure.chance}/${table.length}/${chance}`;
    const detail = faultOf(check, subject, table, label);
    if (detail !== null) return detail;
  }
  return null;
}

/** Plays until the property breaks. */
function playUntil(search: Search, header: Header, next: Next): Failure | null {
  const { game, edition } = search.subject;
  try {
    const table = new Table(game, edition.box, header);
    while (search.runs < MOST_RUNS) {
      const detail = faultAt(search, table);
      if (detail !== null) return { ...search.failure, header, answers: table.record().answers, detail };
      const answer = next(table);
      if (answer === null || !table.answer(answer.seat, answer.text).ok) return null;
    }
  } catch {
    // The rules broke on the way: that is another failure, unless it is the one that is looked for.
    if (search.check.name !== TAKES) return null;
  }
  return null;
}

/** The same answers again, those that do not fit any more left out, and no further than to the first break. */
function followed(search: Search, { header, answers }: Pick<Failure, 'header' | 'answers'>): Failure | null {
  let at = 0;
  return playUntil(search, header, table => {
    for (; at < answers.length; at++) {
      const { seat, what, text } = answers[at];
      const { pending } = table;
      if (pending?.what !== what || !pending.waiting.includes(seat)) continue;
      if (table.choices(seat).some(choice => choice.text === text)) return answers[at++];
    }
    return null;
  });
}

/** Leaves out halves, quarters and so on, as long as the property still breaks. */
function withoutSome(search: Search, failure: Failure): Failure {
  let best = failure;
  for (
    let size = Math.ceil(best.answers.length / 2);
    size >= 1 && search.runs < MOST_RUNS;
    size = Math.floor(size / 2)
  ) {
    for (let from = 0; from < best.answers.length; ) {
      const answers = [...best.answers.slice(0, from), ...best.answers.slice(from + size)];
      const found = followed(search, { header: best.header, answers });
      if (found !== null && found.answers.length < best.answers.length) best = found;
      else from += size;
    }
  }
  return best;
}

/** Other shuffles at the smallest table, at random and no longer than the best so far. */
function inOtherGames(search: Search, failure: Failure): Failure {
  const { game, edition } = search.subject;
  let best = failure;
  for (let other = 0; other < OTHER_GAMES && best.answers.length > 0 && search.runs < MOST_RUNS; other++) {
    const label = `${failure.chance}/other/${other}`;
    const seats = smallest(game, other, failure.header.seats);
    const header = makeHeader(game, edition, { seats, seed: seedFrom(label) });
    const rng = fastRng(label);
    const limit = best.answers.length;
    const found = playUntil(search, header, table => (table.length + 1 < limit ? anyAnswer(table, rng) : null));
    if (found !== null) best = found;
  }
  return best;
}

/** Smaller tables first, then the one where it was found. */
function smallest({ seats }: Game<Terms>, attempt: number, found: number): number {
  const smaller = seats.filter(count => count > 1 && count <= found);
  return smaller[attempt % Math.max(1, smaller.length)] ?? found;
}

function anyAnswer(table: Table<Terms>, rng: Rng): Pick<Answer, 'seat' | 'text'> | null {
  if (table.pending === null) return null;
  const seat = pick(rng, table.pending.waiting);
  return { seat, text: pick(rng, table.choices(seat)).text };
}
