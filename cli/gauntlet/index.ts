import { resolve } from 'node:path';
import { BadInput, openEdition, type Settings } from '@bonebed/kernel';
import { differentBots } from '../bots/names.ts';
import { type Call, countFlag, hasFlag, listFlag, printJson, printLine, textFlag } from '../command.ts';
import { OK, STOPPED, UsageError } from '../errors.ts';
import { openGame, readJson, settingsFrom } from '../loading.ts';
import { columns, decimal } from '../output.ts';
import { type Cell, cellsOf, LADDER } from './cells.ts';
import { Ledger } from './ledger.ts';
import { LADDER_FILE, writeLadder } from './page.ts';
import { type Gauntlet, playGauntlet } from './play.ts';
import { type CellTally, tallyOf } from './tally.ts';

const DEFAULT_GAMES = 200;
const DEFAULT_FILE = '.cache/ladder.jsonl';
/** Flags of the arena that mean nothing here. */
const FOREIGN = ['budget', 'append'];
/** Flags that speak of one game. */
const OF_ONE_GAME = ['seats', 'set', 'edition'];

/** What came of a gauntlet, as `--json` prints it. */
export interface GauntletResult {
  readonly seed: string;
  readonly games: number;
  readonly cells: readonly CellTally[];
}

/** Each level against the one below it, in every game, at every table. */
export async function runGauntlet(call: Call): Promise<number> {
  const { system, say } = call;
  const gauntlet = await planFrom(call);
  const { cells, games, seed } = gauntlet;
  // Before anything is played: Ctrl-C ends the compiler of our sources as well, and after it no other game could be loaded.
  const written = hasFlag(call, 'write') ? await wholeLadder(call) : null;
  const out = textFlag(call, 'out');
  const file = written === null ? DEFAULT_FILE : LADDER_FILE;
  const ledger =
    out === undefined ? Ledger.open(resolve(system.root, file), file) : Ledger.open(resolve(system.cwd, out), out);
  await playGauntlet(system, gauntlet, ledger);
  const tallies = cells.map(cell => tallyOf(cell, [ledger.find(cell, seed)]));
  if (hasFlag(call, 'json')) printJson(call, { seed, games, cells: tallies } satisfies GauntletResult);
  else for (const line of describe(call, tallies)) printLine(call, line);
  if (written !== null) {
    ledger.keepOnly(written);
    const page = await writeLadder(system.root, written, ledger);
    if (!hasFlag(call, 'json')) printLine(call, say('report.written', { file: page }));
  }
  if (tallies.every(tally => tally.games >= games)) return OK;
  system.stderr.write(`bonebed: ${say('gauntlet.stopped')}\n`);
  return STOPPED;
}

async function planFrom(call: Call): Promise<Gauntlet> {
  refuseForeign(call);
  const bots = textFlag(call, 'bots');
  const ladder = bots === undefined ? LADDER : differentBots(bots);
  if (ladder.length < 2) throw new BadInput('bots', '--bots', 'a ladder needs at least two bots');
  const edition = textFlag(call, 'edition');
  return {
    cells: await cellsFrom(call, ladder),
    games: countFlag(call, 'games', 1) ?? DEFAULT_GAMES,
    seed: textFlag(call, 'seed') ?? '1',
    components: edition === undefined ? null : await readJson(call, edition),
    threads: countFlag(call, 'threads', 1),
  };
}

function refuseForeign(call: Call): void {
  const isGiven = (flag: string): boolean => textFlag(call, flag) !== undefined || listFlag(call, flag).length > 0;
  for (const flag of FOREIGN) if (isGiven(flag)) throw new UsageError('gauntlet.foreign', { flag: `--${flag}` });
  const own = OF_ONE_GAME.find(isGiven);
  if (own !== undefined && call.operands.length === 0) throw new UsageError('gauntlet.oneGame', { flag: `--${own}` });
  if (!hasFlag(call, 'write')) return;
  const other = ['bots', 'set', 'edition', 'out'].find(isGiven);
  if (other !== undefined) throw new UsageError('gauntlet.ownLadder', { flag: `--${other}` });
}

async function cellsFrom(call: Call, ladder: readonly string[]): Promise<Cell[]> {
  if (call.operands.length === 0) return wholeLadder(call, ladder);
  const open = await openGame(call, call.operands[0]);
  const seats = countFlag(call, 'seats', 1);
  if (seats !== undefined && !open.game.seats.includes(seats)) {
    const known = open.game.seats.join(', ');
    throw new BadInput('seats', '--seats', `${open.game.id} is for ${known} seats, not ${seats}`);
  }
  return cellsOf(open, ladder, seats === undefined ? open.game.seats : [seats], settingsFrom(call, open.game));
}

/** All games as they come out of their boxes. */
async function wholeLadder({ system }: Call, ladder: readonly string[] = LADDER): Promise<Cell[]> {
  const usual: Settings = {};
  const cells: Cell[] = [];
  for (const id of system.games.ids) {
    const { game, components } = await system.games.load(id);
    cells.push(...cellsOf({ game, edition: openEdition(game, components) }, ladder, game.seats, usual));
  }
  return cells;
}

function describe({ say }: Call, tallies: readonly CellTally[]): string[] {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = tallies.map(({ game, seats, bots, games, wins, winRate, ci95, meanMs, longestMs }) => [
    game,
    `${seats}`,
    bots[0],
    bots[1] ?? '–',
    `${games}`,
    decimal(wins),
    `${percent(winRate)} %`,
    `${percent(ci95[0])} – ${percent(ci95[1])}`,
    meanMs.toFixed(0),
    longestMs.toFixed(0),
  ]);
  const head = [
    say('gauntlet.game'),
    say('gauntlet.seats'),
    say('gauntlet.bot'),
    say('gauntlet.over'),
    say('arena.games'),
    say('arena.wins'),
    say('arena.winRate'),
    say('arena.interval'),
    say('gauntlet.mean'),
    say('gauntlet.longest'),
  ];
  return columns(rows, head);
}
