import { BadInput } from './errors.ts';
import type { Game, Seat, SettingValue, Terms } from './game.ts';
import { checkHeader, type Header, makeHeader } from './header.ts';
import type { Edition } from './settings.ts';
import { type AnswerFault, Table } from './table.ts';

export interface Answer {
  readonly seat: Seat;
  readonly what: string;
  readonly text: string;
  /** Fingerprint of the state before this answer, on some answers. */
  readonly hash: string | null;
}

/** A game as it is kept: what it was dealt from and what was decided. */
export interface GameRecord {
  readonly header: Header;
  readonly answers: readonly Answer[];
  /** Fingerprint of the final state; null while the game goes on. */
  readonly final: string | null;
}

const MAGIC = 'bonebed record 1';

/** A record as text: a few header lines, then one line an answer, then how it stands. */
export function writeRecord({ header, answers, final }: GameRecord): string {
  const lines = [MAGIC];
  for (const key of ['game', 'version', 'edition', 'seats'] as const) lines.push(`${key} ${header[key]}`);
  for (const [id, value] of Object.entries(header.settings)) lines.push(`setting ${id} ${JSON.stringify(value)}`);
  lines.push(`seed ${header.seed}`, '');
  for (const { seat, what, text, hash } of answers) {
    if (hash !== null) lines.push(`= ${hash}`);
    lines.push(`${seat} ${what} ${text}`);
  }
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
  const header = inner.findIndex(({ line }) => !/^[a-z]/.test(line));
  const headerLines = header === -1 ? inner : inner.slice(0, header);
  const answers = readAnswers(inner.slice(headerLines.length));
  const [closing, value] = last.line.split(' ');
  if (closing === 'open' && Number(value) !== answers.length) {
    throw new BadInput('truncated', last.path, `says ${value} answers, the record has ${answers.length}`);
  }
  return { header: readHeader(headerLines), answers, final: closing === 'end' ? value : null };
}

interface Line {
  readonly line: string;
  readonly path: string;
}

const FIELDS = ['game', 'version', 'edition', 'seats', 'seed'];

function readHeader(lines: readonly Line[]): Header {
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
  };
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

function readAnswers(lines: readonly Line[]): Answer[] {
  const answers: Answer[] = [];
  let hash: string | null = null;
  for (const { line, path } of lines) {
    const [, mark] = /^= ([0-9a-f]{16})$/.exec(line) ?? [];
    if (mark !== undefined && hash === null) {
      hash = mark;
      continue;
    }
    const [, seat, what, text] = /^(\d+) (\S+) (.+)$/.exec(line) ?? [];
    if (seat === undefined || what === undefined || text === undefined) {
      throw new BadInput('record', path, `can't read '${line}'`);
    }
    answers.push({ seat: Number(seat), what, text, hash });
    hash = null;
  }
  if (hash !== null) throw new BadInput('truncated', lines.at(-1)?.path ?? '', 'a fingerprint without its answer');
  return answers;
}

/** Replays a record, checking every answer and fingerprint; `upTo` stops before that answer. */
export function replay<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  record: GameRecord,
  upTo = record.answers.length,
): Table<T> {
  checkHeader(game, edition, record.header);
  const { seats, settings, seed } = record.header;
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings, seed }));
  const answers = record.answers.slice(0, upTo);
  const answered = table.follow(() => {
    const answer = answers[table.length] ?? null;
    if (answer !== null) checkMoment(table, answer);
    return answer;
  });
  if (!answered.ok) {
    const { seat, text } = answers[table.length];
    throw new BadInput('answer', nextOf(table), `seat ${seat} can't answer '${text}': ${why(answered.fault)}`);
  }
  if (upTo < record.answers.length) return table;
  const found = table.outcome === null ? null : table.hash;
  if (found !== record.final) {
    throw new BadInput('hash', 'end', `the record says ${record.final ?? 'open'}, the replay gives ${found ?? 'open'}`);
  }
  return table;
}

const nextOf = (table: Table<Terms>): string => `answer ${table.length + 1}`;

const why = (fault: AnswerFault): string => (fault.code === 'barred' ? `barred by ${fault.refusal.rule}` : fault.code);

/** Checks that the table waits where the answer was given. */
function checkMoment<T extends Terms>(table: Table<T>, { what, hash }: Answer): void {
  if (hash !== null && hash !== table.hash) {
    throw new BadInput('hash', nextOf(table), 'the state before it is not the one that was recorded');
  }
  const asked = table.pending?.what;
  if (asked !== undefined && asked !== what) {
    throw new BadInput('answer', nextOf(table), `answers '${what}' where the rules ask '${asked}'`);
  }
}
