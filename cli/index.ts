import { BadInput } from '@bonebed/kernel';
import { languageFrom, parseCall, usage, type Verb, verbHelp } from './command.ts';
import { BAD_INPUT, OK, OUR_FAULT, UsageError } from './errors.ts';
import { type Host, processHost } from './host.ts';
import { rules } from './verbs/rules.ts';
import { simulate } from './verbs/simulate.ts';
import { isKey, speaker } from './words.ts';

export const verbs: readonly Verb[] = [simulate, rules];

/** Runs one command and gives its exit code. */
export async function main(args: readonly string[], host: Host = processHost()): Promise<number> {
  try {
    return await run(args, host);
  } catch (error) {
    return report(error, args[0], host);
  }
}

async function run([name, ...args]: readonly string[], host: Host): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    host.stdout.write(generalHelp(host, args));
    return name === undefined ? BAD_INPUT : OK;
  }
  const verb = verbs.find(known => known.name === name);
  if (verb === undefined) throw new UsageError(`no verb '${name}'`);
  const call = parseCall(host, verb, args);
  if (call.values.help !== true) return verb.run(call);
  host.stdout.write(verbHelp(verb, call.say));
  return OK;
}

function generalHelp(host: Host, args: readonly string[]): string {
  const asked = args.indexOf('--lang');
  const say = speaker(languageFrom(host, asked === -1 ? undefined : args[asked + 1]));
  const width = Math.max(...verbs.map(verb => usage(verb).length));
  const lines = verbs.map(verb => {
    const key = `${verb.name}.short`;
    return `  ${usage(verb).padEnd(width)}  ${isKey(key) ? say(key) : ''}`;
  });
  const known = host.games.ids.length === 0 ? '–' : host.games.ids.join(', ');
  return `${[say('help.head'), '', ...lines, '', say('help.games', { games: known }), say('help.more')].join('\n')}\n`;
}

function report(error: unknown, verb: string | undefined, host: Host): number {
  if (error instanceof UsageError) {
    const known = verbs.some(({ name }) => name === verb);
    host.stderr.write(`bonebed: ${error.message}\nTry: bonebed ${known ? `${verb} ` : ''}--help\n`);
    return BAD_INPUT;
  }
  if (error instanceof BadInput) {
    host.stderr.write(`bonebed: ${error.message}\n`);
    return BAD_INPUT;
  }
  host.stderr.write(`bonebed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return OUR_FAULT;
}
