import { expect, test } from 'vitest';
import { withBeginnings } from './log.tsx';

test('the log says where chance began anew: after all that was told before that answer', () => {
  const lines = [{ after: 1 }, { after: 1 }, { after: 4 }];
  expect(withBeginnings(lines, [])).toEqual(lines);
  expect(withBeginnings(lines, [0])).toEqual([0, ...lines]);
  expect(withBeginnings(lines, [1, 3, 4])).toEqual([lines[0], lines[1], 1, 3, lines[2], 4]);
});
