import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadInput, type Game, parseJson, type Terms } from '@bonebed/kernel';
import { inFile } from '../errors.ts';
import { type Citation, citationsIn, strangersUnder, timesRun } from './citations.ts';
import { type Coverage, measure } from './coverage.ts';
import { countAsksAndRefusals, type Exercise, playAtRandom } from './exercise.ts';
import { rulesIn, type StatedRule } from './ids.ts';
import { testsNaming } from './tests.ts';

export interface RuleReport {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
  /** Titles of the tests that name it. */
  readonly tests: readonly string[];
  /** How often seeded random play came through its code, asked for it or was refused by it. */
  readonly reached: number;
  /** Where the code cites it. */
  readonly cited: readonly string[];
}

export interface ExampleReport {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly string[];
}

export interface RulesReport {
  readonly game: string;
  readonly total: number;
  readonly tested: number;
  readonly reached: number;
  readonly rules: readonly RuleReport[];
  readonly examples: readonly ExampleReport[];
  /** Decision points, differences of rulebooks and other lists of RULES.md. */
  readonly others: readonly ExampleReport[];
  /** Why random play never comes to a rule, by id. */
  readonly justified: Readonly<Record<string, string>>;
  /** Rules that were not reached, with no reason given. */
  readonly unjustified: readonly string[];
  /** Reasons for what is no rule, or was reached after all. */
  readonly stale: readonly string[];
  /** Where the sources name a rule that RULES.md does not state. */
  readonly unknown: readonly string[];
}

/** What is counted for an id, by where it comes from, so that nothing is counted twice. */
type Counts = Map<string, number>;

export async function reportRules(
  folder: string,
  components: unknown,
  exercise: Exercise,
  progress: (done: number) => void,
): Promise<RulesReport> {
  const stated = await statedRules(folder);
  const ids = stated.map(rule => rule.id);
  const citations = citationsIn(folder, ids);
  const coverage = await measure(join(folder, 'index.ts'), exports => {
    const game = gameAmong(exports, exercise.game.id);
    // The box is opened under the same eyes: some rules are tables that are made there.
    playAtRandom({ ...exercise, game, box: game.box(components) }, progress);
  });
  const counts = countsOf(citations, coverage, countAsksAndRefusals(exercise, progress));
  const tests = testsNaming(folder, ids);
  const justified = await readJustified(folder);
  const unknown = strangersUnder(folder, ids);
  return assemble(exercise.game.id, stated, { citations, counts, tests, justified, unknown });
}

async function statedRules(folder: string): Promise<StatedRule[]> {
  const file = join(folder, 'RULES.md');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadInput('file', file, 'no such file');
  });
  return inFile(file, () => rulesIn(text));
}

/** The game that a module exports. */
function gameAmong(exports: object, id: string): Game<Terms> {
  for (const value of Object.values(exports)) if (isGame(value) && value.id === id) return value;
  throw new Error(`the module of ${id} exports no game of that id`);
}

function isGame(value: unknown): value is Game<Terms> {
  return typeof value === 'object' && value !== null && 'id' in value && 'step' in value && 'redeal' in value;
}

function countsOf(
  citations: readonly Citation[],
  coverage: Coverage,
  { asked, barred }: ReturnType<typeof countAsksAndRefusals>,
): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  const count = (id: string, source: string, times: number): void => {
    const sources = counts.get(id) ?? new Map<string, number>();
    counts.set(id, sources.set(source, times));
  };
  for (const citation of citations) {
    for (const id of citation.ids) {
      // That a guard was consulted says nothing; that it refused says that its rule was met.
      if (citation.guards.length === 0) count(id, citation.place, timesRun(citation, coverage));
      for (const rule of citation.guards) count(id, `guard ${rule}`, barred.get(rule) ?? 0);
    }
  }
  for (const [rule, times] of barred) count(rule, `guard ${rule}`, times);
  for (const [rule, times] of asked) count(rule, `ask ${rule}`, times);
  return counts;
}

interface Findings {
  readonly citations: readonly Citation[];
  readonly counts: ReadonlyMap<string, Counts>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
  readonly justified: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
}

function assemble(game: string, stated: readonly StatedRule[], findings: Findings): RulesReport {
  const { citations, counts, tests, justified, unknown } = findings;
  const exampleOf = ({ id, text }: StatedRule): ExampleReport => ({ id, text, tests: tests.get(id) ?? [] });
  const rules = stated
    .filter(({ kind }) => kind !== 'example' && kind !== 'other')
    .map(rule => ({
      ...exampleOf(rule),
      chapter: rule.chapter,
      reached: [...(counts.get(rule.id)?.values() ?? [])].reduce((sum, times) => sum + times, 0),
      cited: citations.filter(({ ids }) => ids.includes(rule.id)).map(citation => citation.place),
    }));
  const unreached = new Set(rules.filter(rule => rule.reached === 0).map(rule => rule.id));
  return {
    game,
    total: rules.length,
    tested: rules.filter(rule => rule.tests.length > 0).length,
    reached: rules.length - unreached.size,
    rules,
    examples: stated.filter(({ kind }) => kind === 'example').map(exampleOf),
    others: stated.filter(({ kind }) => kind === 'other').map(exampleOf),
    justified,
    unjustified: [...unreached].filter(id => !Object.hasOwn(justified, id)),
    stale: Object.keys(justified).filter(id => !unreached.has(id)),
    unknown,
  };
}

async function readJustified(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'unreached.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return inFile(file, () => {
    const value = parseJson(text);
    if (!isSentences(value)) throw new BadInput('unreached', '', 'expected an object of rule ids and sentences');
    return value;
  });
}

function isSentences(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(sentence => typeof sentence === 'string' && sentence.trim() !== '')
  );
}
