import {
  below,
  type Choose,
  chooseAtRandom,
  eventWords,
  fastRng,
  fork,
  type Language,
  messageValues,
  type Offer,
  type Option,
  optionWords,
  type Position,
  policyPlay,
  promptWords,
  type Reader,
  refusal,
  refusalWords,
  type Seat,
  say,
  type Values,
} from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import type { FormerEvent } from '../rules/events.ts';
import type { Fossilis } from '../rules/state.ts';
import { edition } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const { box } = edition;
const players = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
const readers: readonly Reader<Fossilis>[] = (['en', 'fr'] as const).map((language: Language) => ({
  game: fossilis,
  box,
  texts: language === 'en' ? en : fr,
  language,
  players,
}));

test('both languages have the same keys and the same values in each message', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en))
    expect([key, messageValues(fr[key]).sort()]).toEqual([key, messageValues(en[key]).sort()]);
});

test('every ask, setting and line of the score sheet has its text', () => {
  const keys = [
    ...Object.keys(fossilis.asks).map(what => `ask.${what}`),
    ...fossilis.settings.flatMap(({ id, values }) => [
      `setting.${id}`,
      ...values.map(value => `setting.${id}.${value}`),
    ]),
    'end.lastPool',
    'end.safetyRounds',
  ];
  for (const reader of readers) for (const key of keys) expect(say(reader, key, { n: 1 })).not.toBe('');
});

/** Digs for treasure and keeps Dinosaurs until they are complete, so that rare things come up; null to leave it to chance. */
function eager<C extends Option>(
  at: Position<Fossilis>,
  seat: Seat,
  { candidates, guards }: Offer<Fossilis, C>,
): C | null {
  const wanted = (option: Option): boolean =>
    option === 'extract' || option === 'climb' || (typeof option === 'object' && EAGERLY.includes(String(option.do)));
  return candidates.find(option => wanted(option) && refusal(at, seat, guards, option) === null) ?? null;
}

/** A whole sentence with one full stop, and no value that is missing. */
const WELL_SAID = /^(?!.*(?:undefined|NaN|Infinity|[{}]|\.\.)).*[^.\s]\.$/;

const EAGERLY: readonly string[] = ['assign', 'scorePerfect', 'scoreDisplay', 'claim'];

/** Says everything that random games ask, offer, refuse and tell. A sentence without a text, or without its values, throws. */
function sayGames(reader: Reader<Fossilis>, games: number): void {
  const rng = fastRng('words');
  const random = chooseAtRandom<Fossilis>(rng);
  const tell = Object.assign((event: Fossilis['event']) => void eventWords(reader, event), {
    only: (_seats: readonly Seat[], event: Fossilis['event'], instead: Fossilis['event'] | null) => {
      eventWords(reader, event);
      if (instead !== null) eventWords(reader, instead);
    },
  });
  const choose: Choose<Fossilis> = <C extends Option>(
    at: Position<Fossilis>,
    seat: Seat,
    what: string,
    offer: Offer<Fossilis, C>,
    values: Values = {},
  ) => {
    promptWords(reader, what, values);
    for (const candidate of offer.candidates) {
      optionWords(reader, what, candidate);
      const why = refusal(at, seat, offer.guards, candidate);
      if (why !== null) expect(refusalWords(reader, why)).toMatch(WELL_SAID);
    }
    const wish = below(rng, 4) === 0 ? null : eager(at, seat, offer);
    return wish ?? random(at, seat, what, offer);
  };
  for (let game = 0; game < games; game++) {
    const seats = fossilis.seats[game % fossilis.seats.length];
    const play = policyPlay(box, fossilis.setup(box, { seats, settings: {}, rng: fork(rng) }), choose, tell);
    while (fossilis.outcome(play) === null) fossilis.step(play);
    for (const row of fossilis.score(play)) {
      for (const line of [...row.lines, ...row.tieBreaks]) say(reader, `score.${line.what}`);
    }
  }
}

test('everything that eager games ask, offer, refuse and tell can be said', () => {
  for (const reader of readers) expect(() => sayGames(reader, 8)).not.toThrow();
}, 60_000);

test('what version 1 of the rules told can still be said, and what it told with fewer fields', () => {
  const former: readonly FormerEvent[] = [
    { type: 'turn', seat: 0, round: 3 },
    { type: 'gainedPlaster', seat: 0, n: 2 },
    { type: 'finalScore', seat: 0, n: 93 },
    { type: 'marketRenewed' },
    { type: 'exhibitsRenewed' },
    { type: 'endTriggered' },
    { type: 'lastRound' },
  ];
  const placed = { type: 'placedSand', seat: 0, tile: 0, cell: 12 };
  for (const reader of readers) for (const event of [...former, placed]) eventWords(reader, event);
  expect(eventWords(readers[0], placed)).toBe('Ada places Sand (Amber) on C3.');
});

test('plurals and elisions read well', () => {
  const [english, french] = readers;
  const took: Fossilis['event'] = { type: 'tookPlaster', seat: 0, n: 1, pool: 7 };
  expect(eventWords(english, took)).toBe('Ada gains 1 Plaster (7 left in the pool).');
  const more: Fossilis['event'] = { ...took, n: 2 };
  expect(eventWords(french, more)).toBe('Ada prend 2 plâtres (il en reste 7 dans le bac).');
  expect(promptWords(french, 'act', { n: 1 })).toBe('À vous de jouer : il vous reste 1 énergie.');
  expect(optionWords(french, 'dig', { cell: 12, direction: 1 })).toBe('Creuser C3 vers l’est');
  expect(optionWords(english, 'sandTile', 21)).toBe('Take Clay (Amber, Egg)');
});
