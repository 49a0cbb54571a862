import {
  BadInput,
  type EditionDifference,
  editionDifferences,
  fingerprint,
  isFields,
  openEdition,
} from '@bonebed/kernel';
import { type Call, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { type EditionFault, editionFaults, playFault } from '../edition/check.ts';
import { FAILED, OK, UsageError } from '../errors.ts';
import { readJson } from '../loading.ts';
import { progressBar } from '../progress.ts';

export const edition: Verb = {
  name: 'edition',
  operand: 'check|diff <file>, schema <game>',
  many: true,
  flags: {
    game: { type: 'string', value: 'id' },
    json: { type: 'boolean' },
  },
  run: async call => {
    const [what, ...files] = call.operands;
    if (what === 'check' && files.length === 1) return checkEdition(call, files[0]);
    if (what === 'diff' && (files.length === 1 || files.length === 2)) return diffEditions(call, files);
    if (what === 'schema' && files.length === 1) return printSchema(call, files[0]);
    throw new UsageError('edition.usage');
  },
};

/** What an editor needs to check and complete the file while it is written. */
async function printSchema(call: Call, id: string): Promise<number> {
  const { shape } = await call.system.games.load(id);
  if (shape === undefined) throw new BadInput('edition', id, call.say('edition.noSchema'));
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...shape };
  printLine(call, JSON.stringify(schema, null, 2));
  return OK;
}

/** Games that are played at each number of seats, to see that they can be. */
const GAMES_EACH = 3;

async function checkEdition(call: Call, file: string): Promise<number> {
  const components = await readJson(call, file);
  const module = await moduleFor(call, file, components);
  const { game, components: own } = module;
  const faults = editionFaults(module, components);
  const hash = fingerprint(components);
  const told = { file, game: game.id, edition: hash, differences: differencesFrom(call, own, components).length };
  if (faults.length > 0) return tellFaults(call, told, faults);
  const opened = openEdition(game, components);
  const bar = progressBar(call.system.stderr, game.seats.length * GAMES_EACH);
  try {
    for (const [index, seats] of game.seats.entries()) {
      for (let played = 0; played < GAMES_EACH; played++) {
        const fault = playFault(game, opened, seats, `${played}`);
        if (fault !== null) return tellUnplayable(call, told, seats, fault);
        bar.reach(index * GAMES_EACH + played + 1);
      }
    }
  } finally {
    bar.end();
  }
  const seats = game.seats.join(', ');
  if (hasFlag(call, 'json')) printJson(call, { ok: true, ...told, faults: [], seats: game.seats });
  else printLine(call, call.say('edition.good', { ...told, seats, games: game.seats.length * GAMES_EACH }));
  return OK;
}

function tellFaults(
  call: Call,
  told: object & { readonly file: string; readonly game: string },
  faults: readonly EditionFault[],
): number {
  if (hasFlag(call, 'json')) {
    printJson(call, { ok: false, ...told, faults });
    return FAILED;
  }
  const { file, game } = told;
  printLine(call, call.say('edition.bad', { file, game, n: faults.length }));
  for (const { path, fault, found, box } of faults) {
    printLine(call, `  ${path}: ${fault}`);
    if (found !== undefined) printLine(call, `    ${call.say('edition.found', { value: brief(found) })}`);
    if (box !== undefined) printLine(call, `    ${call.say('edition.box', { value: brief(box) })}`);
  }
  return FAILED;
}

function tellUnplayable(call: Call, told: object & { readonly file: string }, seats: number, fault: string): number {
  if (hasFlag(call, 'json')) printJson(call, { ok: false, ...told, faults: [], seats, unplayable: fault });
  else printLine(call, call.say('edition.unplayable', { file: told.file, seats, fault }));
  return FAILED;
}

/** Two files, or a file and the box of its game. */
async function diffEditions(call: Call, [first, second]: readonly string[]): Promise<number> {
  const here = await readJson(call, first);
  const { game, components: own } = await moduleFor(call, first, here);
  const [from, to] = second === undefined ? [own, here] : [here, await readJson(call, second)];
  const found = differencesFrom(call, from, to);
  if (hasFlag(call, 'json')) {
    const editions = { from: fingerprint(from), to: fingerprint(to) };
    printJson(call, { game: game.id, ...editions, differences: found });
    return OK;
  }
  const names =
    second === undefined
      ? { from: call.say('edition.theBox', { game: game.id }), to: first }
      : { from: first, to: second };
  printLine(call, call.say('edition.differ', { ...names, n: found.length }));
  for (const difference of found) printLine(call, `  ${differenceLine(call, difference)}`);
  return OK;
}

function differencesFrom({ language }: Call, from: unknown, to: unknown): EditionDifference[] {
  return editionDifferences(from, to, language);
}

function differenceLine({ say }: Call, { path, component, kind, from, to }: EditionDifference): string {
  const where = component === null ? path : `${component} (${path})`;
  if (kind === 'added') return say('edition.added', { where, value: brief(to) });
  if (kind === 'removed') return say('edition.removed', { where, value: brief(from) });
  return say('edition.changed', { where, from: brief(from), to: brief(to) });
}

const BRIEF = 60;

/** A value on a part of a line. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= BRIEF ? text : `${text.slice(0, BRIEF - 1)}…`;
}

/** The game that a file is an edition of: as told, or the one whose box has the most of the same parts. */
async function moduleFor(call: Call, file: string, components: unknown) {
  const { games } = call.system;
  const asked = textFlag(call, 'game');
  if (asked !== undefined) return games.load(asked);
  if (!isFields(components)) throw new BadInput('edition', file, 'expected a JSON object, as in a components.json');
  const modules = await Promise.all(games.ids.map(id => games.load(id)));
  const common = (own: unknown): number => {
    const keys = new Set(Object.keys(components));
    return isFields(own) ? Object.keys(own).filter(key => keys.has(key)).length / Object.keys(own).length : 0;
  };
  const [best] = modules.sort((a, b) => common(b.components) - common(a.components));
  if (best === undefined || common(best.components) === 0) {
    throw new BadInput(
      'edition',
      file,
      `is no edition of ${games.ids.join(', ')}; say of which game it should be with --game`,
    );
  }
  return best;
}
