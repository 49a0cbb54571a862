import type { Seat } from '@bonebed/kernel';
import type { Contribution, ObjectiveId, Publication } from '../box/box.ts';
import { contributionPoints, countFitting, metBy, pointsOnTable } from './score.ts';
import type { At, Guard, Play, Player } from './state.ts';

type Paper = Publication | Contribution;

/** HT-R32: a player who has placed all discs contributes no more. */
const noDiscLeft: Guard<Paper> = {
  rule: 'HT-R32',
  about: ['contribute'],
  bars: ({ state }, seat) => state.players[seat].discs === 0,
  values: ({ box }) => ({ discs: box.discs }),
};

/** HT-15.3: a slot is taken for the rest of the game. */
const slotTaken: Guard<Paper> = {
  rule: 'HT-15.3',
  about: ['contribute'],
  bars: ({ state, box }, _seat, paper) => {
    if (paper.do !== 'contribute') return false;
    return revealed(state, paper.objective).discs[box.slots[paper.slot].place] !== null;
  },
  values: ({ state, box }, seat, paper) => {
    const owner =
      paper.do === 'contribute' ? revealed(state, paper.objective).discs[box.slots[paper.slot].place] : null;
    return { owner: owner ?? seat, own: owner === seat ? 'yes' : 'no' };
  },
};

/** HT-15.1, HT-R35: the cards published by all players together must meet the requirement. */
const notMet: Guard<Paper> = {
  rule: 'HT-15.1',
  about: ['contribute'],
  bars: (at, _seat, paper) => paper.do === 'contribute' && !isMet(at, paper, at.state.players),
  values: (at, _seat, paper) => (paper.do === 'contribute' ? { slot: paper.slot, ...metSoFar(at, paper) } : {}),
};

/** HT-15.2: what needs a rival's card costs research. */
const cannotPay: Guard<Paper> = {
  rule: 'HT-15.2',
  about: ['contribute'],
  bars: (at, seat, paper) => paper.do === 'contribute' && at.state.players[seat].research < costOf(at, seat, paper),
  values: ({ state, box }, seat) => ({ need: box.referenceCost, have: state.players[seat].research }),
};

export const contributionGuards: readonly Guard<Paper>[] = [noDiscLeft, slotTaken, notMet, cannotPay];

function revealed({ objectives }: At['state'], id: ObjectiveId): At['state']['objectives'][number] {
  const found = objectives.find(({ objective }) => objective === id);
  if (found === undefined) throw new Error(`objective ${id} is not revealed`);
  return found;
}

/** HT-15.2, HT-R28: free if the own cards suffice, 5 research if rivals' cards are needed, however many. */
function costOf(at: At, seat: Seat, contribution: Contribution): number {
  return isMet(at, contribution, [at.state.players[seat]]) ? 0 : at.box.referenceCost;
}

/** HT-R31: each line by itself; a card counts for every line that it fits. HT-15.7, HT-R29: nothing is used up. */
function isMet({ box }: At, { slot }: Contribution, players: readonly Player[]): boolean {
  for (const requirement of box.slots[slot].requirements) {
    let fitting = 0;
    for (const player of players) fitting += countFitting(player, requirement);
    if (fitting < requirement.count) return false;
  }
  return true;
}

/** Of the cards that a slot asks for, how many all players together have published. */
function metSoFar({ state, box }: At, { slot }: Contribution): { readonly have: number; readonly need: number } {
  const { requirements } = box.slots[slot];
  let need = 0;
  for (const { count } of requirements) need += count;
  return { have: metBy(state.players, requirements), need };
}

/** HT-15.3: the left-most disc goes on the slot. HT-R30: one slot a turn, whichever of those that are met. */
export function contribute(play: Play, seat: Seat, contribution: Contribution): void {
  const { state, box, tell } = play;
  const { objective, slot } = contribution;
  const player = state.players[seat];
  const paid = costOf(play, seat, contribution);
  player.research -= paid;
  player.discs -= 1;
  const card = revealed(state, objective);
  card.discs[box.slots[slot].place] = seat;
  const vp = contributionPoints(box, player);
  tell({ type: 'contributed', seat, objective, slot, paid, vp, points: pointsOnTable(box, player) });
  if (!isCompleted(card)) return;
  const completed = state.objectives.filter(isCompleted).length;
  const needed = state.players.length;
  tell({ type: 'objectiveCompleted', objective, completed, needed });
  // HT-15.6, HT-17.2, HT-R36: as many completed cards as players end the game; the disc just placed counts.
  if (completed < needed) return;
  state.ended = 'objectives';
  tell({ type: 'ended', reason: 'objectives' });
}

function isCompleted({ discs }: { readonly discs: readonly (Seat | null)[] }): boolean {
  return !discs.includes(null);
}
