import type { Language, Settings } from '@bonebed/kernel';

type Localised = Readonly<Record<Language, string>>;

/** What is said of a game before any of it is loaded: `games/<id>/manifest.ts`. */
export interface Manifest {
  readonly title: Localised;
  /** Where there is little room. */
  readonly short: Localised;
  /** What one does in it, in two short sentences. */
  readonly line: Localised;
  readonly credit: Localised;
  /** For how many people, and whether for one. */
  readonly seats: readonly number[];
  /** How long a game takes with people, from and to. */
  readonly minutes: readonly [number, number];
  /** How much there is to keep in mind. */
  readonly weight: 1 | 2 | 3 | 4;
  /** What a first game is best played with, by the fewest who can play against each other; without it, the usual settings. */
  readonly beginner?: Settings;
}

/** Of a game that stands in no list: of a test, or of a bench. */
export function unlisted(name: string, seats: readonly number[]): Manifest {
  const words = { en: name, fr: name };
  return { title: words, short: words, line: words, credit: words, seats, minutes: [1, 2], weight: 1 };
}
