import { parentPort, workerData } from 'node:worker_threads';
import { type Bots, type MatchResult, playMatch } from '@bonebed/bots';
import { loadGame } from '@bonebed/games';
import { checkSettings, openEdition } from '@bonebed/kernel';

/** The bots of now and those that they are compared with. */
export type Side = 'now' | 'before';

export interface GateMatch {
  readonly game: string;
  readonly seed: string;
  readonly bot: keyof Bots;
  readonly iterations: number;
  readonly seating: readonly Side[];
}

export interface GateReply {
  readonly id: number;
  readonly result: MatchResult | null;
  /** Why there is none. */
  readonly fault: string;
}

/** Files with the bots of each side. */
export type Sides = Readonly<Record<Side, string>>;

async function botsIn(file: string): Promise<Bots> {
  return ((await import(file)) as { readonly bots: Bots }).bots;
}

// The gate starts this thread.
const files = workerData as Sides;
const sides: Readonly<Record<Side, Bots>> = { now: await botsIn(files.now), before: await botsIn(files.before) };

/** The rules, the table and its chance are those of now, for both sides. */
async function play({ game: id, seed, bot, iterations, seating }: GateMatch): Promise<MatchResult> {
  const { game, components } = await loadGame(id);
  return playMatch({
    game,
    edition: openEdition(game, components),
    settings: checkSettings(game, seating.length, {}),
    seed,
    players: seating.map(side => ({ name: side, bot: sides[side][bot], budget: { iterations } })),
    now: () => performance.now(),
  });
}

parentPort?.on('message', (match: GateMatch & { readonly id: number }) => {
  const { id } = match;
  play(match).then(
    result => parentPort?.postMessage({ id, result, fault: '' } satisfies GateReply),
    (error: unknown) => {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, result: null, fault } satisfies GateReply);
    },
  );
});
