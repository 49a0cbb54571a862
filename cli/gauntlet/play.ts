import { type Played, standings } from '@bonebed/bots';
import { resultOf, type Seated } from '../bots/deals.ts';
import { botPool } from '../bots/pool.ts';
import type { Host } from '../host.ts';
import { progressBar } from '../progress.ts';
import { doneOrStopped } from '../stop.ts';
import { type Cell, gamesInDeal, matchesOf } from './cells.ts';
import type { DealResult, Ledger } from './ledger.ts';

export interface Gauntlet {
  readonly cells: readonly Cell[];
  /** Of each cell, rounded up to whole deals. */
  readonly games: number;
  readonly seed: string;
  /** The contents of another box; null for the games' own. */
  readonly components: unknown;
  readonly threads: number | undefined;
}

/** A deal that is still to be played. */
interface Open {
  readonly cell: Cell;
  readonly deal: number;
  readonly matches: readonly Seated[];
  readonly played: Played[];
}

export const dealsOf = (cell: Cell, games: number): number => Math.ceil(games / gamesInDeal(cell));

/** Plays what the ledger does not know yet, until all is played or somebody stops it. */
export async function playGauntlet(host: Host, gauntlet: Gauntlet, ledger: Ledger): Promise<void> {
  const { seed, threads } = gauntlet;
  const { open, known } = deals(gauntlet, ledger);
  const matches = open.flatMap(deal => deal.matches.map(match => ({ deal, match })));
  const bar = progressBar(host.stderr, known + matches.length);
  const pool = botPool(host.games, threads);
  try {
    const requests = matches.map(({ match }) => match.request);
    const work = pool.all(requests, (done, reply, index) => {
      const { deal, match } = matches[index];
      deal.played.push({ seating: match.seating, result: resultOf(reply) });
      bar.reach(known + done);
      if (deal.played.length === deal.matches.length) ledger.add(deal.cell, seed, deal.deal, sumUp(deal));
    });
    await doneOrStopped(work);
  } finally {
    bar.end();
    await pool.close();
  }
}

/** All cells go on together, deal by deal, so that a run that is stopped has something to say of each. */
function deals({ cells, games, seed, components }: Gauntlet, ledger: Ledger): { open: Open[]; known: number } {
  const open: Open[] = [];
  let known = 0;
  for (let deal = 0; deal < games; deal++) {
    for (const cell of cells) {
      if (deal >= dealsOf(cell, games)) continue;
      if (ledger.find(cell, seed, deal) !== undefined) known += gamesInDeal(cell);
      else open.push({ cell, deal, matches: matchesOf(cell, components, seed, deal), played: [] });
    }
  }
  return { open, known };
}

function sumUp({ cell, played }: Open): DealResult {
  const found = standings(cell.bots, played);
  const seats = cell.bots.map(name =>
    played.flatMap(({ seating, result }) => result.seats.filter((_, seat) => seating[seat] === name)),
  );
  return {
    wins: found.map(({ wins }) => wins),
    decisions: found.map(({ decisions }) => decisions),
    thinkingMs: seats.map(own => Math.round(own.reduce((sum, { thinkingMs }) => sum + thinkingMs, 0))),
    longestMs: seats.map(own => Math.round(Math.max(...own.map(({ longestMs }) => longestMs)))),
  };
}
