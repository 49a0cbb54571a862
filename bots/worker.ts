import type { GameModule } from '@bonebed/games';
import {
  type Edition,
  fastRng,
  type Game,
  type Header,
  type Json,
  openEdition,
  type Reply,
  type Seat,
  type Settings,
  Table,
  type Terms,
  type Weights,
} from '@bonebed/kernel';
import { rootOf, type Thinking, type Thought } from './bot.ts';
import { brainOf } from './brains.ts';
import { startBudget } from './budget.ts';
import type { FitSample } from './fit.ts';
import { type MatchResult, playMatch } from './match.ts';
import { parsePlayer } from './players.ts';
import { selfPlay } from './tune.ts';

/** A game and its box, as plain data that travels to a thread. */
export interface Boxed {
  readonly game: string;
  /** The contents of `components.json`; null for the game's own. */
  readonly components: unknown;
}

/** All that a bot needs to come to a decision. */
export interface ThinkRequest extends Boxed {
  readonly do: 'think';
  readonly header: Header;
  /** `Table.situation()`: the state at the start of the step, and the answers given in it since, as text. */
  readonly start: Json;
  readonly given: readonly Reply[];
  readonly seat: Seat;
  /** As `parsePlayer` reads it: `professor`, `search@it:500`. */
  readonly player: string;
  /** The bot's own chance. */
  readonly seed: string;
  /** Whether it reports on the way. */
  readonly progress?: boolean;
}

/** A bot at a seat. */
export interface Contestant {
  /** As `parsePlayer` reads it: `greedy`, `search@it:500`. */
  readonly player: string;
  /** What it takes features to be worth; null for the weights of the game. */
  readonly weights: Weights | null;
}

export interface MatchRequest extends Boxed {
  readonly do: 'match';
  readonly settings: Settings;
  readonly seed: string;
  /** One a seat. */
  readonly players: readonly Contestant[];
}

export interface SelfPlayRequest extends Boxed {
  readonly do: 'selfPlay';
  readonly settings: Settings;
  readonly seed: string;
  readonly seats: number;
  readonly weights: Weights;
  readonly player: string;
  readonly stray: number;
}

/** Ends the thinking about an earlier request: its answer is the best so far. */
export interface CancelRequest {
  readonly do: 'cancel';
}

export type BotRequest = ThinkRequest | MatchRequest | SelfPlayRequest | CancelRequest;
/** A message to a thread. Answers carry the same number. */
export type BotMessage = BotRequest & { readonly id: number };
export type BotReply =
  | { readonly id: number; readonly do: 'progress'; readonly thought: Thought }
  | { readonly id: number; readonly do: 'thought'; readonly thought: Thought }
  | { readonly id: number; readonly do: 'played'; readonly result: MatchResult }
  | { readonly id: number; readonly do: 'watched'; readonly moments: readonly FitSample[] }
  | { readonly id: number; readonly do: 'failed'; readonly fault: string };

/** What a thread lends to the bots: Node's worker threads and the browser's workers do it each in their way. */
export interface BotHost {
  load(game: string): Promise<GameModule>;
  /** Milliseconds from any moment on. */
  now(): number;
  /** Lets messages in that have come meanwhile, so that thinking can be cancelled. */
  breathe(): Promise<void>;
  send(reply: BotReply): void;
}

/** How long a bot thinks between two breaths. */
const BREATH_MS = 50;

/** Answers messages in a thread of its own. */
export function botThread(host: BotHost): (message: BotMessage) => Promise<void> {
  const cancelled = new Set<number>();
  const thinking = new Set<number>();
  const open = boxOpener(host);
  return async message => {
    const { id } = message;
    if (message.do === 'cancel') {
      if (thinking.has(id)) cancelled.add(id);
      return;
    }
    try {
      thinking.add(id);
      host.send({ id, ...(await answer(host, await open(message), message, id, () => cancelled.has(id))) });
    } catch (error) {
      host.send({ id, do: 'failed', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      thinking.delete(id);
      cancelled.delete(id);
    }
  };
}

type Answer = BotReply extends infer Reply ? (Reply extends BotReply ? Omit<Reply, 'id'> : never) : never;

/** A game with the box it is played from. */
interface OpenGame {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
}

/** A box takes time to check, and the same one comes with every request: it is kept. */
function boxOpener({ load }: BotHost): (boxed: Boxed) => Promise<OpenGame> {
  const opened = new Map<string, OpenGame>();
  return async boxed => {
    const key = boxed.components === null ? boxed.game : `${boxed.game} ${JSON.stringify(boxed.components)}`;
    const known = opened.get(key);
    if (known !== undefined) return known;
    const { game, components } = await load(boxed.game);
    const open = { game, edition: openEdition(game, boxed.components ?? components) };
    opened.set(key, open);
    return open;
  };
}

async function answer(
  host: BotHost,
  { game, edition }: OpenGame,
  request: ThinkRequest | MatchRequest | SelfPlayRequest,
  id: number,
  isCancelled: () => boolean,
): Promise<Answer> {
  switch (request.do) {
    case 'think': {
      const onProgress = (thought: Thought) => {
        if (request.progress === true) host.send({ id, do: 'progress', thought });
      };
      return { do: 'thought', thought: await think(host, request, { game, edition }, onProgress, isCancelled) };
    }
    case 'match': {
      const players = request.players.map(({ player, weights }) => parsePlayer(player, game.id, weights));
      return { do: 'played', result: playMatch({ ...request, game, edition, players, now: host.now }) };
    }
    case 'selfPlay': {
      const { features } = brainOf(game.id);
      return { do: 'watched', moments: selfPlay({ ...request, game, edition, features }) };
    }
  }
}

/** Comes back to the pending decision and thinks about it, with a breath now and then. */
async function think(
  host: Pick<BotHost, 'now' | 'breathe'>,
  request: ThinkRequest,
  { game, edition }: OpenGame,
  onProgress: (thought: Thought) => void,
  isCancelled: () => boolean,
): Promise<Thought> {
  const { header, given, seat, player, seed } = request;
  // It was a state of this game a moment ago in the thread that sent it.
  const table = new Table(game, edition.box, header, request.start as unknown as Terms['state']);
  const answered = table.follow(() => given[table.length] ?? null);
  if (!answered.ok) throw new Error(`answer ${table.length + 1} of the step does not replay: ${answered.fault.code}`);
  const { bot, budget } = parsePlayer(player, game.id);
  const thinking = bot.begin(rootOf(table, seat), fastRng(seed));
  const limit = startBudget(budget, host.now);
  let breath = host.now();
  for (let i = 0; goesOn(thinking, i, limit.isOver); i++) {
    thinking.iterate();
    if (host.now() - breath < BREATH_MS) continue;
    onProgress(thinking.thought());
    await host.breathe();
    if (isCancelled()) break;
    breath = host.now();
  }
  return thinking.thought();
}

function goesOn(thinking: Thinking, iterations: number, isOver: (iterations: number) => boolean): boolean {
  return !thinking.isDone() && (iterations === 0 || !isOver(iterations));
}
