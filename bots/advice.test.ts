import { below, fastRng, type Game } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';
import { ANY_BRAIN } from './any-brain.ts';
import { rootOf } from './bot.ts';
import { bots } from './players.ts';
import { type Duel, duel, duelTable, stones } from './testing.ts';

const advise = (game: Game<Duel>) =>
  adviceOf(bots.search, ANY_BRAIN, rootOf(duelTable(game), 0), fastRng('coach'), {
    isOver: iterations => iterations >= 200,
  });

test('a coach advises what wins', () => {
  expect(advise(stones(3))).toMatchObject({ text: '3', lead: 'clear' });
});

test('where nothing else can be done, it says so', () => {
  expect(advise(stones(1)).lead).toBe('only');
});

/** Seat 0 wins with `dig`; it is told what was done, and what chance brought. */
const dig: Game<Duel> = {
  ...duel(({ state, ask, tell }) => {
    const did = ask(0, 'act', { candidates: ['dig', 'rest'], guards: [] });
    tell({ type: `did ${did}` });
    tell({ type: `found ${below(state.rng, 1000)}` });
    state.count += did === 'dig' ? 3 : 0;
    const again = ask(0, 'act', { candidates: ['show', 'hide'], guards: [] });
    if (again === 'show' && state.count > 0) state.winner = 0;
    else if (ask(1, 'block', { candidates: ['now', 'later'], guards: [] }) === 'now') state.winner = 1;
  }),
  score: ({ state }) => [
    { seat: 0, lines: [{ what: 'finds', points: state.count, secret: false }], tieBreaks: [] },
    { seat: 1, lines: [{ what: 'finds', points: -state.count, secret: false }], tieBreaks: [] },
  ],
};

test('it says what is gained, what is lost by others, what happens and what comes next, but not what chance decides', () => {
  const { text, changes, events, next } = advise(dig);
  expect(text).toBe('dig');
  expect(changes).toEqual([
    { seat: 0, what: 'finds', points: 3 },
    { seat: 1, what: 'finds', points: -3 },
  ]);
  expect(events).toEqual([{ type: 'did dig' }]);
  expect(next).toEqual({ what: 'act', option: 'show' });
});
