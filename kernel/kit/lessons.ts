import type { Game, Terms } from '../game.ts';
import { type Chapter, type Deed, type Lesson, LessonRun, type LessonStep, type Said } from '../lesson.ts';
import type { Edition } from '../settings.ts';

/** What can be said in one breath. */
const MOST_WORDS = 40;
const MOST_WORDS_OF_A_NUDGE = 20;

/** What is wrong with a lesson: every way through it that its steps allow is gone. Empty for one that can be taught. */
export function lessonFaults<T extends Terms>(game: Game<T>, edition: Edition<T>, lesson: Lesson<T>): string[] {
  return lesson.chapters.flatMap((chapter, index) => [
    ...wordFaults(chapter).map(fault => `chapter ${index + 1}, ${fault}`),
    ...wayFaults(game, edition, lesson, chapter).map(fault => `chapter ${index + 1}, ${fault}`),
  ]);
}

/** Goes every way to the end; ways that meet in the same state are one from there on. */
function wayFaults<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  lesson: Lesson<T>,
  chapter: Chapter<T>,
): string[] {
  const faults = new Set<string>();
  const met = new Set<string>();
  const ways: (readonly Deed[])[] = [[]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    try {
      const run = new LessonRun(game, edition, lesson, chapter, way);
      const step = `step ${run.at + 1}`;
      if (run.deeds.length < way.length) {
        faults.add(`${step}: it waits for '${way.at(-1)?.what}', and that does not count`);
      } else if (!run.isOver) {
        const given = run.deeds.filter(({ do: kind }) => kind === 'answer').length;
        const meeting = `${run.at} ${run.table.hash} ${given}`;
        if (met.has(meeting)) continue;
        met.add(meeting);
        const wanted = run.wanted();
        if (run.step?.wait.kind === 'watch' && !isTold(run)) faults.add(`${step}: no automaton did anything to watch`);
        if (wanted.length === 0) faults.add(`${step}: nothing that it waits for can be done`);
        for (const text of missing(run.step, wanted)) faults.add(`${step}: '${text}' can't be answered`);
        ways.push(...wanted.map(deed => [...way, deed]));
      }
    } catch (error) {
      faults.add(`after ${way.map(({ what }) => what).join(', ')}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return [...faults];
}

/** Whether something that names its rule was told because of the last answer: so an automaton's turn is told. */
function isTold<T extends Terms>({ table }: LessonRun<T>): boolean {
  const from = table.marks(null, table.length).at(-2) ?? 0;
  return table.events(null, from).some(event => event !== null && 'rule' in event);
}

/** Answers of a step that are named one by one and can't be given. Of a turn some come later, of all of them one after the other. */
function missing(step: LessonStep | null, wanted: readonly Deed[]): readonly string[] {
  if (step?.wait.kind !== 'answer') return [];
  return step.wait.texts.filter(text => !text.includes('*') && !wanted.some(({ what }) => what === text));
}

function wordFaults<T extends Terms>({ steps }: Chapter<T>): string[] {
  return steps.flatMap(({ say, nudges }, index) => [
    ...tooLong(say, MOST_WORDS).map(fault => `step ${index + 1}: ${fault}`),
    ...nudges.flatMap(nudge => tooLong(nudge.say, MOST_WORDS_OF_A_NUDGE).map(fault => `step ${index + 1}: ${fault}`)),
  ]);
}

function tooLong(said: Said, most: number): string[] {
  return Object.values(said)
    .filter(text => text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length > most)
    .map(text => `more than ${most} words: '${text}'`);
}
