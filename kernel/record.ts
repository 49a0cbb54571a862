import { type Anew, anewFrom } from './anew.ts';
import { BadInput, impossible } from './errors.ts';
import type { Game, Seat, SettingValue, State, Terms } from './game.ts';
import { checkHeader, type Header, makeHeader } from './header.ts';
import { positionFrom } from './position.ts';
import type { Edition } from './settings.ts';
import { type AnswerFault, Table } from './table.ts';

export interface Answer {
  readonly seat: Seat;
  readonly what: string;
  readonly text: string;
  /** Fingerprint of the state before this answer, on some answers. */
  readonly hash: string | null;
  /** Where chance began anew before this answer, because the table had gone back to it. */
  readonly anew?: Anew;
}

/** A game as it is kept: what it was dealt from and what was decided. */
export interface GameRecord {
  readonly header: Header;
  readonly answers: readonly Answer[];
  /** Where chance has begun anew since the last answer. */
  readonly anew: Anew | null;
  /** Fingerprint of the final state; null while the game goes on. */
  readonly final: string | null;
}

const MAGIC = 'bonebed record 1';

/** A record as text: a few header lines, then one line an answer, then how it stands. */
export function writeRecord({ header, answers, anew: pending, final }: GameRecord): string {
  const lines = [MAGIC];
  for (const key of ['game', 'version', 'edition', 'seats'] as const) lines.push(`${key} ${header[key]}`);
  for (const [id, value] of Object.entries(header.settings)) lines.push(`setting ${id} ${JSON.stringify(value)}`);
  lines.push(`seed ${header.seed}`);
  if (header.chance !== undefined) lines.push(`chance ${header.chance}`);
  if (header.start !== undefined) lines.push(`start ${JSON.stringify(header.start)}`);
  lines.push('');
  for (const { seat, what, text, hash, anew } of answers) {
    if (anew !== undefined) lines.push(`~ ${anew.number}`);
    if (hash !== null) lines.push(`= ${hash}`);
    lines.push(`${seat} ${what} ${text}`);
  }
  if (pending !== null) lines.push(`~ ${pending.number}`);
  lines.push('', final === null ? `open ${answers.length}` : `end ${final}`);
  return `${lines.join('\n')}\n`;
}

export function readRecord(text: string): GameRecord {
  const lines = text.split('\n').map((line, index) => ({ line: line.trimEnd(), path: `line ${index + 1}` }));
  const body = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  const [magic, ...rest] = body;
  if (magic === undefined || magic.line !== MAGIC) throw new BadInput('record', 'line 1', `expected '${MAGIC}'`);
  const last = rest.at(-1);
  if (last === undefined || !/^(end [0-9a-f]{16}|open \d+)$/.test(last.line)) {
    throw new BadInput('truncated', last?.path ?? 'line 1', "the record ends before its closing 'end' or 'open' line");
  }
  const inner = rest.slice(0, -1);
  const first = inner.findIndex(({ line }) => !/^[a-z]/.test(line));
  const headerLines = first === -1 ? inner : inner.slice(0, first);
  const header = readHeader(headerLines);
  const { answers, anew } = readAnswers(inner.slice(headerLines.length), header.seed);
  const [closing, value] = last.line.split(' ');
  if (closing === 'open' && Number(value) !== answers.length) {
    throw new BadInput('truncated', last.path, `says ${value} answers, the record has ${answers.length}`);
  }
  if (closing === 'end' && anew !== null) {
    throw new BadInput('truncated', last.path, 'chance begins anew, and no answer follows');
  }
  return { header, answers, anew, final: closing === 'end' ? value : null };
}

interface RecordLine {
  readonly line: string;
  readonly path: string;
}

const FIELDS = ['game', 'version', 'edition', 'seats', 'seed', 'chance', 'start'];

function readHeader(lines: readonly RecordLine[]): Header {
  const fields = new Map<string, { readonly value: string; readonly path: string }>();
  const settings = new Map<string, SettingValue>();
  for (const { line, path } of lines) {
    const [, key = '', value = ''] = /^([a-z]+) (.+)$/.exec(line) ?? [];
    const [, id, json] = /^([a-zA-Z][\w-]*) (.+)$/.exec(value) ?? [];
    if (key === 'setting' && id !== undefined && json !== undefined && !settings.has(id)) {
      settings.set(id, readSetting(json, path));
    } else if (FIELDS.includes(key) && !fields.has(key)) {
      fields.set(key, { value, path });
    } else {
      throw new BadInput('record', path, `can't read '${line}'`);
    }
  }
  const field = (key: string, pattern: RegExp): string => {
    const found = fields.get(key);
    if (found === undefined) throw new BadInput('record', 'header', `no line '${key}'`);
    if (!pattern.test(found.value)) throw new BadInput('record', found.path, `can't read the ${key} '${found.value}'`);
    return found.value;
  };
  return {
    game: field('game', /^[a-z-]+$/),
    version: Number(field('version', /^\d+$/)),
    edition: field('edition', /^[0-9a-f]{16}$/),
    seats: Number(field('seats', /^\d+$/)),
    settings: Object.fromEntries(settings),
    seed: field('seed', /^[0-9a-f]{64}$/),
    ...(fields.has('chance') && field('chance', /^byTurn$/) ? { chance: 'byTurn' } : {}),
    // Its contents are checked against the game when the record is replayed.
    ...(fields.has('start') ? { start: readStart(field('start', /^\{.*\}$/)) } : {}),
  };
}

function readStart(json: string): State {
  const value = parsed(json);
  if (typeof value === 'object' && value !== null) return value as State;
  throw new BadInput('record', 'header', "can't read the state on the line 'start'");
}

function readSetting(json: string, path: string): SettingValue {
  const value = parsed(json);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new BadInput('record', path, `can't read the setting ${json}`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Lines of answers, some with a fingerprint before them, and before that the number of a new beginning of chance. */
function readAnswers(lines: readonly RecordLine[], seed: string): Pick<GameRecord, 'answers' | 'anew'> {
  const answers: Answer[] = [];
  let hash: string | null = null;
  let anew: Anew | null = null;
  let begun = 0;
  for (const { line, path } of lines) {
    const [, mark] = /^= ([0-9a-f]{16})$/.exec(line) ?? [];
    if (mark !== undefined && hash === null) {
      hash = mark;
      continue;
    }
    const [, number] = /^~ ([1-9]\d{0,8})$/.exec(line) ?? [];
    if (number !== undefined && hash === null && anew === null && Number(number) > begun) {
      begun = Number(number);
      anew = anewFrom(seed, begun);
      continue;
    }
    const [, seat, what, text] = /^(\d+) (\S+) (.+)$/.exec(line) ?? [];
    if (seat === undefined || what === undefined || text === undefined) {
      throw new BadInput('record', path, `can't read '${line}'`);
    }
    answers.push({ seat: Number(seat), what, text, hash, ...(anew === null ? {} : { anew }) });
    hash = null;
    anew = null;
  }
  if (hash !== null) throw new BadInput('truncated', lines.at(-1)?.path ?? '', 'a fingerprint without its answer');
  return { answers, anew };
}

/** Replays a record, checking every answer and fingerprint; `upTo` stops before that answer. */
export function replay<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  record: GameRecord,
  upTo = record.answers.length,
): Table<T> {
  const { value } = replaying(game, edition, record, upTo, upTo).next();
  return value ?? impossible('a record that is replayed at once', value);
}

/** The same bit by bit, `most` answers each, for hosts that have other things to do in between. */
export function* replaying<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  record: GameRecord,
  upTo: number,
  most: number,
): Generator<void, Table<T>> {
  checkHeader(game, edition, record.header);
  const { start, ...dealt } = record.header;
  const header = makeHeader(game, edition, dealt);
  if (start !== undefined) positionFrom(game, edition, { ...header, state: start });
  const table = new Table(game, edition.box, start === undefined ? header : { ...header, start });
  const answers = record.answers.slice(0, upTo);
  for (let next = most; ; next += most) {
    const answered = table.follow(() => {
      const answer = table.length < next ? (answers[table.length] ?? null) : null;
      if (answer !== null) checkMoment(table, answer);
      return answer;
    });
    if (!answered.ok) {
      const { seat, text } = answers[table.length];
      throw new BadInput('answer', nextOf(table), `seat ${seat} can't answer '${text}': ${why(answered.fault)}`);
    }
    if (next >= answers.length) break;
    yield;
  }
  if (upTo < record.answers.length) return table;
  if (record.anew !== null) beginAnew(table, record.anew);
  const found = table.outcome === null ? null : table.hash;
  if (found !== record.final) {
    throw new BadInput('hash', 'end', `the record says ${record.final ?? 'open'}, the replay gives ${found ?? 'open'}`);
  }
  return table;
}

const nextOf = (table: Table<Terms>): string => `answer ${table.length + 1}`;

const why = (fault: AnswerFault): string => (fault.code === 'barred' ? `barred by ${fault.refusal.rule}` : fault.code);

/** Checks that the table waits where the answer was given. */
function checkMoment<T extends Terms>(table: Table<T>, { what, hash, anew }: Answer): void {
  if (anew !== undefined) beginAnew(table, anew);
  if (hash !== null && hash !== table.hash) {
    throw new BadInput('hash', nextOf(table), 'the state before it is not the one that was recorded');
  }
  const asked = table.pending?.what;
  if (asked !== undefined && asked !== what) {
    throw new BadInput('answer', nextOf(table), `answers '${what}' where the rules ask '${asked}'`);
  }
}

function beginAnew<T extends Terms>(table: Table<T>, anew: Anew): void {
  const { pending } = table;
  if (pending === null || pending.waiting.length < pending.asked.length) {
    throw new BadInput('record', nextOf(table), 'chance begins anew where no ask is put');
  }
  table.beginAnew(anew);
}
