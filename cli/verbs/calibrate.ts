import { brainOf, CERTAIN, certaintyFor, outlooksOf, type Tenth, type Told, tenthsOf } from '@bonebed/bots';
import { type Brain, checkSettings } from '@bonebed/kernel';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { openGame, seatsFrom, settingsFrom } from '../loading.ts';
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
  /** As the game says it now. */
  readonly certainty: number;
  readonly tenths: readonly Tenth[];
  /** What the certainty should be, by these games. */
  readonly better: number;
}

export const calibrate: Verb = {
  name: 'calibrate',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    bots: { type: 'string', value: 'greedy,…' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const result = await calibrated(call);
    if (hasFlag(call, 'json')) printJson(call, result);
    else for (const line of describe(call, result)) printLine(call, line);
    return OK;
  },
};

async function calibrated(call: Call): Promise<Calibrated> {
  const open = await openGame(call, call.operands[0]);
  const { game } = open;
  const seats = seatsFrom(call, game);
  const settings = checkSettings(game, seats, settingsFrom(call, game));
  const games = countFlag(call, 'games', 1) ?? DEFAULT_GAMES;
  const seed = textFlag(call, 'seed') ?? '1';
  const bots = botsFrom(textFlag(call, 'bots') ?? DEFAULT_BOTS, seats);
  const brain = brainOf(game.id);
  const bar = progressBar(call.host.stderr, games);
  const told: Told[] = [];
  for (let index = 0; index < games; index++) {
    const { table } = playedTable({ open, seats, settings, bots }, `calibrate/${seed}/${index}`);
    told.push(...toldOf(outlooksOf(table, brain)));
    bar.reach(index + 1);
  }
  bar.end();
  const { certainty = 1 }: Brain = brain;
  const better = certainty * certaintyFor(told, seats);
  return { game: game.id, seats, bots, games, certainty, tenths: tenthsOf(told), better };
}

function toldOf(outlooks: ReturnType<typeof outlooksOf>): Told[] {
  const end = outlooks[outlooks.length - 1].known;
  return outlooks
    .slice(0, -1)
    .flatMap(({ known }) => known.map((chance, seat) => ({ chance: chance / CERTAIN, won: end[seat] / CERTAIN })));
}

function describe({ say }: Call, { certainty, better, tenths }: Calibrated): string[] {
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const rows = tenths.flatMap(({ count, told, won }) =>
    count === 0 ? [] : [[percent(told), percent(won), percent(won - told), String(count)]],
  );
  return [
    ...columns(rows, [say('calibrate.told'), say('calibrate.won'), say('calibrate.apart'), say('calibrate.count')]),
    '',
    say('calibrate.certainty', { certainty: decimal(certainty), better: decimal(better) }),
  ];
}
