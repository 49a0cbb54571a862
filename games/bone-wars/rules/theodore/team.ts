import { impossible } from '@bonebed/kernel';
import type { SoloSpec } from '../../box/cards.ts';
import type { TeamAction } from '../../box/components.ts';
import { DIGGING } from '../causes.ts';
import type { Site } from '../ids.ts';
import type { At, Play } from '../state.ts';
import { digDeeper, discover, discoverCost, establishCamp, move, stepsLeft } from '../team.ts';
import { accepts, takeBone } from './bones.ts';
import { nextSiteAction, siteAction, theodoreReceives } from './bonuses.ts';
import { him, theodoreOf } from './cards.ts';
import { explain, type Obstacle, SOURCES, type Source } from './steps.ts';

/** Chapter 17.6: Theodore's team actions. */

/** BW-17.19, BW-17.21, BW-R65: the actions of the bottom half, round and round, until no points or nothing to do is left. */
export function teamHalf(play: Play, card: SoloSpec, source: Source, ap: number, depth: number): void {
  const { state, tell } = play;
  tell({ type: 'theodoreValues', rule: SOURCES[source], source, ap, depth });
  state.turn.mode = 'team';
  state.turn.ap = ap;
  state.turn.depth = depth;
  if (card.before.length > 0) explain(play, 'before');
  const { card: current } = state.turn;
  if (current !== null) theodoreReceives(play, card.before, { do: 'soloCard', card: current });
  leaveUniversity(play, card);
  let idle = 0;
  for (let i = 0; state.turn.ap > 0 && idle < card.teamActions.length; i++) {
    const action = card.teamActions[i % card.teamActions.length];
    idle = attempt(play, card, action) ? 0 : idle + 1;
  }
  if (state.turn.ap > 0) explain(play, 'idle');
}

/** BW-R60: from his university a free step leads to the first or the last of the connected sites. */
function leaveUniversity(play: Play, { direction }: SoloSpec): void {
  const { campus } = play.state.players[him(play)];
  if (campus === null || play.state.turn.ap === 0) return;
  explain(play, 'leave');
  const { leadsTo } = play.box.campuses[campus];
  move(play, him(play), leadsTo[direction === 'clockwise' ? 0 : leadsTo.length - 1]);
}

function cost(at: At, action: TeamAction): number {
  if (action === 'discover') return Math.min(theodoreOf(at).discoverCost, discoverCost(at, him(at))); // BW-17.26, BW-13.2
  if (action === 'move' && stepsLeft(at, him(at)) > 0) return 0; // BW-17.27
  return at.box.teamCost[action];
}

function attempt(play: Play, card: SoloSpec, action: TeamAction): boolean {
  const { state, tell } = play;
  const price = cost(play, action);
  const obstacle = price > state.turn.ap ? 'tooFewPoints' : obstacleTo(play, action);
  if (obstacle !== null) {
    tell({ type: 'theodoreSkips', rule: 'BW-17.19', action, obstacle });
    return false;
  }
  perform(play, card, action);
  state.turn.ap -= price;
  return true;
}

function siteOf({ state }: At): Site {
  return state.players[state.seats].site ?? impossible('Theodore at a dig site', state.players[state.seats].campus);
}

/** BW-17.26: the deepest bone that he can reach, as an index of the slots, or -1. */
function deepest(at: At): number {
  const { bones } = at.state.sites[siteOf(at)];
  for (let slot = Math.min(at.state.turn.depth, bones.length) - 1; slot >= 0; slot--) {
    if (bones[slot] !== null) return slot;
  }
  return -1;
}

/** BW-17.19: why he can't do the action, or null. */
function obstacleTo(at: At, action: TeamAction): Obstacle | null {
  const { species, bones } = at.state.sites[siteOf(at)];
  switch (action) {
    case 'dig': {
      const bone = bones[deepest(at)] ?? null;
      if (bone === null) return 'noBone';
      return accepts(at, bone) ? null : 'cratesFull'; // BW-R63
    }
    case 'discover':
      return species === null ? 'noSpecies' : null;
    case 'digSiteAction':
      return nextSiteAction(at) === null ? 'noSiteAction' : null;
    case 'baseCamp':
      return obstacleToCamp(at);
    case 'digDeeper':
    case 'move':
      return null;
  }
}

function obstacleToCamp(at: At): Obstacle | null {
  const { camps } = at.state.sites[siteOf(at)];
  if (nextCamp(at) === null) return 'noCampLeft';
  if (camps.includes(him(at))) return 'ownCamp';
  return camps.includes(null) ? null : 'noCampSpace';
}

/** BW-17.26: movement and archive camps in their fixed order. */
function nextCamp({ state, box }: At) {
  const left = state.players[state.seats].camps;
  const placed = box.solo.campOrder.length - left.movement - left.archive;
  return box.solo.campOrder[placed] ?? null;
}

function perform(play: Play, card: SoloSpec, action: TeamAction): void {
  const seat = him(play);
  if (action === 'move') explain(play, card.direction);
  else if (action !== 'digSiteAction') explain(play, action); // A dig site action says itself which tile it is.
  switch (action) {
    case 'dig':
      digDeepest(play);
      break;
    case 'discover':
      discover(play, seat);
      break;
    case 'digSiteAction':
      siteAction(play);
      break;
    case 'baseCamp':
      placeCamp(play);
      break;
    case 'digDeeper':
      digDeeper(play, seat);
      break;
    case 'move':
      move(play, seat, ahead(play, card.direction));
      break;
  }
}

function digDeepest(play: Play): void {
  const { state, tell } = play;
  const site = siteOf(play);
  const { bones } = state.sites[site];
  const slot = deepest(play);
  const bone = bones[slot];
  if (bone === null) throw new Error('Theodore digs where there is no bone');
  bones[slot] = null;
  tell({ type: 'dug', seat: him(play), site, bone });
  takeBone(play, bone, DIGGING);
}

function placeCamp(play: Play): void {
  const camp = nextCamp(play);
  if (camp !== null) establishCamp(play, him(play), camp);
}

/** BW-17.27: the next site in the direction of the card. */
function ahead(at: At, direction: SoloSpec['direction']): Site {
  const { clockwise } = at.box.solo;
  const step = direction === 'clockwise' ? 1 : clockwise.length - 1;
  return clockwise[(clockwise.indexOf(siteOf(at)) + step) % clockwise.length];
}
