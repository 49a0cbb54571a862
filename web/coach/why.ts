import type { Advice, ScoreChange } from '@bonebed/bots/advice';
import { eventWords, formatMessage, optionWords, type Reader, type Seat, say, type Terms } from '@bonebed/kernel';
import { texts } from './texts.ts';

/** More events than so many are a story, not a reason. */
const MOST_EVENTS = 2;

/** Why a bot would do so, a sentence each: what is gained, what others lose, what happens, what comes next, and how clear it is. */
export function whyWords(reader: Reader<Terms>, me: Seat, advice: Advice): string[] {
  const c = (key: keyof typeof texts.en, values: Readonly<Record<string, string | number>> = {}) =>
    formatMessage(texts[reader.language][key], values, reader.language);
  const lines = (changes: readonly ScoreChange[]) =>
    new Intl.ListFormat(reader.language).format(
      changes.map(({ what, points }) => c('points', { points: Math.abs(points), line: say(reader, `score.${what}`) })),
    );
  const { changes, events, next, lead } = advice;
  const sentences: string[] = [];
  const own = changes.filter(({ seat }) => seat === me);
  const up = own.filter(({ points }) => points > 0);
  const down = own.filter(({ points }) => points < 0);
  if (up.length > 0) sentences.push(c('gain', { list: lines(up) }));
  if (down.length > 0) sentences.push(c('cost', { list: lines(down) }));
  for (const [seat, name] of reader.players.entries()) {
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
  if (told.length > 0) sentences.push(c('happens', { told: told.slice(0, MOST_EVENTS).join(' ') }));
  if (next !== null) sentences.push(c('next', { next: optionWords(reader, next.what, next.option) }));
  return [...sentences, c(`lead.${lead}`)].map(sentence => sentence.replaceAll(/([.!?])\.+/g, '$1'));
}

/** With the full stop that a line of the log does without. */
function whole(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
