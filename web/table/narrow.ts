import type { BarredChoice, Choice } from '@bonebed/kernel';
import type { Part } from '../boards/board.ts';

/** An option together with what the board and the list need to know of it. */
export interface Offered {
  readonly choice: Choice;
  readonly words: string;
  readonly parts: readonly Part[];
  /** Whether it is beside the point of the decision (`BoardModule.isAside`). */
  readonly isAside: boolean;
  /** Whether it ends something: it stands last, apart from what can still be done. */
  readonly isEnding: boolean;
  /** What a card does that it would play (`BoardModule.effect`); what it would leave unused where it ends something (`BoardModule.left`). */
  readonly effect: string;
}

export interface Barred extends Offered {
  readonly choice: BarredChoice;
}

/** A button of the list: an option, or a first part that several options share. */
export type Chip =
  | { readonly kind: 'option'; readonly label: string; readonly offered: Offered }
  | { readonly kind: 'part'; readonly label: string; readonly key: string; readonly offered: readonly Offered[] };

/** The options that are about everything selected so far. */
export function narrowed<O extends Offered>(offered: readonly O[], selection: readonly string[]): O[] {
  return offered.filter(({ parts }) => selection.every(key => parts.some(part => part.key === key)));
}

/** The options that are about one thing, among those narrowed. */
export function about<O extends Offered>(offered: readonly O[], selection: readonly string[], key: string): O[] {
  return narrowed(offered, [...selection, key]);
}

/** The options by the things that they are about: every spot of a board asks what is about it. */
export function byPart<O extends Offered>(offered: readonly O[]): ReadonlyMap<string, readonly O[]> {
  const found = new Map<string, O[]>();
  for (const one of offered) {
    for (const { key } of one.parts) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [one]);
      else if (known.at(-1) !== one) known.push(one);
    }
  }
  return found;
}

/**
 * The refusals that say most about one thing: those whose other parts could be chosen elsewhere. That a worker is out
 * anyway says nothing about the place that was pressed. All of them where none is like that.
 */
export function telling(barred: readonly Barred[], offered: readonly Offered[], key: string): readonly Barred[] {
  const possible = new Set(offered.flatMap(({ parts }) => parts.map(part => part.key)));
  const found = barred.filter(({ parts }) => parts.every(part => part.key === key || possible.has(part.key)));
  return found.length > 0 ? found : barred;
}

/**
 * The buttons to show: options as they are while they are few; many are gathered by the first part that is not
 * chosen yet, so that a choice of several parts is made part by part. Asides come later, always gathered, and what ends something last.
 */
export function chipsOf(offered: readonly Offered[], selection: readonly string[], few: number): Chip[] {
  const all = narrowed(offered, selection);
  const [open, endings] = endingsApart(all);
  if (endings.length > 0) return [...chipsOf(open, selection, few), ...endings.map(optionChip)];
  const main = open.filter(({ isAside }) => !isAside);
  if (main.length === 0) return fewOrGathered(open, selection, few);
  const asides = open.filter(({ isAside }) => isAside);
  return [...fewOrGathered(main, selection, few), ...gathered(asides, selection)];
}

function endingsApart<O extends Offered>(offered: readonly O[]): [open: O[], endings: O[]] {
  return [offered.filter(({ isEnding }) => !isEnding), offered.filter(({ isEnding }) => isEnding)];
}

function fewOrGathered(open: readonly Offered[], selection: readonly string[], few: number): Chip[] {
  return open.length <= few ? open.map(optionChip) : gathered(open, selection);
}

function gathered(open: readonly Offered[], selection: readonly string[]): Chip[] {
  const chips: Chip[] = [];
  const groups = new Map<string, Offered[]>();
  for (const one of open) {
    const [first, ...others] = one.parts.filter(({ key }) => !selection.includes(key));
    if (first === undefined || others.length === 0) {
      chips.push(optionChip(one));
      continue;
    }
    const group = groups.get(first.key);
    if (group !== undefined) {
      group.push(one);
      continue;
    }
    const fresh = [one];
    groups.set(first.key, fresh);
    chips.push({ kind: 'part', label: first.label, key: first.key, offered: fresh });
  }
  return chips.map(chip => (chip.kind === 'part' && chip.offered.length === 1 ? optionChip(chip.offered[0]) : chip));
}

function optionChip(offered: Offered): Chip {
  return { kind: 'option', label: offered.words, offered };
}

/** The options whose sentence has all the words that were typed, whatever their accents; what ends something last. */
export function filtered<O extends Offered>(offered: readonly O[], typed: string): O[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = offered.filter(({ words }) => wanted.every(word => plain(words).includes(word)));
  return endingsApart(found).flat();
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
