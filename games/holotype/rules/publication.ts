import { EVERYBODY, offer, type Seat, type Values } from '@bonebed/kernel';
import type { Contribution, Publication, SpecimenId, TraceId } from '../box/box.ts';
import { pointsOnTable } from './score.ts';
import { type At, type Guard, type Holotype, LOUNGE, type Play } from './state.ts';
import { advance } from './track.ts';

type Paper = Publication | Contribution;

/** HT-11.1, HT-R42: the fossil cubes of its own colour must all be there, and the research. */
const cannotPay: Guard<Paper> = {
  rule: 'HT-11.1',
  about: ['publish'],
  bars: (at, seat, paper) => paper.do === 'publish' && missingFor(at, seat, paper.specimen) > 0,
  values: (at, seat, paper) => (paper.do === 'publish' ? costOf(at, seat, paper.specimen) : {}),
};

export const publicationGuards: readonly Guard<Paper>[] = [cannotPay];

/** How many cubes a player lacks to publish a specimen. */
export function missingFor({ state, box }: At, seat: Seat, specimen: SpecimenId): number {
  const { period, fossils, research } = box.specimens[specimen];
  const player = state.players[seat];
  return Math.max(0, fossils - player.fossils[period]) + Math.max(0, research - player.research);
}

/** What publishing a specimen costs, and what the player has of it. */
export function costOf({ state, box }: At, seat: Seat, specimen: SpecimenId): Values {
  const { period, fossils, research } = box.specimens[specimen];
  const player = state.players[seat];
  return {
    specimen,
    period,
    fossils,
    research,
    haveFossils: player.fossils[period],
    haveResearch: player.research,
  };
}

/** HT-R19: card down, cost, trace fossil, marker and what its space brings, unlocking of the Grad Student. */
export function publish(play: Play, seat: Seat, specimen: SpecimenId): void {
  payAndLayDown(play, seat, specimen);
  addTrace(play, seat, specimen);
  // HT-11.4, HT-13.1: whoever publishes moves the marker.
  advance(play, seat);
  // HT-R18, HT-R36: on the last space nothing more happens.
  if (play.state.ended === null) unlockGradStudent(play, seat);
}

/** HT-11.2, HT-R12, HT-1.9: its cost goes to the supply; it lies face up and is a Holotype now. */
function payAndLayDown({ state, box, tell }: Play, seat: Seat, specimen: SpecimenId): void {
  const player = state.players[seat];
  const { period, fossils, research, vp } = box.specimens[specimen];
  player.specimens.splice(player.specimens.indexOf(specimen), 1);
  player.holotypes.push(specimen);
  player.holotypeTraces.push(null);
  player.fossils[period] -= fossils;
  player.research -= research;
  state.seen[specimen] = EVERYBODY;
  const points = pointsOnTable(box, player);
  tell({ type: 'published', seat, specimen, period, fossils, research, vp, points });
}

/** HT-11.3, HT-12.1: at most one trace fossil with it. HT-12.4: it lies face up with its Holotype. */
function addTrace({ state, box, ask, tell }: Play, seat: Seat, specimen: SpecimenId): void {
  const player = state.players[seat];
  if (player.traces.length === 0) return;
  const { period } = box.specimens[specimen];
  const fossils = box.traceCost;
  // Cubes, the published card and the number of trace fossils are public, so a lone 'none' is no secret.
  const trace = ask.open(
    seat,
    'trace',
    offer<Holotype, TraceId | 'none'>(['none', ...player.traces], noPlaceForTrace, noFossilForTrace),
    { period, fossils },
  );
  if (trace === 'none') return;
  player.traces.splice(player.traces.indexOf(trace), 1);
  player.holotypeTraces[player.holotypeTraces.length - 1] = trace;
  player.fossils[period] -= fossils;
  state.seen[box.first.traces + trace] = EVERYBODY;
  const { vp } = box.traceFossils[trace];
  tell({ type: 'traceAdded', seat, trace, period, fossils, vp, points: pointsOnTable(box, player) });
}

function lastPublished({ state }: { readonly state: Holotype['state'] }, seat: Seat): SpecimenId {
  const { holotypes } = state.players[seat];
  return holotypes[holotypes.length - 1];
}

/** HT-12.3: never with a Marine Reptile. */
const noPlaceForTrace: Guard<TraceId | 'none'> = {
  rule: 'HT-12.3',
  bars: (at, seat, trace) => trace !== 'none' && !at.box.specimens[lastPublished(at, seat)].takesTrace,
  values: (at, seat) => ({ specimen: lastPublished(at, seat) }),
};

/** HT-12.2: one more fossil of the Holotype's colour. */
const noFossilForTrace: Guard<TraceId | 'none'> = {
  rule: 'HT-12.2',
  bars: (at, seat, trace) => {
    const { period } = at.box.specimens[lastPublished(at, seat)];
    return trace !== 'none' && at.state.players[seat].fossils[period] < at.box.traceCost;
  },
  values: (at, seat) => {
    const { period } = at.box.specimens[lastPublished(at, seat)];
    return { period, need: at.box.traceCost, have: at.state.players[seat].fossils[period] };
  },
};

/** HT-11.5: with the third Holotype the Grad Student comes to the Lounge, for the next turn on. */
function unlockGradStudent({ state, box, tell }: Play, seat: Seat): void {
  const player = state.players[seat];
  if (player.holotypes.length !== box.gradUnlockAt) return;
  player.workers[box.gradStudent] = LOUNGE;
  tell({ type: 'gradUnlocked', seat, count: player.holotypes.length });
}
