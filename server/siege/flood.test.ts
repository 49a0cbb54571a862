import { setTimeout as passed } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rates } from '../limits.ts';
import type { Command } from '../protocol.ts';
import { Person, type Visit } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { extent, isFull, report } from './figures.ts';

const GUESTS = 8;
const SOCKETS = 190;
/** Messages that each socket has on their way at any time. */
const AT_ONCE = 8;
/** So far the games of the flood have come before it begins: a longer game takes longer to look at. */
const MOVES_BEFORE = 25;
/** A person plays no faster than this. */
const THINKING_MS = 60;
const MOST_P99_MS = 100;

/** A table of someone's own, with a bot, where they are asked now. */
async function openTable(person: Person): Promise<Visit> {
  const { table } = await person.create({ game: 'holotype', seats: 2, bots: [null, 'random'], open: true });
  await person.command(table, { do: 'start' });
  const visit = await person.visit(table);
  await visit.until(({ isAsked }) => isAsked);
  return visit;
}

async function move(visit: Visit): Promise<void> {
  await visit.until(({ isAsked }) => isAsked);
  await visit.choose(0);
}

/** The questions that cost a server most, in turn. */
function question({ current }: Visit, number: number): Command {
  if (number % 3 === 0) return { do: 'view' };
  if (number % 3 === 1) return { do: 'why', at: current.ask?.at ?? 0 };
  return { do: 'past', length: Math.max(0, current.answers - (number % 20)) };
}

interface Flood {
  isOver: boolean;
  answered: number;
}

/** Asks and asks, as fast as answers come. */
async function ask(visit: Visit, flood: Flood): Promise<void> {
  for (let number = 0; !flood.isOver; number++) {
    await visit.ask(question(visit, number)).catch(() => {});
    flood.answered += 1;
  }
}

async function beginFlood(
  address: string,
  flood: Flood,
): Promise<{ readonly visits: Visit[]; readonly end: Promise<unknown> }> {
  const visits: Visit[] = [];
  for (let guest = 0; guest < GUESTS; guest++) {
    const own = await openTable(await Person.named(address, `Flood ${guest}`));
    for (let made = 0; made < MOVES_BEFORE; made++) await move(own);
    visits.push(own);
  }
  while (visits.length < SOCKETS) {
    const { person, table } = visits[visits.length % GUESTS];
    visits.push(await person.visit(table));
  }
  const end = Promise.all(visits.flatMap(visit => Array.from({ length: AT_ONCE }, () => ask(visit, flood))));
  return { visits, end };
}

/** How long each of so many moves of one player took until it was acknowledged. */
async function acknowledgements(person: Person, moves: number): Promise<number[]> {
  const took: number[] = [];
  let visit = await openTable(person);
  while (took.length < moves) {
    await visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
    if (visit.current.phase === 'over') {
      visit.leave();
      visit = await openTable(person);
      continue;
    }
    await passed(THINKING_MS);
    const began = performance.now();
    await visit.choose(took.length % (visit.current.ask?.options?.length ?? 1));
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] * 10) / 10;
}

test('many sockets of a few guests ask as much as they can; somebody else plays as if they were not there', async () => {
  const { address } = await serverProcess({ rateFactor: 1 });
  const player = await Person.named(address, 'Player');
  const flood: Flood = { isOver: false, answered: 0 };
  const { visits, end } = await beginFlood(address, flood);
  const began = performance.now();
  const answeredBefore = flood.answered;
  const took = await acknowledgements(player, extent(30, 1000));
  const seconds = (performance.now() - began) / 1000;
  const answered = flood.answered - answeredBefore;
  flood.isOver = true;
  for (const visit of visits) visit.drop();
  await end;
  const p99 = quantile(took, 0.99);
  report(12, `${SOCKETS} sockets of ${GUESTS} guests ask without end`, {
    'questions answered': answered,
    moves: took.length,
    'acknowledged p50 ms': quantile(took, 0.5),
    'p99 ms': p99,
    'slowest ms': quantile(took, 1),
  });
  // Each of them got no more than one person's share; a question counts as two.
  const { burst, perSecond } = rates.commands;
  expect(answered).toBeLessThanOrEqual(GUESTS * (burst + perSecond * (seconds + 1)));
  expect(answered).toBeGreaterThan(0);
  if (isFull) expect(p99).toBeLessThan(MOST_P99_MS);
});
