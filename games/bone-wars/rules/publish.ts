import { EVERYBODY, guards, type Offer, offer, type Seat } from '@bonebed/kernel';
import type { PublishReward } from '../box/box.ts';
import { archiveCard, archiveLimit, chooseEnvelope, envelopeRoom, hasRoomAnywhere } from './archive.ts';
import { discardBone } from './bones.ts';
import { receiveAll } from './bonuses.ts';
import { addPaper, credibility } from './bookshelf.ts';
import { discardSpecies } from './decks.ts';
import { ANY_ROUND_BONUS, ROUND_BONUS, type Waiting } from './effects.ts';
import type { UsedBone } from './events.ts';
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
  bars: (at, seat, card) => card !== 'done' && !hasRoomFor(at, seat, card) && !canFreeEnvelope(at, seat, card),
  values: (at, seat, card) => ({
    limit: archiveLimit(at, seat),
    envelope: card === 'done' ? 0 : speciesInfo(at, card).find,
  }),
};
/** BW-9.5: at least the smallest skeleton must be within reach. */
const tooFewBones: Guard<PublishOption> = {
  rule: 'BW-9.5',
  bars: (at, seat, card) => card !== 'done' && withinReach(at, seat, card) < smallest(at).bones,
  values: (at, seat, card) => ({
    needed: smallest(at).bones,
    fitting: card === 'done' ? 0 : withinReach(at, seat, card),
  }),
};
const nothingYet: Guard<PublishOption> = {
  rule: 'BW-R11',
  bars: ({ state }, _seat, card) => card === 'done' && state.turn.papers.length === 0,
};

const publishGuards = guards(noRoom, tooFewBones, nothingYet);

const NO_PARTS: readonly string[] = [];

function hasRoomFor(at: At, seat: Seat, card: Card): boolean {
  if (hasGrant(at, seat, 'anyMinorFind')) return hasRoomAnywhere(at, seat);
  return envelopeRoom(at, seat, speciesInfo(at, card).find) > 0;
}

/** BW-R28: the other reading: a paper large enough for its prize, which moves a card out of the full envelope. */
function canFreeEnvelope(at: At, seat: Seat, card: Card): boolean {
  if (!at.state.rulings.freedEnvelope) return false;
  const { prize, find } = speciesInfo(at, card);
  if (!prize.some(effect => effect.do === 'reclassify') || envelopeRoom(at, seat, find) < 0) return false;
  const elsewhere = at.box.findIds.some(other => other !== find && envelopeRoom(at, seat, other) > 0);
  const holds = at.state.players[seat].archive[find].length > 0;
  return elsewhere && holds && withinReach(at, seat, card) >= smallestWithPrize(at).bones;
}

function smallestWithPrize({ box }: At): PublishReward {
  return box.publish.find(reward => reward.prize) ?? box.publish[box.publish.length - 1];
}

/** How many bones the largest paper about a card could have now. */
function withinReach(at: At, seat: Seat, card: Card): number {
  return reach(at, seat, card, NO_PARTS, null, null, 0);
}

function smallest({ box }: At): PublishReward {
  return box.publish[0];
}

function largest({ box }: At): PublishReward {
  return box.publish[box.publish.length - 1];
}

/** BW-9.5, BW-R29: any species card in hand; the one in the action slot is not there any more. */
export function publishOffer({ state }: At, seat: Seat): Offer<BoneWars, PublishOption> {
  return { candidates: [...state.players[seat].species, 'done'], guards: publishGuards };
}

/** BW-9.7, BW-R27: commit all cards and bones; take the rewards; archive; add the papers. */
export function publish(play: Play, seat: Seat): void {
  const { state, ask } = play;
  while (state.players[seat].species.length > 0) {
    const card = ask(seat, 'publish', publishOffer(play, seat));
    if (card === 'done') break;
    commit(play, seat, card);
  }
  receiveAll(play, seat, rewards(play, seat));
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
    const option = ask.open(seat, 'skeleton', { candidates: bones, guards: skeletonGuards }, { card });
    if (option.do === 'done') break;
    addBone(play, seat, paper, option);
  }
  const used = usedBones(play, paper);
  tell({ type: 'committed', seat, card, envelope, bones: paper.bones.slice(), used });
}

/** Each bone of a paper as what it stands there. */
function usedBones(at: At, { card, bones, parts }: Paper): UsedBone[] {
  const { fits } = speciesInfo(at, card);
  return bones.map((bone, index) => {
    const part = parts[index];
    return at.box.bones[bone].category === part && fits[bone] ? { do: 'natural', bone } : { do: 'wild', bone, part };
  });
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

/** The bone of an option, for a message. */
function boneOf(_at: At, _seat: Seat, option: PaperBone): { readonly bone: number } {
  return { bone: option.do === 'done' ? 0 : option.bone };
}

const notHeld: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.held',
  about: ['bone', 'wild'],
  bars: ({ state }, seat, option) => option.do !== 'done' && state.players[seat].crates[option.bone] === 0,
  values: boneOf,
};
const partFilled: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.part',
  about: ['bone', 'wild'],
  bars: (at, _seat, option) => option.do !== 'done' && lastPaper(at).parts.includes(partOf(at, option)),
  values: (at, _seat, option) => ({ part: option.do === 'done' ? '' : partOf(at, option) }),
};
/** BW-9.6: torso and tail fit every species, skull and limb those that the card asks for. */
const doesNotFit: Guard<PaperBone> = {
  rule: 'BW-9.6',
  about: ['bone'],
  bars: (at, _seat, option) => option.do === 'bone' && !speciesInfo(at, lastPaper(at).card).fits[option.bone],
  values: (at, seat, option) => ({ ...boneOf(at, seat, option), card: lastPaper(at).card }),
};
/** BW-R21: no bone needs to be wild for a part that it fits anyway. */
const needlesslyWild: Guard<PaperBone> = {
  rule: 'BW-R21',
  about: ['wild'],
  bars: (at, _seat, option) =>
    option.do === 'wild' &&
    at.box.bones[option.bone].category === option.part &&
    speciesInfo(at, lastPaper(at).card).fits[option.bone],
  values: boneOf,
};
const unfinished: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.unfinished',
  about: ['done'],
  bars: at => lastPaper(at).bones.length < smallest(at).bones,
  values: at => ({ needed: smallest(at).bones, n: lastPaper(at).bones.length }),
};
/** BW-R28: without its prize nothing would free the envelope. */
const needsPrize: Guard<PaperBone> = {
  rule: 'BW-R28',
  about: ['done'],
  bars: (at, seat) => lastPaper(at).bones.length < neededBones(at, seat),
  values: (at, seat) => ({ needed: neededBones(at, seat), n: lastPaper(at).bones.length }),
};

/** How many bones the paper must have at least; more than usual where its prize has to free its envelope. */
function neededBones(at: At, seat: Seat): number {
  const isFull = envelopeRoom(at, seat, lastPaper(at).envelope) < 0;
  return (isFull ? smallestWithPrize(at) : smallest(at)).bones;
}
/** A bone that would leave the skeleton too small for a paper. */
const deadEnd: Guard<PaperBone> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.deadEnd',
  about: ['bone', 'wild'],
  bars: (at, seat, option) => {
    if (option.do === 'done') return false;
    const { card, parts } = lastPaper(at);
    const used = option.do === 'wild' ? 1 : 0;
    const more = reach(at, seat, card, parts, partOf(at, option), option.bone, used);
    return parts.length + 1 + more < neededBones(at, seat);
  },
  values: (at, seat, option) => ({ ...boneOf(at, seat, option), needed: neededBones(at, seat) }),
};

const skeletonGuards = guards(notHeld, partFilled, doesNotFit, needlesslyWild, unfinished, needsPrize, deadEnd);

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
function rewards(play: Play, seat: Seat): Waiting[] {
  const { state } = play;
  const split = splitPaper(play, seat);
  const round = hasGrant(play, seat, 'publish4AnyRound') ? ANY_ROUND_BONUS : ROUND_BONUS; // BW-13.10, BW-R32
  const effects: Waiting[] = [];
  for (const paper of state.turn.papers) {
    const { card } = paper;
    const { loyalty, prize, roundBonus } = rewardFor(play, paper);
    effects.push({ do: card === split ? 'splitLoyalty' : 'loyalty', n: loyalty, why: { do: 'paper', card } });
    if (prize) {
      for (const { do: what, n } of speciesInfo(play, card).prize) {
        effects.push({ do: what, n, why: { do: 'prize', card } });
      }
    }
    if (roundBonus) effects.push({ do: round.do, n: round.n, why: { do: 'paper', card } });
  }
  const extra = cardBonus(play, 'publish', 'extraLoyalty'); // BW-12.2
  const played = state.turn.card;
  if (extra !== null && played !== null && state.turn.papers.some(paper => paper.bones.length <= extra.maxBones)) {
    effects.push({ do: 'loyalty', n: extra.loyalty, why: { do: 'ability', card: played } });
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
  if (envelopeRoom(play, seat, envelope) > 0) archiveCard(play, seat, card, envelope);
  else discardUnarchived(play, seat, card, envelope);
  return value;
}

/** BW-R28: the other reading's risk: whoever did not free the envelope has no place for the card. */
function discardUnarchived(play: Play, seat: Seat, card: Card, envelope: Find): void {
  discardSpecies(play, card);
  play.tell({ type: 'notArchived', seat, card, envelope });
}

/** BW-9.11, BW-R2: a paper for the patron of the moment. */
function placePaper(play: Play, seat: Seat, value: number): void {
  const { patron } = play.state.players[seat];
  const { overflow } = addPaper(play, patron, value);
  play.tell({ type: 'paper', seat, patron, value, overflow, credibility: credibility(play, patron) });
}
