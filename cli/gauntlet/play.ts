import { type Played, standings } from '@bonebed/bots';
import { resultOf, type Seated } from '../bots/deals.ts';
import { botPool } from '../bots/pool.ts';
import { progressBar } from '../progress.ts';
import { doneOrStopped } from '../stop.ts';
import type { System } from '../system.ts';
import { type Cell, gamesInDeal, matchesOf } from './cells.ts';
import { type DealResult, type Ledger, msPerDeal } from './ledger.ts';

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
interface Deal {
  readonly cell: Cell;
  readonly deal: number;
  readonly matches: readonly Seated[];
  readonly played: Played[];
}

/**
 * Plays what the ledger does not know yet, until all is played or somebody stops it: a first deal of each cell, which says how long its
 * deals take, and then the cells one after the other, those with the shortest deals first.
 */
export async function playGauntlet(system: System, gauntlet: Gauntlet, ledger: Ledger): Promise<void> {
  const pool = botPool(system.games, gauntlet.threads);
  let done = 0;
  const bar = progressBar(system.stderr, openDeals(gauntlet, ledger).flatMap(({ matches }) => matches).length);
  const play = async (open: readonly Deal[]): Promise<void> => {
    const matches = open.flatMap(deal => deal.matches.map(match => ({ deal, match })));
    const requests = matches.map(({ match }) => match.request);
    await pool.all(requests, (_, reply, index) => {
      const { deal, match } = matches[index];
      deal.played.push({ seating: match.seating, result: resultOf(reply) });
      done += 1;
      bar.reach(done);
      if (deal.played.length === deal.matches.length) ledger.add(deal.cell, gauntlet.seed, deal.deal, sumUp(deal));
    });
  };
  const playAll = async (): Promise<void> => {
    await play(openDeals(gauntlet, ledger).filter(({ deal }) => deal === 0));
    await play(openDeals(gauntlet, ledger));
  };
  try {
    await doneOrStopped(playAll());
  } finally {
    bar.end();
    await pool.close();
  }
}

/** What is still to be played of the cells, the shortest deals first. */
function openDeals({ cells, games, seed, components }: Gauntlet, ledger: Ledger): Deal[] {
  const lines = cells.map(cell => ({ cell, line: ledger.find(cell, seed) }));
  return lines
    .filter(({ line }) => (line.sum?.games ?? 0) < games)
    .sort((one, other) => msPerDeal(one.line) - msPerDeal(other.line))
    .flatMap(({ cell, line }) => {
      const numbers = Array.from({ length: Math.ceil(games / gamesInDeal(cell)) }, (_, deal) => deal);
      return numbers
        .filter(deal => typeof line.deals[deal] !== 'number')
        .map(deal => ({ cell, deal, matches: matchesOf(cell, components, seed, deal), played: [] }));
    });
}

function sumUp({ cell, played }: Deal): DealResult {
  const [first] = cell.bots;
  const { wins, decisions } = standings([first], played)[0];
  const seats = played.flatMap(({ seating, result }) => result.seats.filter((_, seat) => seating[seat] === first));
  return {
    wins,
    decisions,
    thinkingMs: Math.round(seats.reduce((sum, { thinkingMs }) => sum + thinkingMs, 0)),
    longestMs: Math.round(Math.max(...seats.map(({ longestMs }) => longestMs))),
  };
}
