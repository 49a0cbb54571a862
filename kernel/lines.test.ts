import { expect, test } from 'vitest';
import { brokenLines } from './lines.ts';

test('a sentence is broken between words, and further lines are indented', () => {
  expect(brokenLines('a skull and two ribs', 12)).toEqual(['a skull and', '  two ribs']);
  expect(brokenLines('a skull and two ribs', 12, '  ')).toEqual(['  a skull', '    and two', '    ribs']);
  expect(brokenLines('Pachycephalosaurus', 5)).toEqual(['Pachycephalosaurus']);
});
