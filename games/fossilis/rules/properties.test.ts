import {
  type Choose,
  chooseAtRandom,
  fastRng,
  fork,
  type Offer,
  type Option,
  policyPlay,
  type Seat,
  type Settings,
} from '@bonebed/kernel';
import { propertyKit } from '@bonebed/kernel/kit';
import { describe, expect, test } from 'vitest';
import { fossilis } from '../index.ts';
import { edition } from '../testing/index.ts';
import type { Fossilis } from './state.ts';

const { box } = edition;
const DEFAULTS: Settings = { final_energy: false, even_pits: false, pure_memory: false };
const GAMES = Number(process.env.FOSSILIS_GAMES ?? 30);
const LONG_MS = 120_000 + GAMES * 1000;

/** Plays random games to the end and looks for faults at every ask. */
function playGames(seats: number, settings: Settings, games: number): { rounds: number; reasons: Set<string> } {
  const rng = fastRng(`games/${seats}/${JSON.stringify(settings)}`);
  const random = chooseAtRandom<Fossilis>(rng);
  const choose: Choose<Fossilis> = <C extends Option>(
    _at: unknown,
    seat: Seat,
    what: string,
    offer: Offer<Fossilis, C>,
  ) => {
    const [fault] = fossilis.faults(play);
    if (fault !== undefined) throw new Error(`${what}: ${fault.path}: ${fault.fault}`);
    return random(play, seat, what, offer);
  };
  let play = policyPlay(box, fossilis.setup(box, { seats, settings, rng: fork(rng) }), choose);
  const reasons = new Set<string>();
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    play = policyPlay(box, fossilis.setup(box, { seats, settings, rng: fork(rng) }), choose);
    while (fossilis.outcome(play) === null) fossilis.step(play);
    expect(fossilis.faults(play)).toEqual([]);
    rounds += play.state.round;
    reasons.add(fossilis.outcome(play)?.reason ?? '');
  }
  return { rounds: rounds / games, reasons };
}

describe('random games end, with every component in its place at every ask (FO-2.7)', () => {
  for (const seats of fossilis.seats) {
    test(`${seats} seats`, () => expect(playGames(seats, DEFAULTS, GAMES).reasons).toContain('lastPool'), LONG_MS);
  }
  test(
    'with every option',
    () => playGames(4, { final_energy: true, even_pits: true, pure_memory: true }, GAMES),
    LONG_MS,
  );
});

describe('the property kit', () => {
  for (const seats of fossilis.seats) {
    test(`${seats} seats`, () => propertyKit(fossilis, edition, { seats, seeds: ['1'] }), LONG_MS);
  }
  test(
    'with every option',
    () =>
      propertyKit(fossilis, edition, {
        seats: 3,
        seeds: ['2'],
        settings: { final_energy: true, even_pits: true, pure_memory: true },
      }),
    LONG_MS,
  );
});
