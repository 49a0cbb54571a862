import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brainOf, type GateVerdict, parsePlayer, USUAL_PULL, USUAL_SHIFT, weightsAt, winRateOf } from '@bonebed/bots';
import { BadInput, checkSettings, type Weights } from '@bonebed/kernel';
import { type TuningPlan, type TuningWay, tuneWeights, tuningWays } from '../bots/tuner.ts';
import {
  type Call,
  countFlag,
  gameFlags,
  hasFlag,
  inFlag,
  printJson,
  printLine,
  textFlag,
  type Verb,
} from '../command.ts';
import { FAILED, inFile, OK } from '../errors.ts';
import { openGame, readJson, seatCount, settingsFrom } from '../loading.ts';
import { columns } from '../output.ts';

/** How many rounds of how many games, unless asked otherwise. */
const USUAL: Readonly<Record<TuningWay, { readonly rounds: number; readonly games: number }>> = {
  play: { rounds: 60, games: 80 },
  fit: { rounds: 3, games: 100 },
};
const USUAL_GATE = 400;
/** Fewer games prove nothing. */
const LEAST_GATE = 20;
const USUAL_STRAY = 8;

/** What came of it; with `--json` as it is. */
interface Tuned extends Pick<TuningPlan, 'game' | 'by' | 'seats' | 'player' | 'rounds' | 'games' | 'seed'> {
  readonly weights: Weights;
  /** Of the new weights against those that the game has now. */
  readonly gate: GateVerdict;
  /** Where the weights were written; null if they did not pass the gate. */
  readonly file: string | null;
}

export const tune: Verb = {
  name: 'tune',
  operand: '<game>',
  flags: {
    by: { type: 'string', value: tuningWays.join('|') },
    bots: { type: 'string', value: 'bot[@it:N]' },
    rounds: { type: 'string', value: 'N' },
    games: { type: 'string', value: 'N' },
    gate: { type: 'string', value: 'N' },
    from: { type: 'string', value: 'file.json' },
    shift: { type: 'string', value: 'N' },
    stray: { type: 'string', value: 'N' },
    pull: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    threads: { type: 'string', value: 'N' },
    out: { type: 'string', value: 'file' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const plan = await planFrom(call);
    const { weights, verdict } = await tuneWeights(call.system, plan);
    const file = verdict.isBetter ? await write(call, plan, weights) : null;
    const { game, by, seats, player, rounds, games, seed } = plan;
    const tuned: Tuned = { game, by, seats, player, rounds, games, seed, weights, gate: verdict, file };
    if (hasFlag(call, 'json')) printJson(call, tuned);
    else for (const line of describe(call, tuned)) printLine(call, line);
    return verdict.isBetter ? OK : FAILED;
  },
};

async function planFrom(call: Call): Promise<TuningPlan> {
  const { game } = await openGame(call, call.operands[0]);
  const edition = textFlag(call, 'edition');
  const seats = seatCount(call, game);
  const by = wayFrom(textFlag(call, 'by') ?? 'play');
  return {
    by,
    game: game.id,
    components: edition === undefined ? null : await readJson(call, edition),
    settings: checkSettings(game, seats, settingsFrom(call, game)),
    seats,
    start: await startFrom(call, game.id, seats),
    rounds: countFlag(call, 'rounds', 1) ?? USUAL[by].rounds,
    games: countFlag(call, 'games', 1) ?? USUAL[by].games,
    gate: countFlag(call, 'gate', LEAST_GATE) ?? USUAL_GATE,
    player: inFlag('bots', () => parsePlayer(textFlag(call, 'bots') ?? 'greedy', game.id)).name,
    shift: shiftFrom(textFlag(call, 'shift')),
    stray: countFlag(call, 'stray', 1) ?? USUAL_STRAY,
    pull: countFlag(call, 'pull', 1) ?? USUAL_PULL,
    seed: textFlag(call, 'seed') ?? '1',
    threads: countFlag(call, 'threads', 1),
  };
}

function wayFrom(word: string): TuningWay {
  const way = tuningWays.find(one => one === word);
  if (way === undefined) throw new BadInput('by', '--by', `expected ${tuningWays.join(' or ')}, found '${word}'`);
  return way;
}

function shiftFrom(text: string | undefined): number {
  if (text === undefined) return USUAL_SHIFT;
  const shift = Number(text);
  if (shift > 0 && Number.isFinite(shift)) return shift;
  throw new BadInput('flag', '--shift', `expected a number above 0, found '${text}'`);
}

/** The weights that the tuning begins with: those of `--from`, or those that the game has now. */
async function startFrom(call: Call, game: string, seats: number): Promise<Weights> {
  const file = textFlag(call, 'from');
  const { features } = brainOf(game);
  if (file === undefined) return weightsAt(game, seats);
  const found = await readJson(call, file);
  return inFile(file, () => readWeights(found, features.names));
}

function readWeights(found: unknown, names: readonly string[]): Weights {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new BadInput('weights', '', 'expected an object with a number for each feature');
  }
  const weights: Record<string, number> = {};
  for (const [name, weight] of Object.entries(found)) {
    if (!names.includes(name)) throw new BadInput('weights', name, `no such feature; there are: ${names.join(', ')}`);
    if (typeof weight !== 'number')
      throw new BadInput('weights', name, `expected a number, found ${JSON.stringify(weight)}`);
    weights[name] = weight;
  }
  return weights;
}

async function write({ system, values }: Call, { game, seats }: TuningPlan, weights: Weights): Promise<string> {
  const own = seats === 1 ? 'alone.json' : 'weights.json';
  const file = typeof values.out === 'string' ? values.out : join(system.root, 'games', game, 'bots', own);
  const path = resolve(system.cwd, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(weights, null, 2)}\n`);
  return file;
}

function describe({ say }: Call, tuned: Tuned): string[] {
  const { game, seats, rounds, games, seed, weights, gate, file } = tuned;
  const before = weightsAt(game, seats);
  const rows = Object.entries(weights).map(([name, weight]) => [
    name,
    (before[name] ?? 0).toFixed(4),
    weight.toFixed(4),
  ]);
  return [
    say('tune.title', { game, rounds, games, seed }),
    '',
    ...columns(rows, [say('tune.feature'), say('tune.before'), say('tune.found')]),
    '',
    seats === 1 ? describeLead(say, gate) : describeWins(say, gate),
    file === null ? say('tune.refused') : say('tune.written', { file }),
  ];
}

function describeWins(say: Call['say'], { games, ahead }: GateVerdict): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const { winRate, ci95 } = winRateOf(ahead);
  return say('tune.gate', { games, rate: percent(winRate), low: percent(ci95[0]), high: percent(ci95[1]) });
}

function describeLead(say: Call['say'], { games, ahead }: GateVerdict): string {
  return say('tune.gateAlone', { games, points: ahead.mean.toFixed(1), plusMinus: ahead.plusMinus.toFixed(1) });
}
