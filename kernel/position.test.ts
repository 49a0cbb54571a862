import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from './errors.ts';
import { makeHeader, startOf } from './header.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { chooseAtRandom, policyPlay } from './playout.ts';
import { readPosition, writePosition } from './position.ts';
import { fastRng, scriptedRng, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { Table } from './table.ts';

const edition = openEdition(toy, toyComponents);
const header = makeHeader(toy, edition, { seats: 3, settings: { fast: true }, seed: seedFrom('position') });

/** The position after some turns of random play. */
function positionAfter(steps: number) {
  const play = policyPlay<Toy>(edition.box, startOf(toy, edition.box, header), chooseAtRandom(fastRng(`${steps}`)));
  for (let i = 0; i < steps && toy.outcome(play) === null; i++) toy.step(play);
  return play;
}

const text = writePosition(header, positionAfter(8));

function fault(position: string): string {
  try {
    readPosition(toy, edition, position);
  } catch (error) {
    if (error instanceof BadInput) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'nothing';
}

function edited(edit: (position: ReturnType<typeof JSON.parse>) => void): string {
  const position = JSON.parse(text);
  edit(position);
  return JSON.stringify(position);
}

test('a position is read back as it was written, at every turn', () => {
  for (let steps = 0; steps <= 19; steps++) {
    const { state } = positionAfter(steps);
    const read = readPosition(toy, edition, writePosition(header, { state, box: edition.box }));
    expect(read.state).toEqual(state);
    expect(read.header).toMatchObject({ game: 'toy', seats: 3, settings: { fast: true } });
  }
});

test('play goes on from it', () => {
  const { state } = readPosition(toy, edition, text);
  expect(new Table(toy, edition.box, header, state).pending).not.toBeNull();
});

test('it never holds the seed of the game', () => expect(text).not.toContain(header.seed));

test('chance may be scripted or fast', () => {
  for (const rng of [scriptedRng(1, 2), fastRng('x')]) {
    const state = { ...positionAfter(3).state, rng };
    expect(readPosition(toy, edition, writePosition(header, { state, box: edition.box })).state.rng).toEqual(rng);
  }
});

describe('what is refused', () => {
  test.each<readonly [what: string, position: string, fault: RegExp]>([
    ['no JSON', '{', /^json /],
    ['a list', '[]', /^position expected an object with game/],
    ['null', 'null', /^position expected an object/],
    ['a missing header', '{"state":{}}', /^position expected an object/],
    [
      'another game',
      edited(p => {
        p.game = 'chess';
      }),
      /^game game: expected toy/,
    ],
    [
      'other rules',
      edited(p => {
        p.version = 7;
      }),
      /^version version: made with rules version 7/,
    ],
    [
      'another edition',
      edited(p => {
        p.edition = 'x';
      }),
      /^edition edition:/,
    ],
    [
      'too many seats',
      edited(p => {
        p.seats = 8;
      }),
      /^seats seats:/,
    ],
    [
      'a wrong setting',
      edited(p => {
        p.settings.fast = 3;
      }),
      /^setting settings.fast: 3 is not one of/,
    ],
    [
      'no state',
      edited(p => {
        p.state = null;
      }),
      /^position state: expected an object/,
    ],
    [
      'a missing field',
      edited(p => {
        delete p.state.deck;
      }),
      /^position state.deck: missing/,
    ],
    [
      'an extra field',
      edited(p => {
        p.state.jokers = 1;
      }),
      /^position state.jokers: no such field/,
    ],
    [
      'an object for a list',
      edited(p => {
        p.state.deck = {};
      }),
      /^position state.deck: expected a list/,
    ],
    [
      'a list for an object',
      edited(p => {
        p.state.rng = [];
      }),
      /^position state.rng: expected an object/,
    ],
    [
      'a word for a number',
      edited(p => {
        p.state.turn = '3';
      }),
      /^position state.turn: expected a number/,
    ],
    [
      'a word in a list',
      edited(p => {
        p.state.hands[0][0] = 'bone1';
      }),
      /^position state.hands.0.0: expected a number/,
    ],
    [
      'a lost component',
      edited(p => {
        p.state.deck.pop();
      }),
      /^position deck: 11 bones of 12/,
    ],
    [
      'too few words of chance',
      edited(p => {
        p.state.rng.words.pop();
      }),
      /^position state.rng: no generator/,
    ],
    [
      'fractions of chance',
      edited(p => {
        p.state.rng.words[0] = 0.5;
      }),
      /^position state.rng: no generator/,
    ],
    [
      'null for chance',
      edited(p => {
        p.state.rng.words[0] = null;
      }),
      /^position state.rng: no generator/,
    ],
    [
      'chance drawn backwards',
      edited(p => {
        p.state.rng.used = -1;
      }),
      /^position state.rng: no generator/,
    ],
    [
      'knowledge of too few things',
      edited(p => {
        p.state.seen.pop();
      }),
      /^position state.seen: 11 entries, expected 12/,
    ],
    [
      'knowledge by nobody known',
      edited(p => {
        p.state.seen[2] = 256;
      }),
      /^position state.seen.2: 256 is no set of seats/,
    ],
  ])('%s', (_what, position, expected) => expect(fault(position)).toMatch(expected));

  test('any value in place of any field: an error or a state, never a crash', () => {
    const fields = Object.keys(JSON.parse(text).state);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        fault(
          edited(position => {
            position.state[field] = value;
          }),
        );
      }),
    );
  });

  test('a game that chokes on a state refuses it', () => {
    const choking = {
      ...toy,
      faults: () =>
        [].map(() => {
          throw new Error('never');
        }),
    };
    expect(() => readPosition(choking, edition, text)).not.toThrow();
    const throws = {
      ...toy,
      faults: () => {
        throw new TypeError('no such bone');
      },
    };
    expect(() => readPosition(throws, edition, text)).toThrow(/no such state can be: no such bone/);
  });
});
