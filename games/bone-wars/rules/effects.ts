import type { EffectData } from '../box/components.ts';
import type { Cause } from './causes.ts';

/** Everything a bonus can do; `bonuses.ts` does it. The last two come from grants and paleontologist cards only. */
export type EffectName = EffectData['do'] | 'splitLoyalty' | 'anyRoundBonus';

/** One bonus: what it does and how many times or how much. A type, not an interface: it is also an option of asks. */
export type Effect = { readonly do: EffectName; readonly n: number };

/** A bonus that waits to be resolved, with what brought it. */
export type Waiting = Effect & { readonly why: Cause };

export const ROUND_BONUS: Effect = { do: 'roundBonus', n: 1 };
export const ANY_ROUND_BONUS: Effect = { do: 'anyRoundBonus', n: 1 };

/** BW-10.0: bonuses as the rules read them, without a number once; a look at cards counts how many are looked at. */
export function effectsOf(list: readonly EffectData[]): Effect[] {
  return list.map(({ do: name, n, look }) => ({ do: name, n: look ?? n ?? 1 }));
}
