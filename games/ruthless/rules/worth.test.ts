import { give } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { position, prestige } from '../testing/index.ts';
import { view } from './view.ts';

const museum = { stage: 'museum' } as const;
const controversy = { stage: 'controversy' } as const;

describe('what laid-down cards are worth if nobody answers', () => {
  test('RP-6.9 a description: its bones and boosts, growing card by card, for the own eyes', () => {
    const bones = ['th-head-crested', 'th-vert-graceful'];
    const table = position([{ bones, cards: ['coelophysis', 'significant-find'] }, { cards: ['rebuttal'] }], museum);
    give(table, '0 describe coelophysis');
    expect(view(table.position, 0).draft.worth).toEqual([0, 0]);
    give(table, '0 bone th-head-crested', '0 bone th-vert-graceful');
    expect(view(table.position, 0).draft.worth).toEqual([2, 0]);
    give(table, '0 boost significant-find#1');
    expect(view(table.position, 0).draft.worth).toEqual([3, 0]);
    expect(view(table.position, 1).draft.worth).toEqual([0, 0]);
    give(table, '0 present');
    expect(view(table.position, 1).presentation?.worth).toEqual([3, 0]);
  });

  test('RP-7.11 RP-8.2 a revision: what the reviser gains, and no more from the owner than is there', () => {
    const table = position(
      [
        { bones: ['th-head-massive', 'th-limb-grappler'], cards: ['new-evidence'] },
        { prestige: 1, museum: { tyrannosaurus: [] }, cards: ['rebuttal'] },
      ],
      controversy,
    );
    give(table, '0 revise tyrannosaurus th-head-massive', '0 bone th-limb-grappler', '0 boost new-evidence');
    const { worth } = view(table.position, 0).draft;
    expect(worth).toEqual([3, -1]);
    const before = prestige(table);
    give(table, '0 publish');
    expect(view(table.position, 1).revision?.worth).toEqual(worth);
    give(table, '1 pass');
    expect(prestige(table)).toEqual(before.map((was, seat) => was + worth[seat]));
  });

  test('RP-8.2 an owner without Prestige loses a plain 0', () => {
    const table = position(
      [{ bones: ['th-head-massive'] }, { prestige: 0, museum: { tyrannosaurus: [] } }],
      controversy,
    );
    give(table, '0 revise tyrannosaurus th-head-massive');
    expect(view(table.position, 0).draft.worth).toEqual([1, 0]);
  });

  test('RP-7.10 an own skeleton takes from nobody', () => {
    const table = position([{ bones: ['th-head-massive'], museum: { tyrannosaurus: [] } }, {}], controversy);
    give(table, '0 revise tyrannosaurus th-head-massive');
    expect(view(table.position, 0).draft.worth).toEqual([1, 0]);
  });
});
