import {
  type BotReply,
  type BotRequest,
  brainOf,
  climb,
  type FitSample,
  fit,
  type GateVerdict,
  judge,
  leadOf,
  pointsAhead,
  type SelfPlayRequest,
  seatings,
  type Trial,
  unitsOf,
  weightsAt,
} from '@bonebed/bots';
import type { Weights } from '@bonebed/kernel';
import { progressBar } from '../progress.ts';
import type { System } from '../system.ts';
import { dealMatches, resultOf, type Tables } from './deals.ts';
import { botPool } from './pool.ts';

/** How weights are found: by playing with other ones, or by a fit to how games ended. */
export const tuningWays = ['play', 'fit'] as const;
export type TuningWay = (typeof tuningWays)[number];

export interface TuningPlan extends Tables {
  readonly by: TuningWay;
  /** Where the search for better weights begins. */
  readonly start: Weights;
  readonly rounds: number;
  /** In each round. */
  readonly games: number;
  /** At the gate. */
  readonly gate: number;
  /** Who plays all seats. */
  readonly player: string;
  /** In self-play one decision in so many is random. */
  readonly stray: number;
  /** How far weights are shifted to see what it brings (`climb`). */
  readonly shift: number;
  /** How strongly a fit holds the weights near those known so far. */
  readonly pull: number;
  readonly seed: string;
  readonly threads: number | undefined;
}

export interface TunedWeights {
  readonly weights: Weights;
  /** Of the new weights against those that the game has now. */
  readonly verdict: GateVerdict;
}

/** Games of self-play that show how large features are, before the first shift. */
const LOOKS = 20;
/** Alone, being so many points further ahead counts as much for a climb as winning all games of a deal: about as far as games of equal bots differ. */
const POINTS_OF_A_DEAL = 20;
const PLUS = 'plus';
const MINUS = 'minus';

/** Plays games, wherever there is room for them. */
type PlayGames = (requests: readonly BotRequest[]) => Promise<readonly BotReply[]>;

/** Finds weights and tries them against those that the game has now, on deals that none of them has seen. */
export async function tuneWeights(system: System, plan: TuningPlan): Promise<TunedWeights> {
  const { by, game, gate, rounds } = plan;
  const looks = by === 'play' ? LOOKS : 0;
  const bar = progressBar(system.stderr, looks + rounds * gamesIn(plan) + gamesAtGate(plan));
  const pool = botPool(system.games, plan.threads);
  let played = 0;
  const play: PlayGames = async requests => {
    const replies = await pool.all(requests, done => bar.reach(played + done));
    played += requests.length;
    return replies;
  };
  try {
    const weights = by === 'play' ? await climbByPlay(plan, play) : await fitRounds(plan, play);
    const trials = Array.from({ length: dealsFor(plan, gate) }, (_, index): Trial => {
      return { plus: weights, minus: weightsAt(game, plan.seats), deal: `gate/${index}` };
    });
    return { weights, verdict: judge(await leadsOf(plan, trials, play), gamesAtGate(plan)) };
  } finally {
    bar.end();
    await pool.close();
  }
}

async function climbByPlay(plan: TuningPlan, play: PlayGames): Promise<Weights> {
  const { game, start, rounds, games, seed, shift } = plan;
  const { names } = brainOf(game).features;
  const moments = await watch(plan, start, LOOKS, 'look', play);
  const units = unitsOf(names, moments, start);
  const deals = dealsFor(plan, games);
  return climb({ names, start, units, shift, rounds, deals, seed }, async trials => {
    const leads = await leadsOf(plan, trials, play);
    return plan.seats === 1 ? leads.map(points => points / POINTS_OF_A_DEAL) : leads;
  });
}

/** Each round plays with the weights that the round before has found, and fits them to all games so far. */
async function fitRounds(plan: TuningPlan, play: PlayGames): Promise<Weights> {
  const { names } = brainOf(plan.game).features;
  const moments: FitSample[] = [];
  let weights = plan.start;
  for (let round = 0; round < plan.rounds; round++) {
    moments.push(...(await watch(plan, weights, plan.games, `${round}`, play)));
    weights = fit(names, moments, plan.start, plan.pull);
  }
  return weights;
}

async function watch(
  { game, components, settings, seats, seed, player, stray }: TuningPlan,
  weights: Weights,
  games: number,
  deals: string,
  play: PlayGames,
): Promise<FitSample[]> {
  const requests = Array.from({ length: games }, (_, index): SelfPlayRequest => {
    const own = `${seed}/${deals}/${index}`;
    return { do: 'selfPlay', game, components, settings, seed: own, seats, weights, player, stray };
  });
  return (await play(requests)).flatMap(momentsOf);
}

/** Plays each trial in all seatings: how far plus came out ahead, in games won or, alone, in points. */
async function leadsOf(plan: TuningPlan, trials: readonly Trial[], play: PlayGames): Promise<number[]> {
  const { player, seed } = plan;
  const deals = trials.map(({ plus, minus, deal }) => {
    const entrants = [
      { name: PLUS, player, weights: plus },
      { name: MINUS, player, weights: minus },
    ];
    return dealMatches(plan, entrants, `${seed}/${deal}`);
  });
  const replies = await play(deals.flat().map(({ request }) => request));
  return deals.map((matches, deal) => {
    const played = matches.map(({ seating }, index) => {
      return { seating, result: resultOf(replies[deal * matches.length + index]) };
    });
    return (plan.seats === 1 ? pointsAhead : leadOf)(PLUS, MINUS, played);
  });
}

const gamesInDeal = ({ seats }: Tables): number => seatings([PLUS, MINUS], seats).length;
/** Whole deals, as many as it takes for so many games. */
const dealsFor = (plan: TuningPlan, games: number): number => Math.ceil(games / gamesInDeal(plan));

function gamesIn(plan: TuningPlan): number {
  return plan.by === 'fit' ? plan.games : dealsFor(plan, plan.games) * gamesInDeal(plan);
}

const gamesAtGate = (plan: TuningPlan): number => dealsFor(plan, plan.gate) * gamesInDeal(plan);

function momentsOf(reply: BotReply): readonly FitSample[] {
  if (reply.do !== 'watched') throw new Error(`expected positions of a game, found '${reply.do}'`);
  return reply.moments;
}
