/** Small notes about tables, kept in the browser by the table's id. */
export interface KeptMap {
  get(id: string): string | null;
  all(): ReadonlyMap<string, string>;
  set(id: string, note: string): void;
  /** All that is kept of those whose id begins so, or forgets it. */
  of(prefix: string): readonly string[];
  forget(prefix: string): void;
}

/** More tables than anyone comes back to: the oldest notes go first. */
const MOST = 200;

export function keptMap(name: string): KeptMap {
  const key = `bonebed.${name}`;
  const all = (): Map<string, string> => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof found !== 'object' || found === null) return new Map();
      return new Map(Object.entries(found).filter(([, note]) => typeof note === 'string'));
    } catch {
      // Nothing readable is kept: start afresh.
      return new Map();
    }
  };
  const write = (notes: ReadonlyMap<string, string>): void => {
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...notes].slice(-MOST))));
    } catch {
      // Private windows may refuse: the note is lost with the page.
    }
  };
  return {
    all,
    get: id => all().get(id) ?? null,
    set(id, note) {
      const notes = all();
      notes.delete(id);
      notes.set(id, note);
      write(notes);
    },
    of: prefix => [...all()].filter(([id]) => id.startsWith(prefix)).map(([, note]) => note),
    forget: prefix => write(new Map([...all()].filter(([id]) => !id.startsWith(prefix)))),
  };
}
