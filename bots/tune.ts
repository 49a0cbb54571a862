import {
  below,
  type Choose,
  continuedPlay,
  type Edition,
  type Features,
  fastRng,
  type Game,
  legalOptions,
  type Option,
  type Position,
  type Rng,
  type Settings,
  type Terms,
  totalOf,
  type Weights,
} from '@bonebed/kernel';
import { type Bot, question, type Root } from './bot.ts';
import type { FitSample } from './fit.ts';
import { playMatch } from './match.ts';
import { parsePlayer } from './players.ts';

/**
 * Finds what features are worth by self-play: bots with the weights of the last round play against each other, now and then at
 * random. The features of positions at the end of a turn then have to explain how the games ended (`fit.ts`). A row of nobody's
 * seat, an automaton, is looked at as well.
 */
export interface SelfPlay<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly settings: Settings;
  readonly features: Features<T>;
  readonly weights: Weights;
  readonly seats: number;
  readonly seed: string;
  /** Who plays, as `parsePlayer` reads it: `greedy`, `search@it:50`. */
  readonly player: string;
  /** One decision in this number is random, so that odd positions are seen too. */
  readonly stray: number;
}

/** Only every second turn is looked at: neighbouring positions tell little new. */
const LOOK = 2;
/**
 * The positions of one game are no independent witnesses: they all end alike. So a game counts as much as this many, however
 * long it was.
 */
const WITNESSES = 3;

/** One game of self-play, as positions that know its end. */
export function selfPlay<T extends Terms>(play: SelfPlay<T>): FitSample[] {
  const { game, edition, settings, weights, seats, seed, player: name, stray } = play;
  const rng = fastRng(`tune/${seed}`);
  const { bot, budget } = parsePlayer(name, game.id, weights);
  const player = { name, bot: straying(bot, stray, rng), budget };
  const seen: number[][][] = [];
  let points: number[] = [];
  const look = (at: Position<T>): void => {
    if (below(rng, LOOK) === 0) seen.push(rowsOf(play, at));
  };
  const { outcome } = playMatch({
    game,
    edition,
    settings,
    seed: `tune/${seed}`,
    players: Array.from({ length: seats }, () => player),
    now: () => 0,
    // Bots judge positions at the end of a turn, so that is where they learn: before the next one asks anything ...
    onDecision: (at, { given }) => {
      if (given.length === 0 && !hasAutomaton(game, at)) look(at);
    },
    // ... or, where an automaton would move in between, right after the last answer.
    onAnswer: (root, text) => {
      const at = hasAutomaton(game, { state: root.start, box: root.box }) ? endOfTurn(root, text) : null;
      if (at !== null && game.outcome(at) === null) look(at);
    },
    onEnd: at => {
      points = game.score(at).map(totalOf);
    },
  });
  const { places } = outcome;
  const weight = WITNESSES / seen.length;
  return seen.map(rows => ({ rows, points, places, weight }));
}

function hasAutomaton<T extends Terms>(game: Game<T>, at: Position<T>): boolean {
  return game.score(at).some(({ seat }) => seat === null);
}

const ASKED = Symbol('asked');

/** The position after the answer, if it ends the turn; null if more is asked. */
function endOfTurn<T extends Terms>(root: Root<T>, text: string): Position<T> | null {
  const { game, box } = root;
  const { options, texts } = question(root);
  const answers: Option[] = [options[texts.indexOf(text)]];
  const choose: Choose<T> = (at, seat, _what, offer) => {
    const answer = answers.pop();
    if (answer !== undefined) return answer as (typeof offer.candidates)[number];
    const legal = legalOptions(at, seat, offer);
    if (legal.length > 1) throw ASKED;
    return legal[0];
  };
  const play = continuedPlay<T>(game, box, game.clone(root.start), root.given, choose, () => {});
  try {
    game.step(play);
    return play;
  } catch (stop) {
    if (stop !== ASKED) throw stop;
    return null;
  }
}

function rowsOf<T extends Terms>({ game, features }: SelfPlay<T>, at: Position<T>): number[][] {
  return game.score(at).map((score, index) => {
    const row = features.names.map(() => 0);
    features.read(at, score.seat ?? index, score, row);
    return row;
  });
}

function straying(bot: Bot, stray: number, rng: Rng): Bot {
  return {
    id: bot.id,
    begin: (root, chance) => {
      if (below(rng, stray) !== 0) return bot.begin(root, chance);
      const { texts } = question(root);
      const text = texts[below(rng, texts.length)];
      return { isDone: () => true, iterate: () => {}, thought: () => ({ text, iterations: 0, candidates: [] }) };
    },
  };
}
