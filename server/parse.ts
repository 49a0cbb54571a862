import { botNames } from '@bonebed/bots';
import { BadInput, type Fields, isFields, type Settings, type SettingValue } from '@bonebed/kernel';
import {
  type AtZero,
  type ClockSpec,
  type Command,
  type Experience,
  experiences,
  HOUR_MS,
  isNonce,
  type Lock,
  type Rest,
} from '@bonebed/protocol';
import { isNamed } from './bots/level.ts';
import { limits } from './limits.ts';
import { cleanLine, cleanName, lengthInCharacters, withoutMark } from './names.ts';
import type { ForkWish, TableWish } from './tables/maker.ts';

/**
 * The edge: what comes in from outside becomes a typed value here, or a `BadInput` that says where the fault lies. Only known
 * fields are read, one by one, and a field too many is a fault.
 */

export function fields(value: unknown, path: string, known: readonly string[]): Fields {
  if (!isFields(value)) throw new BadInput('badMessage', path, 'expected an object');
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) throw new BadInput('badMessage', join(path, key), 'no such field');
  }
  // Every field is checked where it is read.
  return value;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export function text(from: Fields, key: string, most: number): string {
  const value = from[key];
  if (typeof value !== 'string') throw new BadInput('badMessage', key, 'expected a text');
  if (value.length > most) throw new BadInput('tooLong', key, `at most ${most} characters`);
  return withoutNul(value, key);
}

/** The one character that not every database can keep. */
function withoutNul(value: string, key: string): string {
  if (value.includes('\0')) throw new BadInput('badMessage', key, 'has a NUL character');
  return value;
}

export function count(from: Fields, key: string, most: number = Number.MAX_SAFE_INTEGER): number {
  const value = from[key];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    throw new BadInput('badMessage', key, `expected a whole number, 0 to ${most}`);
  }
  return value;
}

function maybe<V>(from: Fields, key: string, read: (from: Fields, key: string) => V): V | undefined {
  return from[key] === undefined || from[key] === null ? undefined : read(from, key);
}

const TOKEN = 64;

export const token = (from: Fields, key: string): string => text(from, key, TOKEN);
const seat = (from: Fields, key: string): number => count(from, key, limits.entries);

function level(from: Fields, key: string): string {
  const value = text(from, key, limits.name);
  if (isNamed(value)) return value;
  throw new BadInput('badMessage', key, `no such level; there are: ${botNames.join(', ')}`);
}

function nonce(from: Fields, key: string): string {
  const value = text(from, key, TOKEN);
  if (!isNonce(value)) throw new BadInput('badMessage', key, 'expected 64 hex digits');
  return value;
}

/** What people read: cleaned, not empty, and no longer than `most` as people count and `mostBytes` as machines do. */
export function readable(
  from: Fields,
  key: string,
  clean: (text: string) => string,
  most: number,
  mostBytes: number,
): string {
  // What is far too long need not be cleaned first.
  const value = clean(text(from, key, mostBytes));
  if (value === '') throw new BadInput('badMessage', key, 'expected something to read');
  if (Buffer.byteLength(value) > mostBytes || lengthInCharacters(value) > most) {
    throw new BadInput('tooLong', key, `at most ${most} characters and ${mostBytes} bytes`);
  }
  return value;
}

const chatLine = (from: Fields, key: string): string =>
  readable(from, key, cleanLine, limits.chatLine, limits.chatLineBytes);

/** A name that someone wants; the mark that tells two of one name apart is the table's to give. */
const readName = (from: Fields, key: string): string =>
  readable(from, key, name => withoutMark(cleanName(name)), limits.name, limits.nameBytes);

/** What came over a socket: a command, and the number that its answer is to carry. */
export interface Parsed {
  readonly id: number | undefined;
  readonly command: Command;
}

/** A message on a socket, from its text. */
export function readMessage(json: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadInput('badMessage', '', 'not JSON');
  }
  return parseCommand(value);
}

/** The `id` of a message that may be faulty elsewhere, so that the error finds its way. */
export function messageId(json: string): number | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

const commandFields: Readonly<Record<Command['do'], readonly string[]>> = {
  hello: ['do', 'id', 'seq', 'chat', 'token', 'protocol', 'away'],
  join: ['do', 'id', 'seat', 'name', 'nonce', 'token'],
  claim: ['do', 'id', 'token'],
  leave: ['do', 'id'],
  nonce: ['do', 'id', 'nonce'],
  bot: ['do', 'id', 'seat', 'level'],
  dismiss: ['do', 'id', 'seat'],
  lock: ['do', 'id', 'lock'],
  quiet: ['do', 'id', 'quiet'],
  start: ['do', 'id'],
  link: ['do', 'id'],
  invite: ['do', 'id'],
  revoke: ['do', 'id', 'what', 'devices'],
  answer: ['do', 'id', 'askId', 'text'],
  undo: ['do', 'id', 'answers'],
  propose: ['do', 'id', 'length'],
  agree: ['do', 'id', 'length'],
  decline: ['do', 'id', 'length'],
  stand: ['do', 'id', 'scope'],
  resign: ['do', 'id'],
  handOver: ['do', 'id'],
  takeOver: ['do', 'id', 'seat'],
  remind: ['do', 'id', 'seat'],
  vacation: ['do', 'id', 'days'],
  comeBack: ['do', 'id'],
  chat: ['do', 'id', 'text', 'once'],
  why: ['do', 'id', 'askId'],
  hint: ['do', 'id', 'askId'],
  past: ['do', 'id', 'length'],
  preview: ['do', 'id', 'askId', 'text'],
  view: ['do', 'id'],
  away: ['do', 'id', 'away'],
  rematch: ['do', 'id'],
};

function isVerb(verb: unknown): verb is Command['do'] {
  return typeof verb === 'string' && Object.hasOwn(commandFields, verb);
}

export function parseCommand(value: unknown): Parsed {
  const verb: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'do') : undefined;
  if (!isVerb(verb)) throw new BadInput('badMessage', 'do', 'no such command');
  const from = fields(value, '', commandFields[verb]);
  return { id: maybe(from, 'id', count), command: readCommand(verb, from) };
}

function readCommand(verb: Command['do'], from: Fields): Command {
  switch (verb) {
    case 'hello':
      return {
        do: verb,
        // Who does not say it is older than the question.
        protocol: maybe(from, 'protocol', count) ?? 0,
        ...given({
          seq: maybe(from, 'seq', count),
          chat: maybe(from, 'chat', count),
          token: maybe(from, 'token', token),
          away: maybe(from, 'away', (f, key) => flag(f, key, false)),
        }),
      };
    case 'join':
      return {
        do: verb,
        ...given({
          seat: maybe(from, 'seat', seat),
          name: maybe(from, 'name', readName),
          nonce: maybe(from, 'nonce', nonce),
          token: maybe(from, 'token', token),
        }),
      };
    case 'claim':
      return { do: verb, token: token(from, 'token') };
    case 'nonce':
      return { do: verb, nonce: nonce(from, 'nonce') };
    case 'bot':
      return { do: verb, seat: seat(from, 'seat'), level: maybe(from, 'level', level) ?? null };
    case 'answer':
    case 'preview':
      return { do: verb, askId: count(from, 'askId'), text: text(from, 'text', limits.answer) };
    case 'undo':
      return { do: verb, answers: count(from, 'answers') };
    case 'past':
    case 'propose':
    case 'agree':
    case 'decline':
      return { do: verb, length: count(from, 'length') };
    case 'stand':
      return { do: verb, scope: maybe(from, 'scope', (f, key) => text(f, key, limits.answer)) ?? null };
    case 'vacation':
      return { do: verb, days: daysIn(from) };
    case 'dismiss':
    case 'remind':
    case 'takeOver':
      return { do: verb, seat: seat(from, 'seat') };
    case 'chat':
      return { do: verb, text: chatLine(from, 'text'), ...given({ once: maybe(from, 'once', token) }) };
    case 'why':
    case 'hint':
      return { do: verb, askId: count(from, 'askId') };
    case 'revoke':
      return { do: verb, what: revoked(from, 'what'), devices: flag(from, 'devices', false) };
    case 'lock':
      return { do: verb, lock: lockIn(from) };
    case 'quiet':
      return { do: verb, quiet: flag(from, 'quiet', true) };
    case 'away':
      return { do: verb, away: flag(from, 'away', true) };
    case 'leave':
    case 'start':
    case 'link':
    case 'invite':
    case 'resign':
    case 'handOver':
    case 'comeBack':
    case 'view':
    case 'rematch':
      return { do: verb };
  }
}

function revoked(from: Fields, key: string): 'links' | 'invites' {
  const value = from[key];
  if (value === 'links' || value === 'invites') return value;
  throw new BadInput('badMessage', key, "expected 'links' or 'invites'");
}

function lockIn({ lock = null }: Fields): Lock | null {
  if (lock === null || lock === 'seats' || lock === 'all') return lock;
  throw new BadInput('badMessage', 'lock', "expected 'seats', 'all' or null");
}

/** The fields that were given, and no others. */
function given<F extends object>(all: F): { [K in keyof F]?: Exclude<F[K], undefined> } {
  const some: { [key: string]: unknown } = {};
  for (const [key, value] of Object.entries(all)) if (value !== undefined) some[key] = value;
  return some as { [K in keyof F]?: Exclude<F[K], undefined> };
}

/** Times that make sense: a live bank of up to a day, a turn of up to two months. */
const LONGEST = { bank: 24 * HOUR_MS, increment: HOUR_MS, turn: 60 * 24 * HOUR_MS } as const;
const SHORTEST_MS = 1000;

function atZero(from: Fields): AtZero {
  const value = from.atZero ?? 'bot';
  if (value === 'bot' || value === 'resign') return value;
  throw new BadInput('badMessage', 'clock.atZero', "expected 'bot' or 'resign'");
}

function daysIn(from: Fields): number {
  const days = count(from, 'days', limits.daysOff);
  if (days === 0) throw new BadInput('badMessage', 'days', 'expected a day at least');
  return days;
}

function restIn({ rest }: Fields): { readonly rest?: Rest } {
  if (rest === undefined || rest === null) return {};
  const from = fields(rest, 'clock.rest', ['nights', 'weekends', 'zone']);
  const { nights, weekends } = from;
  if (typeof nights !== 'boolean' || typeof weekends !== 'boolean') {
    throw new BadInput('badMessage', 'clock.rest', 'expected nights and weekends as true or false');
  }
  const zone = zoneIn(from);
  return nights || weekends ? { rest: { nights, weekends, zone } } : {};
}

/** A time zone as the IANA names it. */
export function zoneIn(from: Fields): string {
  const zone = text(from, 'zone', limits.name);
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    throw new BadInput('badMessage', 'zone', 'expected a time zone like Europe/Brussels');
  }
}

function clock(value: unknown): ClockSpec {
  if (value === undefined || value === null) return { kind: 'none' };
  const from = fields(value, 'clock', ['kind', 'bankMs', 'incrementMs', 'perTurnMs', 'atZero', 'rest']);
  if (from.kind === 'none') return { kind: 'none' };
  const least = (ms: number, path: string): number => {
    if (ms < SHORTEST_MS) throw new BadInput('badMessage', path, `at least ${SHORTEST_MS} ms`);
    return ms;
  };
  if (from.kind === 'live') {
    const bankMs = least(count(from, 'bankMs', LONGEST.bank), 'clock.bankMs');
    return { kind: 'live', bankMs, incrementMs: count(from, 'incrementMs', LONGEST.increment), atZero: atZero(from) };
  }
  if (from.kind === 'day') {
    return {
      kind: 'day',
      perTurnMs: least(count(from, 'perTurnMs', LONGEST.turn), 'clock.perTurnMs'),
      atZero: atZero(from),
      ...restIn(from),
    };
  }
  throw new BadInput('badMessage', 'clock.kind', "expected 'none', 'live' or 'day'");
}

function settings(value: unknown): Settings {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new BadInput('badMessage', 'settings', 'expected an object');
  const entries = Object.entries(value);
  if (entries.length > limits.entries) throw new BadInput('tooLong', 'settings', `at most ${limits.entries}`);
  const read: [string, SettingValue][] = entries.map(([id, entry]) => {
    if (id === '__proto__') throw new BadInput('badMessage', 'settings', 'no such setting');
    if (typeof entry === 'boolean' || typeof entry === 'number' || typeof entry === 'string') return [id, entry];
    throw new BadInput('badMessage', `settings.${id}`, 'expected a word, a number or yes and no');
  });
  return Object.fromEntries(read);
}

function bots(value: unknown): (string | null)[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > limits.entries) {
    throw new BadInput('badMessage', 'bots', 'expected a list with a level or null for each seat');
  }
  return value.map((entry: unknown, index) =>
    entry === null ? null : level({ [`bots.${index}`]: entry }, `bots.${index}`),
  );
}

function flag(from: Fields, key: string, otherwise: boolean): boolean {
  const value = from[key] ?? otherwise;
  if (typeof value !== 'boolean') throw new BadInput('badMessage', key, 'expected true or false');
  return value;
}

const forkFields = ['open', 'clock', 'bots', 'standIn', 'sit', 'name', 'nonce'] as const;

function experience(from: Fields, key: string): Experience {
  const found = experiences.find(one => one === from[key]);
  if (found === undefined) throw new BadInput('badMessage', key, `expected one of ${experiences.join(', ')}`);
  return found;
}

function readFork(from: Fields): ForkWish {
  return {
    open: flag(from, 'open', false),
    clock: clock(from.clock),
    bots: bots(from.bots),
    standIn: maybe(from, 'standIn', level) ?? null,
    sit: flag(from, 'sit', true),
    name: maybe(from, 'name', readName) ?? null,
    nonce: maybe(from, 'nonce', nonce) ?? null,
  };
}

export function parseCreate(value: unknown): TableWish {
  const from = fields(value, '', ['game', 'seats', 'settings', 'edition', 'wanted', 'hints', ...forkFields]);
  return {
    ...readFork(from),
    ...given({ wanted: maybe(from, 'wanted', experience) }),
    hints: flag(from, 'hints', false),
    game: text(from, 'game', limits.name),
    seats: count(from, 'seats', limits.entries),
    settings: settings(from.settings),
    edition: maybe(from, 'edition', (f, key) => text(f, key, TOKEN)) ?? null,
  };
}

export function parseFork(value: unknown): { readonly at: number; readonly wish: ForkWish } {
  const from = fields(value, '', ['at', ...forkFields]);
  return { at: count(from, 'at'), wish: readFork(from) };
}

export function parseName(value: unknown): string {
  return readName(fields(value, '', ['name']), 'name');
}

/** A record that is sent in, as text. */
export function parseRecord(value: unknown): string {
  if (typeof value !== 'string') throw new BadInput('badMessage', '', 'expected a record as text/plain');
  return withoutNul(value, '');
}

/** An address, before it is taken apart. */
export function checkAddress(url: string): void {
  if (url.includes('%00')) throw new BadInput('badMessage', 'address', 'has a NUL character');
}

export function parseEdition(value: unknown): { readonly game: string; readonly components: unknown } {
  const from = fields(value, '', ['game', 'components']);
  return { game: text(from, 'game', limits.name), components: from.components };
}
