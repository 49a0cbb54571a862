import { isLost, leadOf, type MatchResult, mean, mirrored } from '@bonebed/bots';
import { cores, placeInThread, poolOf } from '../../cli/threads.ts';
import type { GateMatch, GateReply, Side, Sides } from './thread.ts';

/** What is compared: a bot at one kind of table. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly bot: GateMatch['bot'];
  readonly iterations: number;
}

export interface GateComparison extends Contest {
  readonly games: number;
  /** How much of the games the bots of now won; equal ones win one half. */
  readonly winRate: number;
  readonly plusMinus: number;
  /** Beyond doubt. */
  readonly isLost: boolean;
}

const SIDES: readonly Side[] = ['now', 'before'];

/** Plays so many deals. A deal is one witness: both sides play it from both places. */
export async function compare(sides: Sides, contest: Contest, deals: number): Promise<GateComparison> {
  const script = new URL('./thread.mjs', import.meta.url);
  const places = Array.from({ length: cores() }, () => placeInThread<GateMatch, GateReply>(script, sides));
  const pool = poolOf(places);
  try {
    const matches = Array.from({ length: deals }, (_, deal) => matchesIn(contest, deal));
    const replies = await pool.all(matches.flat(), () => {});
    const leads = matches.map((both, deal) => {
      const first = deal * both.length;
      const played = both.map(({ seating }, index) => ({ seating, result: resultOf(contest, replies[first + index]) }));
      return leadOf('now', 'before', played);
    });
    const { mean: lead, plusMinus } = mean(leads);
    const games = deals * SIDES.length;
    return { ...contest, games, winRate: (1 + lead) / 2, plusMinus: plusMinus / 2, isLost: isLost(leads) };
  } finally {
    await pool.close();
  }
}

function resultOf({ game }: Contest, { result, fault }: GateReply): MatchResult {
  if (result === null) throw new Error(`${game}: ${fault}`);
  return result;
}

function matchesIn({ game, seats, bot, iterations }: Contest, deal: number): GateMatch[] {
  return mirrored(SIDES, seats, deal).map(seating => ({ game, seed: `gate/${deal}`, bot, iterations, seating }));
}
