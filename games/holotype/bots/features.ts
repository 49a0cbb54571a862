import { type Features, type Position, placesOf, type Seat } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';

const NAMES = [
  'points',
  'personal',
  'unpublished',
  'research',
  'triassic',
  'jurassic',
  'cretaceous',
  'best',
  'second',
  'publishable',
  'traces',
  'milestones',
  'lounge',
  'gradStudent',
  'pointsLeft',
  'researchLeft',
  'cubesLeft',
  'bestLeft',
  'milestonesLeft',
  'loungeLeft',
  'progress',
  'nextDisc',
  'openSlots',
  'borrowedSlots',
  'publisher',
  'publisherReady',
  'third',
  'specimens',
  'toMove',
  'toMoveReady',
  'loungeEmpty',
] as const;

const AT = placesOf(NAMES);

type At = Position<Holotype>;
type Player = At['state']['players'][number];
type Requirement = At['box']['slots'][number]['requirements'][number];

/** What a cube costs in turns of a worker: an expedition brings about so many of a period, the library three research. */
const TURNS_A_FOSSIL = [0.5, 0.3, 0.2];
const TURNS_A_RESEARCH = 1 / 3;

/** Holotype: points on the table, cubes by colour, how near the hand is to publication, and how much of the track is left. */
export const holotypeFeatures: Features<Holotype> = {
  names: NAMES,
  read: (at, seat, { lines }, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const left = leftOf(at);
    const { best, second, third, publishable } = handOf(at, seat);
    let onTable = 0;
    let personal = 0;
    let unpublished = 0;
    for (const line of lines) {
      if (!line.secret) onTable += line.points;
      else if (line.what === 'personalObjective') personal = line.points;
      else unpublished = line.points;
    }
    const cubes = player.fossils[0] * 3 + player.fossils[1] * 1.5 + player.fossils[2];
    const research = Math.min(player.research, 12);
    let lounge = 0;
    for (const place of player.workers) if (place === -1) lounge += 1;
    const publisher = player.workers[0] === -1 || player.workers[1] === -1 ? 1 : 0;
    const slots = slotsOf(at, seat);
    const toMove = state.active === seat ? 1 : 0;
    const ready = publishable > 0 || slots.open > 0 ? 1 : 0;
    const placed = box.discs - player.discs;
    row[AT.points] = onTable;
    row[AT.personal] = personal;
    row[AT.unpublished] = unpublished;
    row[AT.research] = research;
    row[AT.triassic] = player.fossils[0];
    row[AT.jurassic] = player.fossils[1];
    row[AT.cretaceous] = player.fossils[2];
    row[AT.best] = best;
    row[AT.second] = second;
    row[AT.publishable] = publishable;
    row[AT.traces] = player.traces.length;
    row[AT.milestones] = player.milestones.length;
    row[AT.lounge] = lounge;
    row[AT.gradStudent] = player.workers[box.gradStudent] === -2 ? 0 : 1;
    row[AT.pointsLeft] = onTable * left;
    row[AT.researchLeft] = research * left;
    row[AT.cubesLeft] = cubes * left;
    row[AT.bestLeft] = best * left;
    row[AT.milestonesLeft] = player.milestones.length * left;
    row[AT.loungeLeft] = lounge * left;
    row[AT.progress] = progressOf(at, player);
    row[AT.nextDisc] =
      slots.open > 0 && player.discs > 0
        ? box.contributionVp[placed] - (placed === 0 ? 0 : box.contributionVp[placed - 1])
        : 0;
    row[AT.openSlots] = Math.min(slots.open, player.discs);
    row[AT.borrowedSlots] = Math.min(slots.borrowed, player.discs);
    row[AT.publisher] = publisher;
    row[AT.publisherReady] = publisher * ready;
    row[AT.third] = third;
    row[AT.specimens] = player.specimens.length;
    row[AT.toMove] = toMove;
    row[AT.toMoveReady] = toMove * publisher * ready;
    row[AT.loungeEmpty] = lounge === 0 ? 1 : 0;
  },
};

function fitting({ holotypes, holotypeTraces }: Player, { fitsSpecimen, fitsTrace }: Requirement): number {
  let count = 0;
  for (let i = 0; i < holotypes.length; i++) {
    if (fitsSpecimen[holotypes[i]]) count += 1;
    const trace = holotypeTraces[i];
    if (trace !== null && fitsTrace[trace]) count += 1;
  }
  return count;
}

/** How much of the game is left, from 1 to 0: it ends when the marker has come to the end of its track. */
export function leftOf({ state }: At): number {
  return 1 - state.marker / state.lastSpace;
}

/** How far the Personal Objective is fulfilled, in points, as if each card on the way counted alike. */
function progressOf({ box }: At, player: Player): number {
  if (player.kept === null) return 0;
  const { scale, all } = box.personalObjectives[player.kept];
  if (scale !== null) {
    const top = scale.steps[scale.steps.length - 1];
    return (top.vp * Math.min(fitting(player, scale.requirement), top.atLeast)) / top.atLeast;
  }
  if (all === null) return 0;
  let need = 0;
  let met = 0;
  for (const requirement of all.requirements) {
    need += requirement.count;
    met += Math.min(fitting(player, requirement), requirement.count);
  }
  return (all.vp * met) / need;
}

/** What one more card would do for the Personal Objective, in points. */
function helps({ box }: At, player: Player, card: Player['specimens'][number]): number {
  if (player.kept === null) return 0;
  const { scale, all } = box.personalObjectives[player.kept];
  if (scale !== null) {
    const top = scale.steps[scale.steps.length - 1];
    const isMore = scale.requirement.fitsSpecimen[card] && fitting(player, scale.requirement) < top.atLeast;
    return isMore ? top.vp / top.atLeast : 0;
  }
  if (all === null) return 0;
  let need = 0;
  let more = 0;
  for (const requirement of all.requirements) {
    need += requirement.count;
    if (requirement.fitsSpecimen[card] && fitting(player, requirement) < requirement.count) more += 1;
  }
  return (all.vp * more) / need;
}

/** Free slots of Global Objectives that the own cards fill, and those that need a rival's and could be paid for. */
function slotsOf({ state, box }: At, seat: Seat): { readonly open: number; readonly borrowed: number } {
  const player = state.players[seat];
  const canBorrow = player.research >= box.referenceCost;
  let open = 0;
  let borrowed = 0;
  for (const { objective, discs } of state.objectives) {
    for (const id of box.globalObjectives[objective].slots) {
      const { place, requirements } = box.slots[id];
      if (discs[place] !== null) continue;
      let isOwn = true;
      let isMet = canBorrow;
      for (const requirement of requirements) {
        if (fitting(player, requirement) >= requirement.count) continue;
        isOwn = false;
        if (!isMet) break;
        let all = 0;
        for (const other of state.players) all += fitting(other, requirement);
        isMet = all >= requirement.count;
      }
      if (isOwn) open += 1;
      else if (isMet) borrowed += 1;
    }
  }
  return { open, borrowed };
}

/**
 * What the hand promises: the points of the best specimen by the turns that it still takes, then of the next best with the cubes
 * that are left, and so on; and how many could be published now.
 */
function handOf(at: At, seat: Seat) {
  const { state, box } = at;
  const player = state.players[seat];
  const { specimens } = player;
  const fossils = player.fossils.slice();
  let { research } = player;
  const worth: number[] = [];
  let publishable = 0;
  for (const card of specimens) {
    const cost = box.specimens[card];
    worth.push(cost.vp + helps(at, player, card));
    if (cost.fossils <= fossils[cost.period] && cost.research <= research) publishable += 1;
  }
  const near = [0, 0, 0];
  for (let place = 0; place < near.length; place++) {
    let bestAt = -1;
    for (let i = 0; i < worth.length; i++) {
      const { period, fossils: need, research: read } = box.specimens[specimens[i]];
      const turns =
        TURNS_A_FOSSIL[period] * Math.max(0, need - fossils[period]) + TURNS_A_RESEARCH * Math.max(0, read - research);
      const value = worth[i] / (1 + turns);
      if (value > near[place]) {
        near[place] = value;
        bestAt = i;
      }
    }
    if (bestAt === -1) break;
    const used = box.specimens[specimens[bestAt]];
    fossils[used.period] = Math.max(0, fossils[used.period] - used.fossils);
    research = Math.max(0, research - used.research);
    // Nobody publishes it twice.
    worth[bestAt] = 0;
  }
  return { best: near[0], second: near[1], third: near[2], publishable };
}
