import type { Advice, ScoreChange } from '@bonebed/bots/advice';
import {
  eventWords,
  formatMessage,
  type Language,
  optionWords,
  type Reader,
  type Seat,
  say,
  type Terms,
  unbroken,
} from '@bonebed/kernel';
import { texts } from './texts.ts';

/** What the coach calls what bots look at: a line for all features that mean the same to a person. */
export type ReasonWords = readonly ({ readonly of: readonly string[] } & Readonly<Record<Language, string>>)[];

const found = import.meta.glob<ReasonWords>('../boards/*/reasons.ts', { import: 'reasons' });

export async function loadReasons(game: string): Promise<ReasonWords> {
  return (await found[`../boards/${game}/reasons.ts`]?.()) ?? [];
}

/** More reasons than this would be a list. */
const MOST_REASONS = 2;

/** More events than this would be a story, not a reason. */
const MOST_EVENTS = 2;

/** Why a bot would do so, a sentence each: what is gained, what others lose, what happens, what comes next, and how clear it is. */
export function whyWords(reader: Reader<Terms>, me: Seat, advice: Advice, words: ReasonWords): string[] {
  const c = (key: keyof typeof texts.en, values: Readonly<Record<string, string | number>> = {}) =>
    formatMessage(texts[reader.language][key], values, reader.language);
  const lines = (changes: readonly ScoreChange[]) =>
    new Intl.ListFormat(reader.language).format(
      changes.map(({ what, points }) => c('points', { points: Math.abs(points), line: say(reader, `score.${what}`) })),
    );
  const { changes, events, next, lead, reasons } = advice;
  /** The heaviest reasons that concern a seat, each in words once. */
  const named = (about: Seat) => {
    const own = reasons
      .filter(({ seat }) => seat === about)
      .map(({ what }) => words.find(({ of }) => of.includes(what)));
    const known = [...new Set(own.flatMap(line => line?.[reader.language] ?? []))];
    return known.length === 0 ? null : new Intl.ListFormat(reader.language).format(known.slice(0, MOST_REASONS));
  };
  const sentences: string[] = [];
  const own = changes.filter(({ seat }) => seat === me);
  const up = own.filter(({ points }) => points > 0);
  const down = own.filter(({ points }) => points < 0);
  if (up.length > 0) sentences.push(c('gain', { list: lines(up) }));
  if (down.length > 0) sentences.push(c('cost', { list: lines(down) }));
  const better = named(me);
  if (better !== null) sentences.push(c('better', { list: better }));
  for (const [seat, name] of reader.players.entries()) {
    const worse = seat === me ? null : named(seat);
    if (worse !== null) sentences.push(c('worse', { name, list: worse }));
    const theirs = changes.filter(one => one.seat === seat && seat !== me);
    const lost = theirs.filter(({ points }) => points < 0);
    const won = theirs.filter(({ points }) => points > 0);
    if (lost.length > 0) sentences.push(c('loses', { name, list: lines(lost) }));
    if (won.length > 0) sentences.push(c('gains', { name, list: lines(won) }));
  }
  const told = events
    .map(event => eventWords(reader, event))
    .filter(words => words !== '')
    .map(whole);
  // The first line of the log says again what is done.
  const consequences = told.slice(sentences.length > 0 || told.length > 1 ? 1 : 0).slice(0, MOST_EVENTS);
  if (consequences.length > 0) sentences.push(c('happens', { told: consequences.join(' ') }));
  if (next !== null) sentences.push(c('next', { next: optionWords(reader, next.what, next.option) }));
  return [...sentences, c(`lead.${lead}`)].map(sentence => unbroken(sentence.replaceAll(/([.!?])\.+/g, '$1')));
}

/** With the full stop that a line of the log does without. */
function whole(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
