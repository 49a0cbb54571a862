import { clockwise, offer, type Seat } from '@bonebed/kernel';
import type { MilestoneId } from '../box/box.ts';
import type { Guard, Holotype, Play } from './state.ts';

/** HT-13: the marker moves one space on and that space takes effect. HT-R17: a reset comes before milestones. */
export function advance(play: Play, seat: Seat): void {
  const { state, box, tell } = play;
  state.marker += 1;
  tell({ type: 'markerMoved', space: state.marker, last: state.lastSpace });
  // HT-13.2, HT-17.1, HT-17.3, HT-R18: the last space ends the game at once.
  if (state.marker >= state.lastSpace) {
    state.ended = 'track';
    tell({ type: 'ended', reason: 'track' });
    return;
  }
  const track = box.tracks[state.track];
  if (track.museumReset.includes(state.marker)) resetMuseum(play);
  // HT-20.1: in the elementary game Milestone spaces do nothing.
  if (!state.elementary && track.milestone.includes(state.marker)) takeMilestones(play, seat);
}

/** HT-13.3, HT-R12: the Museum's cubes go back to the supply and 1 Triassic, 2 Jurassic, 3 Cretaceous come instead. */
function resetMuseum({ state, box, tell }: Play): void {
  state.museum = box.museumReset.slice();
  tell({ type: 'museumReset' });
}

/**
 * HT-13.4, HT-14.1, HT-R16, HT-H6: every player takes a tile of the own six, all at once; the choices are shown together. HT-14.8: they
 * work from now on, but change nothing about a publication (HT-R20).
 */
function takeMilestones(play: Play, first: Seat): void {
  const { state, box, ask, tell } = play;
  const tiles = box.milestoneTiles;
  const choosing = clockwise(state.players, first).filter(seat => state.players[seat].milestones.length < tiles.length);
  const taken = ask.each(choosing, 'milestone', () => offer<Holotype, MilestoneId>(tiles, owned));
  for (const [index, seat] of choosing.entries()) {
    state.players[seat].milestones.push(taken[index]);
    tell({ type: 'milestoneTaken', seat, milestone: taken[index] });
  }
}

/** HT-14.1: a tile is taken once. */
const owned: Guard<MilestoneId> = {
  rule: 'HT-14.1',
  bars: ({ state }, seat, milestone) => state.players[seat].milestones.includes(milestone),
  values: (_at, _seat, milestone) => ({ milestone }),
};
