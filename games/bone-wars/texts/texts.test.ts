import {
  chooseAtRandom,
  eventWords,
  fastRng,
  type Language,
  messageValues,
  optionWords,
  policyPlay,
  promptWords,
  type Reader,
  refusal,
  refusalWords,
  say,
} from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { boneWars } from '../index.ts';
import type { BoneWarsEvent } from '../rules/events.ts';
import type { BoneWars } from '../rules/state.ts';
import { box } from '../testing/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const readers: Readonly<Record<Language, Reader<BoneWars>>> = {
  en: { game: boneWars, box, texts: en, language: 'en', players: ['Ann', 'Bob', 'Cy', 'Dee'] },
  fr: { game: boneWars, box, texts: fr, language: 'fr', players: ['Ann', 'Bob', 'Cy', 'Dee'] },
};

test('both languages have the same keys, with the same values in each', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en))
    expect([key, ...messageValues(fr[key]).sort()]).toEqual([key, ...messageValues(en[key]).sort()]);
});

test('every ask has a prompt', () => {
  for (const what of Object.keys(boneWars.asks)) expect(en).toHaveProperty([`ask.${what}`]);
});

test.each(['en', 'fr'] as const)('everything that random games say can be said in %s', language => {
  const reader = readers[language];
  const used = new Set<string>();
  for (let seed = 0; seed < 20; seed++) playAloud(reader, boneWars.seats[seed % boneWars.seats.length], seed, used);
  for (const key of used) expect(key).not.toMatch(/undefined|NaN|\{|\}/);
  expect(used.size).toBeGreaterThan(500);
});

/** Plays a random game and puts everything that is told, asked, offered and refused into words. */
function playAloud(reader: Reader<BoneWars>, seats: number, seed: number, said: Set<string>): void {
  const random = chooseAtRandom<BoneWars>(fastRng(`choices ${seed}`));
  const state = boneWars.setup(box, { seats, settings: {}, rng: fastRng(`deal ${seed}`) });
  const hear = (event: BoneWarsEvent | null) => {
    if (event !== null) said.add(eventWords(reader, event));
  };
  const tell = Object.assign(hear, {
    only: (_seats: readonly number[], event: BoneWarsEvent, instead: BoneWarsEvent | null) => {
      hear(event);
      hear(instead);
    },
  });
  const play = policyPlay<BoneWars>(
    box,
    state,
    (at, seat, what, offer, values = {}) => {
      said.add(promptWords(reader, what, values));
      for (const option of offer.candidates) {
        const why = refusal(at, seat, offer.guards, option);
        said.add(optionWords(reader, what, option));
        if (why !== null) said.add(refusalWords(reader, why));
      }
      return random(at, seat, what, offer, values);
    },
    tell,
  );
  while (boneWars.outcome(play) === null) boneWars.step(play);
  for (const { lines, tieBreaks } of boneWars.score(play)) {
    for (const { what } of [...lines, ...tieBreaks]) said.add(say(reader, `score.${what}`));
  }
  said.add(say(reader, `end.${boneWars.outcome(play)?.reason}`));
}
