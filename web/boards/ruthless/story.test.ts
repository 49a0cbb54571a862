import { expect, test } from 'vitest';
import { story } from './story.ts';

test('a card that makes somebody draw is no filler', () => {
  expect(story.role({ type: 'drew' }, undefined)).toBe('filler');
  expect(story.role(Object.assign({ type: 'drew' }, { card: 3 }), undefined)).toBe('line');
});
