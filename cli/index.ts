import { BadInput } from '@bonebed/kernel';
import { languageFrom, parseCall, usage, type Verb, verbHelp } from './command.ts';
import { developing } from './developing.ts';
import { BAD_INPUT, OK, OUR_FAULT, UsageError } from './errors.ts';
import { processSystem, type System } from './system.ts';
import { admin } from './verbs/admin.ts';
import { arena } from './verbs/arena.ts';
import { backup, restore } from './verbs/backup.ts';
import { calibrate } from './verbs/calibrate.ts';
import { check } from './verbs/check.ts';
import { edition } from './verbs/edition.ts';
import { fuzz } from './verbs/fuzz.ts';
import { lesson } from './verbs/lesson.ts';
import { patterns } from './verbs/patterns.ts';
import { play } from './verbs/play.ts';
import { release } from './verbs/release.ts';
import { replay } from './verbs/replay.ts';
import { report as reportVerb } from './verbs/report.ts';
import { scenario } from './verbs/scenario.ts';
import { serve } from './verbs/serve.ts';
import { simulate } from './verbs/simulate.ts';
import { sweep } from './verbs/sweep.ts';
import { tune } from './verbs/tune.ts';
import { verify } from './verbs/verify.ts';
import { isKey, languageOf, speaker } from './words.ts';

export const verbs: readonly Verb[] = [
  serve,
  play,
  lesson,
  replay,
  verify,
  scenario,
  simulate,
  reportVerb,
  patterns,
  calibrate,
  arena,
  tune,
  check,
  fuzz,
  edition,
  backup,
  restore,
  release,
  sweep,
  admin,
  ...developing,
];

/** Runs one command and gives its exit code. */
export async function main(args: readonly string[], system: System = processSystem()): Promise<number> {
  try {
    return await run(args, system);
  } catch (error) {
    return report(error, args, system);
  }
}

async function run([name, ...args]: readonly string[], system: System): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    system.stdout.write(generalHelp(system, args));
    return name === undefined ? BAD_INPUT : OK;
  }
  const verb = verbs.find(known => known.name === name);
  if (verb === undefined) throw new UsageError('usage.noVerb', { verb: name });
  const call = parseCall(system, verb, args);
  if (call.values.help !== true) return verb.run(call);
  system.stdout.write(verbHelp(verb, call.say));
  return OK;
}

function generalHelp(system: System, args: readonly string[]): string {
  const say = speaker(languageFrom(system, askedLanguage(args)));
  const width = Math.max(...verbs.map(verb => usage(verb).length));
  const lines = verbs.map(verb => {
    const key = `${verb.name}.short`;
    return `  ${usage(verb).padEnd(width)}  ${isKey(key) ? say(key) : ''}`;
  });
  const known = system.games.ids.length === 0 ? '–' : system.games.ids.join(', ');
  return `${[say('help.head'), '', ...lines, '', say('help.games', { games: known }), say('help.more')].join('\n')}\n`;
}

/** The value of `--lang` where the line as a whole can't be read. */
function askedLanguage(args: readonly string[]): string | undefined {
  const flag = args.indexOf('--lang');
  return flag === -1 ? undefined : args[flag + 1];
}

function report(error: unknown, args: readonly string[], system: System): number {
  if (error instanceof UsageError) {
    const asked = askedLanguage(args);
    const say = speaker(asked === 'en' || asked === 'fr' ? asked : languageOf(system.env));
    const known = verbs.find(({ name }) => name === args[0]);
    const help = `bonebed ${known === undefined ? '' : `${known.name} `}--help`;
    system.stderr.write(`bonebed: ${say(error.key, error.values)}\n${say('usage.try', { help })}\n`);
    return BAD_INPUT;
  }
  if (error instanceof BadInput) {
    system.stderr.write(`bonebed: ${error.message}\n`);
    return BAD_INPUT;
  }
  system.stderr.write(`bonebed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return OUR_FAULT;
}
