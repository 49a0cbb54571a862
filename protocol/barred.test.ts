import { expect, test } from 'vitest';
import { barredRows, eachBarred } from './barred.ts';

test('a reason is said once for all in a row that it bars, and nothing gets lost', () => {
  const broke = (need: number) => ({ rule: 'TOY-2', text: 'TOY-2', values: { need } });
  const barred = [
    { option: 'rest', text: 'rest', refusal: broke(1) },
    { option: { do: 'show', bone: 4 }, text: 'show bone4', refusal: broke(1) },
    { option: 'draw', text: 'draw', refusal: broke(2) },
    { option: 7, text: 'seven', refusal: broke(1) },
  ];
  const rows = barredRows(barred);
  expect(rows.map(({ texts }) => texts)).toEqual([['rest', 'show bone4'], ['draw'], ['seven']]);
  expect(eachBarred(rows)).toEqual(barred);
  expect(barredRows([])).toEqual([]);
});
