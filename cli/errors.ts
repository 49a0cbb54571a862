import { BadInput, type Values } from '@bonebed/kernel';
import type { Key } from './words.ts';

/** The command was called in a way it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly key: Key;
  readonly values: Values;

  constructor(key: Key, values: Values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

/** Exit codes. The last is EX_SOFTWARE of sysexits.h: a fault of ours, not of the input. */
export const OK = 0;
export const FAILED = 1;
export const BAD_INPUT = 2;
export const OUR_FAULT = 70;
/** What shells call a command that Ctrl-C has ended. */
export const STOPPED = 130;

/** Does something with a file; a fault found in it names the file. */
export async function inFile<R>(file: string, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadInput ? error.within(file) : error;
  }
}
