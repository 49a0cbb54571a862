import { gameIds, loadGame } from '@bonebed/games';
import {
  fastRng,
  fork,
  type Game,
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
import { decide, type Root, rootOf } from './bot.ts';
import { startBudget } from './budget.ts';
import { bots } from './players.ts';

/** How many asks of each table are looked at, and how many iterations each bot thinks about them. */
const ASKS = 6;
const ITERATIONS = 40;
/** One ask in so many is looked at. */
const EVERY = 9;

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

function think(game: Game<Terms>, root: Root<Terms>, bot: string): unknown {
  const thought = decide(
    bots[bot],
    root,
    fastRng(`${game.id}/bot`),
    startBudget({ iterations: ITERATIONS }, () => 0),
  );
  return thought;
}

describe.each([...gameIds])('%s', async id => {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const counts = [...new Set([game.seats[0], game.seats[game.seats.length - 1]])];

  test.each(counts)('bots at %d seats think the same whatever they can not see', seats => {
    const rng = fastRng(`honesty/${id}/${seats}`);
    const header = makeHeader(game, edition, { seats, seed: seedFrom(`honesty/${id}/${seats}`) });
    const table = new Table(game, edition.box, header);
    let compared = 0;
    let differing = 0;
    for (let asked = 1; compared < ASKS; asked++) {
      if (table.pending === null) break;
      const [seat] = table.pending.waiting;
      if (asked % EVERY === 0 && table.choices(seat).length > 1) {
        const other = otherWorld(table, seat, rng);
        if (other !== null) {
          compared += 1;
          const root = rootOf(table, seat);
          if (stateHash(other.start) !== stateHash(root.start)) differing += 1;
          for (const bot of ['greedy', 'search']) {
            expect(think(game, other, bot), `${bot} at ask ${asked}`).toEqual(think(game, root, bot));
          }
        }
      }
      const { text } = decide(bots.random, rootOf(table, seat), rng, { isOver: () => true });
      table.answer(seat, text);
    }
    // A test that compared nothing, or nothing that differs, would prove nothing.
    expect({ compared, differing }).toEqual({ compared: ASKS, differing: ASKS });
  });
});
