import { parseArgs } from 'node:util';
import { BadInput, type Language } from '@bonebed/kernel';
import { UsageError } from './errors.ts';
import type { System } from './system.ts';
import { isKey, languageOf, type Say, speaker } from './words.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for its value in the help: `N`, `file.json`. */
  readonly value?: string;
  /** One letter that stands for it: `-o`. */
  readonly short?: string;
}

export type FlagSpecs = Readonly<Record<string, Flag>>;

export interface Verb {
  readonly name: string;
  /** Its one operand, or several where `many`; empty for a verb that takes none. */
  readonly operand: string;
  readonly optional?: boolean;
  readonly many?: boolean;
  readonly flags: FlagSpecs;
  run(call: Call): Promise<number>;
}

/** One use of a verb: what was typed, and the world it was typed in. */
export interface Call {
  readonly verb: Verb;
  readonly system: System;
  readonly language: Language;
  readonly say: Say;
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

/** Flags of every verb that starts a game. */
export const gameFlags = {
  seats: { type: 'string', value: 'N' },
  edition: { type: 'string', value: 'file.json' },
  set: { type: 'string', multiple: true, value: 'id=value' },
} as const satisfies FlagSpecs;

const commonFlags = {
  lang: { type: 'string', value: 'en|fr' },
  help: { type: 'boolean' },
} as const satisfies FlagSpecs;

export function allFlags(verb: Verb): FlagSpecs {
  return { ...verb.flags, ...commonFlags };
}

export function parseCall(system: System, verb: Verb, args: readonly string[]): Call {
  const { values, positionals } = parse(verb, args);
  const language = languageFrom(system, values.lang);
  const call = { verb, system, language, say: speaker(language), operands: positionals, values };
  if (values.help === true) return call;
  const most = verb.operand === '' ? 0 : 1;
  if (positionals.length < most && verb.optional !== true)
    throw new UsageError('usage.needs', { verb: verb.name, operand: verb.operand });
  if (positionals.length > most && verb.many !== true)
    throw new UsageError('usage.unexpected', { word: positionals[most] });
  return call;
}

function parse(verb: Verb, args: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean; short?: string }> = {};
  for (const [name, { type, multiple = false, short }] of Object.entries(allFlags(verb))) {
    options[name] = { type, multiple, ...(short === undefined ? {} : { short }) };
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw usageError(error, verb) ?? error;
  }
}

/** What parseArgs could not read, by the codes of its errors; null for an error of another kind. */
function usageError(error: unknown, { name: verb }: Verb): UsageError | null {
  if (!(error instanceof TypeError) || !('code' in error)) return null;
  const flag = /--?[\w-]+/.exec(error.message)?.[0] ?? '';
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return new UsageError('usage.noFlag', { verb, flag });
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError(/does not take/.test(error.message) ? 'usage.noValue' : 'usage.needsValue', { flag });
    default:
      return null;
  }
}

export function languageFrom(system: System, asked: unknown): Language {
  if (asked === undefined) return languageOf(system.env);
  if (asked === 'en' || asked === 'fr') return asked;
  throw new BadInput('flag', '--lang', `expected en or fr, found '${asked}'`);
}

export function textFlag({ values }: Call, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function listFlag({ values }: Call, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : [];
}

export function hasFlag({ values }: Call, name: string): boolean {
  return values[name] === true;
}

/** A whole number of at least `least`, or undefined if the flag was not given. */
export function countFlag(call: Call, name: string, least: number): number | undefined {
  const text = textFlag(call, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw new BadInput('flag', `--${name}`, `expected a whole number of at least ${least}, found '${text}'`);
  }
  return Number(text);
}

/** Reads the value of a flag; a fault in it names the flag. */
export function inFlag<R>(name: string, read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(error.code, `--${name}`, error.fault) : error;
  }
}

export function printLine({ system }: Call, line = ''): void {
  system.stdout.write(`${line}\n`);
}

export function printJson({ system }: Call, value: unknown): void {
  system.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function usage({ name, operand, many = false }: Verb): string {
  return `bonebed ${name} ${operand}${many ? '…' : ''}`.trimEnd();
}

export function verbHelp(verb: Verb, say: Say): string {
  const rows = Object.entries(allFlags(verb)).map(([name, { value, short }]) => {
    const own = `${verb.name}.flag.${name}`;
    const key = isKey(own) ? own : `flag.${name}`;
    const alias = short === undefined ? '' : `, -${short}`;
    return { flag: `--${name}${alias}${value === undefined ? '' : ` ${value}`}`, about: isKey(key) ? say(key) : '' };
  });
  const width = Math.max(...rows.map(({ flag }) => flag.length));
  const about = `${verb.name}.about`;
  return [
    `${usage(verb)} [--…]`,
    '',
    isKey(about) ? say(about) : '',
    '',
    ...rows.map(row => `  ${row.flag.padEnd(width)}  ${row.about}`),
    '',
  ].join('\n');
}
