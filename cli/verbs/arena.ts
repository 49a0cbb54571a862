import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type BotReply,
  budgetText,
  type MatchRequest,
  type Played,
  parseBudget,
  parsePlayer,
  type Standing,
  seatings,
  standings,
  USUAL_BUDGET,
} from '@bonebed/bots';
import { BadInput, checkSettings, type Settings } from '@bonebed/kernel';
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
import { OK } from '../errors.ts';
import { openGame, readJson, seatsFrom, settingsFrom } from '../loading.ts';
import { columns, decimal } from '../output.ts';
import { progressBar } from '../progress.ts';

const DEFAULT_GAMES = 40;

interface Plan {
  readonly game: string;
  readonly edition: string;
  /** What the threads open the box from; null for the game's own. */
  readonly components: unknown;
  readonly seats: number;
  readonly settings: Settings;
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
  flags: {
    bots: { type: 'string', value: 'a,b[@it:N],…' },
    games: { type: 'string', value: 'N' },
    budget: { type: 'string', value: 'it:N|Nms' },
    seed: { type: 'string', value: 'text' },
    threads: { type: 'string', value: 'N' },
    append: { type: 'string', value: 'file' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const result = await holdArena(call, await planFrom(call));
    const file = textFlag(call, 'append');
    if (file !== undefined) await appendFile(resolve(call.host.cwd, file), `${JSON.stringify(result)}\n`);
    if (hasFlag(call, 'json')) printJson(call, result);
    else for (const line of describe(call, result)) printLine(call, line);
    return OK;
  },
};

async function planFrom(call: Call): Promise<Plan> {
  const { game, edition } = await openGame(call, call.operands[0]);
  const seats = seatsFrom(call, game);
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
    bots: botsFrom(textFlag(call, 'bots') ?? 'greedy,random'),
    threads: countFlag(call, 'threads', 1),
  };
}

function botsFrom(list: string): string[] {
  const names = list.split(',');
  for (const [index, name] of names.entries()) {
    parsePlayer(name);
    if (names.indexOf(name) !== index) {
      throw new BadInput('bots', '--bots', `'${name}' is there twice; give it another budget to tell the two apart`);
    }
  }
  return names;
}

async function holdArena({ host }: Call, plan: Plan): Promise<ArenaResult> {
  const { game, components, settings, seed, games, budget, bots, seats } = plan;
  const tables = seatings(bots, seats);
  const seated = Array.from({ length: games }, (_, index) => tables[index % tables.length]);
  const requests = seated.map((seating, index): MatchRequest => {
    const players = seating.map(name => ({
      player: name.includes('@') || !isPlain(name) ? name : `${name}@${budget}`,
      weights: null,
    }));
    // Each deal is played in every seating, so that good cards are everybody's.
    const deal = Math.floor(index / tables.length);
    return { do: 'match', game, components, settings, seed: `${seed}/${deal}`, players };
  });
  const bar = progressBar(host.stderr, games);
  const pool = botPool(host.games, plan.threads);
  const began = performance.now();
  try {
    const replies = await pool.all(requests, done => bar.reach(done));
    const played = replies.map((reply, index): Played => ({ seating: seated[index], result: resultOf(reply) }));
    return {
      game,
      edition: plan.edition,
      seats,
      settings,
      seed,
      games,
      budget,
      even: games % tables.length === 0,
      seconds: (performance.now() - began) / 1000,
      bots: standings(bots, played),
    };
  } finally {
    bar.end();
    await pool.close();
  }
}

/** Levels bring their own budget. */
function isPlain(name: string): boolean {
  return parsePlayer(name).bot.id === name;
}

function resultOf(reply: BotReply): Played['result'] {
  if (reply.do !== 'played') throw new Error(`expected a played match, found '${reply.do}'`);
  return reply.result;
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
