import {
  type Brain,
  fastRng,
  type Game,
  imagine,
  type Option,
  type Reply,
  type Rng,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import { CERTAIN, type Decision, type Outlook } from './accounts.ts';
import { rootOf } from './bot.ts';
import { type Evaluation, makeEvaluation, rewards } from './evaluation.ts';
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
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  const chance = seats.map(seat => chanceOf(table, `outlook ${seat}`));
  const outlooks: Outlook[] = [];
  let last: Terms['state'] | null = null;
  eachMoment(table, then => {
    const { start } = then.situation();
    if (then.pending === null || start === last) return;
    last = start;
    const known = seats.map(seat => {
      let sum = 0;
      for (let i = 0; i < WORLDS; i++) {
        const world = { box, state: game.clone(start) };
        imagine(game, world, seat, chance[seat]);
        sum += chances(world)[seat];
      }
      return counted(sum / WORLDS);
    });
    const open = chances({ box, state: start });
    outlooks.push({ length: then.length, known, open: seats.map(seat => counted(open[seat])) });
  });
  const end = rewards(table.outcome?.places ?? []).map(counted);
  outlooks.push({ length: table.length, known: end, open: end });
  return outlooks;
}

/** What a decision of the past did; null where there was nothing to choose. */
export function decisionOf(table: Table<Terms>, length: number, brain: Brain): Decision | null {
  const given: Reply | undefined = table.record().answers[length];
  const then = table.past(length).table;
  if (given === undefined || then.pending === null || !then.pending.waiting.includes(given.seat)) return null;
  const { seat, text } = given;
  const { what } = then.pending;
  const choices = then.choices(seat);
  if (choices.length < 2) return null;
  const rng = chanceOf(table, `decision ${length}`);
  const search = beginSearch(rootOf(then, seat), rng, honestly(table.game, brain), { ...TUNING, ...brain.search });
  for (let i = 0; i < ITERATIONS; i++) search.iterate();
  const { text: preferred } = search.thought();
  const { chances, points } = search.compare(text, preferred, COMPARED);
  const optionOf = (wanted: string): Option[] => choices.flatMap(one => (one.text === wanted ? [one.option] : []));
  const [[chosen], [best]] = [optionOf(text), optionOf(preferred)];
  return { length, seat, what, chosen, best, change: chances.map(counted), points: mostDiffering(points) };
}

/** Less than half a point is not worth a word. */
const LEAST_TENTHS = 5;

function mostDiffering(points: ReadonlyMap<string, number>): Decision['points'] {
  let most: Decision['points'] = null;
  for (const [what, by] of points) {
    const tenths = Math.round(by * 10);
    if (Math.abs(tenths) >= Math.max(LEAST_TENTHS, Math.abs(most?.tenths ?? 0) + 1)) most = { what, tenths };
  }
  return most;
}

/** An evaluation that is as sure as it may be. */
function honestly(game: Game<Terms>, { features, weights, certainty = 1 }: Brain): Evaluation<Terms> {
  const entries = Object.entries(weights).map(([name, worth]) => [name, worth * certainty]);
  return makeEvaluation(game, features, Object.fromEntries(entries));
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
