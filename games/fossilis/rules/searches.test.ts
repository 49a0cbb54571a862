import { below, fastRng, pick, type Rng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { edition, skillOf, stateOf } from '../testing/index.ts';
import { canWalk } from './actions.ts';
import type { Cell, Tile } from './ids.ts';
import { affordable, type Cost, covers } from './payment.ts';
import { type Additions, bestAdditions, valueWith } from './score.ts';
import { type Ground, isOpen, type Site } from './slide.ts';
import { type At, type FossilisState, type LabPlace, stored } from './state.ts';

/** The searches of the rules beside their plainest form, which tries everything, in positions made at random. */
const { box } = edition;
const POSITIONS = 400;

function each(name: string, check: (rng: Rng) => void): void {
  for (let seed = 0; seed < POSITIONS; seed++) check(fastRng(`${name}/${seed}`));
}

const some = <X>(rng: Rng, list: readonly X[], count: number): X[] =>
  Array.from({ length: count }, () => pick(rng, list));

describe('FO-5.2 a Move', () => {
  function tryAll(site: Site, ground: Ground, from: Cell, to: Cell, spaces: number): boolean {
    if (from === to) return true;
    return ground.around[from].some(
      step => spaces > 0 && !isOpen(site, step) && tryAll(site, ground, step, to, spaces - 1),
    );
  }

  test('reaches what some walk reaches', () => {
    each('walk', rng => {
      const { site } = stateOf();
      for (const cell of box.ground.cells) if (below(rng, 2) === 0) site.bottom[cell] = null;
      const [from, to] = some(rng, box.ground.cells, 2);
      const spaces = below(rng, 5);
      expect(canWalk(site, box.ground, from, to, spaces)).toBe(tryAll(site, box.ground, from, to, spaces));
    });
  });

  test('of any length looks at each space once', () => {
    const { site } = stateOf();
    const [corner] = box.corners;
    for (const cell of box.ground.around[corner]) site.bottom[cell] = null;
    let looks = 0;
    const counting = new Proxy(site.bottom, {
      get: (cells, key) => {
        looks += 1;
        return Reflect.get(cells, key);
      },
    });
    const across = box.ground.cells[box.ground.cells.length - 1];
    expect(canWalk({ ...site, bottom: counting }, box.ground, across, corner, 1_000_000)).toBe(false);
    expect(looks).toBeLessThan(box.ground.cells.length * box.ground.around[across].length * 3);
  });
});

describe('FO-12.2 a payment', () => {
  const costOf = (rng: Rng): Cost => box.allFragments.map(() => below(rng, 3));
  const total = (cost: Cost): number => cost.reduce((sum, n) => sum + n, 0);
  const player = (rng: Rng, state: FossilisState): Tile[] => {
    const tiles = new Set(some(rng, box.allTiles, below(rng, 8)));
    state.players[0].tiles = [...tiles];
    if (below(rng, 2) === 0) state.players[0].skills = [skillOf('geochemist')];
    return state.players[0].tiles;
  };
  const isWild = ({ players: [{ skills }] }: FossilisState): boolean =>
    skills.some(skill => box.skills[skill].fragmentsWild);

  function someWaivers(at: At, cost: Cost, waived: number): boolean {
    if (waived === 0) return covers(box, cost, at.state.players[0].tiles, isWild(at.state));
    const less = (kind: number): Cost => cost.map((n, other) => (other === kind ? n - 1 : n));
    return cost.some((n, kind) => n > 0 && someWaivers(at, less(kind), waived - 1));
  }

  test('is possible if it is with some Fragments taken off', () => {
    each('waive', rng => {
      const state = stateOf();
      player(rng, state);
      const cost = costOf(rng);
      const waived = below(rng, Math.min(3, total(cost)) + 1);
      expect(affordable({ state, box }, 0, cost, waived)).toBe(someWaivers({ state, box }, cost, waived));
    });
  });
});

describe('FO-R41 the bones added at the end', () => {
  /** Every choice of bones for every Dinosaur; the first of the best. */
  function tryAll(at: At): Additions {
    const { lab } = at.state.players[0];
    const left = box.bones.map(bone => stored(at, 0, bone));
    let best: Additions = { added: [], labVP: 0, worth: -1 };
    const count = (added: Additions['added']): number => added.flat().reduce((sum, n) => sum + n, 0);
    const settle = (added: Additions['added'], labVP: number): void => {
      const place = lab[added.length];
      if (place === undefined) {
        const worth = box.bones.reduce((vp, bone) => vp + left[bone] * box.finds[bone].leftoverVP, labVP);
        const isMore = worth === best.worth && count(added) > count(best.added);
        if (worth > best.worth || isMore) best = { added, labVP, worth };
        return;
      }
      for (const bones of ways(place, left)) {
        for (const bone of box.bones) left[bone] -= bones[bone];
        settle([...added, bones], labVP + valueWith(at, 0, place, bones));
        for (const bone of box.bones) left[bone] += bones[bone];
      }
    };
    settle([], 0);
    return best;
  }

  /** Every number of each kind of bone that a Dinosaur lacks, as far as there are some. */
  function ways({ dinosaur, bones: has, donated }: LabPlace, left: readonly number[]): number[][] {
    let all: number[][] = [[]];
    for (const bone of box.bones) {
      const most = Math.min(box.dinosaurs[dinosaur].needs[bone] - has[bone] - donated[bone], left[bone]);
      all = all.flatMap(way => Array.from({ length: most + 1 }, (_, n) => [...way, n]));
    }
    return all;
  }

  test('are the best of all', () => {
    const partial = box.allSkills.filter(skill => box.skills[skill].vpPerPartial > 0);
    each('lab', rng => {
      const state = stateOf();
      const [player] = state.players;
      if (below(rng, 2) === 0) player.skills = partial;
      player.storage = box.bones.map(() => below(rng, 4));
      player.lab = [...new Set(some(rng, box.allDinosaurs, below(rng, 4)))].map(dinosaur => ({
        dinosaur,
        bones: box.dinosaurs[dinosaur].needs.map(n => below(rng, n + 1)),
        donated: box.bones.map(() => 0),
      }));
      expect(bestAdditions({ state, box }, 0)).toEqual(tryAll({ state, box }));
    });
  });
});
