import { EVERYBODY, offer, type Seat } from '@bonebed/kernel';
import type { Contribution, Publication, SpecimenId, TraceId } from '../box/box.ts';
import { type Guard, type Holotype, LOUNGE, type Play } from './state.ts';
import { advance } from './track.ts';

type Paper = Publication | Contribution;

/** HT-11.1, HT-R42: the fossil cubes of its own colour must all be there. */
const tooFewFossils: Guard<Paper> = {
  rule: 'HT-11.1',
  text: 'HT-11.1.fossils',
  bars: ({ state, box }, seat, paper) => {
    if (paper.do !== 'publish') return false;
    const { period, fossils } = box.specimens[paper.specimen];
    return state.players[seat].fossils[period] < fossils;
  },
  values: ({ state, box }, seat, paper) => {
    if (paper.do !== 'publish') return {};
    const { period, fossils } = box.specimens[paper.specimen];
    return { period, need: fossils, have: state.players[seat].fossils[period] };
  },
};

/** HT-11.1: and the research. */
const tooLittleResearch: Guard<Paper> = {
  rule: 'HT-11.1',
  text: 'HT-11.1.research',
  bars: ({ state, box }, seat, paper) =>
    paper.do === 'publish' && state.players[seat].research < box.specimens[paper.specimen].research,
  values: ({ state, box }, seat, paper) =>
    paper.do === 'publish' ? { need: box.specimens[paper.specimen].research, have: state.players[seat].research } : {},
};

export const publicationGuards: readonly Guard<Paper>[] = [tooFewFossils, tooLittleResearch];

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
  tell({ type: 'published', seat, specimen, vp });
}

/** HT-11.3, HT-12.1: at most one trace fossil with it. HT-12.4: it lies face up with its Holotype. */
function addTrace({ state, box, ask, tell }: Play, seat: Seat, specimen: SpecimenId): void {
  const player = state.players[seat];
  if (player.traces.length === 0) return;
  // Cubes, the published card and the number of trace fossils are public, so a lone 'none' is no secret.
  const trace = ask.open(
    seat,
    'trace',
    offer<Holotype, TraceId | 'none'>(['none', ...player.traces], noPlaceForTrace, noFossilForTrace),
  );
  if (trace === 'none') return;
  player.traces.splice(player.traces.indexOf(trace), 1);
  player.holotypeTraces[player.holotypeTraces.length - 1] = trace;
  player.fossils[box.specimens[specimen].period] -= box.traceCost;
  state.seen[box.first.traces + trace] = EVERYBODY;
  tell({ type: 'traceAdded', seat, trace, vp: box.traceFossils[trace].vp });
}

function lastPublished({ state }: { readonly state: Holotype['state'] }, seat: Seat): SpecimenId {
  const { holotypes } = state.players[seat];
  return holotypes[holotypes.length - 1];
}

/** HT-12.3: never with a Marine Reptile. */
const noPlaceForTrace: Guard<TraceId | 'none'> = {
  rule: 'HT-12.3',
  bars: (at, seat, trace) => trace !== 'none' && !at.box.specimens[lastPublished(at, seat)].takesTrace,
};

/** HT-12.2: one more fossil of the Holotype's colour. */
const noFossilForTrace: Guard<TraceId | 'none'> = {
  rule: 'HT-12.2',
  bars: (at, seat, trace) => {
    const { period } = at.box.specimens[lastPublished(at, seat)];
    return trace !== 'none' && at.state.players[seat].fossils[period] < at.box.traceCost;
  },
  values: (at, seat) => ({ period: at.box.specimens[lastPublished(at, seat)].period, need: at.box.traceCost }),
};

/** HT-11.5: with the third Holotype the Grad Student comes to the Lounge, for the next turn on. */
function unlockGradStudent({ state, box, tell }: Play, seat: Seat): void {
  const player = state.players[seat];
  if (player.holotypes.length !== box.gradUnlockAt) return;
  player.workers[box.gradStudent] = LOUNGE;
  tell({ type: 'gradUnlocked', seat });
}
