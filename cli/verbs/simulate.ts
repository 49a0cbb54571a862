import { checkPlayer, decide, parsePlayer, rootOf, startBudget } from '@bonebed/bots';
import {
  BadInput,
  checkSettings,
  fastRng,
  fingerprint,
  makeHeader,
  type Outcome,
  policyPlay,
  type Settings,
  type Sheet,
  type State,
  seatName,
  seedFrom,
  Table,
  type Terms,
  totalOf,
} from '@bonebed/kernel';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { type OpenGame, openGame, seatCount, settingsFrom } from '../loading.ts';
import { columns, decimal, type Extent, spread } from '../output.ts';
import { mustEnd, randomPlayers } from '../players.ts';
import { progressBar } from '../progress.ts';
import { readerFor } from '../show/reader.ts';
import { automatonPlace } from '../show/sheet.ts';

const DEFAULT_GAMES = 100;

interface Plan {
  readonly open: OpenGame;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly games: number;
  /** One bot a seat. */
  readonly bots: readonly string[];
}

interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly seconds: number;
  readonly outcome: Outcome;
  readonly sheet: Sheet;
  readonly state: State;
}

export interface Simulated {
  readonly game: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turns: Extent;
  /** Games won, seat by seat; a shared first place counts for each who shares it. */
  readonly winsBySeat: readonly number[];
  readonly scores: Extent;
  /** In a solo game what its automaton did; a shared first place counts as won. */
  readonly automaton: { readonly scores: Extent; readonly wins: number } | null;
  readonly endings: Readonly<Record<string, number>>;
  readonly stateHash: string;
}

export const simulate: Verb = {
  name: 'simulate',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    bots: { type: 'string', value: 'random,…' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const plan = await planFrom(call);
    const result = simulateGames(plan, progressFor(call));
    if (hasFlag(call, 'json')) printJson(call, result);
    else for (const line of describe(call, plan, result)) printLine(call, line);
    return OK;
  },
};

async function planFrom(call: Call): Promise<Plan> {
  const open = await openGame(call, call.operands[0]);
  const seats = seatCount(call, open.game);
  const settings = checkSettings(open.game, seats, settingsFrom(call, open.game));
  return {
    open,
    seats,
    settings,
    seed: textFlag(call, 'seed') ?? '1',
    games: countFlag(call, 'games', 1) ?? DEFAULT_GAMES,
    bots: botsFrom(textFlag(call, 'bots') ?? 'random', seats),
  };
}

/** A bot for each seat: one name is for all, otherwise there must be one a seat. */
export function botsFrom(list: string, seats: number): string[] {
  const names = list.split(',');
  for (const name of names) checkPlayer(name);
  if (names.length === 1) return new Array<string>(seats).fill(names[0]);
  if (names.length === seats) return names;
  throw new BadInput('bots', '--bots', `expected 1 bot or ${seats}, found ${names.length}`);
}

function progressFor({ system }: Call) {
  return (total: number) => progressBar(system.stderr, total);
}

function simulateGames(plan: Plan, progress: (total: number) => ReturnType<typeof progressBar>): Simulated {
  const bar = progress(plan.games);
  const played: Omit<Played, 'state'>[] = [];
  const hashes: string[] = [];
  for (let index = 0; index < plan.games; index++) {
    const { state, ...rest } = playOne(plan, index);
    played.push(rest);
    hashes.push(fingerprint(state));
    bar.reach(index + 1);
  }
  bar.end();
  return summary(plan, played, fingerprint(hashes));
}

/** Plays one game. Only playing is timed: the deal and every decision, but no hashing. */
function playOne(plan: Plan, index: number): Played {
  return plan.bots.every(name => name === 'random') ? playAtRandom(plan, index) : playAtTable(plan, index);
}

/** Between random bots a game is one run of the rules at their own speed. */
function playAtRandom({ open, seats, settings, seed, bots }: Plan, index: number): Played {
  const { game, edition } = open;
  const label = `simulate/${seed}/${index}`;
  const rng = fastRng(label);
  const players = randomPlayers(label, bots.length);
  const began = performance.now();
  const play = policyPlay<Terms>(edition.box, game.setup(edition.box, { seats, settings, rng }), players.choose);
  let turns = 0;
  let outcome = game.outcome(play);
  while (outcome === null) {
    game.step(play);
    turns += 1;
    outcome = game.outcome(play);
  }
  const seconds = (performance.now() - began) / 1000;
  const { decisions } = players;
  return { decisions, turns, seconds, outcome, sheet: game.score(play), state: play.state };
}

/** Other bots need to know what led to a decision, which is a Table's business. */
function playAtTable(plan: Plan, index: number): Played {
  const { game } = plan.open;
  const { table, outcome, turns, seconds } = playedTable(plan, `simulate/${plan.seed}/${index}`);
  const { position, length } = table;
  return { decisions: length, turns, seconds, outcome, sheet: game.score(position), state: position.state };
}

/** A table at which bots have played to the end. */
export function playedTable(
  { open, seats, settings, bots }: Pick<Plan, 'open' | 'seats' | 'settings' | 'bots'>,
  label: string,
): { readonly table: Table<Terms>; readonly outcome: Outcome; readonly turns: number; readonly seconds: number } {
  const { game, edition } = open;
  const chance = bots.map((_, seat) => fastRng(`${label}/bots/${seat}`));
  const now = () => performance.now();
  const began = now();
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings, seed: seedFrom(label) }));
  // A turn is one in which somebody had to decide.
  let turns = 0;
  let turn: State | null = null;
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    const root = rootOf(table, seat);
    if (root.start !== turn) turns += 1;
    turn = root.start;
    const { bot, budget } = parsePlayer(bots[seat], game.id);
    const { text } = decide(bot, root, chance[seat], startBudget(budget, now));
    const answered = table.answer(seat, text);
    if (!answered.ok) throw new Error(`${bots[seat]} answered '${text}': ${answered.fault.code}`);
    mustEnd(label, table.length);
  }
  const { outcome } = table;
  if (outcome === null) throw new Error(`${label} stopped before its end`);
  return { table, outcome, turns, seconds: (now() - began) / 1000 };
}

function summary(plan: Plan, played: readonly Omit<Played, 'state'>[], stateHash: string): Simulated {
  const decisions = sum(played.map(game => game.decisions));
  const seconds = sum(played.map(game => game.seconds));
  const totals = played.flatMap(({ sheet }) => sheet.flatMap(row => (row.seat === null ? [] : [totalOf(row)])));
  const endings: Record<string, number> = {};
  for (const { outcome } of played) endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
  return {
    game: plan.open.game.id,
    seats: plan.seats,
    settings: plan.settings,
    seed: plan.seed,
    bots: plan.bots,
    games: plan.games,
    finished: played.length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: played.length / seconds,
    turns: spread(played.map(game => game.turns)),
    winsBySeat: plan.bots.map((_, seat) => played.filter(({ outcome }) => outcome.places[seat] === 1).length),
    scores: spread(totals),
    automaton: automatonOf(played),
    endings,
    stateHash,
  };
}

function automatonOf(played: readonly Omit<Played, 'state'>[]): Simulated['automaton'] {
  const totals = played.flatMap(({ sheet }) => sheet.flatMap(row => (row.seat === null ? [totalOf(row)] : [])));
  if (totals.length === 0) return null;
  const wins = played.filter(({ outcome, sheet }) => automatonPlace(outcome, sheet) === 1).length;
  return { scores: spread(totals), wins };
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function describe(call: Call, { open, seats }: Plan, result: Simulated): string[] {
  const { say } = call;
  const { automaton } = result;
  const name = automaton === null ? '' : seatName(readerFor(call, open, seats), null);
  const range = ({ mean, min, max }: Extent): string => `${decimal(mean)}  (${min} – ${max})`;
  const facts = [
    [say('simulate.finished'), `${result.finished} / ${result.games}`],
    [say('simulate.decisions'), `${result.decisions}`],
    [say('simulate.seconds'), result.seconds.toFixed(3)],
    [say('simulate.decisionsPerSecond'), result.decisionsPerSecond.toFixed(0)],
    [say('simulate.gamesPerSecond'), result.gamesPerSecond.toFixed(1)],
    [say('simulate.turns'), range(result.turns)],
    [say('simulate.scores'), range(result.scores)],
    ...(automaton === null ? [] : [[say('simulate.scoresOf', { name }), range(automaton.scores)]]),
    [say('simulate.stateHash'), result.stateHash],
  ];
  const share = (won: number): string[] => [`${won}`, `${((100 * won) / result.finished).toFixed(1)} %`];
  const wins = result.winsBySeat.map((won, seat) => [say('player', { n: seat + 1 }), result.bots[seat], ...share(won)]);
  if (automaton !== null) wins.push([name, '', ...share(automaton.wins)]);
  const head = [say('simulate.seat'), say('simulate.bot'), say('simulate.wins'), ''];
  return [
    say('simulate.title', { game: result.game, seats: result.seats, seed: result.seed }),
    '',
    ...columns(facts),
    '',
    ...columns(wins, head),
  ];
}
