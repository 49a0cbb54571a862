import { brokenLines, type Named, nameOf, type Reader, say, seatName, type Values } from '@bonebed/kernel';
import type { Effect } from '../rules/effects.ts';
import type { Bone, Card } from '../rules/ids.ts';
import { type BoneWars, VIRTUAL } from '../rules/state.ts';

/** What the parts of the drawing share: names, lists, and lines that are not too long. */

export type Readers = Reader<BoneWars>;

const WIDTH = 100;
const LONG_ENTRY = 60;
/** Stands for a space at which no line is broken. */
const GLUE = '\u00a0';
export const INDENT = '  ';
export const NOTHING = '–';
const TEXTS = 'draw';

export function word(reader: Readers, name: string, values: Values = {}): string {
  return say(reader, `${TEXTS}.${name}`, values);
}

/** What the reader calls a component. */
export function called({ language }: Readers, component: Named): string {
  return nameOf(component, language);
}

export function cardName(reader: Readers, card: Card): string {
  return called(reader, reader.box.cards[card]);
}

/** `Wyoming: Torso`, with the colon of the language. */
export function pair(reader: Readers, label: string, text: string): string {
  return `${colon(reader, label)} ${text}`;
}

export function colon(reader: Readers, label: string): string {
  return word(reader, 'label', { label });
}

/** Who a piece belongs to; the pieces of absent players only close a space. */
export function owner(reader: Readers, player: number | null): string {
  if (player === null) return word(reader, 'free');
  return player === VIRTUAL ? word(reader, 'closed') : seatName(reader, player);
}

/** The players of whom something is true, by name. */
export function those(reader: Readers, flags: readonly boolean[]): string[] {
  return flags.flatMap((flag, player) => (flag ? [seatName(reader, player)] : []));
}

export function boneNames(reader: Readers, bones: readonly Bone[]): string {
  return bones.map(bone => called(reader, reader.box.bones[bone])).join(', ') || NOTHING;
}

/** `Torso 2, Paw 1` from counts by kind. */
export function boneCounts(reader: Readers, counts: readonly number[]): string[] {
  const parts = reader.box.boneIds.flatMap(bone =>
    counts[bone] === 0 ? [] : [`${called(reader, reader.box.bones[bone])} ${counts[bone]}`],
  );
  return parts.length === 0 ? [NOTHING] : parts;
}

/** Bonuses in short: `$2, 1 loyalty`. */
export function effectsText(reader: Readers, effects: readonly Effect[]): string {
  return effects.map(({ do: what, n }) => say(reader, `effect.${what}`, { n })).join(', ');
}

/** A species card in short: what its skeleton needs, what it is, its minor find and its prize. */
export function speciesText(reader: Readers, card: Card): string {
  const { species } = reader.box.cards[card];
  if (species === null) return cardName(reader, card);
  return word(reader, 'species', {
    name: cardName(reader, card),
    needs: needs(reader, species.fits).join(', '),
    category: say(reader, `category.${species.category}`),
    discoverer: say(reader, `discoverer.${species.discoverer}`),
    find: called(reader, reader.box.finds[species.find]),
    prize: effectsText(reader, species.prize),
  });
}

/** For each part of the skeleton that has several kinds of bones those that fit. */
function needs(reader: Readers, fits: readonly boolean[]): string[] {
  const { boneIds, bones } = reader.box;
  const parts = [...new Set(bones.map(bone => bone.category))];
  return parts.flatMap(part => {
    const kinds = boneIds.filter(bone => bones[bone].category === part);
    if (kinds.length === 1) return [];
    const fitting = kinds.filter(bone => fits[bone]);
    if (fitting.length === kinds.length) return [word(reader, 'anyPart', { part: say(reader, `part.${part}`) })];
    return [fitting.map(bone => called(reader, bones[bone])).join('/')];
  });
}

export function widest(names: readonly string[]): number {
  return Math.max(...names.map(name => name.length));
}

/** A sentence, broken between words where it is too long; further lines are indented. */
export function wrapped(indent: string, text: string): string[] {
  return brokenLines(text, WIDTH, indent);
}

/** Entries behind a label, as many on a line as there is room for; only long ones are broken inside. */
export function listed(indent: string, label: string, entries: readonly string[]): string[] {
  const glued = entries.map(entry => (entry.length > LONG_ENTRY ? entry : entry.replaceAll(' ', GLUE)));
  const text = entries.length === 0 ? NOTHING : glued.join(`${GLUE}· `);
  return wrapped(indent, `${label} ${text}`).map(line => line.replaceAll(GLUE, ' '));
}
