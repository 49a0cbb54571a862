import { CERTAIN, type JudgedChoice, type LookBack, luckOf, type Outlook, WORTH_A_WORD } from '@bonebed/bots/accounts';
import type { Seat } from '@bonebed/kernel';

/** A moment that mattered: a decision, or a turn in which luck was with somebody. */
export interface TurningPoint {
  readonly length: number;
  readonly seat: Seat;
  /** What it did to the chance of that seat. */
  readonly change: number;
  readonly decision: JudgedChoice | null;
  /** What chance brought. */
  readonly came: Outlook['came'];
}

/** How many are told at most; of those that changed less, only as many as make it a story. */
const MOST = 5;
const FEW = 3;
const LEAST = CERTAIN * 0.04;

/** The moments that mattered, in the order of the game: decisions that cost or brought something, and what luck gave. */
export function turningPoints({ outlooks, decisions }: LookBack): TurningPoint[] {
  const decided = decisions.map(
    (decision): TurningPoint => ({
      length: decision.length,
      seat: decision.seat,
      change: decision.change[decision.seat],
      decision,
      came: [],
    }),
  );
  const lucky = luckOf(outlooks, decisions).map((luck, turn): TurningPoint => {
    const seat = luck.indexOf(Math.max(...luck));
    const { length, came } = outlooks[turn];
    return { length, seat, change: luck[seat], decision: null, came };
  });
  // Where nothing was drawn or came to light the difference is what the evaluation saw late: nothing to tell as luck.
  const all = [...decided, ...lucky.filter(({ came }) => came.length > 0)]
    .filter(({ change }) => Math.abs(change) >= WORTH_A_WORD)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.length - b.length);
  return all
    .slice(0, MOST)
    .filter(({ change }, index) => index < FEW || Math.abs(change) >= LEAST)
    .sort((a, b) => a.length - b.length);
}

/** The best and the worst decision of a seat; null where nothing was worth a word. */
export function extremesOf(
  decisions: readonly JudgedChoice[],
  seat: Seat,
): { readonly best: JudgedChoice | null; readonly worst: JudgedChoice | null } {
  let best: JudgedChoice | null = null;
  let worst: JudgedChoice | null = null;
  for (const decision of decisions) {
    if (decision.seat !== seat) continue;
    if (decision.lead >= Math.max(WORTH_A_WORD, (best?.lead ?? 0) + 1)) best = decision;
    if (decision.lead <= Math.min(-WORTH_A_WORD, (worst?.lead ?? 0) - 1)) worst = decision;
  }
  return { best, worst };
}
