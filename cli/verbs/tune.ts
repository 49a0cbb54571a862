import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  type BotReply,
  brainOf,
  type FitTarget,
  fit,
  fitTargets,
  type Moment,
  parsePlayer,
  type SelfPlayRequest,
  USUAL_PULL,
  type Weights,
} from '@bonebed/bots';
import { BadInput, checkSettings, type Settings } from '@bonebed/kernel';
import { botPool } from '../bots/pool.ts';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { openGame, readJson, settingsFrom } from '../loading.ts';
import { columns } from '../output.ts';
import { progressBar } from '../progress.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_ROUNDS = 3;
const DEFAULT_STRAY = 8;

interface Plan {
  readonly game: string;
  readonly components: unknown;
  readonly settings: Settings;
  /** Games are played at each of these numbers of seats in turn. */
  readonly seats: readonly number[];
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
  /** Who plays all seats. */
  readonly player: string;
  /** One decision in so many is random. */
  readonly stray: number;
  readonly target: FitTarget;
  /** How strongly the weights are held near those known so far. */
  readonly pull: number;
  readonly threads: number | undefined;
}

interface Tuned {
  readonly game: string;
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
  /** What the last round was fitted to. */
  readonly positions: number;
  /** How well the weights tell who ended ahead: the mean of -ln of the chance they gave to what happened; 0.693 is a coin. */
  readonly surprise: number;
  readonly weights: Weights;
  readonly file: string;
}

export const tune: Verb = {
  name: 'tune',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    rounds: { type: 'string', value: 'N' },
    bots: { type: 'string', value: 'bot[@it:N]' },
    stray: { type: 'string', value: 'N' },
    fit: { type: 'string', value: 'wins|points' },
    pull: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    threads: { type: 'string', value: 'N' },
    out: { type: 'string', value: 'file' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const plan = await planFrom(call);
    const { weights, positions, surprise } = await tuneRounds(call, plan);
    const file = textFlag(call, 'out');
    const path = file === undefined ? join(call.host.root, 'bots/weights', `${plan.game}.json`) : file;
    await mkdir(dirname(resolve(call.host.cwd, path)), { recursive: true });
    await writeFile(resolve(call.host.cwd, path), `${JSON.stringify(weights, null, 2)}\n`);
    const { game, games, rounds, seed } = plan;
    const tuned: Tuned = { game, games, rounds, seed, positions, surprise, weights, file: path };
    if (hasFlag(call, 'json')) printJson(call, tuned);
    else for (const line of describe(call, tuned)) printLine(call, line);
    return OK;
  },
};

async function planFrom(call: Call): Promise<Plan> {
  const { game } = await openGame(call, call.operands[0]);
  const file = textFlag(call, 'edition');
  const asked = countFlag(call, 'seats', 1);
  const seats = asked === undefined ? game.seats.filter(count => count > 1) : [asked];
  return {
    game: game.id,
    components: file === undefined ? null : await readJson(call, file),
    settings: checkSettings(game, seats[0], settingsFrom(call, game)),
    seats,
    games: countFlag(call, 'games', 1) ?? DEFAULT_GAMES,
    rounds: countFlag(call, 'rounds', 1) ?? DEFAULT_ROUNDS,
    seed: textFlag(call, 'seed') ?? '1',
    player: parsePlayer(textFlag(call, 'bots') ?? 'greedy').name,
    stray: countFlag(call, 'stray', 1) ?? DEFAULT_STRAY,
    target: targetFrom(textFlag(call, 'fit') ?? 'wins'),
    pull: countFlag(call, 'pull', 1) ?? USUAL_PULL,
    threads: countFlag(call, 'threads', 1),
  };
}

function targetFrom(word: string): FitTarget {
  const target = fitTargets.find(one => one === word);
  if (target === undefined) throw new BadInput('fit', '--fit', `expected ${fitTargets.join(' or ')}, found '${word}'`);
  return target;
}

/** Each round plays with the weights that the round before has found, and fits them to all games so far. */
async function tuneRounds(call: Call, plan: Plan): Promise<Pick<Tuned, 'weights' | 'positions' | 'surprise'>> {
  const { game, components, settings, seats, games, rounds, seed, player, stray, target, pull } = plan;
  const { features, weights: known } = brainOf(game);
  const bar = progressBar(call.host.stderr, games * rounds);
  const pool = botPool(call.host.games, plan.threads);
  const moments: Moment[] = [];
  let weights = known;
  let surprise = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const requests = Array.from({ length: games }, (_, index): SelfPlayRequest => {
        const own = `${seed}/${round}/${index}`;
        return {
          do: 'selfPlay',
          game,
          components,
          settings,
          seed: own,
          seats: seats[index % seats.length],
          weights,
          player,
          stray,
        };
      });
      const replies = await pool.all(requests, done => bar.reach(round * games + done));
      for (const reply of replies) moments.push(...momentsOf(reply));
      ({ weights, surprise } = fit(features.names, moments, known, target, pull));
    }
    return { weights, positions: moments.length, surprise };
  } finally {
    bar.end();
    await pool.close();
  }
}

function momentsOf(reply: BotReply): readonly Moment[] {
  if (reply.do !== 'watched') throw new Error(`expected positions of a game, found '${reply.do}'`);
  return reply.moments;
}

function describe({ say }: Call, tuned: Tuned): string[] {
  const { game, games, rounds, seed, positions, surprise, weights, file } = tuned;
  return [
    say('tune.title', { game, games, rounds, seed }),
    '',
    ...columns(Object.entries(weights).map(([name, weight]) => [name, weight.toFixed(4)])),
    '',
    say('tune.fit', { positions, surprise: surprise.toFixed(3) }),
    say('tune.written', { file }),
  ];
}
