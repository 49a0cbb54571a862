import type { JudgedChoice, LookBack, Outlook } from '@bonebed/bots/accounts';
import { BadInput, fingerprint } from '@bonebed/kernel';
import { getAll, getOne, removeOne, replaceOne } from '../host/database.ts';
import type { Occupant } from '../host/host.ts';
import { localHost } from '../host/local.ts';

/** What has been found so far: the outlooks at once, the decisions when all of them have been looked at. */
export interface LookBackSoFar {
  readonly outlooks: readonly Outlook[];
  readonly decisions: readonly JudgedChoice[] | null;
  /** How many answers have been looked at. */
  readonly looked: number;
}

/** A finished game to look back at. */
export interface Finished {
  readonly record: string;
  readonly seats: readonly Occupant[];
  /** How many answers it has. */
  readonly length: number;
}

/** More workers would take longer to start than they save. */
const MOST_WORKERS = 4;

/** Raise it when a look back finds other numbers in the same game: what was kept before is then looked for anew. */
const MADE = 1;

/**
 * Looks back at a game in workers of its own, so that the table goes on answering. What one of them finds does not depend on what the others
 * do. It is kept on this device; `tell` says whether anybody is still there.
 */
export async function lookBack(game: Finished, tell: (found: LookBackSoFar) => boolean): Promise<void> {
  const kept = await recalled(game);
  if (kept !== null) {
    tell({ ...kept, looked: game.length });
    return;
  }
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency ?? 1));
  const workers = Array.from({ length: count }, () =>
    localHost({ kind: 'record', text: game.record, seats: game.seats }, 0),
  );
  try {
    const outlooks = await workers[0].chances();
    const decisions = new Array<JudgedChoice | null>(game.length).fill(null);
    let [next, looked] = [0, 0];
    let isWanted = tell({ outlooks, decisions: null, looked });
    const goOn = async (worker: (typeof workers)[number]) => {
      while (isWanted && next < game.length) {
        const length = next;
        next += 1;
        decisions[length] = await worker.decision(length);
        looked += 1;
        isWanted &&= tell({ outlooks, decisions: null, looked });
      }
    };
    await Promise.all(workers.map(goOn));
    if (looked < game.length) return;
    const all = { outlooks, decisions: decisions.filter(decision => decision !== null) };
    await keep(game, all);
    tell({ ...all, looked });
  } finally {
    for (const worker of workers) worker.close();
  }
}

/** What this device has found of a game before; null if it has not looked back at it. */
export async function recalled({ record }: Pick<Finished, 'record'>): Promise<LookBack | null> {
  // Only `keep` writes entries.
  const found = (await getOne('lookBacks', fingerprint(record)).catch(() => undefined)) as Kept | undefined;
  return found === undefined || found.made !== MADE ? null : found;
}

interface Kept extends LookBack {
  readonly key: string;
  readonly made: number;
  readonly keptMs: number;
}

/** How many are kept, the latest ones: each has a hundred kilobytes or two. */
const MOST_KEPT = 50;

async function keep({ record }: Finished, found: LookBack): Promise<void> {
  const kept: Kept = { key: fingerprint(record), made: MADE, keptMs: Date.now(), ...found };
  try {
    await replaceOne('lookBacks', kept.key, () => kept);
    const all = (await getAll('lookBacks')) as readonly Kept[];
    const old = [...all].sort((a, b) => b.keptMs - a.keptMs).slice(MOST_KEPT);
    for (const { key } of old) await removeOne('lookBacks', key);
  } catch (error) {
    // A browser that keeps nothing looks back again next time.
    if (!(error instanceof BadInput)) throw error;
  }
}
