import type { Game } from '@bonebed/kernel';
import { openBox } from './box/box.ts';
import { manifest } from './manifest.ts';
import { faults } from './rules/faults.ts';
import { outcome, score } from './rules/score.ts';
import { setup } from './rules/setup.ts';
import { clone, type Fossilis } from './rules/state.ts';
import { step, turnName } from './rules/turn.ts';
import { redeal, view } from './rules/view.ts';

export type { Box } from './box/box.ts';
export type { FossilisEvent } from './rules/events.ts';
export type { Fossilis, FossilisState } from './rules/state.ts';

export const fossilis: Game<Fossilis> = {
  id: 'fossilis',
  version: 2,
  seats: manifest.seats,
  // FO-19.2: of the 2020 edition only what is known well enough is an option.
  settings: [
    { id: 'final_energy', values: [false, true], default: false },
    { id: 'even_pits', values: [false, true], default: false },
    { id: 'pure_memory', values: [false, true], default: false },
    { id: 'endless_plaster', values: [false, true], default: false },
  ],
  asks: {
    pawn: { rule: 'FO-3.13', noun: 'cell' },
    act: { rule: 'FO-4.2' },
    move: { rule: 'FO-5.2', noun: 'cell' },
    climb: { rule: 'FO-5.4', noun: 'cell' },
    sandTile: { rule: 'FO-5.6', noun: 'tile' },
    sandSpace: { rule: 'FO-5.6', noun: 'cell' },
    side: { rule: 'FO-R14', noun: 'side' },
    dig: { rule: 'FO-6.4' },
    extract: { rule: 'FO-8.4' },
    skill: { rule: 'FO-10.1', noun: 'skill' },
    effect: { rule: 'FO-11.6' },
    sweep: { rule: 'FO-11.3', noun: 'cell' },
    peek: { rule: 'FO-H2', noun: 'cell' },
    market: { rule: 'FO-12.1' },
    waive: { rule: 'FO-12.2', noun: 'fragment' },
    payment: { rule: 'FO-R28', noun: 'tile' },
    claim: { rule: 'FO-13.1' },
    firstBone: { rule: 'FO-13.2', noun: 'bone' },
    tremor: { rule: 'FO-R40' },
    takeSand: { rule: 'FO-R39', noun: 'tile' },
    nightDig: { rule: 'FO-R39' },
  },
  nouns: {
    seat: 'seats',
    cell: 'cells',
    direction: 'directions',
    side: 'directions',
    material: 'materials',
    digs: 'materials',
    alsoDigs: 'materials',
    heavier: 'materials',
    tile: 'tiles',
    tiles: 'tiles',
    pushed: 'tiles',
    kept: 'tiles',
    covered: 'cells',
    opened: 'cells',
    fragment: 'fragments',
    find: 'oneFinds',
    finds: 'finds',
    bone: 'oneFinds',
    skill: 'skills',
    tool: 'tools',
    tools: 'tools',
    supply: 'supplies',
    supplies: 'supplies',
    event: 'events',
    effect: 'eventTexts',
    dinosaur: 'dinosaurs',
    dinosaurs: 'dinosaurs',
    winners: 'seats',
    characteristic: 'characteristics',
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
