import { readFileSync } from 'node:fs';
import {
  type Event,
  eventWords,
  fastRng,
  give,
  type Language,
  makeHeader,
  optionWords,
  pick,
  promptWords,
  type Reader,
  refusalWords,
  say,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { textsIn, wordingFaults, wordsAmong } from '@bonebed/kernel/kit';
import { describe, expect, test } from 'vitest';
import { printed } from '../box/printed.ts';
import { draw } from '../draw/index.ts';
import { type RuthlessEvent, ruthless } from '../index.ts';
import type { Ruthless } from '../rules/state.ts';
import { REASONS_OF_VERSION_1 } from '../rules/version1.ts';
import { NOT_IN_FRENCH } from '../testing/french.ts';
import { box, components, edition, passTo, position } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const PLAYERS = ['Mary', 'Georges', 'Gideon', 'Othniel'];

function reader(language: Language): Reader<Ruthless> {
  return { game: ruthless, box, texts: { en, fr }[language], language, players: PLAYERS };
}

/** Reads a random game aloud: every prompt, option, refusal, line of the log, score line and drawing of the table. */
function sentences(language: Language, seats: number): Set<string> {
  const reads = reader(language);
  const said = new Set<string>();
  const settings = { paleontologists: 'choose' };
  const header = makeHeader(ruthless, edition, { seats, settings, seed: seedFrom(`texts ${seats}`) });
  const table = new Table(ruthless, box, header);
  const rng = fastRng(`texts ${seats}`);
  while (table.pending !== null) {
    const { what, values, waiting } = table.pending;
    const seat = pick(rng, waiting);
    said.add(promptWords(reads, what, values));
    for (const line of draw(table.view(seat), reads).split('\n')) said.add(line);
    const choices = table.choices(seat);
    for (const { option } of choices) said.add(optionWords(reads, what, option));
    for (const { option, refusal } of table.barred(seat)) {
      said.add(optionWords(reads, what, option));
      said.add(refusalWords(reads, refusal));
    }
    table.answer(seat, pick(rng, choices).text);
  }
  for (const seat of [null, 0, 1]) {
    for (const event of table.events(seat)) if (event !== null) said.add(eventWords(reads, event));
  }
  for (const { lines } of table.score(null)) for (const { what } of lines) said.add(say(reads, `score.${what}`));
  said.add(say(reads, `end.${table.outcome?.reason}`));
  return said;
}

describe.each<Language>(['en', 'fr'])('in %s', language => {
  test.each(ruthless.seats)('a whole game with %i seats can be told', seats => {
    const said = sentences(language, seats);
    expect(said.size).toBeGreaterThan(200);
    // A value that was not filled in, or a component without a name, would show.
    for (const sentence of said) expect(sentence).not.toMatch(/[{}#]|undefined|null|NaN|\bnone\b/);
    // No sentence ends twice, and none has a gap where a value should be.
    for (const sentence of said) expect(sentence).not.toMatch(/[.!?]\.| \.|\S {2}\S|\( |\(\)/);
  });
});

test.each(ruthless.seats)('every sentence of random games with %i seats is whole, in both languages', seats => {
  const readings = { paleontologists: 'random', fossils: 'alone', emptyDeck: 'turn', rotateFirstPlayer: true };
  for (const settings of [{}, readings]) {
    const options = { seats, settings, forbidden: { fr: NOT_IN_FRENCH } };
    expect(wordingFaults(ruthless, edition, { en, fr }, options)).toEqual([]);
  }
});

test('French says it in the words of the glossary, in sentences, on cards, on the board, in the rules and in the guide', () => {
  const files = ['../RULES.fr.md', '../GUIDE.fr.md', '../../../web/boards/ruthless/texts/fr.ts'];
  const lines = files.flatMap(file => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'));
  // Keys of the board are English.
  const french = lines.map(line => line.replace(/^\s*'[\w.]+':/, ''));
  const said = [...Object.values(fr), ...textsIn(components, 'fr'), ...textsIn(printed, 'fr'), ...french];
  expect(said.filter(text => wordsAmong(text, NOT_IN_FRENCH).length > 0)).toEqual([]);
});

test('RP-R34 the table is warned that a high goal with 4 players runs out of bones', () => {
  expect(say(reader('en'), 'setting.goal')).toMatch(/4 players.* 10 or more .*out of bones/);
  expect(say(reader('fr'), 'setting.goal')).toMatch(/4 joueurs.* 10 ou plus épuise/);
});

test('both languages have the same keys', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

describe('the log', () => {
  const told = (table: Table<Ruthless>, language: Language, seat: number | null = null) =>
    table.events(seat).flatMap(event => (event === null ? [] : [eventWords(reader(language), event)]));
  const theropod = ['th-head-crested', 'th-vert-graceful', 'th-limb-runner'];
  const museum = { stage: 'museum' } as const;

  test('tells who is first, who plays whom and with what they start', () => {
    const settings = { paleontologists: 'random', firstPlayer: 'seat2' };
    const header = makeHeader(ruthless, edition, { seats: 2, settings, seed: seedFrom('log') });
    const [began, first, second, turn] = told(new Table(ruthless, box, header), 'en');
    expect(began).toBe('Georges is first player. The goal is 12 Prestige.');
    expect(first).toMatch(/^Georges plays .+ and starts with \d Prestige\.$/);
    expect(second).toMatch(/^Mary plays .+ and starts with \d Prestige\.$/);
    expect(turn).toBe('Turn 1 begins.');
  });

  test('a description: what is laid down, who doubts it, and what it comes to', () => {
    const table = position(
      [
        { cards: ['coelophysis', 'significant-find', 'priority'], bones: [...theropod, 'fo-eggs'] },
        { cards: ['its-a-fake', 'apatosaurus'] },
      ],
      museum,
    );
    const before = table.events(null).length;
    give(table, '0 describe coelophysis', ...theropod.map(bone => `0 bone ${bone}`), '0 bone fo-eggs');
    give(
      table,
      '0 boost significant-find#1',
      '0 present',
      '1 doubtBone its-a-fake#1 th-vert-graceful',
      '0 pass',
      '1 pass',
    );
    expect(told(table, 'en').slice(before)).toEqual([
      "Mary describes Coelophysis with Crested meat-eater skull, Graceful hollow backbone, and Runner's limbs, beside it Clutch of Eggs, boosted by Significant Find.",
      "Georges plays It's a Fake! against Graceful hollow backbone, shown by Mary.",
      'Georges throws Graceful hollow backbone out: +1 Prestige, now 2.',
      'Coelophysis enters the museum of Mary: +3 Prestige, now 4.',
      'Clutch of Eggs enters the museum of Mary: +1 Prestige, now 5.',
    ]);
    expect(told(table, 'fr').slice(before + 1)).toEqual([
      "Georges joue C'est un faux\u202f! contre Mary (Colonne creuse et gracile).",
      'Georges écarte Colonne creuse et gracile\u202f: +1 de Prestige, soit 2.',
      'Coelophysis entre au musée de Mary\u202f: +3 de Prestige, soit 4.',
      "Mary expose un fossile\u202f: Ponte d'œufs (+1 de Prestige, soit 5).",
    ]);
  });

  test('cause and effect are one line where nobody can answer', () => {
    const table = position([
      { cards: ['explosives', 'lucky-strike', 'better-whisky', 'train-robbers', 'coelophysis'] },
      { bones: ['fo-eggs', 'fo-skin', 'fo-trackway'], crew: ['crew-lakes'] },
    ]);
    const before = table.events(null).length;
    give(table, '0 playOn explosives#1 1', '1 pass', '0 play lucky-strike#1');
    give(table, '1 pass', '0 playOnCrew better-whisky#1 crew-lakes', '1 pass', '0 playOn train-robbers#1 1');
    expect(told(table, 'en').slice(before)).toEqual([
      'Mary plays Explosives on Georges, who loses 2 Bones.',
      'Georges passes.',
      'Mary plays Lucky Strike and draws 1 Bone.',
      'Georges passes.',
      'Mary plays Better Whisky on Georges: Arthur Lakes now works for Mary.',
      'Georges passes.',
      "Mary plays Train Robbers on Georges, who takes no more actions in this turn's Museum Work.",
    ]);
  });

  test('a revision: the own one in a line, a rival’s with what both have then', () => {
    const table = position(
      [
        {
          bones: ['th-head-horned', 'th-vert-powerful'],
          cards: ['priority'],
          museum: { allosaurus: ['th-limb-grappler'] },
        },
        { prestige: 4, cards: ['apatosaurus'], museum: { tyrannosaurus: ['sa-vert-tower', 'th-head-massive'] } },
      ],
      { stage: 'controversy' },
    );
    const before = table.events(null).length;
    give(table, '0 revise allosaurus th-head-horned', '0 publish', '1 pass');
    give(table, '0 revise tyrannosaurus th-vert-powerful', '0 publish', '1 pass');
    expect(told(table, 'en').slice(before)).toEqual([
      'Mary revises Allosaurus in their own museum with Horned meat-eater skull: +1 Prestige, now 2.',
      'Georges passes.',
      'Mary revises the Tyrannosaurus of Georges with Powerful hollow backbone.',
      'The revision of Tyrannosaurus stands (before: Towering backbone): Mary gains 1 Prestige, now 3; Georges loses 1, now 3.',
    ]);
  });

  test('a turn begins with who leads, and the last line tells who wins', () => {
    const table = position([{ prestige: 3 }, { prestige: 11 }], { stage: 'draw', turn: 2 });
    expect(told(table, 'en')[0]).toBe('Turn 2 begins. Georges leads with 11 of 12 Prestige.');
    const over = position([{ prestige: 12 }, { prestige: 13 }], { stage: 'end' });
    expect(told(over, 'en').at(-1)).toBe('Georges wins with 13 Prestige. The goal was reached.');
    expect(told(over, 'fr').at(-1)).toBe("Georges gagne avec 13 de Prestige. L'objectif a été atteint.");
    const tie = position([{ prestige: 13 }, { prestige: 13 }], { stage: 'end' });
    expect(told(tie, 'en').at(-1)).toBe('Mary and Georges share the win with 13 Prestige. The goal was reached.');
  });

  test('what version 1 told is still read, as it was', () => {
    const old = [
      { type: 'paleontologist', seat: 0, paleontologist: 0 },
      { type: 'turn', turn: 2 },
      { type: 'drew', seat: 0, eventCount: 4, boneCount: 4 },
      { type: 'playedOn', seat: 0, card: 30, rival: 1 },
      { type: 'playedOnSkeleton', seat: 0, card: 30, rival: 1, skeleton: 2 },
      { type: 'stoleOne', seat: 0, rival: 1 },
      { type: 'lost', seat: 1, n: 2 },
      { type: 'lostThese', seat: 1, bones: [0, 1] },
      { type: 'crewTaken', seat: 0, crew: 18 },
      { type: 'crewLeft', seat: 0, crew: 18 },
      { type: 'skips', seat: 1, phase: 'museum' },
      { type: 'mayKeep', seat: 0, n: 3 },
      { type: 'described', seat: 0, name: 2, bones: [0, 3] },
      { type: 'presented', seat: 0, bone: 30 },
      { type: 'boosted', seat: 0, card: 40 },
      { type: 'doubted', seat: 1, card: 43, rival: 0 },
      { type: 'canceled', card: 43 },
      { type: 'thrownOut', bone: 3 },
      { type: 'withdrawn', seat: 0, name: 2 },
      { type: 'exhibited', seat: 0, name: 2, bones: [0, 3] },
      { type: 'exhibitedFossil', seat: 0, bone: 30 },
      { type: 'revised', seat: 0, owner: 1, skeleton: 2, bones: [0] },
      { type: 'revisionCanceled', seat: 0, skeleton: 2 },
      { type: 'replaced', bone: 0, old: 1 },
      { type: 'added', bone: 0 },
      { type: 'gained', seat: 0, n: 2, source: 'skeletons' },
      { type: 'fell', seat: 0, n: 2, source: 'slander' },
      { type: 'shuffled' },
      { type: 'idle', n: 2 },
      { type: 'ended', why: 'goal' },
    ];
    for (const language of ['en', 'fr'] as const) {
      const lines = old.map(event => eventWords(reader(language), event));
      for (const line of lines) expect(line).toMatch(/^\S[^{}#]*[.]$/);
      for (const line of lines) expect(line).not.toMatch(/undefined|\bnone\b|\bnull\b|[.!?:]\.| {2}/);
    }
    const words = (event: Event) => eventWords(reader('en'), event);
    const [gained, drew, turn] = ['gained', 'drew', 'turn'].map(type => old.find(event => event.type === type));
    expect([gained, drew, turn].map(event => event && words(event))).toEqual([
      'Mary gains 2 Prestige.',
      'Mary draws 4 Events and 4 Bones.',
      'Turn 2 begins.',
    ]);
    for (const text of REASONS_OF_VERSION_1) {
      expect(refusalWords(reader('fr'), { rule: 'RP-6.2', text, values: {} })).toMatch(/^\S.*[^ ]\.$/);
    }
  });
});

test('plurals and no-break spaces', () => {
  const lost = (n: number) =>
    (['en', 'fr'] as const).map(language => {
      const event: RuthlessEvent = { type: 'lost', seat: 0, n, by: 1, card: null };
      return eventWords(reader(language), event);
    });
  expect([0, 1, 2].map(lost)).toEqual([
    ['Mary loses no Bone.', 'Mary ne perd aucun Os.'],
    ['Mary loses 1 Bone.', 'Mary perd 1 Os.'],
    ['Mary loses 2 Bones.', 'Mary perd 2 Os.'],
  ]);
  for (const text of Object.values(fr)) expect(text).not.toMatch(/[^\u202f][:;!?](?:\s|$)/);
});

test('what others draw is told in numbers, not by name', () => {
  const event: RuthlessEvent = { type: 'drew', seat: 0, eventCount: 4, boneCount: 1, card: null };
  expect(eventWords(reader('en'), event)).toBe('Mary draws 4 Events and 1 Bone.');
  expect(eventWords(reader('fr'), event)).toBe('Mary pioche 4 Événements et 1 Os.');
});

describe('a refusal says why, in the names and numbers of the moment', () => {
  const why = (table: Table<Ruthless>, text: string, seat = 0) => {
    const found = table.barred(seat).find(barred => barred.text === text);
    return found === undefined ? 'legal' : refusalWords(reader('en'), found.refusal);
  };

  test('in the Field Season', () => {
    const table = position([
      { cards: ['explosives', 'cave-in', 'bone-rustlers', 'its-a-fake', 'rebuttal', 'discredited', 'train-robbers'] },
      { who: 'sternberg', crew: ['crew-reed'], skips: ['museum'] },
    ]);
    expect(why(table, 'playOn explosives#1 1')).toBe(
      'Explosives needs a rival with Bones in hand, and Georges has no Bone.',
    );
    expect(why(table, 'playOn cave-in 1')).toBe(
      'Cave-In cannot be aimed at Georges: Charles Hazelius Sternberg keeps such Events away.',
    );
    expect(why(table, 'playOn bone-rustlers#1 1')).toBe(
      'Bone Rustlers cannot be aimed at Georges: William H. Reed keeps such Events away.',
    );
    expect(why(table, 'play discredited')).toBe('Discredited! is for Controversy; this phase is Field Season.');
    expect(why(table, 'play rebuttal#1')).toBe(
      'Rebuttal is a Defense: it is played when an Event or a revision hits you.',
    );
  });

  test('in Museum Work', () => {
    const table = position(
      [
        {
          cards: ['coelophysis', 'significant-find', 'its-a-fake'],
          bones: ['th-head-crested', 'th-head-horned', 'fo-eggs'],
        },
        { museum: { allosaurus: ['th-head-massive'] } },
      ],
      { stage: 'museum' },
    );
    expect(why(table, 'describe coelophysis')).toBe(
      'Coelophysis needs bones of at least 2 different parts; you hold bones of 1 part only.',
    );
    expect(why(table, 'play its-a-fake#1')).toBe(
      "It's a Fake! is no action: it is played when a rival presents a skeleton or a fossil.",
    );
    expect(why(table, 'alter allosaurus')).toBe(
      'Allosaurus is on show. It can be revised in the Controversy, not now.',
    );
    give(table, '0 fossil fo-eggs');
    expect(why(table, 'bone th-head-crested')).toBe(
      'Clutch of Eggs is presented without a Name: nothing else goes with it.',
    );
  });

  test('in the Controversy', () => {
    const table = position(
      [
        {
          prestige: 5,
          bones: ['th-vert-graceful', 'sa-limb-stilts', 'fo-skin'],
          cards: ['head-on-the-wrong-end', 'front-page-scandal', 'discredited', 'new-evidence'],
        },
        { prestige: 4, museum: { tyrannosaurus: ['th-head-massive', 'sa-vert-tower'] }, fossils: ['fo-eggs'] },
      ],
      { stage: 'controversy' },
    );
    expect(why(table, 'revise tyrannosaurus th-vert-graceful')).toBe(
      'Not a closer match for Tyrannosaurus: 1 trait in common for Graceful hollow backbone, 1 for Towering backbone.',
    );
    expect(why(table, 'revise tyrannosaurus sa-limb-stilts')).toBe(
      'Tyrannosaurus takes bones of its own family only (Theropods), not Tall forelegs (Sauropods).',
    );
    expect(why(table, 'playOnSkeleton head-on-the-wrong-end#1 tyrannosaurus')).toBe(
      'Head on the Wrong End needs a head with fewer than 3 traits in common with its Name; that of Tyrannosaurus has 3.',
    );
    expect(why(table, 'playOnBone discredited th-head-massive')).toBe(
      'Discredited! needs a bone with at most 1 trait in common with its Name: 3 for Massive meat-eater skull in Tyrannosaurus.',
    );
    expect(why(table, 'playOn front-page-scandal#1 1')).toBe(
      'Front-Page Scandal hits a rival with at least your Prestige: Georges has 4, you have 5.',
    );
    expect(why(table, 'reviseFossil fo-eggs')).toBe('Clutch of Eggs is a fossil, and fossils cannot be revised.');
  });

  test('in a window', () => {
    const table = position([{ cards: ['explosives'] }, { bones: ['fo-eggs'], cards: ['rebuttal'] }]);
    give(table, '0 playOn explosives#1 1');
    expect(why(table, 'defend rebuttal#1', 1)).toBe(
      'Rebuttal does not answer Explosives: it is for a doubt or a slander.',
    );
  });
});

describe('the table as text', () => {
  const drawn = (table: Table<Ruthless>, seat: number | null) => draw(table.view(seat), reader('en'));

  test('shows a seat its own hand and the others only how many', () => {
    const table = position([
      { bones: ['fo-eggs'], cards: ['coelophysis'], crew: ['crew-lakes'], museum: { allosaurus: ['th-head-horned'] } },
      { bones: ['fo-skin', 'fo-trackway'], fossils: ['fo-coprolite'] },
    ]);
    const text = drawn(table, 0);
    expect(text).toContain('> Mary · Barnum Brown · 1 Prestige · first player');
    expect(text).toContain('  Bones (1): Clutch of Eggs');
    expect(text).toContain('  Allosaurus: Horned meat-eater skull 3, –, –');
    expect(text).toContain('  Bones (2): –, –');
    expect(text).toContain('  Fossils: Coprolite');
    expect(drawn(table, null)).toContain('  Bones (1): –');
  });

  test('shows what is prepared to its player alone, and what is laid down to all', () => {
    const table = position([
      { cards: ['coelophysis', 'priority'], bones: ['th-head-crested', 'th-limb-runner'] },
      { cards: ['rebuttal'] },
    ]);
    passTo(table, 'museum');
    give(table, '0 describe coelophysis', '0 bone th-head-crested');
    expect(drawn(table, 0)).toContain('  You are preparing: Coelophysis, Crested meat-eater skull');
    expect(drawn(table, 1)).not.toContain('Coelophysis');
    give(table, '0 bone th-limb-runner', '0 present');
    expect(drawn(table, 1)).toContain("  Mary presents: Coelophysis, Crested meat-eater skull, Runner's limbs");
  });

  test('keeps to 80 columns', () => {
    const table = position([{ bones: box.bones.slice(0, 20).map(({ id }) => id) }, {}]);
    for (const line of drawn(table, 0).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
