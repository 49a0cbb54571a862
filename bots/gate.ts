import { type Mean, mean, type Played, standings, Z95 } from './arena.ts';

/** How far the first of two came out ahead in the games of one deal: 1 if it won them all, -1 if the other did. */
export function leadOf(first: string, second: string, played: readonly Played[]): number {
  const [a, b] = standings([first, second], played);
  return (a.wins - b.wins) / played.length;
}

/**
 * The same for a deal that each played alone with an automaton: by how many points further the first came out ahead of it. Deals that both win
 * or both lose tell nothing by who won.
 */
export function pointsAhead(first: string, second: string, played: readonly Played[]): number {
  const leads = (name: string) =>
    played.flatMap(({ seating, result }) => (seating[0] === name ? result.seats[0].lead : []));
  return mean(leads(first)).mean - mean(leads(second)).mean;
}

/** The normal distribution leaves 0.1 % beyond this on one side: a dozen comparisons of equal bots raise a false alarm in one run of a hundred. */
const DOUBT = 3.09;

/** Whether a lead over some deals is below 0 beyond doubt. */
export function isLost(leads: readonly number[]): boolean {
  const { mean: lead, plusMinus } = mean(leads);
  return lead + (plusMinus * DOUBT) / Z95 < 0;
}

/** What came of playing new weights against those of before. */
export interface GateVerdict {
  readonly games: number;
  /** How far the new ones came out ahead in a deal. */
  readonly ahead: Mean;
  /** Whether luck is no likely reason for it. */
  readonly isBetter: boolean;
}

/** Weights are believed if the whole 95 % interval of how far they came out ahead is above 0. A deal is one witness, however many games it took. */
export function judge(leads: readonly number[], games: number): GateVerdict {
  const ahead = mean(leads);
  return { games, ahead, isBetter: ahead.mean - ahead.plusMinus > 0 };
}

/** Leads of deals (`leadOf`) as how much of the games was won, with its 95 % interval. */
export function winRateOf({ mean: lead, plusMinus }: Mean): { winRate: number; ci95: readonly [number, number] } {
  const share = (value: number): number => Math.min(1, Math.max(0, (1 + value) / 2));
  return { winRate: share(lead), ci95: [share(lead - plusMinus), share(lead + plusMinus)] };
}
