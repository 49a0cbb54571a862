import { type Deed, LessonRun, type Said, totalOf } from '@bonebed/kernel';
import { lessonFaults } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { frenchFaults } from '../testing/french.ts';
import { edition } from '../testing/index.ts';
import { first } from './first.ts';
import { lessons } from './index.ts';

test.each(lessons)('the lesson $id can be taught: every way through it leads to its end', lesson => {
  expect(lessonFaults(fossilis, edition, lesson)).toEqual([]);
});

test('the French of the lessons uses the words of the glossary', () => {
  const said = lessons.flatMap(({ chapters }) =>
    chapters.flatMap(({ title, won, known, steps }) => [
      title,
      won,
      known,
      ...steps.flatMap(({ say, task, recap, nudges }) => [
        say,
        task,
        ...(recap === null ? [] : [recap]),
        ...nudges.map(nudge => nudge.say),
      ]),
    ]),
  );
  expect(frenchFaults(said.map(({ fr }: Said) => fr))).toEqual([]);
});

/** A chapter of the first lesson, at its start or gone through by the first way that it allows. */
function chapter(index: number, isDone: boolean) {
  const deeds: Deed[] = [];
  for (;;) {
    const run = new LessonRun(fossilis, edition, first, first.chapters[index], deeds);
    if (!isDone || run.isOver) return run.table;
    deeds.push(run.wanted()[0]);
  }
}

test.each(first.chapters.map((_, index) => index))('chapter %i begins with a position that can be', index => {
  expect(fossilis.faults(chapter(index, false).position)).toEqual([]);
});

test.each([0, 1, 2])('where chapter %i ends, the next one begins', index => {
  const [end, start] = [chapter(index, true), chapter(index + 1, false)];
  expect(end.pending?.what).toBe(start.pending?.what);
  const { rng: _end, turn: _endTurn, seen: _endSeen, ...ended } = end.position.state;
  const { rng: _start, turn: _startTurn, seen: _startSeen, ...begun } = start.position.state;
  expect(begun).toEqual(ended);
});

test('the last chapter is won, from behind', () => {
  const totals = (isDone: boolean) => fossilis.score(chapter(4, isDone).position).map(totalOf);
  const scores = (isDone: boolean) => chapter(4, isDone).position.state.players.map(({ score }) => score);
  const [mine, theirs] = totals(true);
  expect(scores(false)[0]).toBeLessThan(scores(false)[1]);
  expect(mine).toBeGreaterThan(theirs);
});
