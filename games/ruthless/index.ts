import type { Game, SettingSpec } from '@bonebed/kernel';
import { openBox } from './box/box.ts';
import { manifest } from './manifest.ts';
import { faults } from './rules/faults.ts';
import { outcome, score } from './rules/score.ts';
import { FIRST_SEATS, GOALS, setup } from './rules/setup.ts';
import { clone, type Ruthless } from './rules/state.ts';
import { step, turnName } from './rules/turn.ts';
import { redeal, view } from './rules/view.ts';

export type { Box } from './box/box.ts';
export type { RuthlessEvent } from './rules/events.ts';
export type { Ruthless, RuthlessState } from './rules/state.ts';
export type { DraftView, PileView, PlayerView, SkeletonView, TableView } from './rules/view.ts';

const settings: readonly SettingSpec[] = [
  { id: 'goal', values: ['suggested', ...GOALS], default: 'suggested' },
  {
    id: 'firstPlayer',
    values: ['random', ...FIRST_SEATS],
    default: 'random',
    fits: (value, seats) => FIRST_SEATS.indexOf(value) < seats,
  },
  { id: 'rotateFirstPlayer', values: [false, true], default: false },
  { id: 'paleontologists', values: ['choose', 'random'], default: 'choose' },
  { id: 'fossils', values: ['together', 'alone'], default: 'together' },
  { id: 'emptyDeck', values: ['draw', 'turn'], default: 'draw' },
];

/** Bone Wars: The Game of Ruthless Paleontology (Zygote Games, 2005), by James L. Cambias and Diane A. Kelly. */
export const ruthless: Game<Ruthless> = {
  id: 'ruthless',
  version: 2,
  seats: manifest.seats,
  settings,
  asks: {
    paleontologist: { rule: 'RP-2.2', noun: 'paleontologist' },
    field: { rule: 'RP-5.3' },
    museum: { rule: 'RP-6.1' },
    controversy: { rule: 'RP-7.1' },
    doubt: { rule: 'RP-6.5' },
    doubtFossil: { rule: 'RP-6.5' },
    doubtBoth: { rule: 'RP-6.5' },
    defend: { rule: 'RP-4.5' },
    defendSkeleton: { rule: 'RP-7.8' },
    take: { rule: 'RP-R47', noun: 'bone' },
    keep: { rule: 'RP-9.1', noun: 'bone' },
    discard: { rule: 'RP-9.2', noun: 'card' },
  },
  nouns: {
    seat: 'seats',
    rival: 'seats',
    owner: 'seats',
    by: 'seats',
    leaders: 'seats',
    winners: 'seats',
    paleontologist: 'paleontologists',
    card: 'cards',
    cards: 'cards',
    name: 'cards',
    skeleton: 'cards',
    crew: 'cards',
    boosts: 'cards',
    defence: 'cards',
    threat: 'cards',
    bone: 'bones',
    bones: 'bones',
    old: 'bones',
    olds: 'bones',
    fossil: 'bones',
    family: 'families',
    wanted: 'families',
    now: 'phase',
    other: 'tag',
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
