import type { Game } from '@bonebed/kernel';
import { openBox, PLAYER_COUNTS } from './box/box.ts';
import { manifest } from './manifest.ts';
import { faults } from './rules/faults.ts';
import { outcome, score } from './rules/score.ts';
import { setup } from './rules/setup.ts';
import { clone, type Holotype } from './rules/state.ts';
import { step, turnName } from './rules/turn.ts';
import { redeal, view } from './rules/view.ts';

/** Holotype: Mesozoic North America, by Brett Harrison and Lex Terenchin (Brexwerx Games). 2 to 5 players. */
export const holotype: Game<Holotype> = {
  id: 'holotype',
  version: 1,
  seats: manifest.seats,
  settings: [
    { id: 'elementary', values: [false, true], default: false },
    { id: 'trackForPlayers', values: ['standard', ...PLAYER_COUNTS], default: 'standard' },
    { id: 'lastSpace', values: ['standard', 6, 7, 8, 9, 10, 11], default: 'standard', seats: [2] },
  ],
  asks: {
    keepObjective: { rule: 'HT-3.5', noun: 'personal' },
    turn: { rule: 'HT-4.1' },
    eject: { rule: 'HT-5.5' },
    lab: { rule: 'HT-6.1' },
    labDiscard: { rule: 'HT-6.4', noun: 'specimen' },
    labTake: { rule: 'HT-6.2', noun: 'specimen' },
    expedition: { rule: 'HT-7.2', noun: 'expedition' },
    reroll: { rule: 'HT-7.6' },
    erosion: { rule: 'HT-9.1', noun: 'location' },
    dropSurplus: { rule: 'HT-8.3', noun: 'period' },
    journal: { rule: 'HT-11.1' },
    trace: { rule: 'HT-12.1', noun: 'trace' },
    milestone: { rule: 'HT-14.1', noun: 'milestone' },
    museum: { rule: 'HT-16.1' },
    patronCube: { rule: 'HT-14.5', noun: 'period' },
  },
  nouns: {
    seat: 'seats',
    owner: 'seats',
    winners: 'seats',
    worker: 'workers',
    workers: 'workers',
    rival: 'workers',
    location: 'locations',
    period: 'periods',
    give: 'periods',
    take: 'periods',
    cube: 'periods',
    specimen: 'specimens',
    specimens: 'specimens',
    trace: 'traceFossils',
    expedition: 'expeditions',
    expeditions: 'expeditions',
    objective: 'globalObjectives',
    slot: 'slots',
    personal: 'personalObjectives',
    milestone: 'milestones',
    // Faces of dice are words, not numbers.
    face: 'face',
    faces: 'face',
    was: 'face',
  },
  box: openBox,
  setup,
  step,
  turn: turnName,
  outcome,
  score,
  view,
  redeal,
  clone,
  faults,
};

export type { Holotype } from './rules/state.ts';
