import { choiceTexts, eventWords, give, type Reader, type Settings, type Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import {
  type Builder,
  barredBy,
  bone,
  box,
  card,
  cardNames,
  find,
  id,
  player,
  position,
  soloTurn,
  told,
} from '../testing/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { AwardSpace } from './ids.ts';
import type { BoneWars } from './state.ts';
import { accepts } from './theodore/bones.ts';

/** Rulings in doubt: each reading of the rulebook that a table may choose. */

/** Seat 0 has a full envelope and, in hand, a card for it whose prize is to reclassify. */
function fullEnvelope(settings: Settings, ...bones: readonly string[]) {
  const name = box.speciesCards.find(one =>
    box.cards[one].species?.prize.some(({ do: what }) => what === 'reclassify'),
  );
  if (name === undefined) throw new Error('no species card has the prize that reclassifies');
  const info = box.cards[name].species;
  const icon = box.finds[info?.find ?? 0].id;
  const other = box.speciesCards.find(one => one !== name && box.cards[one].species?.find === info?.find);
  const build = (b: Builder) => {
    b.hand(0, 'marsh-1', box.cards[name].id);
    b.archive(0, icon, box.cards[other ?? name].id);
    b.crates(0, ...bones);
  };
  const table = position(2, build, [], settings);
  return { table: give(table, '0 paleontologist marsh-1'), name: box.cards[name].id, icon, other };
}

test('BW-R28 BW-9.10 room that a bonus might free does not count', () => {
  const { table } = fullEnvelope({}, 'torso', 'tail', 'skullCarnivore', 'paw');
  expect(barredBy(table, 0, 'publish')).toBe('BW-9.5');
});

test('BW-R28 read the other way, a paper whose own prize frees its envelope may be published', () => {
  const { table, name, icon, other } = fullEnvelope({ fullEnvelope: 'freed' }, 'torso', 'tail', 'paw', 'paw');
  give(table, '0 publish', `0 ${name}`, '0 bone torso', '0 bone tail');
  expect(barredBy(table, 0, 'done')).toBe('BW-R28');
  give(table, `0 ${choiceTexts(table, 0).find(text => text.startsWith('wild paw') || text === 'bone paw')}`);
  give(table, `0 reclassify 1`, `0 ${box.cards[other ?? 0].id}`);
  const to = choiceTexts(table, 0)[0];
  give(table, `0 ${to}`);
  while (choiceTexts(table, 0).includes('decline')) give(table, '0 decline');
  expect(cardNames(player(table, 0).archive[find(icon)])).toEqual([name]);
});

test('BW-R28 read the other way, a card whose envelope stays full is discarded', () => {
  const { table, name, icon, other } = fullEnvelope({ fullEnvelope: 'freed' }, 'torso', 'tail', 'paw', 'paw');
  give(table, '0 publish', `0 ${name}`, '0 bone torso', '0 bone tail');
  give(table, `0 ${choiceTexts(table, 0).find(text => text.startsWith('wild paw') || text === 'bone paw')}`);
  give(table, `0 reclassify 1`, '0 decline');
  expect(cardNames(player(table, 0).archive[find(icon)])).toEqual([box.cards[other ?? 0].id]);
  expect(told(table, 'notArchived')).toMatchObject([{ card: card(name) }]);
  expect(table.position.state.papers[0]).toEqual([3]);
});

/** Answers with the last option, until something else is asked. */
function until(table: Table<BoneWars>, seat: number, what: string): Table<BoneWars> {
  while (table.pending?.what !== what) give(table, `${seat} ${choiceTexts(table, seat).at(-1)}`);
  return table;
}

test('BW-R85 two columns of professions, or three; then the marker further left goes first', () => {
  const passes = (settings: Settings) => {
    const table = position(2, () => {}, [], settings);
    return give(table, '0 pass');
  };
  expect(choiceTexts(passes({}), 0)).not.toContain('prof-3X');
  const three = passes({ professionColumns: 'three' });
  expect(barredBy(three, 0, 'prof-1X')).toBe('BW-14.1');
  give(until(give(three, '0 prof-4X'), 0, 'university'), '0 1', '1 pass');
  give(until(give(three, '1 prof-4R'), 1, 'university'), '1 3');
  expect(three.position.state.order).toEqual([1, 0]);
});

test('BW-R63 bones differ for Theodore by category, or by kind', () => {
  const full = ['torso', 'torso', 'torso', 'torso', 'tail', 'tail', 'tail', 'paw', 'paw', 'skullHerbivore'];
  const build = (b: Builder) => {
    b.crates(1, ...full);
    b.bones('kansas', 'wing', 'tail', 'tail');
  };
  const categories = soloTurn('S-B02', 'S-B03', build);
  expect(accepts(categories.position, bone('wing'))).toBe(false);
  const kinds = soloTurn('S-B02', 'S-B03', build, { settings: { theodoreBones: 'kinds' } });
  expect(player(kinds, 1).crates[bone('wing')]).toBe(1);
  expect(player(kinds, 1).crates[bone('torso')]).toBe(3);
});

test('BW-R81 Theodore claims on the second row or beyond, or on any row once he meets the second', () => {
  const build = (b: Builder) => {
    b.archive(1, 'bug', 'stegosaurus');
    b.archive(1, 'footprint', 'triceratops');
    b.archive(1, 'fossil', 'allosaurus');
    for (const space of box.awardSpaces.keys()) {
      const { id: name, row } = box.awardSpaces[space];
      const taken = name.startsWith('A1') && row > 1;
      const free = b.state.awardMarkers.every(marker => marker.space !== space);
      if (taken && free) b.state.awardMarkers.push({ space: id<AwardSpace>(box.awardSpaces, name), owner: 0 });
    }
  };
  expect(told(soloTurn('S-B08', 'S-B01', build), 'awarded')).toEqual([]);
  const any = soloTurn('S-B08', 'S-B01', build, { settings: { theodoreAward: 'any' } });
  expect(told(any, 'awarded')).toMatchObject([{ seat: 1, space: id<AwardSpace>(box.awardSpaces, 'A1-r1a') }]);
});

test('BW-R86 BW-17.28 Theodore does a dig site action as often as he can, or each once a turn', () => {
  const tiles = (settings: Settings) => {
    const table = soloTurn('S-A01', 'S-B02', b => b.roundTile('digSite3'), { settings });
    return told(table, 'theodoreUsesTile').map(({ siteTile }) => box.siteTiles[siteTile].id);
  };
  const again = tiles({});
  expect(new Set(again).size).toBeLessThan(again.length);
  const once = tiles({ theodoreSites: 'once' });
  expect(new Set(once).size).toBe(once.length);
  expect(once).toHaveLength(3);
});

test('BW-R59 BW-13.2 with the grant Discover costs Theodore 1 point, whatever the table reads', () => {
  const build = (b: Builder) => b.grant(1, 'discover1');
  const table = soloTurn('S-B01', 'S-B02', build, { settings: { theodoreDiscover: 'example' } });
  expect(cardNames(player(table, 1).species)).toEqual(['eryops']);
  expect(player(table, 1).camps).toEqual({ movement: 2, archive: 2 });
});

test('BW-12.4 BW-13.11 with all loyalty traded away nothing is left to split, so nothing is asked', () => {
  const table = position(2, b => {
    b.hand(0, 'sternberg-1');
    b.grant(0, 'debunkTradeLoyalty');
    b.crates(0, 'torso', 'torso');
    b.papers('cope', 2);
  });
  give(table, '0 paleontologist sternberg-1', '0 debunk', '0 trade');
  expect(table.pending?.what).toBe('roundBonus');
});

const readers = [
  { language: 'en', texts: en },
  { language: 'fr', texts: fr },
] as const;

test('BW-12.1 BW-12.6 the log says which bone was wild, and as what', () => {
  const paper = position(2, b => {
    b.hand(0, 'marsh-1', 'apatornis');
    b.crates(0, 'torso', 'torso', 'tail');
  });
  give(
    paper,
    '0 paleontologist marsh-1',
    '0 publish',
    '0 apatornis',
    '0 bone torso',
    '0 bone tail',
    '0 wild torso skull',
  );
  const set = position(2, b => {
    b.hand(0, 'leidy-1');
    b.crates(0, 'torso', 'paw');
    b.papers('cope', 2);
  });
  give(set, '0 paleontologist leidy-1', '0 debunk', '0 debunk torso 2', '0 paw');
  const lines = readers.map(({ language, texts }) => {
    const reader: Reader<BoneWars> = { game: boneWars, box, texts, language, players: ['Ann', 'Bob'] };
    return [...told(paper, 'committed'), ...told(set, 'debunked')].map(event => eventWords(reader, event));
  });
  expect(lines).toEqual([
    [
      'Ann publishes Apatornis for envelope A (Bug) with Torso, Tail, and Torso (as skull).',
      'Ann debunks a paper of value 2 with Paw (as Torso) and Torso: it now speaks for Othniel C. Marsh (credibility 1; Edward D. Cope 1).',
    ],
    [
      'Ann publie Apatornis pour l’enveloppe A (Insecte) avec : Torse, Queue et Torse (comme crâne).',
      'Ann discrédite un article de valeur 2 avec : Patte (comme Torse) et Torse. Il parle désormais pour Othniel C. Marsh (crédibilité 1 ; Edward D. Cope 1).',
    ],
  ]);
});
