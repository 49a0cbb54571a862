import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { box, position } from '../testing/index.ts';
import type { CardId, RuthlessState } from './state.ts';

/** The first fault of a position that has been tampered with. */
function faultOf(change: (state: RuthlessState) => void): string {
  const table = position([
    {
      bones: ['fo-eggs', 'th-head-horned'],
      cards: ['coelophysis'],
      crew: ['crew-lakes'],
      museum: { allosaurus: ['th-head-massive'] },
    },
    { bones: ['fo-skin'], cards: ['rebuttal'], fossils: ['fo-coprolite'] },
  ]);
  const state = ruthless.clone(table.position.state);
  change(state);
  return ruthless.faults({ state, box })[0]?.path ?? 'none';
}

describe('the invariants catch', () => {
  const cases: readonly [string, string, (state: RuthlessState) => void][] = [
    ['a lost bone', '', state => state.boneDeck.pop()],
    ['a lost card', '', state => state.players[0].cards.pop()],
    ['a bone in two places', 'players.0.bones', state => state.players[0].bones.push(state.boneDeck[0])],
    ['a card that does not exist', 'players.1.cards', state => state.players[1].cards.push(999 as CardId)],
    ['a hand that its owner does not know', 'players.0.bones', state => state.seen.fill(0, 0, box.bones.length)],
    [
      'an event hand that a rival knows',
      'players.0.cards',
      state =>
        state.seen.fill(
          3,
          box.bones.length + state.players[0].cards[0],
          box.bones.length + state.players[0].cards[0] + 1,
        ),
    ],
    ['a deck that somebody knows', 'boneDeck', state => state.seen.fill(1, state.boneDeck[0], state.boneDeck[0] + 1)],
    ['a bone in the wrong slot', 'players.0.skeletons.0', state => state.players[0].skeletons[0].slots.reverse()],
    ['Prestige without a source', 'players.0.earned', state => Object.assign(state.players[0], { prestige: 9 })],
    [
      'Prestige below 0',
      'players.1.prestige',
      state => Object.assign(state.players[1], { prestige: -1, earned: [-1, 0, 0, 0, 0, 0, 0, 0, 0, 0] }),
    ],
    ['a turn after the last', 'turn', state => Object.assign(state, { turn: 16 })],
    ['too many passes', 'passes', state => Object.assign(state, { passes: 3 })],
    ['a seat that is not there', 'active', state => Object.assign(state, { active: 2 })],
    [
      'two of one Paleontologist',
      'players',
      state => Object.assign(state.players[1], { paleontologist: state.players[0].paleontologist }),
    ],
    ['a draft of cards not in hand', 'draft.bones', state => state.draft.bones.push(state.players[1].bones[0])],
    [
      'a fossil that is none',
      'players.0.fossils',
      state =>
        state.players[0].fossils.push(
          ...state.players[0].skeletons[0].slots.splice(0, 1, null).filter(bone => bone !== null),
        ),
    ],
  ];
  test.each(cases)('%s', (_what, path, change) => {
    expect(faultOf(change)).toBe(path);
  });

  test('and nothing in a sound position', () => {
    expect(faultOf(() => {})).toBe('none');
  });
});
