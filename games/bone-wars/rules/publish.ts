import { EVERYBODY, type Offer, offer, type Seat } from '@bonebed/kernel';
import type { PublishReward } from '../box/box.ts';
import { archiveCard, archiveLimit, chooseEnvelope, envelopeRoom, hasRoomAnywhere } from './archive.ts';
import { discardBone } from './bones.ts';
import { receive } from './bonuses.ts';
import { addPaper } from './bookshelf.ts';
import { ANY_ROUND_BONUS, type Effect, ROUND_BONUS } from './effects.ts';
import { hasGrant } from './grants.ts';
import type { Bone, Card, Find } from './ids.ts';
import type { PaperBone } from './options.ts';
import { cardBonus, wildsLeft } from './paleontologist.ts';
import { type At, type BoneWars, type Guard, type Paper, type Play, remove, speciesInfo, sum } from './state.ts';

/** Chapter 9.1: publishing papers. */

type PublishOption = Card | 'done';

/** BW-9.10, BW-R28, BW-R30: there must be room for the card, counting all cards committed to. */
const noRoom: Guard<PublishOption> = {
  rule: 'BW-9.10',
  bars: (at, seat, card) => card !== 'done' && !hasRoomFor(at, seat, card),
  values: (at, seat) => ({ limit: archiveLimit(at, seat) }),
};
/** BW-9.5: at least the smallest skeleton must be within reach. */
const tooFewBones: Guard<PublishOption> = {
  rule: 'BW-9.5',
  bars: (at, seat, card) => card !== 'done' && reach(at, seat, card, NO_PARTS, null, null, 0) < smallest(at).bones,
};
const nothingYet: Guard<PublishOption> = {
  rule: 'BW-R11',
  bars: ({ state }, _seat, card) => card === 'done' && state.turn.papers.length === 0,
};

const NO_PARTS: readonly string[] = [];

function hasRoomFor(at: At, seat: Seat, card: Card): boolean {
  if (hasGrant(at, seat, 'anyMinorFind')) return hasRoomAnywhere(at, seat);
  return envelopeRoom(at, seat, speciesInfo(at, card).find) > 0;
}

function smallest({ box }: At): PublishReward {
  return box.publish[0];
}

function largest({ box }: At): PublishReward {
  return box.publish[box.publish.length - 1];
}

/** BW-9.5, BW-R29: any species card in hand; the one in the action slot is not there any more. */
export function publishOffer({ state }: At, seat: Seat): Offer<BoneWars, PublishOption> {
  return offer([...state.players[seat].species, 'done'], noRoom, tooFewBones, nothingYet);
}

/** BW-9.7, BW-R27: commit all cards and bones; take the rewards; archive; add the papers. */
export function publish(play: Play, seat: Seat): void {
  const { state, ask } = play;
  while (state.players[seat].species.length > 0) {
    const card = ask(seat, 'publish', publishOffer(play, seat));
    if (card === 'done') break;
    commit(play, seat, card);
  }
  receive(play, seat, rewards(play, seat));
  const values: number[] = [];
  while (state.turn.papers.length > 0) values.push(archivePaper(play, seat));
  for (const value of values) placePaper(play, seat, value);
}

/** BW-9.5, BW-R17: the card leaves the hand, its bones return to the bag. */
function commit(play: Play, seat: Seat, card: Card): void {
  const { state, box, ask, tell } = play;
  state.seen[card] = EVERYBODY;
  const envelope = envelopeFor(play, seat, card);
  remove(state.players[seat].species, card);
  const paper: Paper = { card, envelope, bones: [], parts: [] };
  state.turn.papers.push(paper);
  while (paper.bones.length < largest(play).bones) {
    const bones = wildsLeft(play, seat, 'publish') > 0 ? box.options.paperBones : box.options.paperBonesNoWild;
    const option = ask.open(seat, 'skeleton', offer(bones, ...skeletonGuards), { card });
    if (option.do === 'done') break;
    addBone(play, seat, paper, option);
  }
  tell({ type: 'committed', seat, card, envelope, bones: paper.bones.slice() });
}

function envelopeFor(play: Play, seat: Seat, card: Card): Find {
  const any = hasGrant(play, seat, 'anyMinorFind');
  return any ? chooseEnvelope(play, seat, card) : speciesInfo(play, card).find;
}

function addBone(play: Play, seat: Seat, paper: Paper, option: Exclude<PaperBone, { readonly do: 'done' }>): void {
  const { state, box } = play;
  discardBone(play, seat, option.bone);
  paper.bones.push(option.bone);
  paper.parts.push(option.do === 'wild' ? option.part : box.bones[option.bone].category);
  if (option.do === 'wild') state.turn.wildsUsed += 1;
}

function lastPaper({ state }: At): Paper {
  return state.turn.papers[state.turn.papers.length - 1];
}

/** The part of the skeleton that a bone would fill. */
function partOf({ box }: At, option: Exclude<PaperBone, { readonly do: 'done' }>): string {
  return option.do === 'wild' ? option.part : box.bones[option.bone].category;
}

const notHeld: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.held',
  bars: ({ state }, seat, option) => option.do !== 'done' && state.players[seat].crates[option.bone] === 0,
};
const partFilled: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.part',
  bars: (at, _seat, option) => option.do !== 'done' && lastPaper(at).parts.includes(partOf(at, option)),
};
/** BW-9.6: torso and tail fit every species, skull and limb those that the card asks for. */
const doesNotFit: Guard<PaperBone> = {
  rule: 'BW-9.6',
  bars: (at, _seat, option) => option.do === 'bone' && !speciesInfo(at, lastPaper(at).card).fits[option.bone],
};
/** BW-R21: no bone needs to be wild for a part that it fits anyway. */
const needlesslyWild: Guard<PaperBone> = {
  rule: 'BW-R21',
  bars: (at, _seat, option) =>
    option.do === 'wild' &&
    at.box.bones[option.bone].category === option.part &&
    speciesInfo(at, lastPaper(at).card).fits[option.bone],
};
const unfinished: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.unfinished',
  bars: (at, _seat, option) => option.do === 'done' && lastPaper(at).bones.length < smallest(at).bones,
};
/** A bone that would leave the skeleton too small for a paper. */
const deadEnd: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.deadEnd',
  bars: (at, seat, option) => {
    if (option.do === 'done') return false;
    const { card, parts } = lastPaper(at);
    const used = option.do === 'wild' ? 1 : 0;
    const more = reach(at, seat, card, parts, partOf(at, option), option.bone, used);
    return parts.length + 1 + more < smallest(at).bones;
  },
};

const skeletonGuards = [notHeld, partFilled, doesNotFit, needlesslyWild, unfinished, deadEnd];

/**
 * How many parts of a skeleton can still be filled: each open part with a bone that fits, then wild bones for the rest.
 * `part`, `bone` and `wilds` say what is about to be used.
 */
function reach(
  at: At,
  seat: Seat,
  card: Card,
  filled: readonly string[],
  part: string | null,
  bone: Bone | null,
  wilds: number,
): number {
  const { crates } = at.state.players[seat];
  const { fits } = speciesInfo(at, card);
  let open = 0;
  let fitting = 0;
  for (const one of at.box.options.parts) {
    if (one === part || filled.includes(one)) continue;
    open += 1;
    for (const kind of at.box.boneIds) {
      if (at.box.bones[kind].category !== one || !fits[kind]) continue;
      if (crates[kind] - (kind === bone ? 1 : 0) <= 0) continue;
      fitting += 1;
      break;
    }
  }
  const spare = sum(crates) - (bone === null ? 0 : 1) - fitting;
  const wild = Math.min(wildsLeft(at, seat, 'publish') - wilds, open - fitting, spare);
  return fitting + Math.max(0, wild);
}

function rewardFor({ box }: At, paper: Paper): PublishReward {
  const reward = box.publish.find(one => one.bones === paper.bones.length);
  if (reward === undefined) throw new Error(`no reward for a paper of ${paper.bones.length} bones`);
  return reward;
}

/** BW-9.8: what all papers of the action give together. */
function rewards(play: Play, seat: Seat): Effect[] {
  const { state } = play;
  const split = splitPaper(play, seat);
  const round = hasGrant(play, seat, 'publish4AnyRound') ? ANY_ROUND_BONUS : ROUND_BONUS; // BW-13.10, BW-R32
  const effects: Effect[] = [];
  for (const paper of state.turn.papers) {
    const { loyalty, prize, roundBonus } = rewardFor(play, paper);
    effects.push({ do: paper.card === split ? 'splitLoyalty' : 'loyalty', n: loyalty });
    if (prize) effects.push(...speciesInfo(play, paper.card).prize);
    if (roundBonus) effects.push(round);
  }
  const extra = cardBonus(play, 'publish', 'extraLoyalty'); // BW-12.2
  if (extra !== null && state.turn.papers.some(paper => paper.bones.length <= extra.maxBones)) {
    effects.push({ do: 'loyalty', n: extra.loyalty });
  }
  return effects;
}

/** BW-12.3: the one paper whose loyalty may be split. */
function splitPaper(play: Play, seat: Seat): Card | null {
  if (cardBonus(play, 'publish', 'splitLoyalty') === null) return null;
  const cards = play.state.turn.papers.map(paper => paper.card);
  return play.ask.open(seat, 'splitPaper', offer(cards));
}

/** BW-9.9: archives one of the cards; the value of its paper. */
function archivePaper(play: Play, seat: Seat): number {
  const { state, ask } = play;
  const card = ask.open(seat, 'archiveNext', offer(state.turn.papers.map(paper => paper.card)));
  const index = state.turn.papers.findIndex(paper => paper.card === card);
  const value = rewardFor(play, state.turn.papers[index]).paper;
  const [{ envelope }] = state.turn.papers.splice(index, 1);
  archiveCard(play, seat, card, envelope);
  return value;
}

/** BW-9.11, BW-R2: a paper for the patron of the moment. */
function placePaper(play: Play, seat: Seat, value: number): void {
  const { patron } = play.state.players[seat];
  const { overflow } = addPaper(play, patron, value);
  play.tell({ type: 'paper', seat, patron, value, overflow });
}
