/** One value that two editions do not share; null where one of them has nothing there. */
export interface Difference {
  /** Where: `specimens.allosaurus.vp`. Entries of a list are known by their id if they have one. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Where two `components.json` differ, in the order of the first. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(before, after, '', found);
  return found;
}

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
  const mine = partsOf(before);
  const theirs = partsOf(after);
  if (mine === null || theirs === null) {
    const [was, is] = [shown(before), shown(after)];
    if (was !== is) found.push({ path, before: was, after: is });
    return;
  }
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    compare(mine.get(key), theirs.get(key), path === '' ? key : `${path}.${key}`, found);
  }
}

/** What a value is made of, by name; null for a value that has no parts. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const ids = value.map((entry: unknown) => idOf(entry));
  const areUnique = ids.every(id => id !== null) && new Set(ids).size === ids.length;
  return new Map(value.map((entry: unknown, index) => [areUnique ? String(ids[index]) : String(index), entry]));
}

function idOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null;
  return typeof entry.id === 'string' ? entry.id : null;
}

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
