import {
  BadInput,
  below,
  type Deal,
  NOBODY,
  offer,
  type Rng,
  type Seat,
  type SettingValue,
  shuffled,
} from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { startPrestige } from './prestige.ts';
import {
  type At,
  type BoneId,
  type CardId,
  type Guard,
  leftOf,
  NO_DRAFT,
  PHASE_COUNT,
  type Play,
  type Player,
  type RuthlessState,
  SOURCES,
} from './state.ts';

/** RP-2.1 to RP-2.9: everything on the table before the first Field Season; the same cards for every number of players. */
export function setup(box: Box, { seats, settings, rng }: Deal): RuthlessState {
  const goal = goalFrom(box, seats, settings.goal);
  const first = firstPlayer(seats, settings.firstPlayer, rng);
  const { boneDeck, eventDeck } = decks(box, rng);
  const state: RuthlessState = {
    rng,
    seen: new Array<number>(box.bones.length + box.cards.length).fill(NOBODY),
    goal,
    rotates: settings.rotateFirstPlayer === true,
    fossilsJoin: settings.fossils !== 'alone',
    endsShort: settings.emptyDeck !== 'turn',
    stage: 'setup',
    turn: 1,
    first,
    active: first,
    passes: 0,
    boneDeck,
    eventDeck,
    boneTray: [],
    players: Array.from({ length: seats }, newPlayer),
    draft: NO_DRAFT(),
    presentation: null,
    revision: null,
    event: null,
    defences: [],
    usedCrew: [],
    boneless: false,
    placed: false,
    idleTurns: 0,
    ending: null,
  };
  if (settings.paleontologists === 'random') dealPaleontologists({ state, box });
  return state;
}

/** RP-2.4: two face-down decks, shuffled. */
function decks({ bones, cards }: Box, rng: Rng): Pick<RuthlessState, 'boneDeck' | 'eventDeck'> {
  // The numbers of the box's cards become ids here.
  return { boneDeck: shuffled(rng, bones.length) as BoneId[], eventDeck: shuffled(rng, cards.length) as CardId[] };
}

/** RP-2.5: nothing is dealt before the first Field Season. */
function newPlayer(): Player {
  return {
    paleontologist: null,
    prestige: 0,
    earned: new Array<number>(SOURCES.length).fill(0),
    bones: [],
    cards: [],
    crew: [],
    skeletons: [],
    fossils: [],
    skips: new Array<boolean>(PHASE_COUNT).fill(false),
    mayKeep: 0,
    kept: [],
    discards: [],
  };
}

/** The goals a table can set, whatever the edition; one out of the edition's range is refused when the game is set up. */
export const GOALS: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

/** RP-2.7: the suggested goal for this number of players, or any whole number in the range. */
function goalFrom({ constants }: Box, seats: number, setting: SettingValue | undefined): number {
  if (typeof setting !== 'number') return constants.goalByPlayers[seats];
  const [least, most] = constants.goalRange;
  if (setting < least || setting > most) {
    throw new BadInput(
      'setting',
      'settings.goal',
      `this edition plays to a goal from ${least} to ${most}, not ${setting}`,
    );
  }
  return setting;
}

/** RP-2.6, RP-R3: a seat that the table names, or one drawn by lot. */
function firstPlayer(seats: number, setting: SettingValue | undefined, rng: Rng): Seat {
  if (setting === undefined || setting === 'random') return below(rng, seats);
  return FIRST_SEATS.indexOf(setting);
}

/** The values of the setting `firstPlayer` that name a seat. */
export const FIRST_SEATS: readonly SettingValue[] = ['seat1', 'seat2', 'seat3', 'seat4'];

/** RP-R4: by lot, no two alike; the others are out of the game. */
function dealPaleontologists({ state, box }: At): void {
  const order = shuffled(state.rng, box.paleontologists.length);
  for (let seat = 0; seat < state.players.length; seat++) takePaleontologist({ state, box }, seat, order[seat]);
}

function takePaleontologist(at: At, seat: Seat, paleontologist: number): void {
  at.state.players[seat].paleontologist = paleontologist;
  startPrestige(at, seat, paleontologist);
}

const taken: Guard<number> = {
  rule: 'RP-2.2',
  text: 'RP-2.2.by',
  bars: ({ state }, _seat, paleontologist) => ownerOf(state, paleontologist) >= 0,
  values: ({ state }, _seat, paleontologist) => ({ paleontologist, rival: ownerOf(state, paleontologist) }),
};

function ownerOf({ players }: RuthlessState, paleontologist: number): Seat {
  return players.findIndex(player => player.paleontologist === paleontologist);
}

/** RP-2.2, RP-R4: each player in turn takes a Paleontologist that is still free, or shows the one that was dealt. */
export function choosePaleontologist(play: Play): void {
  const { state, box, ask, tell } = play;
  const seat = state.active;
  if (seat === state.first) tell({ type: 'began', seat, goal: state.goal });
  let { paleontologist } = state.players[seat];
  if (paleontologist === null) {
    const all = box.paleontologists.map((_, index) => index);
    paleontologist = ask.open(seat, 'paleontologist', offer(all, taken));
    takePaleontologist(play, seat, paleontologist);
  }
  tell({ type: 'paleontologist', seat, paleontologist, total: state.players[seat].prestige });
  state.active = leftOf(state, seat);
  if (state.active === state.first) state.stage = 'draw';
}
