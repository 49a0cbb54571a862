/** Editions that this device keeps: those that people loaded from a file, and those that its tables are played with. */
import { type GameRules, loadRules as loadNewest } from '@bonebed/games';
import { BadInput, openEdition, parseJson } from '@bonebed/kernel';
import { keepTrying } from '../app/again.ts';
import { getAll, getOne, removeOne, replaceOne } from './database.ts';

export interface StoredEdition {
  /** Its fingerprint, by which records know it. */
  readonly edition: string;
  readonly game: string;
  /** The name of its file; null for one that came with an earlier build and is kept for its tables. */
  readonly name: string | null;
  readonly components: unknown;
}

/** The edition that comes with the game. */
export function ownEdition({ game, components }: GameRules): string {
  return openEdition(game, components).edition;
}

/** A game, at the newest version of its rules or at another, as soon as its code has come. */
export function loadRules(id: string, version: number | null = null): Promise<GameRules> {
  return keepTrying(() => rulesAt(id, version));
}

async function rulesAt(id: string, version: number | null): Promise<GameRules> {
  const newest = await loadNewest(id);
  if (version === null || version === newest.game.version) return newest;
  const { loadAtVersion } = await import('./older-rules.ts');
  return loadAtVersion(id, version);
}

/** A game at a version of its rules, with the values of an edition: its own, or one that is kept here. */
export async function gameWith(id: string, edition: string | null, version: number | null = null): Promise<GameRules> {
  const own = await rulesAt(id, version);
  if (edition === null || ownEdition(own) === edition) return own;
  const found = await storedEdition(edition);
  // Without it the record itself says what is missing.
  return found === null ? own : { ...own, components: found.components };
}

/** Reads an edition from the text of a file. Throws `BadInput` with the path of what can't be played with. */
export async function readEdition(game: string, name: string, text: string): Promise<StoredEdition> {
  const components = parseJson(text);
  const found = gameOf(components);
  if (found !== null && found !== game) throw new BadInput('otherGame', '', found);
  const { game: rules } = await loadRules(game);
  return { edition: openEdition(rules, components).edition, game, name, components };
}

/** The game that an edition names, in one of the fields that ours do. */
function gameOf(components: unknown): string | null {
  if (typeof components !== 'object' || components === null) return null;
  const named: unknown = Reflect.get(components, 'id') ?? Reflect.get(components, 'game');
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null ? gameOf(named) : null;
}

export async function keepEdition(edition: StoredEdition): Promise<void> {
  await replaceOne('editions', edition.edition, value => {
    const found = editionFrom(value);
    // A name that someone gave is not lost to a table that only needs the values.
    return { ...edition, name: edition.name ?? found?.name ?? null };
  });
}

export async function storedEdition(edition: string): Promise<StoredEdition | null> {
  return editionFrom(await getOne('editions', edition));
}

/** The editions of a game that people loaded, by name. */
export async function loadedEditions(game: string): Promise<(StoredEdition & { readonly name: string })[]> {
  const all = (await getAll('editions')).flatMap(value => editionFrom(value) ?? []);
  return all
    .flatMap(({ name, ...rest }) => (name !== null && rest.game === game ? [{ ...rest, name }] : []))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.edition < b.edition ? -1 : 1));
}

/** Takes an edition off the shelf. Where tables are played with it, only its name goes. */
export async function forgetEdition(edition: StoredEdition, isUsed: boolean): Promise<void> {
  if (isUsed) await replaceOne('editions', edition.edition, () => ({ ...edition, name: null }));
  else await removeOne('editions', edition.edition);
}

function editionFrom(value: unknown): StoredEdition | null {
  if (typeof value !== 'object' || value === null || !('edition' in value)) return null;
  // Only `keepEdition` writes these entries.
  return value as StoredEdition;
}
