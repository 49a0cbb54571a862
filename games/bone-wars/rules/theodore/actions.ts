import type { DebunkReward, PublishReward } from '../../box/box.ts';
import type { PaleontologistAction } from '../../box/components.ts';
import { envelopeRoom } from '../archive.ts';
import { addPaper, credibility, rivalOf } from '../bookshelf.ts';
import { changeSides } from '../debunk.ts';
import { ANY_ROUND_BONUS, ROUND_BONUS } from '../effects.ts';
import type { UsedBone } from '../events.ts';
import { hasGrant } from '../grants.ts';
import { type AwardSpace, type Card, idsOf, type Spot } from '../ids.ts';
import { type At, type Play, remove, speciesInfo, sum } from '../state.ts';
import { countOf, fullestCategory, payFrom } from './bones.ts';
import { columnBonusFor, gainOwn, receiveEnvelopeFor, theodoreReceives } from './bonuses.ts';
import { him } from './cards.ts';
import { choose, claimable, envelopeFor } from './choice.ts';
import { explain, type Obstacle } from './steps.ts';

/** Chapter 17.7: Theodore's paleontologist actions. */

/** BW-17.29: why he could not do the action at all, wherever his paleontologist stands, or null. */
export function obstacleTo(at: At, action: PaleontologistAction): Obstacle | null {
  switch (action) {
    case 'publish':
      return publishable(at).length === 0 ? 'noPaper' : null;
    case 'debunk':
      return nextDebunk(at) === null ? 'noDebunk' : null;
    case 'award':
      return openAwards(at).length === 0 ? 'noAward' : null;
    case 'minorFind':
      return findable(at).length === 0 ? 'noFind' : null;
  }
}

export const PERFORM: Readonly<Record<PaleontologistAction, (play: Play) => void>> = {
  publish: publishAll,
  debunk: debunkAll,
  award: claimBest,
  minorFind: makeFind,
};

/** BW-R82: the wild bone of his grant, until it is used. */
function wildLeft(at: At, ability: 'publishAnyBone' | 'debunkAnyBone'): number {
  return hasGrant(at, him(at), ability) ? 1 - at.state.turn.wildsUsed : 0;
}

/** BW-17.31, BW-R79: how many bones the largest paper he could make now would have. */
function paperSize(at: At): number {
  const parts = at.box.options.parts.filter(part => countOf(at, part) > 0).length;
  const spare = sum(at.state.players[him(at)].crates) - parts;
  const wild = Math.min(wildLeft(at, 'publishAnyBone'), at.box.options.parts.length - parts, spare);
  return parts + Math.max(0, wild);
}

/** The cards that his next paper could be about: none with a full archive, none with too few bones. */
function publishable(at: At): Card[] {
  if (paperSize(at) < at.box.publish[0].bones) return [];
  const { species } = at.state.players[him(at)];
  return species.filter(one => envelopeRoom(at, him(at), envelopeFor(at, one)) > 0);
}

/** BW-17.31, BW-R79, BW-R80: paper after paper, each with its rewards, envelope and place on the shelf. */
function publishAll(play: Play): void {
  const { state, box, tell } = play;
  const seat = him(play);
  for (let card = choose(play, publishable(play)); card !== null; card = choose(play, publishable(play))) {
    explain(play, 'publish');
    const envelope = envelopeFor(play, card);
    const used = payPaper(play);
    const bones = used.map(({ bone }) => bone);
    const reward = box.publish.findLast(one => one.bones <= bones.length);
    if (reward === undefined) throw new Error('a paper of Theodore is too small');
    remove(state.players[seat].species, card);
    state.turn.papers.push({ card, envelope, bones, parts: [] }); // BW-R28
    tell({ type: 'committed', seat, card, envelope, bones: bones.slice(), used });
    receiveRewards(play, card, reward);
    state.turn.papers.length = 0;
    archiveFor(play, card, envelope);
    explain(play, 'paper');
    const { patron } = state.players[seat];
    const { overflow } = addPaper(play, patron, reward.paper);
    const worth = credibility(play, patron);
    tell({ type: 'paper', seat, patron, value: reward.paper, overflow, credibility: worth });
  }
}

/** BW-R80: loyalty, prize, round bonus. */
function receiveRewards(play: Play, card: Card, { loyalty, prize, roundBonus }: PublishReward): void {
  const round = hasGrant(play, him(play), 'publish4AnyRound') ? ANY_ROUND_BONUS : ROUND_BONUS;
  gainOwn(play, loyalty, { do: 'paper', card });
  if (prize) theodoreReceives(play, speciesInfo(play, card).prize, { do: 'prize', card });
  if (roundBonus) theodoreReceives(play, [round], { do: 'paper', card });
}

/** A bone of every category he has, and the wild one if it makes the paper larger. */
function payPaper(play: Play): UsedBone[] {
  const { box, state } = play;
  const size = paperSize(play);
  const used: UsedBone[] = [];
  const lacking: string[] = [];
  for (const part of box.options.parts) {
    if (countOf(play, part) > 0) used.push({ do: 'natural', bone: payFrom(play, part) });
    else lacking.push(part);
  }
  if (used.length < size) {
    used.push({ do: 'wild', bone: payFrom(play, fullestCategory(play)), part: lacking[0] });
    state.turn.wildsUsed += 1;
  }
  return used;
}

function archiveFor(play: Play, card: Card, envelope: ReturnType<typeof envelopeFor>): void {
  const { state, tell } = play;
  explain(play, 'archive');
  const archived = state.players[him(play)].archive[envelope];
  archived.push(card);
  tell({ type: 'archived', seat: him(play), card, envelope, times: archived.length });
  receiveEnvelopeFor(play, envelope, archived.length);
}

/** BW-17.32, BW-R64: the paper of highest value that he can debunk with the category he has most of. */
function nextDebunk(at: At): DebunkReward | null {
  const { state, box } = at;
  const { patron, crates } = state.players[him(at)];
  const rival = state.papers[rivalOf(at, patron)];
  const alike = countOf(at, fullestCategory(at));
  const wild = Math.min(wildLeft(at, 'debunkAnyBone'), sum(crates) - alike);
  return box.debunk.findLast(({ bones, paper }) => alike + wild >= bones && rival.includes(paper)) ?? null;
}

function debunkAll(play: Play): void {
  const { state } = play;
  for (let reward = nextDebunk(play); reward !== null; reward = nextDebunk(play)) {
    explain(play, 'debunk');
    const category = fullestCategory(play);
    const used: UsedBone[] = [];
    while (used.length < reward.bones && countOf(play, category) > 0) {
      used.push({ do: 'natural', bone: payFrom(play, category) });
    }
    if (used.length < reward.bones) {
      used.push({ do: 'alike', bone: payFrom(play, fullestCategory(play)), target: used[0].bone });
      state.turn.wildsUsed += 1;
    }
    changeSides(play, him(play), reward.paper, used);
    gainOwn(play, reward.loyalty, { do: 'debunking', value: reward.paper });
  }
}

/** BW-17.33: the award spaces that he may take, in the order A, B, C. */
function openAwards(at: At): AwardSpace[] {
  const spaces: AwardSpace[] = [];
  for (const award of at.state.awards) spaces.push(...claimable(at, at.box.awards[award].spaces));
  return spaces;
}

/** BW-17.33: most loyalty, then A, B, C. */
function claimBest(play: Play): void {
  const open = openAwards(play);
  const loyalty = (space: AwardSpace) => play.box.awardSpaces[space].loyalty;
  const best = open.reduce((one, other) => (loyalty(other) > loyalty(one) ? other : one));
  const equals = open.filter(space => loyalty(space) === loyalty(best));
  const deciding = equals.length > 1 ? 'firstAward' : 'richestAward';
  explain(play, open.length === 1 ? 'onlyAward' : deciding);
  play.state.awardMarkers.push({ space: best, owner: him(play) });
  play.tell({ type: 'awarded', seat: him(play), space: best });
  theodoreReceives(play, [{ do: 'loyalty', n: loyalty(best) }, ROUND_BONUS], { do: 'award', space: best });
}

/** BW-17.34, BW-R74: the tile for a card: the leftmost column with a match, its topmost tile. */
function spotFor(at: At, card: Card): Spot | null {
  const { finds } = at.state;
  const { find } = speciesInfo(at, card);
  const any = hasGrant(at, him(at), 'anyMinorFind');
  let best: Spot | null = null;
  for (const spot of idsOf<Spot>(finds)) {
    if (finds[spot] === null || (!any && finds[spot] !== find)) continue;
    if (best === null || at.box.spots[spot].column < at.box.spots[best].column) best = spot;
  }
  return best;
}

/** The cards that he could make a minor find with. */
function findable(at: At): Card[] {
  const { species } = at.state.players[him(at)];
  const hasRoom = (card: Card) => envelopeRoom(at, him(at), envelopeFor(at, card)) > 0;
  return species.filter(one => hasRoom(one) && spotFor(at, one) !== null);
}

function makeFind(play: Play): void {
  const { state, box, tell } = play;
  const card = choose(play, findable(play));
  const spot = card === null ? null : spotFor(play, card);
  if (card === null || spot === null) throw new Error('Theodore has no minor find to make');
  const envelope = envelopeFor(play, card);
  remove(state.players[him(play)].species, card);
  archiveFor(play, card, envelope);
  explain(play, 'findTile');
  tell({ type: 'found', seat: him(play), spot, find: state.finds[spot] });
  state.finds[spot] = null;
  columnBonusFor(play, state.columnTiles[box.spots[spot].column]);
}
