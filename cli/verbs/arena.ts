import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  budgetText,
  isLevel,
  type MatchResult,
  type Played,
  parseBudget,
  type Standing,
  seatings,
  standings,
  USUAL_BUDGET,
} from '@bonebed/bots';
import { checkSettings, type Settings } from '@bonebed/kernel';
import { dealMatches, type Entrant, resultOf, type Seated, type Tables } from '../bots/deals.ts';
import { differentBots } from '../bots/names.ts';
import { botPool } from '../bots/pool.ts';
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
import { OK, STOPPED, UsageError } from '../errors.ts';
import { runGauntlet } from '../gauntlet/index.ts';
import { openGame, readJson, seatCount, settingsFrom } from '../loading.ts';
import { columns, decimal } from '../output.ts';
import { progressBar } from '../progress.ts';
import { doneOrStopped } from '../stop.ts';
import type { System } from '../system.ts';

const DEFAULT_GAMES = 40;
const GAUNTLET_ONLY = ['out', 'write'];

interface Plan extends Tables {
  readonly edition: string;
  readonly seed: string;
  readonly games: number;
  readonly budget: string;
  readonly bots: readonly string[];
  readonly threads: number | undefined;
}

/** What came of an arena; with `--json` and `--append` as it is. */
export interface ArenaResult {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly games: number;
  readonly budget: string;
  /** Whether each seating was played equally often. */
  readonly even: boolean;
  readonly seconds: number;
  readonly bots: readonly Standing[];
}

export const arena: Verb = {
  name: 'arena',
  operand: '<game>',
  optional: true,
  flags: {
    gauntlet: { type: 'boolean' },
    bots: { type: 'string', value: 'a,b[@it:N],…' },
    games: { type: 'string', value: 'N' },
    budget: { type: 'string', value: 'it:N|Nms' },
    seed: { type: 'string', value: 'text' },
    threads: { type: 'string', value: 'N' },
    append: { type: 'string', value: 'file' },
    out: { type: 'string', value: 'file' },
    write: { type: 'boolean' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    if (hasFlag(call, 'gauntlet')) return runGauntlet(call);
    if (call.operands.length === 0) throw new UsageError('usage.needs', { verb: arena.name, operand: arena.operand });
    for (const flag of GAUNTLET_ONLY)
      if (call.values[flag] !== undefined) throw new UsageError('gauntlet.only', { flag: `--${flag}` });
    const plan = await planFrom(call);
    const result = await holdArena(call, plan);
    if (result === null) {
      call.system.stderr.write(`bonebed: ${call.say('arena.nothing')}\n`);
      return STOPPED;
    }
    const file = textFlag(call, 'append');
    if (file !== undefined) await appendFile(resolve(call.system.cwd, file), `${JSON.stringify(result)}\n`);
    if (hasFlag(call, 'json')) printJson(call, result);
    else for (const line of describe(call, result)) printLine(call, line);
    if (result.games === plan.games) return OK;
    call.system.stderr.write(`bonebed: ${call.say('arena.stopped', { games: result.games, planned: plan.games })}\n`);
    return STOPPED;
  },
};

async function planFrom(call: Call): Promise<Plan> {
  const { game, edition } = await openGame(call, call.operands[0]);
  const seats = seatCount(call, game);
  const file = textFlag(call, 'edition');
  const budget = inFlag('budget', () => parseBudget(textFlag(call, 'budget') ?? budgetText(USUAL_BUDGET)));
  return {
    game: game.id,
    edition: edition.edition,
    components: file === undefined ? null : await readJson(call, file),
    seats,
    settings: checkSettings(game, seats, settingsFrom(call, game)),
    seed: textFlag(call, 'seed') ?? '1',
    games: countFlag(call, 'games', 1) ?? DEFAULT_GAMES,
    budget: budgetText(budget),
    bots: differentBots(textFlag(call, 'bots') ?? 'greedy,random'),
    threads: countFlag(call, 'threads', 1),
  };
}

/** Plays until all games are over or somebody stops it. Null if it was stopped before there was anything to count. */
async function holdArena({ system }: Call, plan: Plan): Promise<ArenaResult | null> {
  const { game, edition, seats, settings, seed, budget, bots } = plan;
  const entrants = bots.map((name): Entrant => ({ name, player: withBudget(name, budget), weights: null }));
  const perDeal = seatings(entrants, seats).length;
  const deals = Array.from({ length: Math.ceil(plan.games / perDeal) }, (_, deal) => `${seed}/${deal}`);
  const matches = deals.flatMap(deal => dealMatches(plan, entrants, deal)).slice(0, plan.games);
  const began = performance.now();
  const results = await playMatches(system, matches, plan.threads);
  const played = matches.flatMap(({ seating }, index): Played[] => {
    const first = index - (index % perDeal);
    // Of a deal that was cut short nothing counts, for its cards were not everybody's.
    const isWhole = matches.slice(first, first + perDeal).every((_, match) => results.has(first + match));
    const result = results.get(index);
    return isWhole && result !== undefined ? [{ seating, result }] : [];
  });
  if (played.length === 0) return null;
  return {
    game,
    edition,
    seats,
    settings,
    seed,
    games: played.length,
    budget,
    even: played.length % perDeal === 0,
    seconds: (performance.now() - began) / 1000,
    bots: standings(bots, played),
  };
}

/** What came of the matches, by their place in the list. */
async function playMatches(
  system: System,
  matches: readonly Seated[],
  threads: number | undefined,
): Promise<ReadonlyMap<number, MatchResult>> {
  const results = new Map<number, MatchResult>();
  const bar = progressBar(system.stderr, matches.length);
  const pool = botPool(system.games, threads);
  const requests = matches.map(({ request }) => request);
  try {
    const work = pool.all(requests, (done, reply, index) => {
      results.set(index, resultOf(reply));
      bar.reach(done);
    });
    await doneOrStopped(work);
    return results;
  } finally {
    bar.end();
    await pool.close();
  }
}

/** Levels bring their own budget. */
function withBudget(name: string, budget: string): string {
  const [who, slips] = name.split('~');
  if (who.includes('@') || isLevel(who)) return name;
  return slips === undefined ? `${who}@${budget}` : `${who}@${budget}~${slips}`;
}

function describe({ say }: Call, result: ArenaResult): string[] {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = result.bots.map(bot => [
    bot.name,
    `${bot.games}`,
    decimal(bot.wins),
    `${percent(bot.winRate)} %`,
    `${percent(bot.ci95[0])} – ${percent(bot.ci95[1])}`,
    `${bot.meanRank.toFixed(2)} ± ${bot.rankPlusMinus.toFixed(2)}`,
    `${bot.meanScore.toFixed(1)} ± ${bot.scorePlusMinus.toFixed(1)}`,
    bot.iterationsPerSecond.toFixed(0),
  ]);
  const head = [
    say('arena.bot'),
    say('arena.games'),
    say('arena.wins'),
    say('arena.winRate'),
    say('arena.interval'),
    say('arena.rank'),
    say('arena.score'),
    say('arena.speed'),
  ];
  const { game, seats, seed, games, budget } = result;
  const lines = [say('arena.title', { game, seats, seed, games, budget }), '', ...columns(rows, head)];
  return result.even ? lines : [...lines, '', say('arena.uneven')];
}
