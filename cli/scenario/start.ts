import { dirname, isAbsolute, join } from 'node:path';
import {
  answersTo,
  atPath,
  BadInput,
  type Edition,
  type Game,
  type GameRecord,
  type Header,
  makeHeader,
  positionFrom,
  replay,
  scriptedRng,
  Table,
  type Terms,
} from '@bonebed/kernel';
import type { Call } from '../command.ts';
import { inFile } from '../errors.ts';
import { loadRecord, type OpenGame, openGame, readJson } from '../loading.ts';
import type { Scenario, Start } from './format.ts';

/** A table where a scenario begins, and the game it is of. */
export interface Started {
  readonly open: OpenGame;
  readonly table: Table<Terms>;
}

/** Where a game begins: the start of a step, and the answers given in it since, as texts. */
interface Beginning {
  readonly header: Header;
  readonly state: Terms['state'];
  readonly answers: readonly { readonly seat: number; readonly text: string }[];
}

/** Sets a scenario up. Files that it names are looked for beside its own. */
export async function startScenario(call: Call, file: string, scenario: Scenario): Promise<Started> {
  const beside = (name: string): string => (isAbsolute(name) ? name : join(dirname(file), name));
  return inFile(file, async () => {
    const { open, beginning } = await beginningOf(call, scenario.start, beside);
    const { header, state, answers } = beginning;
    arrange(open.game, open.edition, state, scenario.arrange);
    if (scenario.chance !== null) state.rng = scriptedRng(...scenario.chance);
    const table = new Table(open.game, open.edition.box, header, state);
    for (const { seat, text } of answers) {
      if (!table.answer(seat, text).ok) {
        throw new BadInput('scenario', 'record', `as arranged, its answer '${seat} ${text}' is no longer legal`);
      }
    }
    return { open, table };
  });
}

async function beginningOf(call: Call, start: Start, beside: (name: string) => string) {
  switch (start.from) {
    case 'deal': {
      const open = await openGame(call, start.game);
      const header = makeHeader(open.game, open.edition, start);
      const { start: state } = new Table(open.game, open.edition.box, header).situation();
      return { open, beginning: { header, state, answers: [] } };
    }
    case 'position':
      return positionStart(call, start.position, beside);
    case 'record': {
      const file = beside(start.file);
      const open = await loadRecord(call, file);
      return { open, beginning: await inFile(file, () => recordStart(open, open.record, start.at)) };
    }
  }
}

async function positionStart(call: Call, given: unknown, beside: (name: string) => string) {
  const file = typeof given === 'string' ? beside(given) : null;
  const position = file === null ? given : await readJson(call, file);
  const game = atPath(position, 'game');
  const version = atPath(position, 'version');
  return inFile(file ?? 'position', async () => {
    if (typeof game !== 'string') throw new BadInput('position', 'game', 'expected the id of a game');
    const open = await openGame(call, game, typeof version === 'number' ? version : undefined);
    const { header, state } = positionFrom(open.game, open.edition, position);
    return { open, beginning: { header, state, answers: [] } };
  });
}

function recordStart({ game, edition }: OpenGame, record: GameRecord, at: number | null): Beginning {
  const length = at ?? record.answers.length;
  if (length > record.answers.length) {
    throw new BadInput('scenario', 'at', `the record has ${record.answers.length} answers, not ${length}`);
  }
  const table = replay(game, edition, record, length);
  const { start, given } = table.situation();
  // Answers to an ask that still waits for others belong to the moment, too.
  const open = answersTo(table.pending);
  return {
    header: table.header,
    state: game.clone(start),
    answers: record.answers.slice(length - given.length - open, length),
  };
}

function arrange(game: Game<Terms>, { box }: Edition<Terms>, state: Terms['state'], values: Scenario['arrange']): void {
  for (const [path, value] of Object.entries(values)) {
    const [, outer, key] = /^(?:(.*)\.)?([^.]+)$/.exec(path) ?? [];
    const holder = atPath(state, outer ?? '');
    if (key === undefined || typeof holder !== 'object' || holder === null || !(key in holder)) {
      throw new BadInput('scenario', `arrange.${path}`, 'there is no such place in the state');
    }
    Reflect.set(holder, key, value);
  }
  const [first] = Object.keys(values).length === 0 ? [] : game.faults({ state, box });
  if (first !== undefined) throw new BadInput('position', `arrange: ${first.path}`, first.fault);
}
