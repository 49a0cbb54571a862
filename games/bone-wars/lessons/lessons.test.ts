import { type Lesson, LessonRun } from '@bonebed/kernel';
import { lessonFaults } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import { credibility, loyaltyValue } from '../rules/bookshelf.ts';
import { activationCost } from '../rules/card.ts';
import { reputationOf } from '../rules/gains.ts';
import { worth } from '../rules/score.ts';
import type { At, BoneWars } from '../rules/state.ts';
import { bone, card, edition, patron, site } from '../testing/index.ts';
import { first } from './first/index.ts';
import { lessons } from './index.ts';
import { patrons } from './patrons/index.ts';
import { theodore } from './theodore/index.ts';

test.each(lessons)('the lesson $id can be taught: every way through it leads to its end', lesson => {
  expect(lessonFaults(boneWars, edition, lesson)).toEqual([]);
});

test.each(lessons)('the lesson $id lays out no more bones than the box has', lesson => {
  for (const chapter of lesson.chapters) {
    const { bag } = new LessonRun(boneWars, edition, lesson, chapter).table.position.state;
    expect(Math.min(...bag)).toBeGreaterThanOrEqual(0);
  }
});

/** The table at the end of each chapter, if the learner does what is wanted. */
function endsOf(lesson: Lesson<BoneWars>): At[] {
  return lesson.chapters.map(chapter => {
    const run = new LessonRun(boneWars, edition, lesson, chapter);
    while (!run.isOver) {
      run.take(run.wanted()[0]);
      while (run.othersAnswer());
    }
    return run.table.position;
  });
}

const [marsh, cope] = [patron('marsh'), patron('cope')];

test('the numbers that the letters of the first game name are those of the table', () => {
  const [goal, turn, field, rival, find, count] = endsOf(first);
  // 'credibility 2', '×2', 'together $2'
  expect([credibility(goal, cope), loyaltyValue(goal, 0, cope)]).toEqual([2, 2]);
  expect(activationCost(goal, 0, card('T2'))).toBe(2);
  // 'A pair of paws and a torso.'
  expect(turn.state.players[0].crates.map((n, kind) => `${n} ${turn.box.bones[kind].id}`)).toEqual(
    expect.arrayContaining(['2 paw', '1 torso']),
  );
  // 'his credibility fell to 1', 'from 8 points to 4'
  expect([worth(field, 1, marsh), worth(rival, 1, marsh), credibility(rival, marsh)]).toEqual([8, 4, 1]);
  // 'The prize: $3' for a slot of $2, then 'its bonus twice, $4' for a slot of $3
  expect(rival.state.players[0].money - field.state.players[0].money).toBe(3 - 2);
  expect(find.state.players[0].money - rival.state.players[0].money).toBe(4 - 3);
  // 'Marsh: 1 × 1. Cope: 2 × 3.', '7 to 5'
  expect(count.state.players[0].reputation.midGame).toEqual([1, 2 * 3]);
  expect([reputationOf(count, 0), reputationOf(count, 1)]).toEqual([7, 5]);
});

test('the numbers that the letters about papers and patrons name are those of the table', () => {
  const [skeleton, blow, sides, bow] = endsOf(patrons);
  // '5 loyalty in one action', 'Now you have three.'
  expect(skeleton.state.players[0].loyalty[cope]).toBe(4 + 5);
  expect(skeleton.state.players[0].crates[bone('torso')]).toBe(3);
  // 'Cope is back at credibility 3; your loyalty is ×6', 'Marsh has credibility 3 as well'
  expect([skeleton, blow].map(at => credibility(at, cope))).toEqual([2, 3]);
  expect([loyaltyValue(blow, 0, cope), credibility(blow, marsh)]).toEqual([6, 3]);
  // 'From ×0 to ×3 with Marsh: 9 points in sight.'
  expect([loyaltyValue(blow, 0, marsh), loyaltyValue(sides, 0, marsh), worth(sides, 0, marsh)]).toEqual([0, 3, 9]);
  // 'Cope pays you 18, Marsh 12', '36 to 30'
  expect(bow.state.players[0].reputation.final).toEqual([12, 18]);
  expect([reputationOf(bow, 0), reputationOf(bow, 1)]).toEqual([36, 30]);
});

test('the numbers that the letters about Theodore name are those of the table', () => {
  const [paper, publishes, blow, home] = endsOf(theodore);
  const him = 1;
  // 'Two torsos for you', 'Theodore discovers Laornis and sets up camp.'
  expect(paper.state.players[0].crates[bone('torso')]).toBe(3);
  expect(paper.state.players[him].species).toEqual([card('laornis')]);
  expect(paper.state.players[him].camps.movement).toBe(1);
  // 'A paper for Marsh and 2 loyalty.', 'a paper for Cope', 'he discards for 1 loyalty'
  expect([marsh, cope].map(patron => publishes.state.papers[patron])).toEqual([[2], [2]]);
  expect([publishes.state.players[0].loyalty[marsh], publishes.state.players[him].loyalty[cope]]).toEqual([2, 2]);
  // 'credibility 2', '2 loyalty with Marsh', 'Theodore digs, and comes to Dakota.'
  expect([credibility(blow, marsh), blow.state.papers[cope].length]).toEqual([2, 0]);
  expect(blow.state.players[0].loyalty[marsh]).toBe(4);
  expect(blow.state.players[him].site).toBe(site('dakota'));
  // 'Theodore serves Marsh now', 'Round 2. He stands higher, so he begins.'
  expect([home.state.players[him].patron, home.state.round]).toEqual([marsh, 1]);
  expect(home.state.order).toEqual([him, 0]);
});
