import { BadInput, type Brain, impossible, type Language, type Lesson, type Terms, type Texts } from '@bonebed/kernel';
import type { Manifest } from './manifest.ts';
import type { GameModule, GameRules } from './module.ts';

/** A game is a folder with these files: whatever is there is found, and loaded when it is first asked for. */
const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { import: 'manifest', eager: true });
const modules = import.meta.glob<GameRules>('./*/module.ts', { import: 'module' });
const english = import.meta.glob<Texts>('./*/texts/en.ts', { import: 'en' });
const french = import.meta.glob<Texts>('./*/texts/fr.ts', { import: 'fr' });
const lessons = import.meta.glob<readonly Lesson<Terms>[]>('./*/lessons/index.ts', { import: 'lessons' });
const brains = import.meta.glob<Brain>('./*/bots/brain.ts', { import: 'brain' });

const listed = Object.entries(manifests)
  .map(([path, manifest]) => ({ id: path.split('/')[1], manifest }))
  .sort((a, b) => a.manifest.weight - b.manifest.weight || (a.id < b.id ? -1 : 1));

/** The games, the lightest first. */
export const gameIds: readonly string[] = listed.map(({ id }) => id);

export function manifestOf(id: string): Manifest {
  return listed.find(game => game.id === id)?.manifest ?? impossible('a game that is there', id);
}

export async function loadGame(id: string): Promise<GameModule> {
  const rules = await loadRules(id);
  const [en, fr] = await Promise.all([loadTexts(id, 'en'), loadTexts(id, 'fr')]);
  return { ...rules, texts: { en, fr } };
}

/** A game without its words: a page fetches those of the one language that is read. */
export async function loadRules(id: string): Promise<GameRules> {
  if (!gameIds.includes(id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return modules[`./${id}/module.ts`]();
}

/** The words of a game in a language. */
export function loadTexts(id: string, language: Language): Promise<Texts> {
  return language === 'fr' ? french[`./${id}/texts/fr.ts`]() : english[`./${id}/texts/en.ts`]();
}

/** What bots know of a game, apart from its rules because a page that only watches need not fetch it; null if nobody has said. */
export async function loadBrain(id: string): Promise<Brain | null> {
  return gameIds.includes(id) ? ((await brains[`./${id}/bots/brain.ts`]?.()) ?? null) : null;
}

export function hasLessons(id: string): boolean {
  return lessons[`./${id}/lessons/index.ts`] !== undefined;
}

/** Guided games for those who have never seen the box; none if nobody has written any. */
export async function loadLessons(id: string): Promise<readonly Lesson<Terms>[]> {
  return (await lessons[`./${id}/lessons/index.ts`]?.()) ?? [];
}

export { type Manifest, unlisted } from './manifest.ts';
export type { Drawing, GameModule, GameRules } from './module.ts';
