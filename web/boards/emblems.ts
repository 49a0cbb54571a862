/** What stands for a game where none of it is loaded: the path of an icon. */
const emblems = import.meta.glob<string>('./*/emblem.ts', { import: 'emblem', eager: true });

export function emblemOf(game: string): string | null {
  return emblems[`./${game}/emblem.ts`] ?? null;
}
