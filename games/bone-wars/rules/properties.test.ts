import { chooseAtRandom, type Fault, fastRng, policyPlay, type Settings } from '@bonebed/kernel';
import { propertyKit } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import { box, edition } from '../testing/index.ts';
import { faults } from './faults.ts';
import { reputationOf } from './gains.ts';
import type { BoneWars } from './state.ts';

const COUNTS = [1, 2, 3, 4];

/** Every setting at its last value. */
const OTHER_READINGS: Settings = Object.fromEntries(boneWars.settings.map(({ id, values }) => [id, values[1]]));

/** Plays a game at random to the end, with a look at the position at every ask. */
function randomGame(
  seats: number,
  seed: string,
  look: (play: ReturnType<typeof policyPlay<BoneWars>>) => void,
  settings: Settings = {},
) {
  const random = chooseAtRandom<BoneWars>(fastRng(`choices ${seed}`));
  const state = boneWars.setup(box, { seats, settings, rng: fastRng(`deal ${seed}`) });
  const play = policyPlay<BoneWars>(box, state, (at, seat, what, offer, values) => {
    look(play);
    return random(at, seat, what, offer, values);
  });
  while (boneWars.outcome(play) === null) boneWars.step(play);
  return play;
}

test.each(COUNTS)('BW-I1 BW-I2 BW-I3 BW-I4 BW-I5 random games of %i keep every invariant at every ask', seats => {
  for (let seed = 0; seed < 60; seed++) {
    const found: Fault[] = [];
    randomGame(seats, `${seats} ${seed}`, play => found.push(...faults(play)), seed % 3 === 0 ? OTHER_READINGS : {});
    expect(found).toEqual([]);
  }
});

test.each(COUNTS)(
  'BW-I6 BW-I7 in random games of %i finds only decrease, papers, markers and camps only grow',
  seats => {
    for (let seed = 0; seed < 40; seed++) {
      const last = { finds: Number.POSITIVE_INFINITY, papers: 0, markers: 0, camps: 0 };
      randomGame(seats, `${seats} ${seed}`, ({ state }) => {
        if (state.phase !== 'rounds') return;
        const now = {
          finds: state.finds.filter(tile => tile !== null).length,
          papers: state.papers[0].length + state.papers[1].length,
          markers: state.awardMarkers.length,
          camps: state.sites.flatMap(({ camps }) => camps).filter(owner => owner !== null).length,
        };
        const grown = now.papers >= last.papers && now.markers >= last.markers && now.camps >= last.camps;
        if (!grown || now.finds > last.finds) throw new Error(`${JSON.stringify(last)}, then ${JSON.stringify(now)}`);
        Object.assign(last, now);
      });
    }
  },
);

test.each(COUNTS)('BW-6.1 random games of %i end after four rounds with a score for everybody', seats => {
  for (let seed = 0; seed < 300; seed++) {
    const play = randomGame(seats, `${seats} ${seed}`, () => {});
    expect(play.state.round).toBe(box.rounds.length - 1);
    for (let seat = 0; seat < seats; seat++) expect(reputationOf(play, seat)).toBeGreaterThan(0);
  }
});

test.each(COUNTS)('the property kit holds for %i players', seats => {
  propertyKit(boneWars, edition, { seats, seeds: ['1', '2', '3', '4'] });
});
