import { type Rng, shuffled } from '@bonebed/kernel';

/** What the search knows so far of an option. */
export interface Tried {
  readonly visits: number;
  readonly mean: number;
}

/** How many options compete in one pass: of a longer list, new ones come in with every pass. */
export const CANDIDATES = 24;

/**
 * Shares out the iterations among the options at the root by sequential halving: all candidates are tried once, the better half
 * of them twice more, the better half of those four times, until two are left; then the next pass begins, so that it may be
 * stopped at any moment. Those that are compared have met the same worlds, so luck falls out of the comparison, while an upper
 * bound (UCB1) compares one that met a few worlds with one that met many. Returns the index of the option to try next.
 */
export function halving(count: number, rng: Rng, triedOf: (index: number) => Tried): () => number {
  // Which of a long list come first is left to chance, not to the order in which the rules list them.
  const order = shuffled(rng, count);
  let fresh = 0;
  let candidates: number[] = [];
  let times = 1;
  let turn = 0;
  const byMean = (a: number, b: number) => triedOf(b).mean - triedOf(a).mean || a - b;
  const nextPass = (): void => {
    const known = order.slice(0, fresh).sort(byMean);
    const places = Math.min(count, CANDIDATES);
    const untried = order.slice(fresh, fresh + Math.max(places - known.length, Math.floor(places / 2)));
    fresh += untried.length;
    candidates = [...known.slice(0, places - untried.length), ...untried];
    times = 1;
  };
  return () => {
    if (turn >= candidates.length * times) {
      turn = 0;
      if (candidates.length <= 2) nextPass();
      else {
        candidates = candidates.sort(byMean).slice(0, Math.ceil(candidates.length / 2));
        times *= 2;
      }
    }
    turn += 1;
    return candidates[(turn - 1) % candidates.length];
  };
}

/** The options, the best first: by what they have brought, if they were tried about as often as any; then by how often. */
export function ranking(tried: readonly Tried[]): number[] {
  let most = 0;
  for (const { visits } of tried) most = Math.max(most, visits);
  const isKnown = ({ visits }: Tried) => visits * 2 >= most;
  // Equal ones stay in the order of the options.
  return Array.from(tried, (_, index) => index).sort((a, b) => {
    const [one, other] = [tried[a], tried[b]];
    if (isKnown(one) !== isKnown(other)) return isKnown(one) ? -1 : 1;
    return isKnown(one) ? other.mean - one.mean : other.visits - one.visits || other.mean - one.mean;
  });
}
