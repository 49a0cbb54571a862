import type { Option } from '@bonebed/kernel';
import type { Chosen, Result, ScorePart } from './result.ts';

/** My games of one kind: the same game with as many seats. */
export interface Figures {
  readonly game: string;
  readonly seats: number;
  /** The oldest first. */
  readonly results: readonly Result[];
  /** How often I came first, second … */
  readonly places: readonly number[];
  readonly best: Result;
  /** The lines of the score sheet on average, mine and those of who won. */
  readonly lines: readonly { readonly what: string; readonly mine: number; readonly winners: number }[];
  /** What I choose more often than those who win, as parts of all that is chosen when the same is asked; the most different first. */
  readonly habits: readonly OptionHabit[];
}

export interface OptionHabit {
  readonly what: string;
  readonly kind: string;
  readonly mine: number;
  readonly winners: number;
  readonly samples: readonly Option[];
}

/** Where I was asked less often, a share says nothing. */
const LEAST_ASKED = 10;
/** A difference below this is none, and no more than so many are shown. */
const LEAST_APART = 0.03;
const MOST_HABITS = 5;

export function figuresOf(all: readonly Result[]): Figures[] {
  const groups = new Map<string, Result[]>();
  for (const result of [...all].sort((a, b) => a.endedMs - b.endedMs)) {
    const key = `${result.game} ${result.places.length}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].map(figures).sort((a, b) => b.results.length - a.results.length);
}

function figures(results: readonly Result[]): Figures {
  const [{ game, places: seats }] = results;
  const places = seats.map((_, place) => results.filter(({ mine, places }) => places[mine] === place + 1).length);
  const best = results.reduce((most, one) => (one.totals[one.mine] > most.totals[most.mine] ? one : most));
  const whats = [...new Set(results.flatMap(({ lines, mine }) => lines[mine].map(({ what }) => what)))];
  const lines = whats.map(what => ({
    what,
    mine: mean(results.map(({ lines, mine }) => pointsOf(lines[mine], what))),
    winners: mean(results.flatMap(one => winnersOf(one).map(seat => pointsOf(one.lines[seat], what)))),
  }));
  return { game, seats: seats.length, results, places, best, lines, habits: habitsOf(results) };
}

function habitsOf(results: readonly Result[]): OptionHabit[] {
  const mine = sharesOf(results.flatMap(({ choices, mine: seat }) => choices[seat]));
  const winners = sharesOf(results.flatMap(one => winnersOf(one).flatMap(seat => one.choices[seat])));
  return [...mine.values()]
    .filter(({ asked }) => asked >= LEAST_ASKED)
    .flatMap(({ what, kind, share, samples }) => {
      const theirs = winners.get(`${what} ${kind}`)?.share ?? 0;
      return share - theirs < LEAST_APART ? [] : [{ what, kind, mine: share, winners: theirs, samples }];
    })
    .sort((a, b) => b.mine - b.winners - (a.mine - a.winners))
    .slice(0, MOST_HABITS);
}

interface Share extends Omit<Chosen, 'times'> {
  /** How often the same was asked. */
  readonly asked: number;
  readonly share: number;
}

function sharesOf(choices: readonly Chosen[]): Map<string, Share> {
  const asked = new Map<string, number>();
  const chosen = new Map<string, Chosen>();
  for (const { what, kind, times, samples } of choices) {
    const key = `${what} ${kind}`;
    const known = chosen.get(key);
    asked.set(what, (asked.get(what) ?? 0) + times);
    chosen.set(key, {
      what,
      kind,
      times: (known?.times ?? 0) + times,
      samples: [...(known?.samples ?? []), ...samples],
    });
  }
  return new Map(
    [...chosen].map(([key, { times, ...one }]) => {
      const all = asked.get(one.what) ?? times;
      return [key, { ...one, asked: all, share: times / all }];
    }),
  );
}

function winnersOf({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

function pointsOf(lines: readonly ScorePart[], wanted: string): number {
  return lines.find(({ what }) => what === wanted)?.points ?? 0;
}

/** Nothing, of nothing: in a solo game that the automaton won nobody has. */
function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** What the names of several things begin with, to call them all by. */
export function commonName(names: readonly string[]): string {
  const [first, ...others] = names.map(name => name.split(' '));
  let count = 0;
  while (count < first.length && others.every(words => words[count] === first[count])) count += 1;
  if (count === first.length) return first.join(' ');
  return count === 0 ? '' : `${first.slice(0, count).join(' ')} …`;
}
