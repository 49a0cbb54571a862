import { describe, expect, test } from 'vitest';
import { openEdition } from '../settings.ts';
import type { Texts } from '../words.ts';
import { sentenceFaults, textsIn, wordingFaults, wordsAmong } from './index.ts';
import { toy, toyComponents } from './toy.ts';

describe('a sentence by itself', () => {
  test.each([
    ['en', 'Baptanodon needs 3 Jurassic and 2 Research; you have 0 and 4'],
    ['en', 'Reroll a die (2 left)?'],
    ['en', 'A one-horned Euoplocephalus and a European Troodon of McCoy Brook.'],
    ['fr', 'Il faut 2 Trias pour Coelophysis ; vous en avez 0'],
    ['fr', 'Mary garde « Avancées en systématique » : 3 PV.'],
    ['fr', 'Posez-la à côté de l’oie, de la dent d’Othniel ou du onzième'],
    ['fr', 'Scandale à la une, de A2 vers E3'],
    ['en', 'Mary draws Discredited!, Priority, and It’s a Fake!'],
  ] as const)('%s is sound: %s', (language, sentence) => expect(sentenceFaults(language, sentence)).toEqual([]));

  test.each([
    ['en', '', 'nothing is said'],
    ['en', 'You have undefined cubes', 'a value is missing'],
    ['fr', 'Mary éjecte none', 'a value is missing'],
    ['en', 'Mary publishes Eryops ()', 'a value is missing'],
    ['en', 'A marineReptile swims', 'a word of the rules is left in it'],
    ['en', 'Mary plays It’s a Fake!.', 'a doubled mark'],
    ['fr', 'Piochez une carte..', 'a doubled mark'],
    ['en', 'Mary  digs', 'a space too many'],
    ['en', 'Mary digs , and finds', 'a space too many'],
    ['fr', 'Il vous manque :', 'a bad end'],
    ['en', 'Choose a Eggs card', '“a” before a vowel'],
    ['fr', 'Ne reçoit pas de Ichnofossile', 'no elision before a vowel'],
    ['fr', 'l’Assistant de Othniel', 'no elision before a vowel'],
    ['fr', 'Le nombre de les cubes', 'no contraction'],
    ['fr', 'Relancer un dé?', 'no space before a double mark'],
    ['fr', 'Mary garde « Trias', 'brackets or quotes without their match'],
  ] as const)('%s “%s”: %s', (language, sentence, fault) => {
    expect(sentenceFaults(language, sentence)).toContain(fault);
  });
});

test('words are found in any case, with the mark of a plural, and never inside of others', () => {
  const words = ['réserve', 'stock général', 'lieu'];
  expect(wordsAmong('Les Réserves sont pleines', words)).toEqual(['réserve']);
  expect(wordsAmong('le stock\u00a0général des lieux', words)).toEqual(['stock général', 'lieu']);
  expect(wordsAmong('préserver le milieu', words)).toEqual([]);
  expect(wordsAmong('{lieu} et {lieu, select, a {la réserve} other {}}', words)).toEqual(['réserve']);
});

test('the texts of one language are gathered from components, however deep', () => {
  const components = { cards: [{ name: { en: 'Tooth', fr: 'Dent' } }], note: { fr: ['Os'] }, fr: 'Boîte' };
  expect(textsIn(components, 'fr')).toEqual(['Dent', 'Boîte']);
});

describe('a random game, read aloud', () => {
  const en: Texts = {
    'ask.bid': 'Bid',
    'ask.act': 'Draw a bone or show one',
    'ask.doubt': 'Doubt it?',
    'option.bid': 'Bid {n}',
    'option.act.draw': 'Draw',
    'option.act.rest': 'Rest',
    'option.act.show': 'Show {bone}',
    'option.doubt.pass': 'Believe it',
    'bar.TOY-1': 'All bones are drawn, {shown} are shown',
    'bar.TOY-2': 'There is something left to do',
    'event.bid': 'The bids are {bids}',
    'event.drew': '{seat} draws {bone}',
    'event.drewHidden': '{seat} draws a bone',
    'event.shown': '{seat} shows {bone}',
    'event.doubted': '{seat} doubts it and rolls {roll}',
    'event.rested': '{seat} rests',
    'score.shown': 'Shown',
    'score.hand': 'In hand',
    'end.turns': 'All turns are over',
  };
  const faultsOf = (changes: Texts, forbidden: readonly string[] = []) => {
    const texts = { en: { ...en, ...changes }, fr: { ...en, 'ask.doubt': 'Doubt it ?' } };
    return wordingFaults(toy, openEdition(toy, toyComponents), texts, { seats: 3, forbidden: { en: forbidden } });
  };

  test('sound texts have no fault', () => expect(faultsOf({})).toEqual([]));

  test.each<[Texts, string]>([
    [{ 'bar.TOY-2': 'You have {things} left' }, "en refusal: the message needs a value 'things'"],
    [{ 'event.shown': '{seat} shows a bone.' }, 'en log “Mary shows a bone.”: ends with a full stop, unlike others'],
    [{ 'event.rested': '{seat} rests..' }, 'en log “Mary rests..”: a doubled mark'],
    [{ 'ask.doubt': 'Doubt it?:' }, 'en prompt “Doubt it?:”: a bad end'],
    [{ 'end.turns': '' }, 'en sheet “”: nothing is said'],
  ])('%j', (changes, fault) => expect(faultsOf(changes)).toContain(fault));

  test('a word that the game does not use is found wherever it is said', () => {
    expect(faultsOf({ 'option.act.rest': 'Do nothing' }, ['nothing'])).toEqual([
      'en option “Do nothing”: “nothing” is called otherwise in this game',
    ]);
  });
});
