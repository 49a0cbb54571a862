import { BadInput } from './errors.ts';
import type { Fault, Game, Position, Settings, State, Terms } from './game.ts';
import { checkHeader, type Header, makeHeader, startOf } from './header.ts';
import { EVERYBODY } from './knowledge.ts';
import { isRng, seedFrom } from './rng.ts';
import type { Edition } from './settings.ts';

/**
 * A position as text: JSON with enough of a header to know whose it is. It shows everything: never send it to a player.
 * Play goes on from the start of a step only, so a table's position is that of `situation().start`.
 */
export function writePosition<T extends Terms>(header: Header, { state }: Position<T>): string {
  const { game, version, edition, seats, settings } = header;
  return `${JSON.stringify({ game, version, edition, seats, settings, state })}\n`;
}

export interface StoredPosition<T extends Terms> {
  readonly header: Header;
  readonly state: T['state'];
}

/** Reads a position and refuses one that can't be: wrong fields, lost components, numbers out of range. */
export function readPosition<T extends Terms>(game: Game<T>, edition: Edition<T>, text: string): StoredPosition<T> {
  return positionFrom(game, edition, parseJson(text));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('json', '', error instanceof Error ? error.message : 'not JSON');
  }
}

export function positionFrom<T extends Terms>(game: Game<T>, edition: Edition<T>, value: unknown): StoredPosition<T> {
  if (!isPositionShape(value)) {
    throw new BadInput('position', '', 'expected an object with game, version, edition, seats, settings and state');
  }
  checkHeader(game, edition, value);
  const { seats, settings } = value;
  const header = makeHeader(game, edition, { seats, settings, seed: seedFrom('position') });
  const model = startOf(game, edition.box, header);
  const misfits: Fault[] = [];
  compareShape(model, value.state, 'state', misfits);
  failOn(misfits);
  // Its shape is that of a state of this game, checked above; its sense is checked by the kernel and the game.
  const state = value.state as T['state'];
  failOn(kernelFaults(model, state));
  failOn(faultsOf(game, { state, box: edition.box }));
  return { header, state };
}

/** What can't be in the two fields that the kernel itself relies on. */
function kernelFaults(model: State, { rng, seen }: State): Fault[] {
  if (!isRng(rng)) return [{ path: 'state.rng', fault: 'no generator has these words' }];
  if (seen.length !== model.seen.length) {
    return [{ path: 'state.seen', fault: `${seen.length} entries, expected ${model.seen.length}` }];
  }
  const odd = seen.findIndex(knowers => knowers !== (knowers & EVERYBODY));
  return odd === -1 ? [] : [{ path: `state.seen.${odd}`, fault: `${seen[odd]} is no set of seats` }];
}

function faultsOf<T extends Terms>(game: Game<T>, at: Position<T>): Fault[] {
  try {
    return game.faults(at);
  } catch (error) {
    return [{ path: 'state', fault: `no such state can be: ${error instanceof Error ? error.message : error}` }];
  }
}

function failOn(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new BadInput('position', faults[0].path, faults[0].fault);
}

interface PositionShape {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly state: unknown;
}

function isPositionShape(value: unknown): value is PositionShape {
  if (typeof value !== 'object' || value === null) return false;
  const { game, version, edition, seats, settings, state } = value as { [key: string]: unknown };
  return (
    typeof game === 'string' &&
    typeof version === 'number' &&
    typeof edition === 'string' &&
    typeof seats === 'number' &&
    typeof settings === 'object' &&
    settings !== null &&
    typeof state === 'object'
  );
}

/** Notes where `found` is not built like `model`. A `null` or an empty list in the model says nothing of its contents. */
function compareShape(model: unknown, found: unknown, path: string, faults: Fault[]): void {
  if (model === null || model === undefined) return;
  if (Array.isArray(model)) {
    if (!Array.isArray(found)) faults.push({ path, fault: 'expected a list' });
    else if (model.length > 0) {
      for (const [index, entry] of found.entries()) compareShape(model[0], entry, `${path}.${index}`, faults);
    }
  } else if (typeof model === 'object') {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) {
      faults.push({ path, fault: 'expected an object' });
      return;
    }
    for (const key of Object.keys(model)) {
      if (!(key in found)) faults.push({ path: `${path}.${key}`, fault: 'missing' });
      else compareShape(Reflect.get(model, key), Reflect.get(found, key), `${path}.${key}`, faults);
    }
    for (const key of Object.keys(found)) {
      if (!(key in model)) faults.push({ path: `${path}.${key}`, fault: 'no such field' });
    }
  } else if (found !== null && typeof found !== typeof model) {
    faults.push({ path, fault: `expected a ${typeof model}` });
  }
}
