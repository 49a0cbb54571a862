import { below, type Choice, pick, type Rng, sha256Hex } from '@bonebed/kernel';

/** How a game is played: picks one of the choices of an ask. */
export type PlayStyle = (choices: readonly Choice[], what: string) => Choice;

/** What is done in an answer, without the components that it is done with. */
function kindOf({ option, text }: Choice): string {
  if (typeof option === 'object') return String(option.do ?? Object.keys(option).join(' '));
  return typeof option === 'string' ? option : text;
}

/** Takes what was taken least often in this game: first by what is done, then by what it is done with. */
function rare(rng: Rng): PlayStyle {
  const kinds = new Map<string, number>();
  const texts = new Map<string, number>();
  return (choices, what) => {
    const weights = choices.map(choice => {
      const kind = kinds.get(`${what} ${kindOf(choice)}`) ?? 0;
      return kind * 1000 + (texts.get(`${what} ${choice.text}`) ?? 0);
    });
    const least = Math.min(...weights);
    const chosen = pick(
      rng,
      choices.filter((_, index) => weights[index] === least),
    );
    const kind = `${what} ${kindOf(chosen)}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    texts.set(`${what} ${chosen.text}`, (texts.get(`${what} ${chosen.text}`) ?? 0) + 1);
    return chosen;
  };
}

/** Has an order of preference from the first move to the last, and so drives a game to where nobody would take it. */
function stubborn(rng: Rng): PlayStyle {
  const taste = below(rng, 1 << 30);
  const liking = new Map<string, string>();
  const likes = (text: string): string => {
    const known = liking.get(text) ?? sha256Hex(`${taste} ${text}`);
    liking.set(text, known);
    return known;
  };
  return choices => choices.reduce((best, other) => (likes(other.text) > likes(best.text) ? other : best));
}

const random =
  (rng: Rng): PlayStyle =>
  choices =>
    pick(rng, choices);
const first = (): PlayStyle => choices => choices[0];
const last = (): PlayStyle => choices => choices[choices.length - 1];

const habits: readonly ((rng: Rng) => PlayStyle)[] = [random, rare, rare, stubborn, first, last];

/** A habit for one game; in most games it is left now and then for another answer, so that no game is stuck in it. */
export function anyHabit(rng: Rng): PlayStyle {
  const habit = pick(rng, habits)(rng);
  const freedom = pick(rng, [2, 4, 10, 30]);
  return (choices, what) => (below(rng, freedom) === 0 ? pick(rng, choices) : habit(choices, what));
}
