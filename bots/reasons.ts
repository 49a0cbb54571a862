import {
  type Brain,
  type Choose,
  cloneRng,
  fork,
  legalOptions,
  optionText,
  type Position,
  pick,
  type Reason,
  type Rng,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { type Candidate, guess, type Root, worldAt } from './bot.ts';

/** In how many worlds an answer is compared with the next best ones, and with how many of those. */
const WORLDS = 16;
const OTHERS = 6;
/** What is worth less, or a small part of the best reason only, is none. */
const LITTLE = 0.02;
const PART = 0.25;

/**
 * What speaks for the first candidate: of all that bots look at in a position, where it leaves its seat with more at the end of the turn than the next
 * best answers would, or a rival with less. The heaviest first.
 */
export function reasonsFor<T extends Terms>(
  root: Root<T>,
  candidates: readonly Candidate[],
  { features, weights }: Brain,
  rng: Rng,
): Reason[] {
  const [best, ...others] = candidates.slice(0, OTHERS + 1);
  if (others.length === 0) return [];
  const more = Array.from({ length: root.seats }, () => features.names.map(() => 0));
  const row = features.names.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const chance = fork(rng);
    for (const one of [best, ...others]) {
      const end = turnEnd(root, one, cloneRng(chance));
      // How it ends says more than what is left then.
      if (root.game.outcome(end) !== null) return [];
      const part = one === best ? 1 / WORLDS : -1 / WORLDS / others.length;
      for (const score of root.game.score(end)) {
        if (score.seat === null) continue;
        features.read(end, score.seat, score, row);
        for (const [place, value] of row.entries()) more[score.seat][place] += part * value;
      }
    }
  }
  const reasons = more.flatMap((values, seat) =>
    values.flatMap((value, place) => {
      const what = features.names[place];
      const isFor = seat === root.seat ? value > 0 : value < 0;
      return isFor ? [{ seat, what, worth: (weights[what] ?? 0) * Math.abs(value) }] : [];
    }),
  );
  reasons.sort((a, b) => b.worth - a.worth);
  const least = Math.max(LITTLE, PART * (reasons[0]?.worth ?? 0));
  return reasons.filter(({ worth }) => worth >= least).map(({ seat, what }) => ({ seat, what }));
}

/** The position at the end of the turn, in one world: the answer, then what the bot expects to follow, then whatever. */
function turnEnd<T extends Terms>(root: Root<T>, { text, next }: Candidate, rng: Rng): Position<T> {
  const { game, box } = root;
  const ahead = next.filter(({ seat }) => seat === root.seat).map(expected => expected.text);
  let wanted: string | undefined = text;
  let isRoot = true;
  const choose: Choose<T> = (at, seat: Seat, what, offer) => {
    if (isRoot && seat !== root.seat) return guess(at, seat, offer, rng);
    const legal = legalOptions(at, seat, offer);
    const meant = seat === root.seat ? legal.find(option => optionText(game, box, what, option) === wanted) : undefined;
    isRoot = false;
    if (meant !== undefined) wanted = ahead.shift();
    return meant ?? pick(rng, legal);
  };
  const play = worldAt(root, rng, choose);
  game.step(play);
  return play;
}
