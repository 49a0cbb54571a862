import { describe, expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import { type Builder, position } from '../testing/index.ts';
import { boneWarsFeatures } from './features.ts';

/** What the bots see of a player in a position. */
function seen(seats: number, build: (builder: Builder) => void, player = 0): Record<string, number> {
  const at = position(seats, build).position;
  const row = boneWarsFeatures.names.map(() => Number.NaN);
  boneWarsFeatures.read(at, player, boneWars.score(at)[player], row);
  return Object.fromEntries(boneWarsFeatures.names.map((name, i) => [name, row[i]]));
}

describe('what bots see in Bone Wars', () => {
  test('loyalty times credibility, twice until the scoring in mid-game took place', () => {
    const build = (b: Builder) => {
      b.player(0).loyalty = [4, 1];
      b.papers('marsh', 2, 3);
    };
    expect(seen(2, build)).toMatchObject({ midGame: 3 * 2 + 1, final: 3 * 2 + 1, banked: 0 });
    const later = (b: Builder) => {
      build(b);
      b.state.round = 2;
      b.player(0).reputation.midGame = [4, 1];
    };
    expect(seen(2, later)).toMatchObject({ midGame: 0, final: 3 * 2 + 1, banked: 5 });
  });

  test('papers that could be published share the bones', () => {
    const build = (b: Builder) => {
      b.hand(0, 'stegosaurus', 'apatosaurus');
      b.crates(0, 'torso', 'tail', 'skullHerbivore', 'paw', 'torso', 'tail');
    };
    expect(seen(2, build)).toMatchObject({ paperLoyalty: 3, paperPrizes: 1, paperRounds: 1, begun: 2, fitting: 6 });
  });

  test('a card whose envelope is full is no paper', () => {
    const build = (b: Builder) => {
      b.archive(0, 'bug', 'megacerops');
      b.hand(0, 'stegosaurus');
      b.crates(0, 'torso', 'tail');
    };
    expect(seen(2, build)).toMatchObject({ paperLoyalty: 0, homeless: 1, spareBones: 2 });
  });

  test('identical bones count where the rival patron has such a paper', () => {
    const build = (b: Builder) => {
      b.crates(0, 'torso', 'torso', 'torso', 'tail', 'tail');
      b.papers('cope', 3);
    };
    expect(seen(2, build)).toMatchObject({ debunk: 2 });
    expect(seen(2, b => b.crates(0, 'torso', 'torso', 'torso'))).toMatchObject({ debunk: 0 });
  });

  test('an award is ready or near, and gone once another has claimed the space', () => {
    const build = (b: Builder) => b.archive(0, 'hammer', 'troodon');
    const { awardReady, awardNear } = seen(2, build);
    expect(awardReady).toBe(1);
    expect(awardNear).toBeGreaterThan(seen(2, () => {}).awardNear);
  });

  test('in the last round only what the turns left can bring in counts', () => {
    const lastRound = (actions: number) => (b: Builder) => {
      b.state.round = 3;
      b.slotsFilled(0, 5 - actions);
      b.player(0).money = 20;
      b.hand(0, 'stegosaurus');
      b.crates(0, 'torso', 'tail', 'tail', 'tail');
      b.papers('cope', 3);
    };
    // A set of three tails brings 2 loyalty, a paper of torso and tail 1.
    expect(seen(2, lastRound(2))).toMatchObject({ actions: 2, paperLoyalty: 1, debunk: 2 });
    const { paperLoyalty, debunk } = seen(2, lastRound(1));
    expect(paperLoyalty + debunk).toBeCloseTo(2);
    expect(seen(2, lastRound(0))).toMatchObject({ actions: 0, paperLoyalty: 0, debunk: 0 });
  });

  test('money buys actions, in this round and in the next', () => {
    const purse = (money: number) => (b: Builder) => {
      b.hand(0, 'marsh-1', 'reed-1', 'stegosaurus');
      b.player(0).money = money;
    };
    expect(seen(2, purse(0))).toMatchObject({ actions: 1 });
    expect(seen(2, purse(3))).toMatchObject({ actions: 3 });
    expect(seen(2, purse(8))).toMatchObject({ actions: 5 });
    expect(seen(2, purse(14)).nextActions).toBeGreaterThan(seen(2, purse(8)).nextActions);
  });

  test('of Theodore only where he stands is seen', () => {
    const build = (b: Builder) => {
      b.player(1).loyalty = [0, 4];
      b.crates(1, 'torso', 'tail');
    };
    expect(seen(1, build, 1)).toMatchObject({ automaton: 1, automatonFinal: 3, final: 0, spareBones: 0 });
  });
});
