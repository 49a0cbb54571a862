import { loadGame } from '@bonebed/games';
import { expect, test } from 'vitest';
import { newLocalTable } from '../host/local-table.ts';
import { stagedFrame, stepsOf } from './narration.ts';

const does = (step: string) => ({ type: 'theodoreDoes', rule: 'BW-17.26', step });
const money = { type: 'money', seat: 1, n: 1 };

test('a step begins with an event that names its rule, and what follows belongs to it', () => {
  const events = [money, does('dig'), money, money, does('idle')];
  expect(stepsOf(events, 0).map(({ results, end }) => [results.length, end])).toEqual([
    [2, 4],
    [0, 5],
  ]);
  expect(stepsOf(events, 4)).toHaveLength(1);
  expect(stepsOf([money, money], 0)).toEqual([]);
});

test("the host knows the table at each event of an automaton's turn", async () => {
  const seats = [{ name: 'Ada', kind: 'person', bot: null }] as const;
  const table = newLocalTable(await loadGame('bone-wars'), { seats, settings: {}, seed: '7'.repeat(64) });
  let narrated = 0;
  for (;;) {
    const before = table.frame(0);
    const [text] = before.ask?.texts ?? [];
    if (text === undefined) break;
    table.answer(0, text);
    const after = table.frame(0);
    const from = before.events.length;
    const views = table.moments(0, after.length);
    expect(views).toHaveLength(after.events.length - from);
    const steps = stepsOf(after.events, from);
    if (steps.length === 0) continue;
    narrated += 1;
    const last = stagedFrame(after, { steps, at: steps.length - 1, from, views });
    expect(last.events.length).toBeLessThanOrEqual(after.events.length);
    for (const [at, { end }] of steps.entries()) {
      expect(stagedFrame(after, { steps, at, from, views }).events).toHaveLength(end);
    }
    // Where nothing else was told after the last step, it ends with the table of now.
    if (steps.at(-1)?.end === after.events.length) expect(last.view).toEqual(after.view);
  }
  expect(narrated).toBeGreaterThan(4);
});
