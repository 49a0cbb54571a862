import { type Language, promptWords, type Reader, refusalWords } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { holotype } from '../index.ts';
import type { Holotype } from '../rules/state.ts';
import { dice, fixtures, type HolotypeTable, position, says } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

function reader({ box }: HolotypeTable, language: Language): Reader<Holotype> {
  return { game: holotype, box, texts: { en, fr }[language], language, players: ['Mary', 'Othniel', 'Georges'] };
}

/** Why red can't choose this, in both languages. */
function reasons(table: HolotypeTable, text: string): string[] {
  const barred = table.barred(0).find(choice => choice.text === text);
  if (barred === undefined) return [`'${text}' is not barred`];
  return (['en', 'fr'] as const).map(language =>
    refusalWords(reader(table, language), barred.refusal).replaceAll('\u202f', ' '),
  );
}

const prompt = (table: HolotypeTable) =>
  promptWords(reader(table, 'en'), table.pending?.what ?? '', table.pending?.values ?? {});

describe('a refusal says what is missing, in numbers', () => {
  test('HT-11.1 both parts of a cost', () => {
    const table = position({ red: { hand: 'Camptosaurus Archelon', cubes: 'J:3 R:2' } });
    expect(reasons(says(table, 'red place P journal'), 'publish SP60')).toEqual([
      'Archelon ischyros needs 4 Cretaceous and 2 Research; you have 0 and 2',
      'Il faut 4 Crétacé et 2 Recherche pour Archelon ischyros ; vous avez 0 et 2',
    ]);
  });

  test('HT-R3 what would come nearest, where nothing can be done', () => {
    const table = position({ red: { hand: 'Archelon Camptosaurus', cubes: 'K:1' } });
    expect(reasons(table, 'place paleontologist publishingJournal')).toEqual([
      'Archelon ischyros needs 4 Cretaceous and 2 Research; you have 1 and 0, and no Global Objective is open to you',
      'Il faut 4 Crétacé et 2 Recherche pour Archelon ischyros ; vous avez 1 et 0, et aucun Objectif global n’est à votre portée',
    ]);
    expect(reasons(table, 'place paleontologist museumCollections')[0]).toBe(
      'The Museum wants at least 1 Triassic cube; you have 0',
    );
    expect(reasons(position({}), 'place paleontologist publishingJournal')[0]).toBe(
      'You hold no Specimen to publish, and no Global Objective is open to you',
    );
    expect(reasons(position({ deck: 0 }), 'place paleontologist specimenLab')[0]).toBe(
      'Specimen Lab: no Specimen card is left to draw, to take or to discard',
    );
  });

  test('HT-R3 an edition may have a Museum without rates', () => {
    const constants = { ...fixtures.constants, museumTrade: [], museumExchange: [] };
    const table = position({ components: { ...fixtures, constants } });
    expect(reasons(table, 'place paleontologist museumCollections')[0]).toBe('The Museum has no rates');
  });

  test('HT-R13 the same at an Erosion Event, HT-9.3 and who may not', () => {
    const table = says(position({ next: 'Erosion', red: { hand: 'Archelon' } }), 'red place A field');
    expect(reasons(table, 'museumCollections')[0]).toBe('The Museum wants at least 1 Triassic cube; you have 0');
    expect(reasons(table, 'publishingJournal')).toEqual([
      'Publishing Journal: not for a Field Assistant, not even by an Erosion Event',
      'Journal de publication : pas pour un Assistant terrain, même par un Erosion Event',
    ]);
  });

  test('HT-4.1 where the worker is, or what it waits for (HT-11.5)', () => {
    const table = position({ red: { at: 'P:library', holotypes: 'Tawa' } });
    expect(reasons(table, 'place paleontologist specimenLab')[0]).toBe(
      'Your Paleontologist stands at University Library; only a worker in the Lounge can be placed',
    );
    expect(reasons(table, 'place gradStudent specimenLab')).toEqual([
      'Your Grad Student waits until you have published 3 Holotypes; you have 1',
      'Votre Étudiant diplômé attend vos 3 premiers Holotypes publiés ; vous en avez 1',
    ]);
  });

  test('HT-R2, HT-5.2, HT-5.4, HT-5.8 workers', () => {
    const table = position({ seats: 3, yellow: { at: 'P:library' }, blue: { at: 'P:library' } });
    expect(reasons(table, 'recall')[0]).toBe('None of your workers is on the board: your 2 are in the Lounge');
    expect(reasons(table, 'place fieldAssistant universityLibrary')).toEqual([
      'University Library: its 2 spaces are taken, and a Field Assistant can eject nobody there',
      'Bibliothèque universitaire : les 2 cases sont occupées, et un Assistant terrain n’y peut éjecter personne',
    ]);
    expect(reasons(table, 'place fieldAssistant publishingJournal')[0]).toBe(
      'Publishing Journal: not for a Field Assistant; it takes a worker of higher rank',
    );
    const full = position({
      seats: 5,
      red: { at: 'G:lounge' },
      yellow: { at: 'P:library A:library' },
      blue: { at: 'A:library' },
    });
    expect(reasons(says(full, 'red place G library'), '1 paleontologist')[0]).toBe(
      'A Grad Student does not eject a Paleontologist, who is of higher rank',
    );
  });

  test('HT-15 how many cards are published, who has the slot, what it costs', () => {
    const table = position({
      objectives: 'GO01:-,yellow,- GO02 GO03',
      red: { holotypes: 'Allosaurus', cubes: 'R:3 J:3', hand: 'Camptosaurus' },
      yellow: { holotypes: 'Ornitholestes' },
    });
    says(table, 'red place P journal');
    expect(reasons(table, 'contribute GO01 0')).toEqual([
      'Your own cards do not suffice, and to reference cards of others takes 5 Research; you have 3',
      'Vos propres cartes ne suffisent pas, et référencer celles des autres coûte 5 Recherche ; vous en avez 3',
    ]);
    expect(reasons(table, 'contribute GO01 1')).toEqual([
      'Othniel has taken this slot',
      'Cette case est prise par Othniel',
    ]);
    expect(reasons(table, 'contribute GO01 2')[0]).toBe(
      '3 Jurassic Sauropod Holotypes: of 3 cards asked for, 0 are published',
    );
  });

  test('HT-16 what a transaction takes and what the Museum has', () => {
    const table = says(position({ red: { cubes: 'T:1 K:2' }, museum: 'J:1 K:3' }), 'red place A museum');
    expect(reasons(table, 'trade cretaceous 3 jurassic 1')[0]).toBe('This takes 3 Cretaceous cubes; you have 2');
    expect(reasons(table, 'trade triassic 1 jurassic 2')).toEqual([
      'You would take 2 Jurassic cubes; the Museum has 1',
      'Vous prendriez 2 cubes du Jurassique ; le Musée en a 1',
    ]);
    expect(reasons(table, 'done')[0]).toBe(
      'Make at least one transaction; only the milestone Museum Patron lets you do without',
    );
    says(table, 'red trade T 1 K 3');
    expect(reasons(table, 'exchange cretaceous 2 1')[0]).toBe(
      'A Field Assistant either trades or exchanges; yours trades now',
    );
  });
});

describe('a prompt asks for nothing that can’t be done', () => {
  test('HT-4.1 with nobody out there is nothing to recall', () => {
    expect(prompt(position({}))).toBe('Place a worker');
    expect(prompt(position({ red: { at: 'A:lab' } }))).toBe('Place a worker or recall all your workers');
  });

  test('HT-R6 with every place barred there is only the recall', () => {
    const table = position({
      red: { at: 'P:lab G:field', hand: 'Camptosaurus' },
      yellow: { at: 'P:library G:museum' },
    });
    expect(prompt(table)).toBe('Recall all your workers: nobody in the Lounge can be placed');
  });

  test('HT-11 contributions are spoken of when one is possible', () => {
    const able = { cubes: 'J:3 R:2', hand: 'Camptosaurus' };
    expect(prompt(says(position({ red: able }), 'red place P journal'))).toBe('Choose a Specimen to publish');
    const contributor = { ...able, holotypes: 'Allosaurus Ornitholestes' };
    const table = position({ red: contributor, objectives: 'GO01 GO02 GO03' });
    expect(prompt(says(table, 'red place P journal'))).toBe('Choose what to publish or to contribute');
  });

  test('HT-7.6, HT-8.3 numbers of the moment', () => {
    const rolled = says(position({ next: 'Navajo', chance: dice('J', '0 1 1') }), 'red place A field');
    expect(prompt(rolled)).toBe('Reroll a die? 2 rerolls are left');
    const full = position({ red: { cubes: 'T:1' }, next: 'HellCreek', chance: dice('K', '3 2 2 1') });
    expect(prompt(says(full, 'red place A field'))).toBe('Your storage holds 8: put 1 cube into the Museum');
  });
});
