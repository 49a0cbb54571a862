import type { Gender } from './french.ts';
import type { Event, Game, Option, Refusal, Seat, Terms, Values } from './game.ts';
import { formatMessage, type Language } from './message.ts';
import { component, nameOf } from './offer.ts';

/** All sentences of a game in one language, by key (`event.published`, `bar.HT-5.2`). */
export type Texts = Readonly<Record<string, string>>;

/** Someone who reads the game: in a language, with names for the people at the table. */
export interface Reader<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly texts: Texts;
  readonly language: Language;
  readonly players: readonly string[];
}

/** The noun that stands for people: a field of this noun holds a seat. */
export const SEATS = 'seats';

/** Who sits there: a person, or (`null`, or a seat that no person has) the automaton of a solo game. */
export function seatName<T extends Terms>(reader: Reader<T>, seat: Seat | null): string {
  const person = seat === null ? undefined : reader.players[seat];
  return person ?? say(reader, 'game.automaton');
}

/** What the reader calls the component that a number stands for. */
export function componentName<T extends Terms>(
  { game, box, language }: Reader<T>,
  noun: string,
  index: number,
): string {
  return nameOf(component(game, box, noun, index) ?? { id: String(index) }, language);
}

export function hasText<T extends Terms>(reader: Reader<T>, key: string): boolean {
  return Object.hasOwn(reader.texts, key);
}

export function say<T extends Terms>(reader: Reader<T>, key: string, values: Values = {}): string {
  const message = reader.texts[key];
  if (message === undefined) throw new Error(`no text '${key}' in ${reader.language} for ${reader.game.id}`);
  return formatMessage(message, values, reader.language);
}

/** A line of the log. */
export function eventWords<T extends Terms>(reader: Reader<T>, event: Event): string {
  return say(reader, `event.${event.type}`, namedValues(reader, event));
}

/** What to do now, in one sentence. */
export function promptWords<T extends Terms>(reader: Reader<T>, what: string, values: Values): string {
  return say(reader, `ask.${what}`, namedValues(reader, values));
}

/** Why something can't be done. */
export function refusalWords<T extends Terms>(reader: Reader<T>, { text, values }: Refusal): string {
  return say(reader, `bar.${text}`, namedValues(reader, values));
}

/**
 * An option as a button says it. A record's own sentence is chosen by its part `do`, a word's by the word; a bare number
 * is the name of its component unless the ask has a sentence for it.
 */
export function optionWords<T extends Terms>(reader: Reader<T>, what: string, option: Option): string {
  if (typeof option === 'string') return say(reader, `option.${what}.${option}`);
  if (typeof option === 'number') {
    const noun = reader.game.asks[what]?.noun ?? 'n';
    const values = namedValues(reader, { [noun]: option });
    return hasText(reader, `option.${what}`) ? say(reader, `option.${what}`, values) : String(values[noun]);
  }
  const key = option.do === undefined ? `option.${what}` : `option.${what}.${option.do}`;
  return say(reader, key, namedValues(reader, option));
}

/**
 * The fields of an event, option or refusal as a sentence needs them: components by name, with their id beside it
 * (`card` and `cardId`) and their gender where French needs it (`cardGender`), records by the text of
 * their part `do`, lists joined, a missing one as `none`.
 */
export function namedValues<T extends Terms>(reader: Reader<T>, fields: object): Values {
  const values: { [field: string]: string | number } = {};
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      values[`${field}Count`] = value.length;
      values[field] = joinWords(
        reader,
        value.map(entry => wordsFor(reader, field, entry).name),
      );
      continue;
    }
    const { name, id, gender } = wordsFor(reader, field, value);
    values[field] = name;
    values[`${field}Id`] = id;
    if (gender !== undefined) values[`${field}Gender`] = gender;
  }
  return values;
}

function joinWords<T extends Terms>(reader: Reader<T>, words: readonly (string | number)[]): string {
  return new Intl.ListFormat(reader.language).format(words.map(String));
}

/** A value as a message gets it: a word, an id beside it, and how French treats it. */
function wordsFor<T extends Terms>(
  reader: Reader<T>,
  field: string,
  value: unknown,
): { readonly name: string | number; readonly id: string | number; readonly gender?: Gender | undefined } {
  if (value === null || value === undefined) return { name: 'none', id: 'none' };
  const { game, box, language } = reader;
  if (typeof value === 'number') {
    if (game.nouns[field] === SEATS) return { name: seatName(reader, value), id: value };
    const found = component(game, box, field, value);
    if (found === undefined) return { name: value, id: value };
    const gender = typeof found.name === 'object' ? found.name.gender : undefined;
    return { name: nameOf(found, language), id: found.id, gender };
  }
  // A word that names a kind (a period, a location) has a text of its own where it is shown; so has a record, by its part `do`.
  const word = String(isRecord(value) ? value.do : value);
  const key = `${game.nouns[field] ?? field}.${word}`;
  if (isRecord(value)) return { name: say(reader, key, namedValues(reader, value)), id: word };
  return { name: hasText(reader, key) ? say(reader, key) : word, id: word };
}

function isRecord(value: unknown): value is { readonly do?: unknown } {
  return typeof value === 'object' && value !== null;
}
