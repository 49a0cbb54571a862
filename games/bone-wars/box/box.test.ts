import { BadInput, editionDifferences } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import longTracks from '../editions/long-tracks.json' with { type: 'json' };
import { box } from '../testing/index.ts';
import { openBox } from './box.ts';
import components from './components.json' with { type: 'json' };

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** The edition with the value at a path replaced. */
function edited(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(components);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner = copy;
  for (const key of keys) inner = Reflect.get(inner as object, key);
  Reflect.set(inner as object, last, value);
  return copy;
}

function faultOf(path: string, value: unknown): { path: string; fault: string } | null {
  try {
    openBox(edited(path, value));
    return null;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { path: error.path, fault: error.fault };
  }
}

test('BW-1.1 the shared components', () => {
  expect(box.speciesCards).toHaveLength(48);
  expect(box.paleontologistCards).toHaveLength(24);
  expect(box.bonusTiles).toHaveLength(8);
  expect(box.grants).toHaveLength(14);
  expect(box.siteTiles).toHaveLength(6);
  expect(box.awards).toHaveLength(18);
  expect(box.upgradedSlots).toBe(16);
  expect(components.minorFindTiles.count).toBe(20);
});

test('BW-1.2 80 bones of 8 kinds in 4 categories', () => {
  expect(box.bones.map(({ count }) => count)).toEqual([15, 15, 12, 12, 8, 7, 6, 5]);
  expect(sum(box.bones.map(({ count }) => count))).toBe(80);
  expect(new Set(box.bones.map(({ category }) => category)).size).toBe(4);
});

test('BW-1.3 per player 3 basic and 3 advanced team cards, 3 specialists, 4 base camps', () => {
  expect([box.basicTeam.length, box.advancedTeam.length, box.specialists.length]).toEqual([3, 3, 3]);
  expect(box.board.camps).toEqual({ movement: 2, archive: 2 });
  expect(box.colors.map(({ id }) => id)).toEqual(['yellow', 'red', 'green', 'blue']);
});

test('BW-1.5 two of each of twelve paleontologists, three for each action', () => {
  const infos = box.paleontologistCards.map(card => box.cards[card].paleontologist);
  const actions = box.actions.map(action => infos.filter(info => info?.action === action).length);
  expect(actions).toEqual([6, 6, 6, 6]);
  expect(new Set(infos.map(info => info?.character)).size).toBe(12);
});

test('BW-1.6 every species has a category, a discoverer, a prize, an icon and needs that bones can meet', () => {
  for (const card of box.speciesCards) {
    const info = box.cards[card].species;
    expect(info?.prize.length).toBeGreaterThan(0);
    expect(info?.fits.filter(fits => fits).length).toBeGreaterThanOrEqual(4);
  }
});

test('BW-1.7 discoverers matter for awards of type A only', () => {
  const byDiscoverer = box.awardSpaces.filter(({ requirement }) => requirement[0].counts === 'discoverer');
  expect(new Set(byDiscoverer.map(({ award }) => box.awards[award].type))).toEqual(new Set(['A']));
});

test('BW-1.8 a player board has 5 slots, 5 envelopes and 10 crates', () => {
  expect([box.board.slots.length, box.envelopes.length, box.board.crates.total]).toEqual([5, 5, 10]);
  expect(box.envelopes.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('BW-2.1 BW-2.2 BW-2.6 BW-2.7 round track, professions, minor finds and universities', () => {
  expect(box.rounds.map(({ years }) => years)[0]).toBe('1877-1882');
  expect(box.professionColumns).toBe(2);
  expect(box.spots.map(({ minPlayers }) => minPlayers)).toEqual([
    ...Array(10).fill(2),
    ...Array(5).fill(3),
    ...Array(5).fill(4),
  ]);
  expect(box.campuses.map(({ patron }) => patron)).toEqual([0, 0, 1, 1]);
});

test('BW-2.8 six sites with three bone slots; every site can be reached from both universities, and no arrow leads back', () => {
  expect(box.sites.map(({ boneSlots }) => boneSlots)).toEqual([3, 3, 3, 3, 3, 3]);
  for (const { leadsTo } of box.campuses) {
    const reached = new Set(leadsTo);
    for (const site of reached) for (const next of box.sites[site].leadsTo) reached.add(next);
    expect(reached.size).toBe(box.sites.length);
  }
});

test('BW-D12 a name that the books only tell of is no printed card, and the two that they read differently are both there', () => {
  const { cards } = components.species;
  const named = (id: string) => cards.find(card => card.id === id);
  for (const id of ['ptyonius-marshii', 'mosasaurus-copeanus']) {
    expect(named(id)?.nameProvenance).toBe('reconstructed');
    expect(named(id)?.rulebookFacts?.join()).toContain('nothing says that it is a card');
  }
  const [dryosaurus, dryptosaurus] = ['dryosaurus', 'dryptosaurus'].map(named);
  expect(dryosaurus?.rulebookFacts?.join()).toContain('the English diagram reads Dryptosaurus');
  expect(dryptosaurus?.rulebookFacts?.join()).toContain('the French diagram reads Dryosaurus');
});

test('every award row is harder than the one before and can be met, one ●●●● space on each tile', () => {
  for (const { spaces } of box.awards) {
    const infos = spaces.map(space => box.awardSpaces[space]);
    expect(infos.filter(({ minPlayers }) => minPlayers === 4)).toHaveLength(1);
    const needs = infos.map(({ requirement }) => sum(requirement.map(({ n }) => n)));
    expect(needs).toEqual([...needs].sort((a, b) => a - b));
  }
});

test('an unknown id, a wrong count or a wrong type in an edition is refused with its path', () => {
  expect(faultOf('species.cards.3.prize', 'money9')).toMatchObject({ path: 'species.cards.3.prize' });
  expect(faultOf('species.cards.3.limb', 'tentacle')?.fault).toContain('tentacle');
  expect(faultOf('boneTokens.total', 81)).toEqual({ path: 'boneTokens.total', fault: 'expected 80, found 81' });
  expect(faultOf('digSiteMap.edges.0.b', 'ohio')).toMatchObject({ path: 'digSiteMap.edges.0.b' });
  expect(faultOf('grantTiles.tiles.2.id', 'G01')).toMatchObject({ path: 'grantTiles.tiles.2.id' });
  expect(faultOf('playerBoard.startMoney', 'five')).toMatchObject({ path: 'playerBoard.startMoney' });
  expect(faultOf('awardTiles.tiles.12.rows.0.requirement.0.key', 'envelopeZ')?.path).toContain('awardTiles.tiles.12');
  expect(faultOf('upgradedActionSlotTiles.tile.icon', '')?.path).toBe('upgradedActionSlotTiles.tile.icon');
  expect(faultOf('playerBoard.startMoney', 6)).toBe(null);
});

test('a bonus that would bring itself again is refused: it would never end', () => {
  const round = [{ do: 'roundBonus' }];
  expect(faultOf('bonusTiles.tiles.0.effects', round)?.fault).toContain('roundBonus, roundBonus');
  expect(faultOf('roundTrack.rounds.3.effects', round)?.fault).toContain('roundBonus');
  expect(faultOf('digSiteActionTiles.tiles.0.effects', [{ do: 'digSiteActions', n: 2 }])?.fault).toContain('again');
  // Round bonuses bring dig site actions in this edition, so these must not bring a round bonus.
  expect(faultOf('digSiteActionTiles.tiles.0.effects', round)?.fault).toContain('roundBonus, digSiteActions');
  expect(faultOf('playerBoard.envelopes.0.effects', [{ do: 'reclassify' }])?.fault).toContain('reclassify');
  expect(faultOf('playerBoard.envelopes.0.effects', round)).toBe(null);
  const many = Array.from({ length: 4 }, () => ({ do: 'speciesDraw', n: 8 }));
  expect(faultOf('playerBoard.envelopes.0.effects', many)).toBe(null);
  // Eight times a tile that brings 32 bonuses.
  const data = edited('bonusTiles.tiles.0.effects', [{ do: 'digSiteActions', n: 8 }]);
  Reflect.set(Object(data).digSiteActionTiles.tiles[0], 'effects', many);
  expect(() => openBox(data)).toThrow('may bring 264 others');
});

test('the edition with long tracks is the same box but for the loyalty tracks', () => {
  const differences = editionDifferences(components, longTracks, 'en').map(({ path }) => path);
  expect(differences.length).toBeGreaterThan(0);
  expect(differences.filter(path => !path.startsWith('loyaltyTracks.tracks.'))).toEqual([]);
  for (const { values } of openBox(longTracks).tracks) expect([...new Set(values)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
