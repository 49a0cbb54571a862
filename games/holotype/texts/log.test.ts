import { eventWords, type Language, type Reader } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import type { Holotype } from '../rules/state.ts';
import { dice, type HolotypeTable, position, says } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The log as somebody reads it who only watches. */
function log(table: HolotypeTable, language: Language = 'en'): string[] {
  const texts = { en, fr }[language];
  const players = ['Mary', 'Othniel', 'Georges'];
  const reader: Reader<Holotype> = { game: holotype, box: table.box, texts, language, players };
  return table.heard(null).map(event => eventWords(reader, event).replaceAll('\u202f', ' '));
}

/** The same table told in both languages. */
function both(make: () => HolotypeTable): { en: string[]; fr: string[] } {
  return { en: log(make()), fr: log(make(), 'fr') };
}

describe('the log tells cause and effect', () => {
  test('HT-7 an expedition: card, dice with their colour, what they gave and what there is now', () => {
    const told = both(() =>
      says(
        position({
          red: { cubes: 'K:1', milestones: 'fieldExpertise' },
          next: 'Lance Navajo',
          chance: dice('J', '0 1 M 2'),
          museum: 'T:1 K:3',
        }),
        'red place P field',
        'red Navajo',
        'red reroll 1 0',
        'red keep',
      ),
    );
    expect(told.en).toEqual([
      'Mary places the Paleontologist at Field Expeditions',
      'Mary draws Lance Formation and Navajo Sandstone',
      'Mary explores Navajo Sandstone and rolls 3 Jurassic dice (blue): blank, 1, and Museum',
      'Mary rerolls die 1: blank becomes 2',
      'Mary receives 4 Jurassic cubes (4 in all), 1 by Field Expertise; the Museum lacks 1',
    ]);
    expect(told.fr).toEqual([
      "Mary place le Paléontologue au Terrain d'expéditions",
      'Mary pioche les cartes Lance Formation et Navajo Sandstone',
      'Mary part en expédition (Navajo Sandstone) et lance 3 dés Fossile du Jurassique, bleus : vide, 1 et Musée',
      'Mary relance le dé 1 : vide devient 2',
      'Mary reçoit 4 cubes du Jurassique (4 en tout), dont 1 par l’Expertise de terrain ; il en manque 1 au Musée',
    ]);
  });

  test('HT-7.2 a single card is told once; HT-8.3 dropped cubes of a colour are one line', () => {
    const table = position({ red: { cubes: 'J:2' }, next: 'HellCreek', chance: dice('K', '3 2 2 1') });
    expect(log(says(table, 'red place A field', 'red J', 'red K'))).toEqual([
      'Mary places the Field Assistant at Field Expeditions',
      'Mary explores Hell Creek Formation and rolls 4 Cretaceous dice (green): 3, 2, 2, and 1',
      'Mary receives 8 Cretaceous cubes (8 in all)',
      'Mary has no more room: 1 Jurassic cube goes to the Museum',
      'Mary has no more room: 1 Cretaceous cube goes to the Museum',
    ]);
  });

  test('HT-7.4 the expedition comes before its trace fossil, and dice may give nothing', () => {
    const table = position({ next: 'Cloverly', chance: dice('K', 'M M M'), museum: 'T:1' });
    expect(log(says(table, 'red place A field'))).toEqual([
      'Mary places the Field Assistant at Field Expeditions',
      'Mary explores Cloverly Formation and rolls 3 Cretaceous dice (green): Museum, Museum, and Museum',
      'Mary draws a Trace Fossil',
      'Mary finds nothing; the Museum lacks 3',
    ]);
  });

  test('HT-5.4 who is ejected is told with who comes', () => {
    const told = both(() => says(position({ yellow: { at: 'A:library' } }), 'red place P library'));
    expect(told.en).toEqual([
      'Mary places the Paleontologist at University Library and ejects the Field Assistant of Othniel',
      'Mary receives 3 Research cubes (3 in all)',
    ]);
    expect(told.fr[0]).toBe(
      'Mary place le Paléontologue à la Bibliothèque universitaire et éjecte l’Assistant terrain d’Othniel',
    );
    expect(log(says(position({ red: { at: 'A:library' } }), 'red place P library'))[0]).toBe(
      'Mary places the Paleontologist at University Library and ejects their own Field Assistant',
    );
  });

  test('HT-4.3 a recall and its research are one line', () => {
    const recalled = says(position({ red: { at: 'P:library', cubes: 'R:2' } }), 'red recall');
    expect(log(recalled)).toEqual(['Mary recalls 1 worker and receives 1 Research cube (3 in all)']);
  });

  test('HT-9.1 the Erosion Event is told with the location that it leads to', () => {
    const table = says(position({ next: 'Erosion' }), 'red place A field', 'red library');
    expect(log(table).slice(1)).toEqual([
      'Erosion Event: Mary acts at University Library',
      'Mary receives 2 Research cubes (2 in all)',
      'The Field Expedition cards are shuffled again',
    ]);
  });

  test('HT-11, HT-12 a publication tells its cost, its worth and what lies on the table now', () => {
    const told = both(() =>
      says(
        position({ red: { cubes: 'J:6 R:4', hand: 'Camptosaurus', traces: 'Eggs' } }),
        'red place P journal',
        'red publish Camptosaurus',
        'red Eggs',
      ),
    );
    expect(told.en.slice(1)).toEqual([
      'Mary publishes Camptosaurus dispar for 3 Jurassic and 2 Research: 5 VP (5 on the table)',
      'Mary adds the Trace Fossil Eggs for 1 Jurassic: 3 VP (8 on the table)',
      'The Holotype marker moves to space 1 of 12',
    ]);
    expect(told.fr.slice(1, 3)).toEqual([
      'Mary publie Camptosaurus dispar pour 3 Jurassique et 2 Recherche : 5 PV (5 sur la table)',
      'Mary ajoute l’Ichnofossile Œufs pour 1 Jurassique : 3 PV (8 sur la table)',
    ]);
  });

  test('HT-15 a contribution tells its price, what all contributions are worth, and how near the end is', () => {
    const table = position({
      objectives: 'GO01:-,yellow,yellow',
      red: { holotypes: 'Allosaurus', cubes: 'R:6' },
      yellow: { holotypes: 'Ornitholestes' },
    });
    says(table, 'red place P journal', 'red contribute GO01 0');
    expect(log(table).slice(1)).toEqual([
      `Mary contributes to Advancements in Jurassic Systematics (2 Jurassic Theropod Holotypes) for 5 Research cubes: 3 VP for contributions (${pointsOf(table)} on the table)`,
      'Advancements in Jurassic Systematics is completed: 1 of the 2 that end the game',
    ]);
  });

  test('HT-16 transactions and the patron’s cube', () => {
    const told = both(() =>
      says(
        position({ red: { cubes: 'T:2 K:3 R:1', milestones: 'museumPatron' } }),
        'red place P museum',
        'red exchange T 1 2',
        'red trade K 3 T 1',
        'red done',
        'red research',
      ),
    );
    expect(told.en.slice(1)).toEqual([
      'Mary exchanges 1 Triassic cube for 2 Research cubes (3 in all)',
      'Mary trades 3 Cretaceous cubes for 1 Triassic',
      'Mary takes 1 Research cube as Museum Patron (4 in all)',
    ]);
    expect(told.fr.at(-1)).toBe('Mary prend 1 cube Recherche par le Mécénat du Musée (4 en tout)');
  });
});

function pointsOf({ position: at }: HolotypeTable): number {
  const [{ lines }] = holotype.score(at);
  return lines.reduce((sum, { points, secret }) => (secret ? sum : sum + points), 0);
}

describe('HT-18 the end is told with every sheet and the winner', () => {
  const last = (yellow: { cubes?: string; holotypes?: string }) =>
    says(
      position({
        marker: 11,
        red: { cubes: 'J:3 R:4', hand: 'Camptosaurus', kept: 'PO01' },
        yellow: { kept: 'PO10', ...yellow },
      }),
      'red place P journal',
      'red publish Camptosaurus',
    );

  test('by points', () => {
    const told = both(() => last({}));
    expect(told.en.slice(-4)).toEqual([
      'The Holotype marker has reached the last space: the game ends',
      'Mary: 5 VP for Holotypes, 0 for Trace Fossils, 0 for contributions, 0 for Theropod Taxonomy, 0 for Specimens in hand: 5 VP in all',
      'Othniel: 0 VP for Holotypes, 0 for Trace Fossils, 0 for contributions, 0 for Sauria Evolution, 0 for Specimens in hand: 0 VP in all',
      'Mary wins with 5 VP',
    ]);
    expect(told.fr.at(-1)).toBe('Mary l’emporte avec 5 PV');
  });

  test('HT-18.6 by research, or by nothing', () => {
    const level = (research: number) => {
      const worthFive = position({}).box.specimens.find(({ vp, id }) => vp === 5 && id !== 'SP17')?.name;
      return last({ holotypes: String(worthFive).split(' ')[0], cubes: `R:${research}` });
    };
    expect(log(level(9)).at(-1)).toBe('Othniel wins with 5 VP, by the most Research (9)');
    expect(log(level(2)).at(-1)).toBe('Mary and Othniel share the victory with 5 VP and 2 Research each');
  });

  test('HT-20.1 the elementary game has neither contributions nor Personal Objectives', () => {
    const table = position({
      settings: { elementary: true },
      marker: 11,
      red: { cubes: 'J:3 R:4', hand: 'Camptosaurus' },
    });
    says(table, 'red place P journal', 'red publish Camptosaurus');
    expect(log(table).at(-3)).toBe(
      'Mary: 5 VP for Holotypes, 0 for Trace Fossils, 0 for Specimens in hand: 5 VP in all',
    );
  });
});
