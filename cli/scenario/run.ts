import {
  type AnswerFault,
  atPath,
  barredBy,
  choiceTexts,
  differences,
  eventWords,
  type Reader,
  refusalWords,
  type Table,
  type Terms,
  totalOf,
} from '@bonebed/kernel';
import type { Say } from '../words.ts';
import type { Scenario } from './format.ts';

/** Plays a scenario's answers and says what is not as it should be. */
export function faultsOf(table: Table<Terms>, reader: Reader<Terms>, say: Say, scenario: Scenario): string[] {
  for (const [index, { line, seat, text }] of scenario.answers.entries()) {
    const answered = table.answer(seat, text);
    if (!answered.ok) return [`answers.${index}: ${line}: ${refusalOf(table, reader, say, seat, answered.fault)}`];
  }
  const faults: string[] = [];
  for (const { answer, rule } of scenario.refused) {
    const found = barredBy(table, answer.seat, answer.text);
    if (found !== rule) faults.push(`refused.${answer.line}: ${say('scenario.found', { expected: rule, found })}`);
  }
  for (const [path, expected] of Object.entries(scenario.expect)) {
    for (const { path: inner, ...difference } of differences(expected, valueAt(table, reader, path))) {
      const place = inner === '' ? path : `${path}.${inner}`;
      const values = { expected: show(difference.expected), found: show(difference.found) };
      faults.push(`expect.${place}: ${say('scenario.found', values)}`);
    }
  }
  return faults;
}

function refusalOf(table: Table<Terms>, reader: Reader<Terms>, say: Say, seat: number, fault: AnswerFault): string {
  const what = table.pending?.what ?? '';
  switch (fault.code) {
    case 'barred':
      return say('scenario.barred', { rule: fault.refusal.rule, reason: refusalWords(reader, fault.refusal) });
    case 'gameOver':
      return say('scenario.gameOver');
    case 'notAsked':
      return say('scenario.notAsked', { what, waiting: fault.waiting.join(', ') });
    case 'notAnOption':
      return say('scenario.notAnOption', { what, choices: choiceTexts(table, seat).join(' | ') });
  }
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? '–';
}

/** A value of the game by its path: in a view, the score, the pending ask …, and otherwise in the state. */
export function valueAt(table: Table<Terms>, reader: Reader<Terms>, path: string): unknown {
  const [, head, rest] = /^([^.]+)\.?(.*)$/.exec(path) ?? ['', '', ''];
  switch (head) {
    case 'pending': {
      const { pending } = table;
      return atPath(
        pending === null ? null : { what: pending.what, kind: pending.kind, waiting: pending.waiting },
        rest,
      );
    }
    case 'outcome':
      return atPath(table.outcome, rest);
    case 'view':
    case 'score':
    case 'choices':
    case 'log':
      return ofSeat(table, reader, head, rest);
    case 'state':
      return atPath(table.position.state, rest);
    default:
      return atPath(table.position.state, path);
  }
}

function ofSeat(table: Table<Terms>, reader: Reader<Terms>, head: string, path: string): unknown {
  const [, seatText, rest] = /^([^.]*)\.?(.*)$/.exec(path) ?? ['', '', ''];
  const seat = seatText === 'spectator' ? null : Number(seatText);
  switch (head) {
    case 'view':
      return atPath(table.view(seat), rest);
    case 'choices':
      return atPath(seat === null ? [] : choiceTexts(table, seat), rest);
    case 'log':
      return atPath(
        table.events(seat).flatMap(event => (event === null ? [] : [eventWords(reader, event)])),
        rest,
      );
    default: {
      const row = table.game.score(table.position).find(scored => scored.seat === seat);
      if (row === undefined) return undefined;
      return rest === '' ? totalOf(row) : row.lines.find(line => line.what === rest)?.points;
    }
  }
}
