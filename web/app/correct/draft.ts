import { type Signal, signal } from '@preact/signals';

/** Corrections to an edition that are not kept yet. */
export interface Draft {
  /** The edition that they are made to. */
  readonly base: unknown;
  readonly components: unknown;
  readonly name: string;
  readonly isKept: boolean;
}

/** By game and edition. They outlive their page, so that whoever looks something up in the rules comes back to them. */
const drafts = new Map<string, Signal<Draft>>();

export function draftOf(game: string, edition: string | null, base: unknown, name: string): Signal<Draft> {
  const key = `${game} ${edition ?? ''}`;
  const known = drafts.get(key);
  if (known !== undefined) return known;
  const draft = signal<Draft>({ base, components: base, name, isKept: true });
  drafts.set(key, draft);
  return draft;
}

/** Who leaves the client itself with corrections that are kept nowhere is asked first. */
window.addEventListener('beforeunload', event => {
  if ([...drafts.values()].some(({ value }) => !value.isKept)) event.preventDefault();
});
