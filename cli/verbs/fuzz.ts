import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { checkHeader, checkSettings, readRecord } from '@bonebed/kernel';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { FAILED, inFile, OK } from '../errors.ts';
import { bounded, checks } from '../fuzz/checks.ts';
import { failureFrom, failureText } from '../fuzz/file.ts';
import { showAgain, shrink } from '../fuzz/shrink.ts';
import { emptyTally, type Failure, type FuzzTally, type FuzzTrial, playTrial } from '../fuzz/trial.ts';
import { openGame, readText, settingsFrom } from '../loading.ts';
import { statusLine } from '../progress.ts';

const DEFAULT_MINUTES = 1;
/** A game of more answers than this is taken not to end. */
const MOST_ANSWERS = 50_000;

type Plan = Omit<FuzzTrial, 'index'> & {
  readonly from: number;
  /** How many games, or null for as many as there is time for. */
  readonly games: number | null;
  readonly minutes: number;
};

interface Found {
  readonly index: number;
  readonly failure: Failure;
}

export const fuzz: Verb = {
  name: 'fuzz',
  operand: '<game>',
  flags: {
    minutes: { type: 'string', value: 'M' },
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    from: { type: 'string', value: 'N' },
    record: { type: 'string', value: 'file' },
    save: { type: 'string', value: 'file' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const plan = await planFrom(call);
    const file = textFlag(call, 'record');
    if (file !== undefined) return lookAgain(call, plan, file);
    const tally = emptyTally();
    const began = performance.now();
    const found = await hunt(call, plan, tally);
    const minutes = (performance.now() - began) / 60_000;
    return found === null ? tellGood(call, plan, tally, minutes) : tellBad(call, plan, tally, minutes, found);
  },
};

async function planFrom(call: Call): Promise<Plan> {
  const { game, edition, texts, components } = await openGame(call, call.operands[0]);
  const seats = countFlag(call, 'seats', 1) ?? null;
  const settings = settingsFrom(call, game);
  if (seats !== null) checkSettings(game, seats, settings);
  return {
    subject: { game: bounded(game), edition, texts, components },
    seats,
    settings,
    seed: textFlag(call, 'seed') ?? '1',
    from: countFlag(call, 'from', 0) ?? 0,
    games: countFlag(call, 'games', 1) ?? null,
    minutes: countFlag(call, 'minutes', 1) ?? DEFAULT_MINUTES,
    mostAnswers: MOST_ANSWERS,
  };
}

/** Plays game after game until one fails, the time is up, or Ctrl-C. */
async function hunt({ system, say }: Call, plan: Plan, tally: FuzzTally): Promise<Found | null> {
  const until = plan.games === null ? performance.now() + plan.minutes * 60_000 : Number.POSITIVE_INFINITY;
  const last = plan.from + (plan.games ?? Number.POSITIVE_INFINITY);
  const began = performance.now();
  const status = statusLine(system.stderr);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  try {
    for (let index = plan.from; index < last && performance.now() < until && !isStopped; index++) {
      const failure = playTrial({ ...plan, index }, tally);
      if (failure !== null) return { index, failure };
      const minutes = ((performance.now() - began) / 60_000).toFixed(1);
      status.show(() => say('fuzz.progress', { minutes, ...countsOf(tally) }));
      // Lets a Ctrl-C in.
      await setImmediate();
    }
    return null;
  } finally {
    process.off('SIGINT', stop);
    status.end();
  }
}

function countsOf({ games, answers, undone, checks: byName }: FuzzTally) {
  return { games, answers, undone, checks: [...byName.values()].reduce((sum, count) => sum + count, 0) };
}

function summary({ subject, seed }: Plan, tally: FuzzTally, minutes: number) {
  return {
    game: subject.game.id,
    edition: subject.edition.edition,
    seed,
    minutes: Number(minutes.toFixed(2)),
    ...countsOf(tally),
  };
}

function tellGood(call: Call, plan: Plan, tally: FuzzTally, minutes: number): number {
  const found = summary(plan, tally, minutes);
  if (hasFlag(call, 'json')) printJson(call, { ok: true, ...found, byProperty: Object.fromEntries(tally.checks) });
  else printLine(call, call.say('fuzz.good', found));
  return OK;
}

async function tellBad(call: Call, plan: Plan, tally: FuzzTally, minutes: number, found: Found): Promise<number> {
  const { index, failure } = found;
  const { subject, seed } = plan;
  const small = shrink(subject, failure);
  const isShown = showAgain(subject, small) !== null;
  const shown = isShown ? small : failure;
  const file = await save(call, plan, shown);
  const commands = againCommands(call, plan, index, isShown ? file : null);
  const counts = { from: failure.answers.length, to: shown.answers.length };
  const summed = summary(plan, tally, minutes);
  if (hasFlag(call, 'json')) {
    const { property, detail } = shown;
    printJson(call, { ok: false, ...summed, index, property, detail, ...counts, file, commands });
    return FAILED;
  }
  printLine(call, call.say('fuzz.bad', { index, seed }));
  printLine(call, `  ${shown.property}\n  ${shown.detail.split('\n').join('\n  ')}`);
  printLine(call, call.say(isShown ? 'fuzz.counts' : 'fuzz.unshrunk', { ...summed, ...counts }));
  for (const command of commands) printLine(call, call.say('fuzz.again', { command }));
  return FAILED;
}

/** Writes the failure beside those of earlier runs, never over them. */
async function save(call: Call, { subject, seed }: Plan, failure: Failure): Promise<string> {
  const { cwd } = call.system;
  const stem = textFlag(call, 'save') ?? `fuzz-${subject.game.id}-${seed.replaceAll(/[^\w-]+/g, '-')}.bonebed`;
  let name = stem;
  for (let copy = 2; existsSync(resolve(cwd, name)); copy++) name = stem.replace(/(\.\w+)?$/, `-${copy}$1`);
  await writeFile(resolve(cwd, name), failureText(failure), { flag: 'wx' });
  return name;
}

function againCommands(call: Call, plan: Plan, index: number, file: string | null): string[] {
  const edition = textFlag(call, 'edition');
  const own = edition === undefined ? '' : ` --edition ${edition}`;
  const seats = plan.seats === null ? '' : ` --seats ${plan.seats}`;
  const set = Object.entries(plan.settings).map(([id, value]) => ` --set ${id}=${value}`);
  const command = `npx bonebed fuzz ${plan.subject.game.id}`;
  return [
    ...(file === null ? [] : [`${command} --record ${file}${own}`]),
    `${command} --seed ${plan.seed} --from ${index} --games 1${seats}${set.join('')}${own}`,
  ];
}

/** Looks at the end of a record: for what its comments tell of, or for everything. */
async function lookAgain(call: Call, { subject }: Plan, file: string): Promise<number> {
  const text = await readText(call, file);
  const failures = await inFile(file, () => {
    const record = readRecord(text);
    checkHeader(subject.game, subject.edition, record.header);
    const told = failureFrom(text, record);
    if (told !== null) return [told];
    const { header, answers } = record;
    return checks.map(({ name }) => ({ property: name, detail: '', chance: file, header, answers }));
  });
  for (const failure of failures) {
    const detail = showAgain(subject, failure);
    if (detail === null) continue;
    const { property } = failure;
    if (hasFlag(call, 'json')) printJson(call, { ok: false, file, property, detail });
    else printLine(call, `${property}\n  ${detail.split('\n').join('\n  ')}`);
    return FAILED;
  }
  if (hasFlag(call, 'json')) printJson(call, { ok: true, file });
  else printLine(call, call.say('fuzz.holds', { file }));
  return OK;
}
