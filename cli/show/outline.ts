import { type Json, namedValues, type Reader, SEATS, type Terms } from '@bonebed/kernel';
import type { Say } from '../words.ts';

// Longer than this and a group is easier to read line by line.
const INLINE_WIDTH = 90;
const INDENT = '  ';

/** Any view as an indented outline: one line a field, components and people by name. */
export function outline(reader: Reader<Terms>, say: Say, view: Json): string[] {
  return block({ reader, say }, '', view, '');
}

interface Words {
  readonly reader: Reader<Terms>;
  readonly say: Say;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isGroup(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

function block(words: Words, field: string, value: Json, indent: string): string[] {
  if (isList(value)) {
    return value.flatMap((entry, index) => {
      const owner = ownerOf(words, entry);
      if (owner === null) return entryLines(words, field, entry, `${index + 1}.`, indent);
      const { seat: _named, ...others } = owner.group;
      return entryLines(words, field, others, `${owner.name}:`, indent);
    });
  }
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, entry]) => entryLines(words, key, entry, `${label(key)}:`, indent));
  }
  return [`${indent}${leaf(words, field, value)}`];
}

/** Whose an entry of a list is, where it says so in a field `seat`. */
function ownerOf({ reader: { game, players } }: Words, entry: Json) {
  if (!isGroup(entry) || typeof entry.seat !== 'number' || game.nouns.seat !== SEATS) return null;
  return { group: entry, name: players[entry.seat] ?? `${entry.seat}` };
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
  if (!isGroup(value)) return leaf(words, field, value);
  const entries = Object.entries(value);
  if (entries.some(([, entry]) => isList(entry) || isGroup(entry))) return null;
  return entries.map(([key, entry]) => `${label(key)} ${leaf(words, key, entry)}`).join(', ');
}

function leaf({ reader, say }: Words, field: string, value: Json): string {
  if (value === null) return say('outline.nothing');
  if (typeof value === 'boolean') return value ? say('outline.yes') : say('outline.no');
  const noun = nounOf(reader, field);
  return String(namedValues(reader, { [noun]: value })[noun]);
}

/** The noun of a field: itself, or the noun it is the plural of (`bones` are `bone`s). */
function nounOf({ game }: Reader<Terms>, field: string): string {
  const single = field.replace(/s$/, '');
  return !Object.hasOwn(game.nouns, field) && Object.hasOwn(game.nouns, single) ? single : field;
}

/** `fossilStorage` as people write it. */
function label(key: string): string {
  return key.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
