import type { Event } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { entriesOf, sinceTurnOf, turnsOf } from '../../table/story.ts';
import { story } from './story.ts';

test('what Theodore did is recalled, with the half of his card that he followed', () => {
  const events: Event[] = [
    Object.assign({ type: 'played' }, { seat: 0 }),
    { type: 'theodoreFlips' },
    { type: 'theodoreReads' },
    { type: 'theodoreValues' },
    Object.assign({ type: 'discovered' }, { seat: 1 }),
  ];
  const turns = turnsOf(entriesOf(events, [events.length]), story);
  expect(sinceTurnOf(turns, 0, story)).toMatchObject([
    { seat: 1, lines: ['theodoreFlips', 'theodoreReads', 'discovered'].map(type => ({ event: { type } })) },
  ]);
});

test('Theodore passes with the reason for it, and people by themselves', () => {
  const reason = Object.assign({ type: 'theodoreDoes' }, { step: 'noMoney' });
  expect(story.role(reason, undefined)).toBe('heading');
  expect(story.role({ type: 'passed' }, reason)).toBe('line');
  const loyalty = Object.assign({ type: 'loyalty' }, { step: 3 });
  expect(story.role({ type: 'passed' }, loyalty)).toBe('heading');
});
