import { type Chapter, type Deed, LessonRun } from '@bonebed/kernel';
import { lessonFaults, sentenceFaults, textsIn, wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import type { Player, Ruthless } from '../rules/state.ts';
import { NOT_IN_FRENCH } from '../testing/french.ts';
import { edition } from '../testing/index.ts';
import { first } from './first.ts';
import { lessons } from './index.ts';

test.each(lessons)('the lesson $id can be taught: every way through it leads to its end', lesson => {
  expect(lessonFaults(ruthless, edition, lesson)).toEqual([]);
});

test('the Editor speaks French in the words of the glossary', () => {
  expect(textsIn(first, 'fr').filter(text => wordsAmong(text, NOT_IN_FRENCH).length > 0)).toEqual([]);
});

test.each(['en', 'fr'] as const)('every sentence is well formed in %s', language => {
  expect(textsIn(first, language).filter(text => sentenceFaults(language, text).length > 0)).toEqual([]);
});

function begin(chapter: Chapter<Ruthless>, deeds: readonly Deed[] = []): LessonRun<Ruthless> {
  return new LessonRun(ruthless, edition, first, chapter, deeds);
}

/** A chapter at its end, done as it is shown. */
function finish(chapter: Chapter<Ruthless>): LessonRun<Ruthless> {
  let run = begin(chapter);
  while (!run.isOver) run = begin(chapter, [...run.deeds, run.wanted()[0]]);
  return run;
}

function players({ table }: LessonRun<Ruthless>): readonly Player[] {
  return table.position.state.players;
}

test.each([
  [0, 1],
  [2, 3],
  [3, 4],
])('a chapter begins as the one before it ended: %i, %i', (before, after) => {
  expect(players(begin(first.chapters[after]))).toEqual(players(finish(first.chapters[before])));
});

test('the learner wins the last chapter, 12 to 11', () => {
  const run = finish(first.chapters[4]);
  expect(players(run).map(({ prestige }) => prestige)).toEqual([12, 11]);
  expect(run.table.position.state.ending).toBe('goal');
});
