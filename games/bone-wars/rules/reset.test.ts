import { EVERYBODY, give, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type Builder, bone, box, card, cardNames, player, position, site, told } from '../testing/index.ts';
import type { BoneWars } from './state.ts';

/** Seat 1 is the last to pass, and the round ends. */
function roundEnds(build: (b: Builder) => void): Table<BoneWars> {
  const table = position(2, b => {
    b.alone(1);
    build(b);
  });
  return give(table, '1 pass', '1 prof-1R', '1 decline', '1 4');
}

test('BW-15.1 bones are pushed up and empty slots filled from the bag', () => {
  const table = roundEnds(b => {
    b.bones('montana', '-', 'wing', '-');
    b.bones('dakota', 'claw', '-', 'wing');
  });
  const { sites } = table.position.state;
  expect(sites[site('montana')].bones[0]).toBe(bone('wing'));
  expect(sites[site('dakota')].bones.slice(0, 2)).toEqual([bone('claw'), bone('wing')]);
  expect(sites.every(({ bones }) => bones.length === 3 && !bones.includes(null))).toBe(true);
});

test('BW-15.2 every site gets a new species card, the old ones are discarded', () => {
  const table = roundEnds(b => b.species('montana', null));
  const { sites, speciesDiscard } = table.position.state;
  expect(sites.every(({ species }) => species !== null)).toBe(true);
  expect(cardNames(speciesDiscard)).toEqual(expect.arrayContaining(['troodon', 'laelaps', 'eohippus']));
});

test('BW-15.2 all species cards are discarded before the first new one is dealt', () => {
  const table = roundEnds(b => {
    for (const one of b.state.speciesDeck) b.state.seen[one] = EVERYBODY;
    b.player(0).archive[0].push(...b.state.speciesDeck.splice(0));
  });
  // Only the six old cards are there to be dealt: shuffled together, so the first site need not get its own.
  expect(told(table, 'reshuffled')).toMatchObject([{ deck: 'species' }]);
  const { sites, speciesDeck, speciesDiscard } = table.position.state;
  const dealt = sites.map(({ species }) => species);
  expect(new Set(dealt).size).toBe(6);
  expect([dealt.includes(null), speciesDeck, speciesDiscard]).toEqual([false, [], []]);
});

test('BW-15.3 BW-7.7 team cards return to hand, other played cards are discarded, unplayed ones stay', () => {
  const table = roundEnds(b => {
    b.hand(0, 'stegosaurus');
    b.hire(0, 'miner');
    const [first, second, third] = b.player(0).slots;
    b.player(0).team = [card('T2'), card('T3')];
    first.card = card('T1');
    first.specialist = b.player(0).hired[0];
    b.hand(0, 'marsh-1', 'triceratops');
    second.card = b.player(0).paleontologists.pop() ?? null;
    third.card = b.player(0).species.pop() ?? null;
    b.state.seen[card('marsh-1')] = 255;
    b.state.seen[card('triceratops')] = 255;
  });
  const one = player(table, 0);
  expect(cardNames(one.team)).toEqual(['T2', 'T3', 'T1']);
  expect(cardNames(one.species)).toEqual(['stegosaurus']);
  expect(one.slots.every(slot => slot.card === null && slot.specialist === null)).toBe(true);
  expect(cardNames(table.position.state.paleontologistDiscard)).toContain('marsh-1');
  expect(cardNames(table.position.state.speciesDiscard)).toContain('triceratops');
});

test('BW-15.4 BW-15.7 the round marker advances and the order follows the profession markers', () => {
  const table = roundEnds(b => {
    b.player(0).profession = box.professionIds.find(space => box.professions[space].id === 'prof-3R') ?? null;
  });
  expect(table.position.state).toMatchObject({ round: 1, order: [1, 0] });
  expect(player(table, 1).passed).toBe(false);
});

test('BW-15.5 BW-R55 the mid-game scoring follows the move of the round marker to round 3', () => {
  const first = roundEnds(() => {});
  expect(told(first, 'tallied')).toEqual([]);
  const second = roundEnds(b => {
    b.round(2);
    b.player(0).loyalty = [4, 9];
    b.papers('cope', 2, 2);
  });
  expect(second.position.state.round).toBe(2);
  expect(player(second, 0).reputation.midGame).toEqual([3 * 1, 5 * 2]);
});

test('BW-15.6 the endgame tile is put down when round 4 begins', () => {
  const table = roundEnds(b => b.round(3));
  expect(told(table, 'endgameTile')).toHaveLength(1);
  expect(table.view(0)).toMatchObject({ round: 3, board: { endgameTile: true } });
});
