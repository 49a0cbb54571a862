import { fastRng, give, policyPlay, type Settings } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { chooseForAbsent, ruthless } from '../index.ts';
import { asked, bonesOf, box, cardsOf, position } from '../testing/index.ts';
import type { Ruthless } from './state.ts';

/** Plays on from a table's position with nobody there, until the question or the game is over. */
function leave(table: ReturnType<typeof position>, stop: (what: string) => boolean = () => false) {
  const { start, given } = table.situation();
  const choose = chooseForAbsent(fastRng('absent'));
  const told: string[] = [];
  const play = policyPlay<Ruthless>(box, ruthless.clone(start), (at, seat, what, offer, values) => {
    const said = given[told.length];
    const option = said === undefined ? choose(at, seat, what, offer, values) : said.option;
    told.push(`${seat} ${what} ${typeof option === 'object' ? option.do : option}`);
    // Answers given before are of the kind that was asked for.
    return option as never;
  });
  while (ruthless.outcome(play) === null && !stop(told.at(-1) ?? '')) ruthless.step(play);
  return { told: told.slice(given.length), state: play.state };
}

describe('RP-R44 absent players', () => {
  test('RP-R44 pass, decline and do not defend', () => {
    const table = position([
      { cards: ['crew-lakes', 'explosives'] },
      { bones: ['fo-eggs'], cards: ['plaster-jackets'] },
    ]);
    expect(leave(table, what => what.includes('museum')).told).toEqual([
      '0 field pass',
      '1 field pass',
      '0 museum pass',
    ]);
    give(table, '0 playOn explosives#1 1');
    expect(asked(table)).toBe('defend 1');
    expect(leave(table, what => what.includes('defend')).told[0]).toBe('1 defend pass');
  });

  test('RP-R44 take a random Bone of those seen', () => {
    const table = position([{ cards: ['spy-in-the-camp'] }, { bones: ['fo-eggs', 'fo-skin'] }]);
    give(table, '0 playOn spy-in-the-camp#1 1');
    expect(asked(table)).toBe('take 0');
    expect(leave(table, what => what.includes('take')).told[0]).toMatch(/^0 take \d+$/);
  });

  test('RP-R44 keep as many Bones as allowed in hand order, discard what was drawn last', () => {
    const cards = ['coelophysis', 'allosaurus', 'triceratops', 'apatosaurus', 'diplodocus', 'priority'];
    const table = position([{ who: 'sternberg', bones: ['fo-skin', 'fo-eggs'], cards }, { who: 'marsh' }], {
      stage: 'end',
    });
    const { state } = leave(table, what => what.includes('discard'));
    const kept = { ...table, position: { state, box } };
    expect(bonesOf(kept as never, 0)).toEqual(['fo-skin']);
    expect(cardsOf(kept as never, 0)).toEqual(cards.slice(0, 4));
    expect(state.eventDeck.slice(-2).map(card => box.cards[card].id)).toEqual(['priority', 'diplodocus']);
  });

  test('RP-R44 what was begun is laid down', () => {
    const bones = ['th-head-crested', 'th-limb-runner', 'fo-eggs'];
    const table = position([{ cards: ['coelophysis'], bones }, {}], { stage: 'museum' });
    give(table, '0 describe coelophysis');
    expect(leave(table, what => what.includes('present')).told).toEqual([
      '0 museum bone',
      '0 museum bone',
      '0 museum present',
    ]);
  });

  test('RP-R44 a table that everybody has left comes to an end', () => {
    const settings: Settings = { paleontologists: 'choose' };
    for (const seats of ruthless.seats) {
      const state = ruthless.setup(box, { seats, settings, rng: fastRng(`left ${seats}`) });
      const play = policyPlay<Ruthless>(box, state, chooseForAbsent(fastRng('left')));
      while (ruthless.outcome(play) === null) ruthless.step(play);
      expect(ruthless.outcome(play)?.reason).toBe('idle');
    }
  });
});
