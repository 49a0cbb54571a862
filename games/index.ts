import { BadInput, type Game, type Json, type Language, type Reader, type Terms, type Texts } from '@bonebed/kernel';

/** All that a host needs of a game: its rules, what is in its box, and its words. */
export interface GameModule {
  readonly game: Game<Terms>;
  readonly components: unknown;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** A view as text, for a terminal; without it the terminal shows an outline of the view. */
  readonly draw?: (view: Json, reader: Reader<Terms>) => string;
}

/**
 * A game as a host sees it that knows none in particular. It is sound: such a host only ever hands a game what that game
 * made itself. The compiler can't see it, because `Tell` takes events.
 */
export function anyGame<T extends Terms>(game: Game<T>): Game<Terms> {
  return game as unknown as Game<Terms>;
}

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  holotype: async () => {
    const [{ holotype }, { en }, { fr }, components] = await Promise.all([
      import('./holotype/index.ts'),
      import('./holotype/texts/en.ts'),
      import('./holotype/texts/fr.ts'),
      import('./holotype/components.json', { with: { type: 'json' } }),
    ]);
    return { game: anyGame(holotype), components: components.default, texts: { en, fr } };
  },
};

export const gameIds: readonly string[] = Object.keys(loaders);

export async function loadGame(id: string): Promise<GameModule> {
  if (!Object.hasOwn(loaders, id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return loaders[id]();
}
