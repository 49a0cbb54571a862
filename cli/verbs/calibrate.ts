import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  brainOf,
  CERTAIN,
  LEAST_CERTAINTY,
  outlooksOf,
  type Tempering,
  type Tenth,
  type ToldChance,
  temperingFor,
  tenthsOf,
  UNTEMPERED,
} from '@bonebed/bots';
import { type Brain, checkSettings, type Table, type Terms } from '@bonebed/kernel';
import { reliabilityPlot } from '../calibrate/plot.ts';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { openGame, seatCount, settingsFrom } from '../loading.ts';
import { columns, decimal } from '../output.ts';
import { progressBar } from '../progress.ts';
import { botsFrom, playedTable } from './simulate.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_BOTS = 'greedy';

/** Whether the chances that people read of a finished game are honest, and how sure the game's weights may be of themselves. */
interface Calibrated {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** As the game says it now, and as these games say that it should be. */
  readonly now: Tempering;
  readonly better: Tempering;
  readonly tenths: readonly Tenth[];
}

export const calibrate: Verb = {
  name: 'calibrate',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    bots: { type: 'string', value: 'greedy,…' },
    ...gameFlags,
    plot: { type: 'string', value: 'file.svg' },
    json: { type: 'boolean' },
  },
  run: async call => {
    const result = await calibrated(call);
    const plot = textFlag(call, 'plot');
    if (plot !== undefined) await writeFile(resolve(call.system.cwd, plot), plotOf(call, result));
    if (hasFlag(call, 'json')) printJson(call, result);
    else for (const line of describe(call, result)) printLine(call, line);
    return OK;
  },
};

async function calibrated(call: Call): Promise<Calibrated> {
  const open = await openGame(call, call.operands[0]);
  const { game } = open;
  const seats = seatCount(call, game);
  const settings = checkSettings(game, seats, settingsFrom(call, game));
  const games = countFlag(call, 'games', 1) ?? DEFAULT_GAMES;
  const seed = textFlag(call, 'seed') ?? '1';
  const bots = botsFrom(textFlag(call, 'bots') ?? DEFAULT_BOTS, seats);
  const brain = brainOf(game.id);
  const bar = progressBar(call.system.stderr, games);
  const told: ToldChance[] = [];
  for (let index = 0; index < games; index++) {
    const { table } = playedTable({ open, seats, settings, bots }, `calibrate/${seed}/${index}`);
    told.push(...toldOf(table, brain));
    bar.reach(index + 1);
  }
  bar.end();
  const { certainty, modesty } = brain.honesty ?? UNTEMPERED;
  const now: Tempering = { certainty: [...certainty], modesty };
  return { game: game.id, seats, bots, games, now, better: temperingFor(told, seats, now), tenths: tenthsOf(told) };
}

function toldOf(table: Table<Terms>, brain: Brain): ToldChance[] {
  const outlooks = outlooksOf(table, brain);
  const end = outlooks[outlooks.length - 1].known;
  return outlooks.slice(0, -1).flatMap(({ length, known }) => {
    const left = brain.honesty?.left(table.past(length).table.position) ?? 0;
    return known.map((chance, seat) => ({ chance: chance / CERTAIN, left, won: end[seat] / CERTAIN }));
  });
}

function plotOf({ say }: Call, { game, games, seats, tenths }: Calibrated): string {
  const title = say('calibrate.plot', { game, games, seats });
  return reliabilityPlot(title, { told: say('calibrate.told'), won: say('calibrate.won') }, tenths);
}

function describe({ say }: Call, { now, better, tenths }: Calibrated): string[] {
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const rows = tenths.flatMap(({ count, told, won }) =>
    count === 0 ? [] : [[percent(told), percent(won), percent(won - told), String(count)]],
  );
  const tempering = ({ certainty, modesty }: Tempering) => ({
    certainty: certainty.map(value => decimal(Math.max(LEAST_CERTAINTY, value))).join(', '),
    modesty: decimal(modesty),
  });
  return [
    ...columns(rows, [say('calibrate.told'), say('calibrate.won'), say('calibrate.apart'), say('calibrate.count')]),
    '',
    say('calibrate.now', tempering(now)),
    say('calibrate.better', tempering(better)),
  ];
}
