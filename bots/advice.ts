import {
  type Advice,
  type Brain,
  type Event,
  fork,
  legalOptions,
  type Offer,
  type Option,
  optionText,
  type Position,
  type Rng,
  type ScoreChange,
  type Seat,
  type Sheet,
  sheetFor,
  type Tell,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, type Candidate, decide, question, type Root, worldAt } from './bot.ts';
import type { Budget } from './budget.ts';
import { reasonsFor } from './reasons.ts';

export type { Advice, ScoreChange } from '@bonebed/kernel';

/** In how many worlds something must be so to be told as a fact: what chance decides hardly ever agrees in all of them. */
const WORLDS = 6;
/** If the second best answer is worth less than the best by at least this, the choice is clear. */
const CLEAR = 0.03;
const STOP = Symbol('stop');

/** What this bot advises at the root; the same for all worlds that the seat can't tell apart. */
export function adviceOf<T extends Terms>(bot: Bot, brain: Brain, root: Root<T>, rng: Rng, budget: Budget): Advice {
  const { what, options, texts } = question(root);
  const { candidates } = decide(bot, root, fork(rng), budget);
  const [best, second] = candidates;
  return {
    what,
    text: best.text,
    option: options[texts.indexOf(best.text)],
    lead: leadOf(best, second),
    ...certainOf(root, best, rng),
    reasons: reasonsFor(root, candidates, brain, rng),
  };
}

/** What is sure to come of an option, as far as its seat can know. */
export function certainOf<T extends Terms>(
  root: Root<T>,
  candidate: Candidate,
  rng: Rng,
): Pick<Advice, 'changes' | 'events' | 'next'> {
  const worlds = Array.from({ length: WORLDS }, () => look(root, candidate, fork(rng)));
  return {
    changes: commonTo(worlds.map(({ changes }) => changes)),
    events: commonTo(worlds.map(({ events }) => events)),
    next: commonTo(worlds.map(({ next }) => (next === null ? [] : [next])))[0] ?? null,
  };
}

function leadOf(best: Candidate, second: Candidate | undefined): Advice['lead'] {
  if (second === undefined) return 'only';
  return best.value - second.value > CLEAR ? 'clear' : 'close';
}

/** What stands in all lists. */
function commonTo<V>([first, ...others]: readonly (readonly V[])[]): readonly V[] {
  const known = others.map(list => new Set(list.map(one => JSON.stringify(one))));
  return first.filter(one => known.every(list => list.has(JSON.stringify(one))));
}

interface Seen {
  readonly changes: readonly ScoreChange[];
  readonly events: readonly Event[];
  readonly next: Advice['next'];
}

/** One world: the answer, then what the bot expects of the same seat, until somebody else is asked. */
function look<T extends Terms>(root: Root<T>, { text, next: line }: Candidate, rng: Rng): Seen {
  const { game, box, seat } = root;
  const events: Event[] = [];
  let before: Sheet | null = null;
  let next: Advice['next'] = null;
  const ahead = [...line];
  const choose = <C extends Option>(at: Position<T>, asked: Seat, what: string, offer: Offer<T, C>): C => {
    if (asked !== seat) throw STOP;
    const wanted = before === null ? text : ahead.shift()?.text;
    const option = legalOptions(at, seat, offer).find(one => optionText(game, box, what, one) === wanted);
    if (option === undefined) throw STOP;
    if (before === null) before = sheetFor(game.score(at), seat);
    else next ??= { what, option };
    return option;
  };
  const hear = (event: T['event']) => {
    if (before !== null && next === null) events.push(event);
  };
  const tell: Tell<T> = Object.assign(hear, {
    only(seats: readonly Seat[], event: T['event'], instead: T['event'] | null) {
      const heard = seats.includes(seat) ? event : instead;
      if (heard !== null) hear(heard);
    },
  });
  const play = Object.assign(worldAt(root, rng, choose), { tell });
  try {
    while (game.outcome(play) === null) game.step(play);
  } catch (stop) {
    if (stop !== STOP) throw stop;
  }
  return { events, next, changes: before === null ? [] : changed(before, sheetFor(game.score(play), seat)) };
}

function changed(before: Sheet, after: Sheet): ScoreChange[] {
  return after.flatMap(({ seat, lines }, row) =>
    lines.flatMap(({ what, points }) => {
      const was = before[row].lines.find(line => line.what === what)?.points ?? 0;
      return points === was ? [] : [{ seat, what, points: points - was }];
    }),
  );
}
