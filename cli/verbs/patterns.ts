import { checkPlayer } from '@bonebed/bots';
import { BadInput, checkSettings, type Game, type Terms } from '@bonebed/kernel';
import {
  type Call,
  countFlag,
  gameFlags,
  hasFlag,
  listFlag,
  printJson,
  printLine,
  textFlag,
  type Verb,
} from '../command.ts';
import { FAILED, inFile, OK, STOPPED, UsageError } from '../errors.ts';
import { addBooks, type Books, emptyBooks } from '../lab/ledger.ts';
import { type Batch, labPool } from '../lab/pool.ts';
import { type OpenGame, openGame, readJson, settingsFrom } from '../loading.ts';
import { changedSettings, type PlayConstraints, readPlay, type TablePlan, tablesOf } from '../patterns/constraints.ts';
import { type PlayedTable, type Study, studyOf } from '../patterns/findings.ts';
import { findingLines } from '../patterns/lines.ts';
import { writeStudy } from '../patterns/write.ts';
import { progressBar } from '../progress.ts';
import { doneOrStopped } from '../stop.ts';
import { botsFrom } from './simulate.ts';

const DEFAULT_GAMES = 200;
/** Where `play.json` names nobody. */
const DEFAULT_BOTS = 'greedy';
/** Where a fault in what is known of a game lies. */
const fileOf = (id: string): string => `games/${id}/box/play.json`;

interface Plan {
  readonly open: OpenGame;
  readonly play: PlayConstraints;
  readonly tables: readonly TablePlan[];
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
}

export const patterns: Verb = {
  name: 'patterns',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    bots: { type: 'string', value: 'search@it:50' },
    ...gameFlags,
    seats: { type: 'string', value: 'N,…' },
    seed: { type: 'string', value: 'text' },
    threads: { type: 'string', value: 'N' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async call => {
    if (hasFlag(call, 'write') && textFlag(call, 'edition') !== undefined) throw new UsageError('patterns.ownBox');
    const plan = await planFrom(call);
    if (plan === null) {
      printLine(call, call.say('patterns.unknown', { game: call.operands[0], file: fileOf(call.operands[0]) }));
      return OK;
    }
    const played = await playTables(call, plan);
    const study = await inFile(fileOf(plan.open.game.id), () => studyOf(plan.open, plan.play, played));
    if (hasFlag(call, 'json')) printJson(call, study);
    else for (const line of findingLines(call, study)) printLine(call, line);
    if (hasFlag(call, 'write')) await writeWhole(call, plan, study);
    if (study.tables.some(({ games }) => games < plan.games)) return STOPPED;
    return study.tables.some(({ checked }) => checked.some(({ verdict }) => verdict === 'broken')) ? FAILED : OK;
  },
};

/** Who plays a game well enough to show what it is like, and quickly enough for hundreds of games. */
export async function usualBots({ system }: Call, game: Game<Terms>): Promise<string> {
  const known = (await system.games.patterns?.(game.id)) ?? null;
  if (known === null) return DEFAULT_BOTS;
  const { bots = DEFAULT_BOTS } = await inFile(fileOf(game.id), () => readPlay(game, known.play));
  return bots;
}

async function planFrom(call: Call): Promise<Plan | null> {
  const { system } = call;
  const open = await openGame(call, call.operands[0]);
  const { game } = open;
  const known = (await system.games.patterns?.(game.id)) ?? null;
  if (known === null) return null;
  const play = await inFile(fileOf(game.id), () => readPlay(game, known.play));
  const seats = seatCounts(call, game);
  const bots = textFlag(call, 'bots') ?? play.bots ?? DEFAULT_BOTS;
  checkPlayer(bots);
  return {
    open,
    play,
    tables: listFlag(call, 'set').length === 0 ? tablesOf(play, seats) : tablesAsAsked(call, game, seats),
    bots,
    seed: textFlag(call, 'seed') ?? '1',
    games: countFlag(call, 'games', 1) ?? DEFAULT_GAMES,
  };
}

/** The numbers of `--seats`; all that the game has without it. */
function seatCounts(call: Call, game: Game<Terms>): readonly number[] {
  const text = textFlag(call, 'seats');
  if (text === undefined) return game.seats;
  return text.split(',').map(part => {
    if (/^\d$/.test(part) && game.seats.includes(Number(part))) return Number(part);
    throw new BadInput('flag', '--seats', `expected some of ${game.seats.join(',')}, found '${text}'`);
  });
}

/** With `--set` there is one table for each number of seats, whatever constraints speak of. */
function tablesAsAsked(call: Call, game: Game<Terms>, seats: readonly number[]): TablePlan[] {
  const settings = settingsFrom(call, game);
  return seats.map(count => ({ seats: count, settings: changedSettings(game, checkSettings(game, count, settings)) }));
}

/** Plays until all games are over or somebody stops it; then what was played until then counts. */
async function playTables(call: Call, plan: Plan): Promise<PlayedTable[]> {
  const { system } = call;
  const { open, tables, bots, seed, games } = plan;
  const { game } = open;
  const file = textFlag(call, 'edition');
  const components = file === undefined ? null : await readJson(call, file);
  const batches = tables.flatMap(({ seats, settings }): Batch[] => {
    const all = checkSettings(game, seats, settings);
    const common = { game: game.id, components, seats, settings: all, seed, bots: botsFrom(bots, seats), games: 1 };
    return Array.from({ length: games }, (_, from) => ({ ...common, from }));
  });
  const results = new Map<number, Books>();
  const bar = progressBar(system.stderr, batches.length);
  const pool = labPool(system.games, countFlag(call, 'threads', 1));
  try {
    const work = pool.all(batches, (done, books, index) => {
      results.set(index, books);
      bar.reach(done);
    });
    await doneOrStopped(work);
  } finally {
    bar.end();
    await pool.close();
  }
  // Added in the order of the games, whichever came first, so that the same command finds the same.
  return tables.flatMap((table, place) => {
    const books = emptyBooks();
    for (let index = place * games; index < (place + 1) * games; index++) {
      const more = results.get(index);
      if (more !== undefined) addBooks(books, more);
    }
    return books.games.length === 0 ? [] : [{ ...table, bots, seed, books }];
  });
}

/** Tables that were cut short are not written. */
async function writeWhole(call: Call, { games, play }: Plan, study: Study): Promise<void> {
  const whole = study.tables.filter(table => table.games === games);
  const file = await writeStudy(call.system.root, { ...study, tables: whole }, play);
  if (!hasFlag(call, 'json')) printLine(call, call.say('report.written', { file }));
}
