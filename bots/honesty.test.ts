import { gameIds, loadGame } from '@bonebed/games';
import {
  copyOf,
  fastRng,
  fork,
  makeHeader,
  openEdition,
  type Rng,
  type Seat,
  seedFrom,
  stateHash,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { type Advice, adviceOf } from './advice.ts';
import { thinkAhead } from './ahead.ts';
import { type Bot, decide, question, type Root, rootOf, type Thought } from './bot.ts';
import { brainOf } from './brains.ts';
import { startBudget } from './budget.ts';
import { bots, parsePlayer } from './players.ts';

/** How many asks at each number of seats are looked at, and how many iterations each bot thinks about them. */
const ASKS = 12;
const ITERATIONS = 40;
/** One ask in so many is looked at, and so many games are played at most. */
const EVERY = 7;
const MOST_GAMES = 10;

/**
 * Another world in which the seat knows the same and is asked the same: what it does not know at this moment is re-dealt
 * at the start of the step, and the answers since are given again. Where nothing was drawn meanwhile, chance to come is another too.
 */
function otherWorld(table: Table<Terms>, seat: Seat, rng: Rng): Root<Terms> | null {
  const { game, box, header } = table;
  const root = rootOf(table, seat);
  const { state } = table.position;
  const start = game.clone(root.start);
  const seen = start.seen.slice();
  for (const [thing, knowers] of state.seen.entries()) start.seen[thing] |= knowers & (1 << seat);
  game.redeal({ state: start, box }, seat, rng);
  for (const [thing, knowers] of seen.entries()) if (state.seen[thing] & (1 << seat)) start.seen[thing] = knowers;
  if (state.rng.used === root.start.rng.used) start.rng = fork(rng);
  const other = new Table(game, box, header, start);
  const { answers } = table.record();
  for (const { seat: by, text } of answers.slice(answers.length - root.given.length)) {
    if (other.pending === null || !other.pending.waiting.includes(by) || !other.answer(by, text).ok) return null;
  }
  const same =
    JSON.stringify(other.view(seat)) === JSON.stringify(table.view(seat)) &&
    JSON.stringify(other.choices(seat)) === JSON.stringify(table.choices(seat));
  return same && other.pending?.waiting.includes(seat) ? rootOf(other, seat) : null;
}

/** Asks of bots, each with the answer that was found in the time of the one who was asked before, after every answer that one might have given. */
async function aheadOf(id: string, seats: number): Promise<{ early: string; late: string }[]> {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const label = `ahead/${id}/${seats}`;
  const rng = fastRng(label);
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom(label) }));
  const chanceAt = (length: number) => fastRng(`${label}/${length}`);
  const found: { early: string; late: string }[] = [];
  for (let asked = 1; table.pending !== null && found.length < ASKS; asked++) {
    const [person] = table.pending.waiting;
    if (asked % EVERY === 0) {
      const ahead = thinkAhead(table, (at, seat, length) => {
        if (seat === person) return null;
        const budget = startBudget({ iterations: ITERATIONS }, () => 0);
        return { thinking: bots.search.begin(rootOf(at, seat), chanceAt(length)), budget };
      });
      while (ahead.iterate());
      for (const { text } of table.choices(person)) {
        const early = ahead.find([text]);
        if (early === null) continue;
        const later = copyOf(table);
        later.answer(person, text);
        const root = rootOf(later, later.pending?.waiting[0] ?? person);
        const budget = startBudget({ iterations: ITERATIONS }, () => 0);
        found.push({ early, late: decide(bots.search, root, chanceAt(table.length + 1), budget).text });
      }
    }
    table.answer(person, decide(bots.random, rootOf(table, person), rng, { isOver: () => true }).text);
  }
  return found;
}

interface Pair {
  readonly real: Root<Terms>;
  readonly other: Root<Terms>;
}

/** Asks of random games, each with another world that its seat can't tell from the real one. */
async function pairsOf(id: string, seats: number): Promise<Pair[]> {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const pairs: Pair[] = [];
  for (let index = 0; index < MOST_GAMES; index++) {
    const label = `honesty/${id}/${seats}/${index}`;
    const rng = fastRng(label);
    const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom(label) }));
    for (let asked = 1; table.pending !== null; asked++) {
      const [seat] = table.pending.waiting;
      if (asked % EVERY === 0 && table.choices(seat).length > 1) {
        const real = rootOf(table, seat);
        const other = otherWorld(table, seat, rng);
        if (other !== null && stateHash(other.start) !== stateHash(real.start)) pairs.push({ real, other });
      }
      if (pairs.length === ASKS) return pairs;
      table.answer(seat, decide(bots.random, rootOf(table, seat), rng, { isOver: () => true }).text);
    }
  }
  return pairs;
}

function think(bot: Bot, root: Root<Terms>): Thought {
  return decide(
    bot,
    root,
    fastRng('bot'),
    startBudget({ iterations: ITERATIONS }, () => 0),
  );
}

function advise(root: Root<Terms>): Advice {
  return adviceOf(bots.greedy, brainOf(root.game.id), root, fastRng('coach'), {
    isOver: iterations => iterations >= ITERATIONS,
  });
}

/** Decides by what it should not know. */
const peeker: Bot = {
  id: 'peeker',
  begin: root => {
    const { texts } = question(root);
    const text = texts[Number.parseInt(stateHash(root.start).slice(0, 6), 16) % texts.length];
    return { isDone: () => true, iterate: () => {}, thought: () => ({ text, iterations: 0, candidates: [] }) };
  },
};

describe.each([...gameIds])('%s', async id => {
  const { game } = await loadGame(id);

  test.each([...game.seats])('with %d at the table, bots think the same whatever they can not see', async seats => {
    const pairs = await pairsOf(id, seats);
    // A test that compared nothing would prove nothing.
    expect(pairs).toHaveLength(ASKS);
    for (const bot of [bots.greedy, bots.search, parsePlayer('greedy~50', id).bot]) {
      for (const { real, other } of pairs) expect(think(bot, other), bot.id).toEqual(think(bot, real));
    }
    for (const { real, other } of pairs) expect(advise(other)).toEqual(advise(real));
    const caught = pairs.filter(({ real, other }) => think(peeker, real).text !== think(peeker, other).text);
    expect(caught.length).toBeGreaterThan(0);
  });

  test('what bots think while somebody else thinks is what they think when they are asked', async () => {
    const found = await aheadOf(id, 2);
    expect(found.length).toBeGreaterThanOrEqual(ASKS);
    expect(found.map(({ early }) => early)).toEqual(found.map(({ late }) => late));
  });
});
