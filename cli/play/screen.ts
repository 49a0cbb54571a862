import {
  type Barrier,
  type Choice,
  choicesOf,
  eventWords,
  type Frame,
  optionWords,
  promptWords,
  type Reader,
  refusalWords,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import type { Call } from '../command.ts';
import type { OpenGame } from '../loading.ts';
import { logLines, viewLines } from '../show/reader.ts';
import type { Say } from '../words.ts';

/** What is drawn on: the game at a table, for a reader. */
export interface Shown {
  readonly call: Call;
  readonly open: OpenGame;
  readonly table: Table<Terms>;
  readonly reader: Reader<Terms>;
}

/** The table as a seat sees it, with what happened since it had heard so many events. */
export function tableLines({ call, open, reader }: Shown, { seat, events, view }: Frame, since: number): string[] {
  const news = logLines(reader, events.slice(since));
  return [
    '',
    `── ${seat === null ? '' : reader.players[seat]} ${'─'.repeat(20)}`,
    ...news.map(line => `  · ${line}`),
    '',
    ...viewLines(call, open, reader, view),
  ];
}

/** What the seat is asked, and what it can answer: all of it, or what a filter left. */
export function askLines({ reader }: Shown, { ask }: Frame, isShown: (words: string) => boolean): string[] {
  if (ask === null) return [];
  const options = (ask.options ?? []).map(option => optionWords(reader, ask.what, option));
  const width = `${options.length}`.length;
  const rows = options.flatMap((words, index) =>
    isShown(words) ? [`  ${`${index + 1}`.padStart(width)}. ${words}`] : [],
  );
  return ['', promptWords(reader, ask.what, ask.values), ...rows];
}

/** What the seat might want and can't have, with the reasons. */
export function barredLines({ call: { say }, table, reader }: Shown, seat: Seat): string[] {
  const what = table.pending?.what ?? '';
  const barred = table.barred(seat);
  if (barred.length === 0) return [say('play.nothingBarred')];
  return barred.map(({ option, refusal }) =>
    say('play.barred', {
      option: optionWords(reader, what, option),
      reason: refusalWords(reader, refusal),
      rule: refusal.rule,
    }),
  );
}

/** The option that a line means: by its number in the list, its text in a record, or its words. */
export function choiceNamed({ reader }: Shown, { ask }: Frame, line: string): Choice | undefined {
  const choices = choicesOf(ask);
  if (/^\d+$/.test(line)) return choices[Number(line) - 1];
  const what = ask?.what ?? '';
  return choices.find(({ text, option }) => text === line || fold(optionWords(reader, what, option)) === fold(line));
}

/** Letters without case and accents, for comparing what people type. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Why undo goes no further, with the line of the log that somebody has read since. */
export function barrierLines({ table, reader }: Shown, say: Say, seat: Seat, barrier: Barrier): string[] {
  if (barrier.kind === 'start') return [say('play.undo.start')];
  if (barrier.kind === 'answer') {
    return [say('play.undo.answer', { player: reader.players[barrier.seat ?? seat] ?? '' })];
  }
  const reason = barrier.kind === 'chance' ? say('play.undo.chance') : say('play.undo.reveal');
  const told = barrier.event === null ? [] : table.events(seat, barrier.event);
  const line = told.find(event => event !== null) ?? null;
  return line === null ? [reason] : [reason, `  · ${eventWords(reader, line)}`];
}
