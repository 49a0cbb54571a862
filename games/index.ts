import { BadInput, type Game, type Json, type Language, type Reader, type Terms, type Texts } from '@bonebed/kernel';

/** All that a host needs of a game: its rules, what is in its box, and its words. */
export interface GameModule {
  readonly game: Game<Terms>;
  readonly components: unknown;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** A view as text, for a terminal; without it the terminal shows an outline of the view. */
  readonly draw?: (view: Json, reader: Reader<Terms>) => string;
}

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {};

export const gameIds: readonly string[] = Object.keys(loaders);

export async function loadGame(id: string): Promise<GameModule> {
  if (!Object.hasOwn(loaders, id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return loaders[id]();
}
