import type { Labels } from '../lab/labels.ts';
import type { Books } from '../lab/ledger.ts';

/** One of a group: how often it was taken, and how often it could have been. */
export interface Member {
  readonly name: string;
  readonly times: number;
  readonly chances: number;
}

/** Things of one kind that are chosen between. */
export interface Group {
  readonly name: string;
  readonly members: readonly Member[];
}

/** All kinds of options together, and those of one ask. */
const ALL_OPTIONS = 'options';
const OPTIONS = 'options.';
const THINGS = 'things.';

/** All groups that games came to: kinds of options and components by the ask that they were offered at, and what the game notes. */
export function groupNames({ games, counts }: Books): string[] {
  const names = Object.keys(counts).flatMap(key => {
    const [kind, what, collection] = key.split('|');
    if (kind === 'offered') return [ALL_OPTIONS, `${OPTIONS}${what}`];
    return kind === 'could' ? [`${THINGS}${what}.${collection}`] : [];
  });
  return [...new Set([...names, ...games.flatMap(({ noted }) => Object.keys(noted?.taken ?? {}))])].sort();
}

/** Null where there is none of that name. */
export function groupNamed(books: Books, labels: Labels, name: string): Group | null {
  if (!groupNames(books).includes(name)) return null;
  const tallies = new Map<string, [number, number]>();
  for (const [member, times, chances] of talliesOf(books, labels, name)) {
    const known = tallies.get(member) ?? [0, 0];
    tallies.set(member, [known[0] + times, known[1] + chances]);
  }
  const members = [...tallies].map(([member, [times, chances]]) => ({ name: member, times, chances }));
  return { name, members: members.sort((a, b) => share(b) - share(a) || (a.name < b.name ? -1 : 1)) };
}

export function share({ times, chances }: Member): number {
  return chances === 0 ? 0 : times / chances;
}

type Entry = readonly [member: string, times: number, chances: number];

function talliesOf(books: Books, labels: Labels, name: string): Entry[] {
  if (name === ALL_OPTIONS) return optionTallies(books, null);
  if (name.startsWith(OPTIONS)) return optionTallies(books, name.slice(OPTIONS.length));
  if (name.startsWith(THINGS)) {
    const [what, collection] = name.slice(THINGS.length).split('.');
    return thingTallies(books, labels, what, collection);
  }
  return books.games.flatMap(({ noted }) =>
    Object.entries(noted?.taken?.[name] ?? {}).map(([member, [times, chances]]): Entry => [member, times, chances]),
  );
}

/** Of one ask, or of all where `what` is null. */
function optionTallies({ counts }: Books, what: string | null): Entry[] {
  return Object.entries(counts).flatMap(([key, [chances]]): Entry[] => {
    const [kind, asked, option] = key.split('|');
    if (kind !== 'offered' || (what !== null && asked !== what)) return [];
    const [times = 0] = counts[`chosen|${asked}|${option}`] ?? [];
    return [[what === null || option === '' ? `${asked} ${option}`.trim() : option, times, chances]];
  });
}

/** Copies of one card have one name: what is done with any of them counts for it. */
function thingTallies({ counts }: Books, labels: Labels, what: string, collection: string): Entry[] {
  return Object.entries(counts).flatMap(([key, [chances, times]]): Entry[] => {
    const [kind, asked, from, index] = key.split('|');
    if (kind !== 'could' || asked !== what || from !== collection) return [];
    return [[labels.thing(collection, Number(index)).en, times, chances]];
  });
}
