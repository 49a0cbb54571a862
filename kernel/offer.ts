import type { Gender } from './french.ts';
import type { Game, Guard, Guards, Offer, Option, Position, Refusal, Seat, SortedGuards, Terms } from './game.ts';
import type { Language } from './message.ts';

/** What a seat may choose from: candidates, and the guards that may refuse one. The first guard that bars gives the reason. */
export function offer<T extends Terms, C extends Option>(
  candidates: readonly C[],
  ...guards: readonly Guard<T, C>[]
): Offer<T, C> {
  return { candidates, guards };
}

/** The kind of a candidate: the word that it is, or what a record is there to `do`. Others are all of one kind. */
export function kindOf(candidate: Option): string {
  if (typeof candidate === 'string') return candidate;
  return typeof candidate === 'object' && typeof candidate.do === 'string' ? candidate.do : '';
}

/** Whether the guard may bar this candidate at all. */
function concerns<T extends Terms, C extends Option>({ about }: Guard<T, C>, candidate: C): boolean {
  return about === undefined || about.includes(kindOf(candidate));
}

/**
 * A list of guards that is a constant of the rules. It is sorted once, by what the guards are about: a candidate of a long list then meets
 * the few that can bar it.
 */
export function guards<T extends Terms, C extends Option>(...list: readonly Guard<T, C>[]): Guards<T, C> {
  const kinds = [...new Set(list.flatMap(({ about }) => about ?? []))];
  const barsOf = (some: readonly Guard<T, C>[]) => some.map(({ bars }) => bars);
  const sorted: SortedGuards<T, C> = {
    kinds,
    ofKind: kinds.map(kind => barsOf(list.filter(({ about }) => about?.includes(kind) ?? true))),
    ofOthers: barsOf(list.filter(({ about }) => about === undefined)),
  };
  return Object.assign([...list], { sorted });
}

/** What may bar this candidate. The kinds are few: to look at one after the other is quicker than a `Map`. */
function testsFor<T extends Terms, C extends Option>(
  { kinds, ofKind, ofOthers }: SortedGuards<T, C>,
  candidate: C,
): readonly Guard<T, C>['bars'][] {
  if (kinds.length === 0) return ofOthers;
  const kind = kindOf(candidate);
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return ofKind[i];
  return ofOthers;
}

/** Whether no guard bars the candidate. */
export function allows<T extends Terms, C extends Option>(
  at: Position<T>,
  seat: Seat,
  list: Guards<T, C>,
  candidate: C,
): boolean {
  const { sorted } = list;
  if (sorted === undefined) return refuser(at, seat, list, candidate) === null;
  const tests = testsFor(sorted, candidate);
  for (let i = 0; i < tests.length; i++) if (tests[i](at, seat, candidate)) return false;
  return true;
}

/** The first guard of the list that bars the candidate. */
function refuser<T extends Terms, C extends Option>(
  at: Position<T>,
  seat: Seat,
  list: readonly Guard<T, C>[],
  candidate: C,
): Guard<T, C> | null {
  for (let i = 0; i < list.length; i++) {
    if (concerns(list[i], candidate) && list[i].bars(at, seat, candidate)) return list[i];
  }
  return null;
}

export function hasLegal<T extends Terms, C extends Option>(at: Position<T>, seat: Seat, from: Offer<T, C>): boolean {
  for (const candidate of from.candidates) if (allows(at, seat, from.guards, candidate)) return true;
  return false;
}

export function legalOptions<T extends Terms, C extends Option>(at: Position<T>, seat: Seat, from: Offer<T, C>): C[] {
  return from.candidates.filter(candidate => allows(at, seat, from.guards, candidate));
}

/** The legal option that is the only one; null if there is none or a choice. Looks no further than the second one that is legal. */
export function onlyOption<T extends Terms, C extends Option>(
  at: Position<T>,
  seat: Seat,
  { candidates, guards }: Offer<T, C>,
): C | null {
  let only: C | null = null;
  for (const candidate of candidates) {
    if (!allows(at, seat, guards, candidate)) continue;
    if (only !== null) return null;
    only = candidate;
  }
  return only;
}

/** Why a candidate is barred, or null if it is legal. */
export function refusal<T extends Terms, C extends Option>(
  at: Position<T>,
  seat: Seat,
  list: Guards<T, C>,
  candidate: C,
): Refusal | null {
  if (list.sorted !== undefined && allows(at, seat, list, candidate)) return null;
  const guard = refuser(at, seat, list, candidate);
  if (guard === null) return null;
  const { rule, text = rule } = guard;
  return { rule, text, values: guard.values === undefined ? {} : guard.values(at, seat, candidate) };
}

/** Answer to a reaction window that is always legal. */
export const PASS = 'pass';

/**
 * The text of an option, as records and scenarios write it: numbers by the id of the component they stand for, records as
 * their parts in order. `place paleontologist specimenLab`, `SP17`, `pass`.
 */
export function optionText<T extends Terms>(game: Game<T>, box: T['box'], what: string, option: Option): string {
  if (typeof option === 'string') return option;
  if (typeof option === 'number') return partText(game, box, game.asks[what]?.noun, option);
  const parts: string[] = [];
  for (const part of Object.keys(option)) parts.push(partText(game, box, part, option[part]));
  return parts.join(' ');
}

/** Whether this is the text of the option. As good as making its text to compare, but nothing is made: many are looked at for one. */
export function isTextOf<T extends Terms>(
  game: Game<T>,
  box: T['box'],
  what: string,
  option: Option,
  text: string,
): boolean {
  if (typeof option === 'string') return option === text;
  if (typeof option === 'number') return partText(game, box, game.asks[what]?.noun, option) === text;
  // Where the parts so far end. The first follows no space, so it begins one after -1.
  let end = -1;
  for (const part in option) {
    if (end >= 0 && text[end] !== ' ') return false;
    const own = partText(game, box, part, option[part]);
    if (!text.startsWith(own, end + 1)) return false;
    end += 1 + own.length;
  }
  return Math.max(end, 0) === text.length;
}

function partText<T extends Terms>(
  game: Game<T>,
  box: T['box'],
  noun: string | undefined,
  part: string | number | null,
): string {
  if (part === null) return '-';
  if (typeof part === 'string') return part;
  const entry = noun === undefined ? undefined : component(game, box, noun, part);
  return entry === undefined ? String(part) : entry.id;
}

/** A component of the box as people know it: its id, and its name where it has one. */
export interface Named {
  readonly id: string;
  readonly name?: string | { readonly en: string; readonly fr: string; readonly gender?: Gender | undefined };
}

/** The name of a component in a language; its id where it has none. */
export function nameOf({ id, name = id }: Named, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}

/** What the number `index` stands for where the field or ask is a `noun` of the game, if it is one. */
export function component<T extends Terms>(
  game: Game<T>,
  box: T['box'],
  noun: string,
  index: number,
): Named | undefined {
  const collection = game.nouns[noun];
  if (collection === undefined) return undefined;
  const entries = (box as Readonly<Record<string, unknown>>)[collection];
  return Array.isArray(entries) && isNamed(entries[index]) ? entries[index] : undefined;
}

function isNamed(entry: unknown): entry is Named {
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
}
