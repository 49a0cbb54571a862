import { setTimeout as pause } from 'node:timers/promises';
import type { Change, Storage } from '../storage/storage.ts';

/** What happens to one call of storage. */
export type Fault =
  /** It fails, and nothing was done. */
  | 'before'
  /** It was done, and is reported as failed all the same. */
  | 'after'
  /** It fails, and is done when storage comes back: others hear of it then, as of what another process does. */
  | 'late'
  /** It takes its time. */
  | 'stall';

/** Says for each call whether something happens to it. */
export type Plan = (method: string) => Fault | null;

const STALL_MS = 30;

/** A storage that fails as it is told to. */
export interface FaultyStorage extends Storage {
  failBy(plan: Plan): void;
  /** From now on it is whole again; what was left to be done is done. */
  comeBack(): Promise<void>;
}

export function faulty(storage: Storage): FaultyStorage {
  let plan: Plan = () => null;
  let hear: (change: Change) => void = () => {};
  let late: (() => Promise<unknown>)[] = [];

  /** Does something, or not, or not as it says. */
  async function call(method: string, act: () => Promise<unknown>): Promise<unknown> {
    const fault = plan(method);
    if (fault === null) return act();
    if (fault === 'stall') {
      await pause(STALL_MS);
      return act();
    }
    if (fault === 'after') await act().catch(() => {});
    if (fault === 'late') late.push(act);
    throw new Error(`storage failed ${fault} ${method}`);
  }

  const extra: Pick<FaultyStorage, 'failBy' | 'comeBack' | 'listen'> = {
    failBy: given => {
      plan = given;
    },
    comeBack: async () => {
      plan = () => null;
      const acts = late;
      late = [];
      for (const act of acts) await act().catch(() => {});
      if (acts.length > 0) hear({ kind: 'gap' });
    },
    listen: heard => {
      hear = heard;
      return storage.listen(heard);
    },
  };
  return new Proxy({ ...extra } as FaultyStorage, {
    get(target, name: string) {
      const own: unknown = Reflect.get(target, name);
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(storage, name);
      if (typeof value !== 'function' || name === 'close')
        return typeof value === 'function' ? value.bind(storage) : value;
      return (...given: unknown[]) => call(name, () => value.apply(storage, given));
    },
  });
}
