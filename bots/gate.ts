import { mean, type Played, standings, Z95 } from './arena.ts';

/** How far the first of two came out ahead in the games of one deal: 1 if it won them all, -1 if the other did. */
export function leadOf(first: string, second: string, played: readonly Played[]): number {
  const [a, b] = standings([first, second], played);
  return (a.wins - b.wins) / played.length;
}

/** The normal distribution leaves 0.1 % beyond this on one side: a dozen comparisons of equal bots raise a false alarm in one run of a hundred. */
const DOUBT = 3.09;

/** Whether a lead over some deals is below 0 beyond doubt. */
export function isLost(leads: readonly number[]): boolean {
  const { mean: lead, plusMinus } = mean(leads);
  return lead + (plusMinus * DOUBT) / Z95 < 0;
}

/** What came of playing new weights against those of before. */
export interface Verdict {
  readonly games: number;
  /** How much of the games the new ones won. Alone at a table both meet the automaton: a game that both win or both lose is half for each. */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  /** Whether luck is no likely reason for it. */
  readonly isBetter: boolean;
}

/** Weights are believed if the whole 95 % interval of what they won is above one half. A deal is one witness, however many games it took. */
export function judge(leads: readonly number[], games: number): Verdict {
  const { mean: lead, plusMinus } = mean(leads);
  const share = (value: number): number => Math.min(1, Math.max(0, (1 + value) / 2));
  return {
    games,
    winRate: share(lead),
    ci95: [share(lead - plusMinus), share(lead + plusMinus)],
    isBetter: lead - plusMinus > 0,
  };
}
