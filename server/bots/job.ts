import type { Advice, Header, Json, Reply, Seat } from '@bonebed/kernel';

/** All that a bot needs to come to a decision, as plain data that travels to a worker thread. */
export interface BotJob {
  readonly game: string;
  /** Fingerprint of the edition; its components are sent once to each worker. */
  readonly edition: string;
  readonly header: Header;
  /** The state at the start of the step, and the answers given in it since: `Table.situation()` with answers as text. */
  readonly start: Json;
  readonly given: readonly Reply[];
  readonly seat: Seat;
  readonly level: string;
  /** The reasons are wanted too. */
  readonly isHint?: true;
  /** The bot's own chance. */
  readonly seed: string;
}

/** What of a job lies open in a thread, once it was there: the box of an edition, as one version of the rules makes it. */
export function boxOf({ edition, header }: BotJob): string {
  return `${header.version} ${edition}`;
}

/** What a thread is started with. */
export interface ThreadStart {
  /** The module that games are loaded from. */
  readonly module: string;
  /** Holds the number of the decision that is to be given up. */
  readonly stop: Int32Array;
}

export interface PoolRequest extends BotJob {
  readonly id: number;
  readonly components: unknown;
}

export type PoolReply =
  | { readonly id: number; readonly text: string; readonly advice?: Advice }
  | { readonly id: number; readonly fault: string };
