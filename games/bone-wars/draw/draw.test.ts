import {
  fastRng,
  give,
  type Language,
  makeHeader,
  pick,
  type Reader,
  type Settings,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import { idOf } from '../rules/ids.ts';
import type { BoneWars } from '../rules/state.ts';
import { box, dealt, edition, position, soloTurn } from '../testing/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { draw, look } from './index.ts';

function drawn(table: Table<BoneWars>, seat: number | null, language: Language = 'en'): string {
  const texts = { en, fr }[language];
  const players = ['Mary', 'Georges', 'Gideon', 'Annie'].slice(0, table.header.seats);
  const reader: Reader<BoneWars> = { game: boneWars, box, texts, language, players };
  return draw(table.view(seat), reader);
}

test('the round, the order of play and the offer before the first round', () => {
  const text = drawn(position(2), null);
  expect(text).toContain('Round 1 of 4 (1877-1882)\n  Order of play: ▸ Mary · Georges\n');
  expect(text).toMatch(/Round bonuses: ▸ 1 Cover tile · /);
  expect(drawn(dealt(2), null).match(/On offer with /g)).toHaveLength(3);
});

test('a dig site with its bones in three depths, tile, species card, camps and teams', () => {
  const table = position(2, b => {
    b.bones('montana', 'skullCarnivore', '-', 'paw');
    b.team(1, 'montana');
    b.camps(0, 'movement', 'montana');
    b.species('wyoming', null);
  });
  const text = drawn(table, null);
  expect(text).toMatch(/Montana +Carnivore skull +– +Paw +Swap patron\n +Troodon: .+ · prize: .+\n/);
  expect(text).toContain('camps: Mary, free, closed · teams: Georges');
  expect(text).toMatch(/Wyoming .+\n +no species card\n/);
});

test('paleontologists, minor finds, awards and supplies', () => {
  const table = position(2, b => {
    b.paleontologist(0, 'publish');
    b.state.awardMarkers.push({ space: box.awards[b.state.awards[0]].spaces[2], owner: 1 });
    b.state.finds[0] = null;
  });
  const text = drawn(table, null);
  expect(text).toContain('Publish papers: Mary · Debunk papers: –');
  expect(text).toContain('Joseph Leidy (Debunk papers): For one debunked paper, one bone counts as any kind.');
  expect(text).toMatch(/2 rare bones +r1c1 – · r2c1 Bug\n/);
  expect(text).toContain(
    'A. Species of Marsh: 2 for 1 loyalty: free · 2 for 1 loyalty: closed · 3 for 2 loyalty: Georges',
  );
  expect(text).toMatch(/Rare bones: Torso 2 · Tail 2/);
  expect(text).toMatch(/In the bag \(46\): Torso 7 · Tail 7/);
});

test('professions, universities with their grants, and the bookshelf', () => {
  const table = position(2, b => {
    b.grant(0, 'discover1');
    b.papers('marsh', 2, 3);
    b.player(1).loyalty[0] = 5;
  });
  const text = drawn(table, null);
  expect(text).toContain('Profession 2 (team upgrade): team upgrade, $2, 1 paleontologist card · Georges (column 1)');
  expect(text).toContain(
    '  Yale College, space 1 (Othniel C. Marsh) · teams: Mary · grant of Mary\n    Scout grant: Discover',
  );
  expect(text).toContain('  Yale College, space 2 (Othniel C. Marsh) · teams: neutral team\n');
  expect(text).toContain(
    'Othniel C. Marsh: credibility 2 · 2 of 9 places filled (papers of 2 3) · Mary at step 0 (×0) ·',
  );
  expect(text).toContain('Georges at step 5 (×4)');
});

test('in the last round the endgame tile is there', () => {
  expect(drawn(position(2), null)).not.toContain('Endgame tile');
  const table = position(2, b => {
    b.round(4);
    b.player(1).ending = idOf(0);
  });
  expect(drawn(table, null)).toContain('Endgame tile: 3 loyalty: Georges · 2 loyalty: free\n');
});

test('the own hand in full, of others only what is known', () => {
  const table = position(2, b => {
    b.hand(0, 'allosaurus', 'williston-1');
    b.crates(0, 'torso', 'torso', 'paw');
    b.archive(0, 'bug', 'cimolopteryx');
    b.hire(0, 'miner');
    b.slotsFilled(0, 1);
  });
  const own = drawn(table, 0);
  expect(own).toContain('▸ Mary · $5 · 0 RP · serves Othniel C. Marsh · Yale College, space 1');
  expect(own).toContain('▸ $1 Footprint 2 AP depth 1 [–]');
  expect(own).toContain('Crates (3 of 4 full, 3 cover tiles): Torso 2 · Paw 1');
  expect(own).toContain('A (Bug), $2: Cimolopteryx');
  expect(own).toContain('Specialists: Miner');
  expect(own).toContain('Basic team 3 ($3, 3 AP, depth 1)');
  expect(own).toContain(
    'Hand: 1 species card, 1 paleontologist card\n    Allosaurus: Carnivore skull, Claw · Reptile, Marsh',
  );
  expect(own).toContain('    Samuel W. Williston (Publish papers): For one paper');
  const other = drawn(table, 1);
  expect(other).toContain('Hand: 1 species card, 1 paleontologist card\n');
  for (const secret of ['Allosaurus', 'Williston']) expect(other).not.toContain(secret);
});

test('what is in progress: the card with its points, a paper with its bones', () => {
  const team = position(2);
  give(team, '0 team T2');
  expect(drawn(team, 0)).toContain('Mary plays Basic team 2 for team actions: 2 AP, depth 2, 1 free step left');
  const publish = position(2, b => {
    b.hand(0, 'leidy-1', 'cimolopteryx');
    b.crates(0, 'torso', 'torso', 'tail', 'wing');
  });
  give(publish, '0 paleontologist leidy-1', '0 publish', '0 cimolopteryx', '0 bone torso');
  expect(drawn(publish, 0)).toContain(
    'Mary plays Joseph Leidy for a paleontologist action\n  Paper on Cimolopteryx (envelope C (Fossil)): Torso',
  );
  give(publish, '0 bone tail', '0 bone wing');
  expect(drawn(publish, 0)).toContain('Bonuses to come: ');
});

test('Theodore: the card that he flipped, the back of the next one', () => {
  const text = drawn(soloTurn('S-B09', 'S-A03'), 0);
  expect(text).toContain(
    'Current card: Basic solo card 9 · top half: Claim an award → Make a minor find → Publish papers',
  );
  expect(text).toMatch(/bottom half \(clockwise\):\s+Discover →/);
  expect(text).toMatch(
    /Next card, back: paleontologist, takes his paleontologist back, 1 loyalty with the rival patron/,
  );
  expect(text).toMatch(/\nTheodore · \$/);
});

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test.each([1, 2, 4])('every table of a random game for %i is drawn within 100 columns', seats => {
    const settings: Settings = seats === 1 ? { theodore: 'expert' } : {};
    const header = makeHeader(boneWars, edition, { seats, settings, seed: seedFrom(`draw ${seats}`) });
    const table = new Table(boneWars, box, header);
    const rng = fastRng(`draw ${seats}`);
    while (table.pending !== null) {
      const seat = pick(rng, table.pending.waiting);
      for (const reader of [seat, null]) {
        const text = drawn(table, reader, language);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|\bS-|prof-/);
        expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
      }
      table.answer(seat, pick(rng, table.choices(seat)).text);
    }
  });
});

test('cards of Theodore can be looked at', () => {
  const reader: Reader<BoneWars> = { game: boneWars, box, texts: fr, language: 'fr', players: [] };
  expect(look(reader, 'S-A03')).toMatch(
    /^Carte solo avancée 3\n {2}moitié supérieure : .+ → .+\n {2}dos : paléontologue, il reprend/,
  );
  for (const { id, solo } of box.cards) expect(look(reader, id) === null).toBe(solo === null);
});

test('BW-9.13 papers under the portrait are no places filled', () => {
  const text = drawn(
    position(2, b => b.papers('marsh', ...new Array<number>(11).fill(2))),
    null,
  );
  expect(text).toMatch(/9 of 9 places\s+filled \((?:papers of )[2\s]+\),\s+2\s+under\s+the\s+portrait/);
});
