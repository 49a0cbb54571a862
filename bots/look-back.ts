import {
  type Brain,
  type Event,
  fastRng,
  imagine,
  impossible,
  type Option,
  type Reply,
  type Rng,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import { CERTAIN, type Facts, type JudgedChoice, type Outlook, type PointsApart, WORTH_A_WORD } from './accounts.ts';
import { certainOf, type ScoreChange } from './advice.ts';
import { type Candidate, type Root, rootOf } from './bot.ts';
import { rewards } from './evaluation.ts';
import { honestly } from './honest.ts';
import { beginSearch } from './search.ts';
import { TUNING } from './tuning.ts';

/** Looks back at finished games. In how many worlds a moment is looked at, a decision is thought about, and a choice is compared with the best. */
const WORLDS = 12;
const ITERATIONS = 300;
const COMPARED = 48;

/** The chances of all seats at the start of each turn and at the end. Quick: a position is judged as it stands. */
export function outlooksOf(table: Table<Terms>, brain: Brain): Outlook[] {
  const { game, box, header } = table;
  const { chances } = honestly(game, brain);
  const { answers } = table.record();
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  const chance = seats.map(seat => chanceOf(table, `outlook ${seat}`));
  const outlooks: (Outlook & { readonly came: Event[] })[] = [];
  const learned = learning(table);
  let last: Terms['state'] | null = null;
  eachMoment(table, then => {
    if (then.length > 0) outlooks.at(-1)?.came.push(...learned(then, answers[then.length - 1].seat));
    const { start } = then.situation();
    if (then.pending === null || start === last) return;
    last = start;
    const known = seats.map(seat => {
      let sum = 0;
      for (let i = 0; i < WORLDS; i++) {
        const world = { box, state: game.clone(start) };
        imagine(game, world, seat, chance[seat]);
        sum += chances(world, seat)[seat];
      }
      return counted(sum / WORLDS);
    });
    const open = chances({ box, state: start });
    outlooks.push({ length: then.length, known, open: seats.map(seat => counted(open[seat])), came: [] });
  });
  const end = rewards(table.outcome?.places ?? []).map(counted);
  outlooks.push({ length: table.length, known: end, open: end, came: [] });
  return outlooks;
}

/** Asked at every moment of a game: what its last answer told who gave it, if that drew on chance or let somebody see something. */
function learning(table: Table<Terms>): (then: Table<Terms>, seat: Seat) => Event[] {
  const { state } = table.fresh().position;
  let { used } = state.rng;
  let seen = state.seen.slice();
  let events = 0;
  return (then, seat) => {
    const now = then.position.state;
    const hasLearned = now.rng.used !== used || now.seen.some((by, thing) => by !== seen[thing]);
    const told = hasLearned ? then.events(seat, events).filter(event => event !== null) : [];
    ({ used } = now.rng);
    seen = now.seen.slice();
    events = then.eventCount;
    return told;
  };
}

/** What a decision of the past did; null where there was nothing to choose. */
export function decisionOf(table: Table<Terms>, length: number, brain: Brain): JudgedChoice | null {
  const given: Reply | undefined = table.record().answers[length];
  const then = table.past(length).table;
  if (given === undefined || then.pending === null || !then.pending.waiting.includes(given.seat)) return null;
  const { seat, text } = given;
  const { what } = then.pending;
  const choices = then.choices(seat);
  if (choices.length < 2) return null;
  const rng = chanceOf(table, `decision ${length}`);
  const root = rootOf(then, seat);
  const search = beginSearch(root, rng, honestly(table.game, brain), { ...TUNING, ...brain.search });
  for (let i = 0; i < ITERATIONS; i++) search.iterate();
  const { candidates } = search.thought();
  const [best, second] = candidates;
  const chosen = candidates.find(one => one.text === text) ?? best;
  const beside = chosen === best ? second : best;
  const { chances, points } = search.compare(chosen.text, beside.text, COMPARED);
  // In other worlds the second may have been as good: then the best was no better.
  const lead = chosen === best ? Math.max(0, counted(chances[seat])) : counted(chances[seat]);
  const optionOf = (wanted: Candidate): Option => {
    const found = choices.find(one => one.text === wanted.text);
    return found === undefined ? impossible('an option that was thought about', wanted.text) : found.option;
  };
  return {
    length,
    seat,
    what,
    chosen: optionOf(chosen),
    best: optionOf(best),
    bestText: best.text,
    beside: optionOf(beside),
    lead,
    change: chances.map(by => (chosen === best ? 0 : counted(by))),
    facts: Math.abs(lead) < WORTH_A_WORD ? null : { points: apart(points), ...toldApart(root, chosen, beside, rng) },
  };
}

/** Less than half a point is not worth a word, nor are more than a few lines. */
const LEAST_TENTHS = 5;
const MOST_LINES = 3;

function apart(points: readonly ScoreChange[]): PointsApart[] {
  return points
    .map(({ seat, what, points: by }) => ({ seat, what, tenths: Math.round(by * 10) }))
    .filter(({ tenths }) => Math.abs(tenths) >= LEAST_TENTHS)
    .sort((a, b) => Math.abs(b.tenths) - Math.abs(a.tenths))
    .slice(0, MOST_LINES);
}

/** What is told because of one choice, and because of another: only what is sure, as far as who chose could know, and not what both bring. */
function toldApart(root: Root<Terms>, chosen: Candidate, beside: Candidate, rng: Rng): Omit<Facts, 'points'> {
  const [told, untold] = [chosen, beside].map(one => certainOf(root, one, rng).events);
  const without = (events: readonly Event[], others: readonly Event[]): Event[] => {
    const known = new Set(others.map(event => JSON.stringify(event)));
    return events.filter(event => !known.has(JSON.stringify(event)));
  };
  return { told: without(told, untold), untold: without(untold, told) };
}

function eachMoment(table: Table<Terms>, look: (then: Table<Terms>) => void): void {
  const { answers } = table.record();
  const fresh = table.fresh();
  fresh.follow(() => {
    look(fresh);
    return answers[fresh.length] ?? null;
  });
}

const counted = (chance: number): number => Math.round(chance * CERTAIN);

/** The same game is looked at with the same chance, everywhere. */
function chanceOf({ header }: Table<Terms>, what: string): Rng {
  return fastRng(`look back/${header.seed}/${what}`);
}
