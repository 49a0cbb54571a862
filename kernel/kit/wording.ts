import type { Game, Settings, Terms } from '../game.ts';
import { makeHeader } from '../header.ts';
import type { Language } from '../message.ts';
import { fastRng, pick, seedFrom } from '../rng.ts';
import type { Edition } from '../settings.ts';
import type { Pending } from '../step-host.ts';
import { Table } from '../table.ts';
import { eventWords, optionWords, promptWords, type Reader, refusalWords, say, type Texts } from '../words.ts';
import { sentenceFaults, wordsAmong } from './sentences.ts';

export interface WordingOptions {
  readonly seats: number;
  readonly settings?: Settings;
  /** Seeds of the games to play; each game is another. */
  readonly seeds?: readonly string[];
  /** Words that the game calls by another name, by language. */
  readonly forbidden?: Partial<Readonly<Record<Language, readonly string[]>>>;
}

type Kind = 'prompt' | 'option' | 'refusal' | 'log' | 'sheet';

/** People whose names are hard on French: two begin with a vowel. */
const PLAYERS = ['Mary', 'Othniel', 'Georges', 'Inès', 'Tilly'];

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/**
 * Plays seeded random games and says all there is to say on the way, to every seat and in both languages: what is wrong with
 * any of it, each sentence once.
 */
export function wordingFaults<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  texts: Readonly<Record<Language, Texts>>,
  { seats, settings = {}, seeds = ['1', '2'], forbidden = {} }: WordingOptions,
): string[] {
  const players = PLAYERS.slice(0, seats);
  const listeners = LANGUAGES.map(language => ({
    reader: { game, box: edition.box, texts: texts[language], language, players },
    said: new Said(),
  }));
  for (const seed of seeds) {
    const header = makeHeader(game, edition, { seats, settings, seed: seedFrom(`wording ${seed}`) });
    readAloud(new Table(game, edition.box, header), listeners);
  }
  return listeners.flatMap(({ reader: { language }, said }) =>
    said.faults(language, forbidden[language] ?? []).map(fault => `${language} ${fault}`),
  );
}

interface Listener<T extends Terms> {
  readonly reader: Reader<T>;
  readonly said: Said;
}

function readAloud<T extends Terms>(table: Table<T>, listeners: readonly Listener<T>[]): void {
  const rng = fastRng(table.header.seed);
  while (table.pending !== null) {
    for (const listener of listeners) readAsk(table, table.pending, listener);
    const seat = pick(rng, table.pending.waiting);
    table.answer(seat, pick(rng, table.choices(seat)).text);
  }
  for (const listener of listeners) readStory(table, listener);
}

/** What is asked of whom, what they can answer, and what they can't. */
function readAsk<T extends Terms>(
  table: Table<T>,
  { what, values, waiting }: Pending,
  { reader, said }: Listener<T>,
): void {
  said.hear('prompt', () => promptWords(reader, what, values));
  for (const seat of waiting) {
    for (const { option } of table.choices(seat)) said.hear('option', () => optionWords(reader, what, option));
    for (const { option, refusal } of table.barred(seat)) {
      said.hear('option', () => optionWords(reader, what, option));
      said.hear('refusal', () => refusalWords(reader, refusal));
    }
  }
}

/** The log as each has heard it, and how it ended. */
function readStory<T extends Terms>(table: Table<T>, { reader, said }: Listener<T>): void {
  for (const eyes of [null, ...reader.players.keys()]) {
    for (const event of table.heard(eyes)) said.hear('log', () => eventWords(reader, event));
  }
  for (const { lines, tieBreaks } of table.score(null)) {
    for (const { what, points } of [...lines, ...tieBreaks]) {
      said.hear('sheet', () => say(reader, `score.${what}`, { points }));
    }
  }
  said.hear('sheet', () => say(reader, `end.${table.outcome?.reason}`));
}

/** Everything that was said, by its kind. */
class Said {
  readonly #sentences = new Map<Kind, Set<string>>();
  readonly #unsaid = new Set<string>();

  hear(kind: Kind, speak: () => string): void {
    const sentences = this.#sentences.get(kind) ?? new Set();
    this.#sentences.set(kind, sentences);
    try {
      sentences.add(speak());
    } catch (error) {
      this.#unsaid.add(`${kind}: ${error instanceof Error ? error.message : error}`);
    }
  }

  faults(language: Language, forbidden: readonly string[]): string[] {
    const faults = [...this.#unsaid];
    for (const [kind, sentences] of this.#sentences) {
      for (const sentence of sentences) {
        const found = [
          ...sentenceFaults(language, sentence),
          ...wordsAmong(sentence, forbidden).map(word => `“${word}” is called otherwise in this game`),
        ];
        if (found.length > 0) faults.push(`${kind} “${sentence}”: ${found.join(', ')}`);
      }
      if (kind === 'prompt' || kind === 'refusal' || kind === 'log') faults.push(...oddEnds(kind, [...sentences]));
    }
    return faults;
  }
}

/** Sentences of a kind all have a full stop, or none has: those that do not as the most of them. */
function oddEnds(kind: Kind, sentences: readonly string[]): string[] {
  const stopped = sentences.filter(sentence => sentence.endsWith('.'));
  const open = sentences.filter(sentence => /[\p{L}\p{N}]$/u.test(sentence));
  if (stopped.length < open.length)
    return stopped.map(sentence => `${kind} “${sentence}”: ends with a full stop, unlike others`);
  return open.map(sentence => `${kind} “${sentence}”: ends without a full stop, unlike others`);
}
