import { BadInput, type Game, type Json, type Language, type Reader, type Terms, type Texts } from '@bonebed/kernel';

/** All that a host needs of a game: its rules, what is in its box, and its words. */
export interface GameModule {
  readonly game: Game<Terms>;
  readonly components: unknown;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** A view as text, for a terminal; without it the terminal shows an outline of the view. */
  readonly draw?: (view: Json, reader: Reader<Terms>) => string;
}

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  'bone-wars': async () => {
    const [{ boneWars }, { default: components }, { en }, { fr }] = await Promise.all([
      import('./bone-wars/index.ts'),
      import('./bone-wars/components.json', { with: { type: 'json' } }),
      import('./bone-wars/texts/en.ts'),
      import('./bone-wars/texts/fr.ts'),
    ]);
    return { game: boneWars, components, texts: { en, fr } };
  },
  ruthless: async () => {
    const [{ ruthless }, { default: components }, { en }, { fr }] = await Promise.all([
      import('./ruthless/index.ts'),
      import('./ruthless/components.json', { with: { type: 'json' } }),
      import('./ruthless/texts/en.ts'),
      import('./ruthless/texts/fr.ts'),
    ]);
    return { game: ruthless, components, texts: { en, fr } };
  },
  holotype: async () => {
    const [{ holotype }, { default: components }, { en }, { fr }] = await Promise.all([
      import('./holotype/index.ts'),
      import('./holotype/components.json', { with: { type: 'json' } }),
      import('./holotype/texts/en.ts'),
      import('./holotype/texts/fr.ts'),
    ]);
    return { game: holotype, components, texts: { en, fr } };
  },
  fossilis: async () => {
    const [{ fossilis }, { default: components }, { en }, { fr }] = await Promise.all([
      import('./fossilis/index.ts'),
      import('./fossilis/components.json', { with: { type: 'json' } }),
      import('./fossilis/texts/en.ts'),
      import('./fossilis/texts/fr.ts'),
    ]);
    return { game: fossilis, components, texts: { en, fr } };
  },
};

export const gameIds: readonly string[] = Object.keys(loaders);

export async function loadGame(id: string): Promise<GameModule> {
  if (!Object.hasOwn(loaders, id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return loaders[id]();
}
