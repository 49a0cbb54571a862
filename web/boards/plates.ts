/** The engraving on a game's card: the address of a drawing in black ink and ivory. Not every game has one. */
const plates = import.meta.glob<string>('./*/plate.ts', { import: 'plate', eager: true });

export function plateOf(game: string): string | null {
  return plates[`./${game}/plate.ts`] ?? null;
}
