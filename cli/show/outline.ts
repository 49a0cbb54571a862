import { type Json, namedValues, type Reader, SEATS, type Terms } from '@bonebed/kernel';
import type { Say } from '../words.ts';

// Longer than this and a group is easier to read line by line.
const INLINE_WIDTH = 90;
const INDENT = '  ';

/**
 * Any view as an indented outline: one line a field, components and people by name. Only fields that the game calls nouns are
 * named: a number is better than a wrong name.
 */
export function outline(reader: Reader<Terms>, say: Say, view: Json): string[] {
  return block({ reader, say }, '', view, '');
}

interface Words {
  readonly reader: Reader<Terms>;
  readonly say: Say;
}

type Group = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isGroup(value: Json): value is Group {
  return typeof value === 'object' && value !== null && !isList(value);
}

function block(words: Words, field: string, value: Json, indent: string): string[] {
  if (isList(value)) {
    return value.flatMap((entry, index) => {
      const { head, rest } = headOf(words, field, value, entry, index);
      return entryLines(words, field, rest, head, indent);
    });
  }
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, entry]) => {
      // Of `bones: { count: 4, known: [3, 5] }` the known ones are bones.
      return entryLines(words, key === 'known' ? field : key, entry, `${label(key)}:`, indent);
    });
  }
  return [`${indent}${leaf(words, field, value)}`];
}

/** What stands before an entry of a list: whose or what it is, or its number. */
function headOf({ reader }: Words, field: string, list: readonly Json[], entry: Json, index: number) {
  const { game, players } = reader;
  if (isGroup(entry) && typeof entry.seat === 'number' && game.nouns.seat === SEATS) {
    const { seat, ...rest } = entry;
    return { head: `${players[entry.seat] ?? seat}:`, rest };
  }
  if (field === 'players' && list.length === players.length) return { head: `${players[index]}:`, rest: entry };
  return { head: componentAt(reader, field, list.length, index) ?? `${index + 1}.`, rest: entry };
}

/** The name of a component where a list has an entry for each of a collection of the box, in its order. */
function componentAt(reader: Reader<Terms>, field: string, length: number, index: number): string | null {
  const { game, box } = reader;
  const noun = Object.keys(game.nouns).find(key => game.nouns[key] === field);
  const collection: unknown = Reflect.get(box, field);
  if (noun === undefined || !Array.isArray(collection) || collection.length !== length) return null;
  return `${namedValues(reader, { [noun]: index })[noun]}:`;
}

function entryLines(words: Words, field: string, value: Json, head: string, indent: string): string[] {
  const short = inline(words, field, value);
  if (short !== null && indent.length + head.length + short.length < INLINE_WIDTH) return [`${indent}${head} ${short}`];
  return [`${indent}${head}`, ...block(words, field, value, indent + INDENT)];
}

/** A value on one line, or null where it holds groups of groups. */
function inline(words: Words, field: string, value: Json): string | null {
  if (isList(value)) {
    if (value.length === 0) return words.say('outline.nothing');
    if (value.some(entry => isList(entry) || isGroup(entry))) return null;
    return value.map(entry => (entry === null ? words.say('outline.hidden') : leaf(words, field, entry))).join(', ');
  }
  if (typeof value === 'number' && isCount(words, field)) return `${value}`;
  if (!isGroup(value)) return leaf(words, field, value);
  const entries = Object.entries(value);
  if (entries.some(([, entry]) => isList(entry) || isGroup(entry))) return null;
  return entries.map(([key, entry]) => `${label(key)} ${inline(words, key, entry)}`).join(', ');
}

/** A single number under a plural (`specimens: 51`) counts them and names none. */
function isCount({ reader: { game } }: Words, field: string): boolean {
  return field.endsWith('s') && Object.hasOwn(game.nouns, field.slice(0, -1));
}

function leaf({ reader, say }: Words, field: string, value: Json): string {
  if (value === null) return say('outline.nothing');
  if (typeof value === 'boolean') return value ? say('outline.yes') : say('outline.no');
  return String(namedValues(reader, { [field]: value })[field]);
}

/** `fossilStorage` as people write it. */
function label(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
