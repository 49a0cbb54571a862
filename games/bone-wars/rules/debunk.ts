import { guards, type Offer, offer, type Seat } from '@bonebed/kernel';
import type { DebunkReward } from '../box/box.ts';
import { discardBone } from './bones.ts';
import { carryOut } from './bonuses.ts';
import { addPaper, credibility, gainLoyalty, rivalOf, splitLoyalty } from './bookshelf.ts';
import type { Cause } from './causes.ts';
import { ANY_ROUND_BONUS } from './effects.ts';
import type { UsedBone } from './events.ts';
import { grantNumber } from './grants.ts';
import type { Bone } from './ids.ts';
import type { DebunkOption } from './options.ts';
import { cardBonus, wildsLeft } from './paleontologist.ts';
import { type At, type BoneWars, type Guard, type Play, sum } from './state.ts';

/** Chapter 9.2: debunking papers. */

function rewardFor({ box }: At, n: number): DebunkReward {
  const reward = box.debunk.find(one => one.bones === n);
  if (reward === undefined) throw new Error(`no reward for debunking with ${n} bones`);
  return reward;
}

/** BW-9.14, BW-R20: a set of identical bones, some of them perhaps wild. */
const tooFewAlike: Guard<DebunkOption> = {
  rule: 'BW-9.14',
  about: ['debunk'],
  bars: (at, seat, option) => {
    if (option.do === 'done') return false;
    const { crates } = at.state.players[seat];
    const missing = option.n - crates[option.bone];
    return missing > wildsLeft(at, seat, 'debunk') || option.n > sum(crates);
  },
  values: (at, seat, option) => ({
    needed: option.do === 'debunk' ? option.n : 0,
    n: option.do === 'debunk' ? at.state.players[seat].crates[option.bone] : 0,
    bone: option.do === 'debunk' ? option.bone : 0,
  }),
};
/** BW-9.15: the rival patron must have a paper of exactly that value. */
const noSuchPaper: Guard<DebunkOption> = {
  rule: 'BW-9.15',
  about: ['debunk'],
  bars: (at, seat, option) =>
    option.do === 'debunk' &&
    !at.state.papers[rivalOf(at, at.state.players[seat].patron)].includes(rewardFor(at, option.n).paper),
  values: (at, seat, option) => ({
    value: option.do === 'debunk' ? rewardFor(at, option.n).paper : 0,
    other: rivalOf(at, at.state.players[seat].patron),
  }),
};

/** Sets of bones; to stop is offered once a paper has been debunked. */
export function debunkOffer({ box }: At): Offer<BoneWars, DebunkOption> {
  return { candidates: box.options.debunk, guards: debunkGuards };
}

const nothingYet: Guard<DebunkOption> = {
  rule: 'BW-R11',
  about: ['done'],
  bars: ({ state }) => state.turn.debunked === 0,
};

const debunkGuards = guards(tooFewAlike, noSuchPaper, nothingYet);

/** BW-9.2, BW-R33: one paper after the other. */
export function debunk(play: Play, seat: Seat): void {
  const { state, ask } = play;
  for (;;) {
    const option = ask.open(seat, 'debunk', debunkOffer(play));
    if (option.do === 'done') return;
    debunkPaper(play, seat, option.bone, option.n);
    state.turn.debunked += 1;
  }
}

/** BW-R33: bones, the paper changes sides, loyalty; a bonus traded for loyalty comes last (BW-R83). */
function debunkPaper(play: Play, seat: Seat, bone: Bone, n: number): void {
  const used = payBones(play, seat, bone, n);
  const { paper, loyalty } = rewardFor(play, n);
  const why: Cause = { do: 'debunking', value: paper };
  changeSides(play, seat, paper, used);
  const traded = trade(play, seat, loyalty);
  receiveLoyalty(play, seat, loyalty - traded, n, why);
  if (traded > 0) carryOut(play, seat, ANY_ROUND_BONUS, why);
}

const notHeld: Guard<Bone> = {
  rule: 'BW-9.14',
  text: 'BW-9.14.held',
  bars: ({ state }, seat, bone) => state.players[seat].crates[bone] === 0,
  values: (_at, _seat, bone) => ({ bone }),
};

/** BW-R21: discards the set, bone by bone where some may be wild; any order leads to a whole set. */
function payBones(play: Play, seat: Seat, target: Bone, n: number): UsedBone[] {
  const { state, box, ask } = play;
  const used: UsedBone[] = [];
  for (let missing = n; missing > 0; missing--) {
    const choosing = wildsLeft(play, seat, 'debunk') > 0;
    const bone = choosing ? ask.open(seat, 'debunkBone', offer(box.boneIds, notHeld), { bone: target }) : target;
    if (bone !== target) state.turn.wildsUsed += 1;
    discardBone(play, seat, bone);
    used.push(bone === target ? { do: 'natural', bone } : { do: 'alike', bone, target });
  }
  return used;
}

/** BW-13.11, BW-R35: once in the action, less loyalty for any round bonus; how much loyalty is given up. */
function trade(play: Play, seat: Seat, loyalty: number): number {
  const { state, ask } = play;
  const price = grantNumber(play, seat, 'debunkTradeLoyalty');
  if (price === 0 || price > loyalty || state.turn.tradeUsed) return 0;
  if (ask.open(seat, 'trade', offer(['trade', 'keep']), { n: price }) === 'keep') return 0;
  state.turn.tradeUsed = true;
  return price;
}

/** BW-9.14, BW-12.4, BW-12.5, BW-R32: the loyalty of the paper, with the bonus of the card on one paper. */
function receiveLoyalty(play: Play, seat: Seat, loyalty: number, bones: number, why: Cause): void {
  const { state, ask } = play;
  const split = loyalty > 0 ? cardBonus(play, 'debunk', 'splitLoyalty') : null; // What was traded away can't be split.
  const extra = cardBonus(play, 'debunk', 'extraLoyalty');
  const applies = split !== null || (extra !== null && bones <= extra.maxBones);
  const used = applies && ask.open(seat, 'useCard', offer(['use', 'keep'])) === 'use';
  if (used) state.turn.abilityUsed = true;
  if (used && split !== null) splitLoyalty(play, seat, loyalty, why);
  else gainLoyalty(play, seat, state.players[seat].patron, loyalty + (used && extra !== null ? extra.loyalty : 0), why);
}

/** BW-9.15, BW-9.16, BW-R34: the highest such paper changes sides; those above it slide down. */
export function changeSides(play: Play, seat: Seat, value: number, used: readonly UsedBone[]): void {
  const { patron } = play.state.players[seat];
  const rival = rivalOf(play, patron);
  const papers = play.state.papers[rival];
  papers.splice(papers.lastIndexOf(value), 1);
  addPaper(play, patron, value);
  play.tell({
    type: 'debunked',
    seat,
    patron,
    value,
    bones: used.map(({ bone }) => bone),
    used,
    credibility: credibility(play, patron),
    other: rival,
    otherCredibility: credibility(play, rival),
  });
}
