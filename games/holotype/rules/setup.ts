import { below, type Deal, NOBODY, offer, only, repeated, type Seat, shuffled } from '@bonebed/kernel';
import type { Box, ExpeditionId, ObjectiveId, PersonalId, SpecimenId, TraceId } from '../box/box.ts';
import { type Holotype, type HolotypeState, LOCKED, LOUNGE, noAction, type Play, type Player } from './state.ts';

/** HT-2 and HT-3: the table, then each player. */
export function setup(box: Box, { seats, settings, rng }: Deal): HolotypeState {
  // HT-2.2: five decks, each shuffled by itself.
  const expeditionDeck = shuffled(rng, box.expeditions.length) as ExpeditionId[];
  const traceDeck = shuffled(rng, box.traceFossils.length) as TraceId[];
  const objectiveDeck = shuffled(rng, box.globalObjectives.length) as ObjectiveId[];
  const specimenDeck = shuffled(rng, box.specimens.length) as SpecimenId[];
  const personalDeck = shuffled(rng, box.personalObjectives.length) as PersonalId[];
  const elementary = settings.elementary === true;
  // HT-2.1: the sides of board and track for the number of players, unless a variant says otherwise.
  const track = typeof settings.trackForPlayers === 'number' ? settings.trackForPlayers : seats;
  const state: HolotypeState = {
    rng,
    seen: new Array<number>(box.first.all).fill(NOBODY),
    active: null,
    firstSeat: 0,
    turns: 0,
    elementary,
    track,
    lastSpace: lastSpace(box, track, settings.lastSpace),
    // HT-2.5: the marker starts on space 0.
    marker: 0,
    // HT-2.4: one Triassic, two Jurassic and three Cretaceous cubes lie in the Museum.
    museum: box.museumStart.slice(),
    action: noAction(),
    specimenDeck,
    specimenDiscard: [],
    expeditionDeck,
    expeditionDiscard: [],
    drawn: [],
    dice: [],
    rerollsLeft: 0,
    traceDeck,
    objectives: [],
    objectiveDeck,
    personalDeck,
    players: [],
    ended: null,
  };
  if (!elementary) revealObjectives(box, state, seats + box.extraObjectives);
  for (let seat = 0; seat < seats; seat++) state.players.push(newPlayer(box, state, seat));
  // HT-3.6: the first player is chosen at random.
  state.firstSeat = below(rng, seats);
  return state;
}

/** HT-20.2, HT-20.3, HT-R39, HT-20.4: the chosen side of the track, or the shorter game that two players agreed on. */
function lastSpace(box: Box, track: number, agreed: unknown): number {
  const printed = box.tracks[track].lastSpace;
  return typeof agreed === 'number' ? Math.min(agreed, printed) : printed;
}

/** HT-2.3, HT-R33: one more than there are players; no others come later. */
function revealObjectives({ globalObjectives }: Box, state: HolotypeState, count: number): void {
  for (const objective of state.objectiveDeck.splice(-count)) {
    state.objectives.push({ objective, discs: new Array<null>(globalObjectives[objective].slots.length).fill(null) });
  }
}

/** HT-1.7, HT-3.1 to HT-3.4, HT-2.6: three workers, discs and milestone tiles; three specimens and two Personal Objectives; no cubes. */
function newPlayer(box: Box, state: HolotypeState, seat: Seat): Player {
  const specimens = state.specimenDeck.splice(-box.specimensDealt);
  for (const specimen of specimens) state.seen[specimen] = only(seat);
  // HT-R40: in the elementary game no Personal Objectives are dealt.
  const dealt = state.elementary ? [] : state.personalDeck.splice(-box.personalsDealt);
  for (const personal of dealt) state.seen[box.first.personals + personal] = only(seat);
  return {
    workers: startOfWorkers(box),
    fossils: repeated(0, box.periods.length),
    research: 0,
    specimens,
    traces: [],
    dealt,
    kept: null,
    discarded: [],
    holotypes: [],
    holotypeTraces: [],
    milestones: [],
    // HT-3.3: a disc on each contribution circle.
    discs: box.discs,
  };
}

/** HT-3.2: Paleontologist and Field Assistant go to the Lounge, the Grad Student is locked. */
function startOfWorkers({ workers, loungeStart }: Box): Player['workers'] {
  const places = repeated<Player['workers'][number]>(LOCKED, workers.length);
  for (const worker of loungeStart) places[worker] = LOUNGE;
  return places;
}

/** HT-3.5, HT-R1, HT-H6, HT-D1: all keep one of their two Personal Objectives, at once and in secret; then the first turn begins. */
export function choosePersonals(play: Play): void {
  const { state, ask, tell } = play;
  const choosing = state.players.flatMap(({ dealt }, seat) => (dealt.length > 0 ? [seat] : []));
  if (choosing.length > 0) {
    const kept = ask.each(choosing, 'keepObjective', seat => offer<Holotype, PersonalId>(state.players[seat].dealt));
    for (const [index, seat] of choosing.entries()) keepPersonal(play, seat, kept[index]);
    tell({ type: 'objectivesChosen' });
  }
  state.active = state.firstSeat;
  tell({ type: 'firstPlayer', seat: state.firstSeat });
}

function keepPersonal({ state, tell }: Play, seat: Seat, personal: PersonalId): void {
  const player = state.players[seat];
  player.kept = personal;
  player.discarded = player.dealt.filter(other => other !== personal);
  player.dealt = [];
  tell.only([seat], { type: 'objectiveKept', seat, personal }, null);
}
