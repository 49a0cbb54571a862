import { BadInput } from '@bonebed/kernel';
import type { EditionsBy } from '@bonebed/protocol';
import { type Lifetimes, lifetimesFrom } from './housekeeping/lifetimes.ts';
import type { Place } from './http/metrics.ts';
import { defaultMemoryMb } from './room.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the SQLite database. */
  readonly data: string;
  /** A PostgreSQL database instead. */
  readonly databaseUrl: string | null;
  /** Whether a proxy in front says who the client is and whether it came by TLS (X-Forwarded-*). */
  readonly trustProxy: boolean;
  /** Other sites whose pages may talk to this server. */
  readonly origins: readonly string[];
  /** Multiplies every rate limit; 0 turns them off. */
  readonly rateFactor: number;
  /** Threads in which bots think. */
  readonly botThreads: number;
  readonly logLevel: string;
  /** Where numbers for Prometheus are to be had; null for nowhere. */
  readonly metrics: Place | null;
  /** Where this process listens for the others on its database; null: it neither sends people on nor takes any. */
  readonly peers: Place | null;
  /** Files of further editions, each `game=file.json`. */
  readonly editions: readonly string[];
  /** Who may send in further ones over the network. */
  readonly editionsBy: EditionsBy;
  /** What the process may use, in MB; near it nothing new is taken on. */
  readonly memory: number;
  /** The process ends itself when its event loop has stood still for this number of seconds; 0: never. */
  readonly watchdog: number;
  /** Where people find this server, without a slash at the end; null: it does not know. */
  readonly publicUrl: string | null;
  /** By which server mails are sent, and as whom; null: by none. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Whether messages may go into private networks (a webhook of the host's own), and by plain HTTP. */
  readonly callPrivate: boolean;
  /** How long things stay that nobody touches. */
  readonly lifetimes: Lifetimes;
  /** The ids of those people who may act on the server from its page. */
  readonly admins: readonly string[];
  /** The folder with the built client. */
  readonly web: string | null;
}

export type GivenConfig = { readonly [K in keyof Config]?: string | undefined };

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** This machine only, at the port that exporters of such numbers often have. */
const DEFAULT_METRICS = '127.0.0.1:9464';

/** This machine only, at any port that is free: the others find it in the database. */
const DEFAULT_PEERS = '127.0.0.1:0';

/** The environment variable of each setting. */
export const variables = {
  host: 'HOST',
  port: 'PORT',
  data: 'DATA',
  databaseUrl: 'DATABASE_URL',
  trustProxy: 'TRUST_PROXY',
  origins: 'ORIGINS',
  rateFactor: 'RATE_FACTOR',
  botThreads: 'BOT_THREADS',
  logLevel: 'LOG_LEVEL',
  metrics: 'METRICS',
  peers: 'PEERS',
  editions: 'EDITIONS',
  editionsBy: 'EDITIONS_BY',
  memory: 'MEMORY',
  watchdog: 'WATCHDOG',
  publicUrl: 'PUBLIC_URL',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  callPrivate: 'CALL_PRIVATE',
  lifetimes: 'LIFETIMES',
  admins: 'ADMINS',
} as const;

/** Flags before environment before defaults. */
export function configFrom(
  flags: GivenConfig,
  env: Readonly<Record<string, string | undefined>>,
  cores: number,
): Config {
  const value = (key: keyof typeof variables): string | undefined => flags[key] ?? (env[variables[key]] || undefined);
  const list = (key: keyof typeof variables): string[] =>
    value(key)
      ?.split(',')
      .filter(entry => entry !== '') ?? [];
  return {
    host: value('host') ?? '127.0.0.1',
    port: number(value('port') ?? '8080', 'PORT', 0, 65_535),
    data: value('data') ?? 'data',
    databaseUrl: value('databaseUrl') ?? null,
    trustProxy: yesOrNo(value('trustProxy') ?? 'no', 'TRUST_PROXY'),
    origins: list('origins').map(origin),
    rateFactor: number(value('rateFactor') ?? '1', 'RATE_FACTOR', 0, 1_000_000),
    botThreads: number(value('botThreads') ?? String(Math.max(1, cores - 1)), 'BOT_THREADS', 1, 64),
    logLevel: oneOf(value('logLevel') ?? 'info', 'LOG_LEVEL', LEVELS),
    metrics: place(value('metrics') ?? DEFAULT_METRICS, 'METRICS'),
    peers: place(value('peers') ?? DEFAULT_PEERS, 'PEERS'),
    editions: list('editions'),
    editionsBy: oneOf(value('editionsBy') ?? 'nobody', 'EDITIONS_BY', ['anyone', 'nobody']),
    memory: number(value('memory') ?? String(defaultMemoryMb()), 'MEMORY', 64, 1_000_000_000),
    watchdog: number(value('watchdog') ?? '10', 'WATCHDOG', 0, 3600),
    publicUrl: maybe(value('publicUrl'), publicUrl),
    smtpUrl: maybe(value('smtpUrl'), smtpUrl),
    mailFrom: value('mailFrom') ?? null,
    callPrivate: yesOrNo(value('callPrivate') ?? 'no', 'CALL_PRIVATE'),
    lifetimes: lifetimesFrom(value('lifetimes') ?? ''),
    admins: list('admins').map(person),
    web: flags.web ?? null,
  };
}

function number(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most) return value;
  throw new BadInput('config', name, `expected a number from ${least} to ${most}, found '${text}'`);
}

/** An address and a port, or `off`. */
function place(text: string, name: string): Place | null {
  if (text === 'off') return null;
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) {
    throw new BadInput(
      'config',
      name,
      `expected an address and a port like ${DEFAULT_METRICS}, or off, found '${text}'`,
    );
  }
  return { host, port: Number(port) };
}

function yesOrNo(text: string, name: string): boolean {
  if (['yes', 'true', '1'].includes(text)) return true;
  if (['no', 'false', '0'].includes(text)) return false;
  throw new BadInput('config', name, `expected yes or no, found '${text}'`);
}

function oneOf<Word extends string>(text: string, name: string, all: readonly Word[]): Word {
  const found = all.find(word => word === text);
  if (found !== undefined) return found;
  throw new BadInput('config', name, `expected one of ${all.join(', ')}, found '${text}'`);
}

function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new BadInput('config', 'ORIGINS', `expected an origin like https://example.org, found '${text}'`);
}

/** What a person is known by: names are not enough, for anybody can have them. */
function person(text: string): string {
  if (/^[\w-]{16}$/.test(text.trim())) return text.trim();
  throw new BadInput(
    'config',
    'ADMINS',
    `expected what bonebed admin people shows in front of a name, found '${text}'`,
  );
}

function maybe<V>(text: string | undefined, read: (text: string) => V): V | null {
  return text === undefined ? null : read(text);
}

function publicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (isPlain) return url.href.replace(/\/$/, '');
  throw new BadInput('config', 'PUBLIC_URL', `expected an address like https://bones.example.org, found '${text}'`);
}

/** Not repeated in the error: there may be a password in it. */
function smtpUrl(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  throw new BadInput('config', 'SMTP_URL', 'expected an address like smtps://user:password@mail.example.org');
}
