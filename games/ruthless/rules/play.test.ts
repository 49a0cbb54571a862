import { type Choose, choiceTexts, chooseAtRandom, fastRng, fork, give, pick, policyPlay } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { box, position } from '../testing/index.ts';
import type { Ruthless } from './state.ts';

/** Plays games at random to their end; tells how they ended and how many turns and decisions they took. */
function playMany(seats: number, games: number, checking: boolean) {
  const rng = fastRng(`random games ${seats}`);
  const random = chooseAtRandom<Ruthless>(rng);
  const endings = new Set<string>();
  let longest = 0;
  let decisions = 0;
  const choose: Choose<Ruthless> = (at, seat, what, offer, values) => {
    decisions += 1;
    if (checking) expect(ruthless.faults(at)).toEqual([]);
    return random(at, seat, what, offer, values);
  };
  for (let game = 0; game < games; game++) {
    const play = policyPlay<Ruthless>(box, ruthless.setup(box, { seats, settings: {}, rng: fork(rng) }), choose);
    while (ruthless.outcome(play) === null) ruthless.step(play);
    endings.add(ruthless.outcome(play)?.reason ?? '');
    longest = Math.max(longest, play.state.turn);
    expect(ruthless.faults(play)).toEqual([]);
  }
  return { endings, longest, decisions };
}

describe('random play', () => {
  test.each(ruthless.seats)('RP-10.4 RP-R37 1,000 games with %i seats all end by turn 15', seats => {
    const { endings, longest } = playMany(seats, 1000, false);
    expect(longest).toBeLessThanOrEqual(box.constants.lastTurn);
    expect(endings).toContain('goal');
  });

  test.each(ruthless.seats)('every card is accounted for at every ask with %i seats', seats => {
    expect(playMany(seats, 25, true).decisions).toBeGreaterThan(1000);
  });
});

test('RP-R44 whoever has left in the middle of something is answered for, to the end of the game', () => {
  const bones = ['th-head-crested', 'th-limb-runner', 'fo-eggs'];
  const table = give(position([{ cards: ['coelophysis'], bones }, {}], { stage: 'museum' }), '0 describe coelophysis');
  const rng = fastRng('away');
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    give(table, `${seat} ${pick(rng, choiceTexts(table, seat))}`);
  }
  expect(table.outcome).not.toBeNull();
});
