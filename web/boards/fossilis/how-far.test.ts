import { fossilis } from '@bonebed/games/fossilis/index.ts';
import { edition, position } from '@bonebed/games/fossilis/testing/index.ts';
import { give } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { progressOf } from './how-far.ts';
import type { TableView } from './view.ts';

test('the meter never goes back: not when an Event is held, nor when the pool is filled again', () => {
  const table = position({ pool: 2, players: [{}, {}] });
  const done: number[] = [];
  const look = (): void => {
    done.push(progressOf(fossilis.view(table.position, 0) as TableView, edition.box).done);
  };
  look();
  for (const answer of ['0 plaster', '0 plaster', '0 done']) {
    give(table, answer);
    look();
  }
  expect(table.position.state.pool).toBe(8);
  expect(done).toEqual([0.1875, 0.21875, 0.25, 0.25]);
});
