import { BadInput } from './errors.ts';
import type { Game, SettingSpec, Settings, SettingValue, Terms } from './game.ts';
import { fingerprint } from './json.ts';

/** Checks the number of seats and fills in the settings that were left out. */
export function checkSettings<T extends Terms>(game: Game<T>, seats: number, given: Settings): Settings {
  if (!game.seats.includes(seats)) {
    throw new BadInput('seats', 'seats', `${game.id} is for ${game.seats.join(', ')} seats, not ${seats}`);
  }
  for (const id of Object.keys(given)) {
    if (!game.settings.some(spec => spec.id === id)) {
      const known = game.settings.map(spec => spec.id).join(', ');
      throw new BadInput('setting', `settings.${id}`, `no such setting; ${game.id} has: ${known}`);
    }
  }
  const settings: Record<string, SettingValue> = {};
  for (const spec of game.settings) {
    const value = given[spec.id] ?? spec.default;
    if (!spec.values.includes(value)) {
      throw new BadInput('setting', `settings.${spec.id}`, `${value} is not one of ${spec.values.join(', ')}`);
    }
    if (value !== spec.default && spec.seats !== undefined && !spec.seats.includes(seats)) {
      throw new BadInput('setting', `settings.${spec.id}`, `only for ${spec.seats.join(', ')} seats`);
    }
    if (spec.fits !== undefined && !spec.fits(value, seats)) {
      throw new BadInput('setting', `settings.${spec.id}`, `${value} is not for ${seats} seats`);
    }
    settings[spec.id] = value;
  }
  return settings;
}

/** The values that a setting may have at a table with this number of seats. */
export function valuesFor(spec: SettingSpec, seats: number): readonly SettingValue[] {
  if (spec.seats !== undefined && !spec.seats.includes(seats)) return [spec.default];
  return spec.values.filter(value => spec.fits?.(value, seats) ?? true);
}

/** What of the chosen settings makes sense at a table with this number of seats. */
export function fittingSettings<T extends Terms>(game: Game<T>, seats: number, chosen: Settings): Settings {
  const specs = game.settings.filter(spec => valuesFor(spec, seats).includes(chosen[spec.id]));
  return Object.fromEntries(specs.map(({ id }) => [id, chosen[id]]));
}

/** The contents of a box and the name by which a record knows them. */
export interface Edition<T extends Terms> {
  readonly box: T['box'];
  readonly edition: string;
}

/** No box holds more of anything, nor names a heavier beast. Beyond it a file would only fill the memory. */
const LARGEST_NUMBER = 99_999;

/** How deep a `components.json` may be nested: ours have a handful of levels. */
const MOST_LEVELS = 32;

export function openEdition<T extends Terms>(game: Game<T>, components: unknown): Edition<T> {
  refuseExcess(components);
  return { box: game.box(components), edition: fingerprint(components) };
}

/** Refuses what no box holds, before anything works its way through it. */
export function refuseExcess(value: unknown, path = '', level = 0): void {
  if (typeof value === 'number' && Math.abs(value) > LARGEST_NUMBER) {
    throw new BadInput('edition', path, `${value} is more than ${LARGEST_NUMBER}`);
  }
  if (typeof value !== 'object' || value === null) return;
  if (level === MOST_LEVELS) throw new BadInput('edition', path, `nested deeper than ${MOST_LEVELS} levels`);
  for (const [key, entry] of Object.entries(value))
    refuseExcess(entry, path === '' ? key : `${path}.${key}`, level + 1);
}
