import { below, pick, type Rng } from '@bonebed/kernel';

/** A copy of a JSON value with one place spoiled, and what was done to it. */
export interface Spoiled {
  readonly spoiled: unknown;
  readonly what: string;
}

const ODD: readonly unknown[] = [null, -1, 1.5, 1e9, '', 'no such thing', [], {}, true];

/** Walks down to some place at random and puts something odd there, takes it away, or repeats it. */
export function spoil(value: unknown, rng: Rng): Spoiled {
  const spoiled: unknown = JSON.parse(JSON.stringify(value ?? null));
  if (typeof spoiled !== 'object' || spoiled === null) return { spoiled: pick(rng, ODD), what: 'all of it' };
  const path: string[] = [];
  let inner: object = spoiled;
  for (;;) {
    const keys = Object.keys(inner);
    if (keys.length === 0) return { spoiled, what: 'nothing' };
    const key = pick(rng, keys);
    path.push(key);
    const next: unknown = Reflect.get(inner, key);
    if (typeof next === 'object' && next !== null && below(rng, 6) > 0) {
      inner = next;
      continue;
    }
    return { spoiled, what: `${path.join('.')} ${spoilAt(inner, key, rng)}` };
  }
}

function spoilAt(holder: object, key: string, rng: Rng): string {
  if (below(rng, 4) === 0) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
    return 'taken away';
  }
  if (Array.isArray(holder) && below(rng, 4) === 0) {
    holder.push(holder[Number(key)]);
    return 'there twice';
  }
  const odd = pick(rng, ODD);
  Reflect.set(holder, key, odd);
  return `set to ${JSON.stringify(odd)}`;
}
