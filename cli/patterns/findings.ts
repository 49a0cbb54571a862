import { BadInput, type Settings } from '@bonebed/kernel';
import { type Figures, sourcesOf } from '../lab/figures.ts';
import { type Both, labelsOf } from '../lab/labels.ts';
import type { Books } from '../lab/ledger.ts';
import type { OpenGame } from '../loading.ts';
import { type Constraint, isAbout, type PlayConstraints, type TablePlan } from './constraints.ts';
import { type Group, groupNamed, groupNames } from './groups.ts';
import {
  type Found,
  gameNumber,
  isWithin,
  type Material,
  meanOf,
  measure,
  type Verdict,
  verdictOf,
} from './measure.ts';

/** A constraint as it was met at one table. */
export interface CheckedConstraint {
  readonly constraint: Constraint;
  readonly verdict: Verdict;
  /** What was found; what is furthest from what is wanted comes first. */
  readonly found: readonly Found[];
}

/** What came of all games at one table. */
export interface Findings {
  readonly seats: number;
  /** Those that are not at their default. */
  readonly settings: Settings;
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly checked: readonly CheckedConstraint[];
  /** Numbers of each game that it notes itself: their means. */
  readonly numbers: Readonly<Record<string, Found>>;
  readonly sources: Figures['sources'];
  readonly endings: Readonly<Record<string, number>>;
  readonly groups: readonly Group[];
  /** The groups that the game notes itself. */
  readonly own: readonly string[];
}

/** All that `bonebed patterns` finds out about a game. */
export interface Study {
  readonly game: string;
  readonly title: Both;
  readonly version: number;
  readonly edition: string;
  readonly tables: readonly Findings[];
}

export interface PlayedTable extends TablePlan {
  readonly bots: string;
  readonly seed: string;
  readonly books: Books;
}

export function studyOf(
  { manifest, game, edition, texts }: OpenGame,
  play: PlayConstraints,
  tables: readonly PlayedTable[],
): Study {
  const labels = labelsOf(game, edition, texts);
  return {
    game: game.id,
    title: manifest.title,
    version: game.version,
    edition: edition.edition,
    tables: tables.map(table => {
      const { books, seats } = table;
      return findingsOf(table, { books, seats, labels }, play);
    }),
  };
}

function findingsOf({ seats, settings, bots, seed }: PlayedTable, material: Material, play: PlayConstraints): Findings {
  const { games } = material.books;
  const endings: Record<string, number> = {};
  for (const { reason } of games) endings[reason] = (endings[reason] ?? 0) + 1;
  const noted = games[0]?.noted;
  const names = ['turns', 'decisions', 'margin', ...Object.keys(noted?.game ?? {})];
  return {
    seats,
    settings,
    bots,
    seed,
    games: games.length,
    checked: play.constraints.flatMap((constraint, index) =>
      isAbout(constraint, { seats, settings }) ? [check(material, constraint, index)] : [],
    ),
    numbers: Object.fromEntries(names.map(name => [name, meanOf(games.map(game => gameNumber(game, name)))])),
    sources: sourcesOf(material.labels, games),
    endings,
    groups: groupNames(material.books).flatMap(name => groupNamed(material.books, material.labels, name) ?? []),
    own: Object.keys(noted?.taken ?? {}),
  };
}

function check(material: Material, constraint: Constraint, index: number): CheckedConstraint {
  return judged(
    constraint,
    named(index, () => measure(material, constraint)),
  );
}

function judged(constraint: Constraint, found: readonly Found[]): CheckedConstraint {
  const { range } = constraint;
  return {
    constraint,
    verdict: verdictOf(constraint, found),
    found: [...found].sort((a, b) => distance(range, b.value) - distance(range, a.value)),
  };
}

/** Findings of before under the constraints of now: what was measured then is held against what is wanted today. */
export function judgedAnew(table: Findings, { constraints }: PlayConstraints): Findings {
  const checked = constraints.flatMap(constraint => {
    const { measure: kind, of } = constraint;
    const known = table.checked.find(({ constraint: before }) => before.measure === kind && before.of === of);
    return known !== undefined && isAbout(constraint, table) ? [judged(constraint, known.found)] : [];
  });
  return { ...table, checked };
}

/** A name in `of` can be checked only once games have been played: its fault has a place like any other. */
function named<R>(index: number, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? error.within(`constraints.${index}`) : error;
  }
}

/** How far a value lies outside of a range; within it, less than nothing the further it is from both ends. */
function distance(range: Constraint['range'], value: number): number {
  const [low, high] = range;
  const below = low === null ? Number.NEGATIVE_INFINITY : low - value;
  const above = high === null ? Number.NEGATIVE_INFINITY : value - high;
  return Math.max(below, above);
}

/** Those that are not as they are wanted. */
export function strays({ constraint, found }: CheckedConstraint): Found[] {
  return found.filter(({ value }) => !isWithin(constraint.range, value));
}
