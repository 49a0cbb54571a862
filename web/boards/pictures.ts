/** A board in the middle of a game, small: `npm run screenshots -- pictures` takes them. Not every game has one. */
const pictures = import.meta.glob<string>('./*/picture.jpg', { query: '?url', import: 'default', eager: true });

export function pictureOf(game: string): string | null {
  return pictures[`./${game}/picture.jpg`] ?? null;
}
