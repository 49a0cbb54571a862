import { envelopeRoom } from './archive.ts';
import { meets } from './award.ts';
import { addPaper, rivalOf } from './bookshelf.ts';
import type { DebunkReward } from './box.ts';
import type { PaleontologistAction } from './components.ts';
import { ANY_ROUND_BONUS, ROUND_BONUS } from './effects.ts';
import { hasGrant } from './grants.ts';
import { type AwardSpace, type Bone, type Card, idsOf, type Spot } from './ids.ts';
import { type At, type Play, remove, speciesInfo, sum } from './state.ts';
import { countOf, fullestCategory, payFrom } from './theodore.bones.ts';
import { columnBonusFor, gainOwn, theodoreReceives } from './theodore.bonuses.ts';
import { him } from './theodore.cards.ts';
import { envelopeFor, isOpen, ranked } from './theodore.choice.ts';

/** Chapter 17.7: Theodore's paleontologist actions. */

/** BW-17.29: whether he could do the action at all, wherever his paleontologist stands. */
export function isPossible(at: At, action: PaleontologistAction): boolean {
  switch (action) {
    case 'publish':
      return nextPaper(at) !== null;
    case 'debunk':
      return nextDebunk(at) !== null;
    case 'award':
      return bestAward(at) !== null;
    case 'minorFind':
      return nextFind(at) !== null;
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

/** The card of his next paper, or null: not with a full archive, not with too few bones. */
function nextPaper(at: At): Card | null {
  if (paperSize(at) < at.box.publish[0].bones) return null;
  const { species } = at.state.players[him(at)];
  const [card] = ranked(
    at,
    species.filter(one => envelopeRoom(at, him(at), envelopeFor(at, one)) > 0),
  );
  return card ?? null;
}

/** BW-17.31, BW-R79, BW-R80: paper after paper, each with its rewards, envelope and place on the shelf. */
function publishAll(play: Play): void {
  const { state, box, tell } = play;
  const seat = him(play);
  for (let card = nextPaper(play); card !== null; card = nextPaper(play)) {
    const envelope = envelopeFor(play, card);
    const bones = payPaper(play);
    const reward = box.publish.findLast(one => one.bones <= bones.length);
    if (reward === undefined) throw new Error('a paper of Theodore is too small');
    remove(state.players[seat].species, card);
    state.turn.papers.push({ card, envelope, bones, parts: [] }); // BW-R28
    tell({ type: 'committed', seat, card, envelope, bones: bones.slice() });
    gainOwn(play, reward.loyalty);
    if (reward.prize) theodoreReceives(play, speciesInfo(play, card).prize);
    const any = hasGrant(play, seat, 'publish4AnyRound');
    if (reward.roundBonus) theodoreReceives(play, [any ? ANY_ROUND_BONUS : ROUND_BONUS]);
    state.turn.papers.length = 0;
    archiveFor(play, card, envelope);
    const { patron } = state.players[seat];
    const { overflow } = addPaper(play, patron, reward.paper);
    tell({ type: 'paper', seat, patron, value: reward.paper, overflow });
  }
}

/** A bone of every category he has, and the wild one if it makes the paper larger. */
function payPaper(play: Play): Bone[] {
  const { box, state } = play;
  const size = paperSize(play);
  const bones: Bone[] = [];
  for (const part of box.options.parts) if (countOf(play, part) > 0) bones.push(payFrom(play, part));
  if (bones.length < size) {
    bones.push(payFrom(play, fullestCategory(play)));
    state.turn.wildsUsed += 1;
  }
  return bones;
}

function archiveFor(play: Play, card: Card, envelope: ReturnType<typeof envelopeFor>): void {
  const { state, box, tell } = play;
  const archived = state.players[him(play)].archive[envelope];
  archived.push(card);
  tell({ type: 'archived', seat: him(play), card, envelope, times: archived.length });
  for (let i = archived.length; i > 0; i--) theodoreReceives(play, box.envelopes[envelope].effects);
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
  const { state, tell } = play;
  const seat = him(play);
  for (let reward = nextDebunk(play); reward !== null; reward = nextDebunk(play)) {
    const category = fullestCategory(play);
    const bones: Bone[] = [];
    while (bones.length < reward.bones && countOf(play, category) > 0) bones.push(payFrom(play, category));
    if (bones.length < reward.bones) {
      bones.push(payFrom(play, fullestCategory(play)));
      state.turn.wildsUsed += 1;
    }
    gainOwn(play, reward.loyalty);
    const { patron } = state.players[seat];
    const rival = state.papers[rivalOf(play, patron)];
    rival.splice(rival.lastIndexOf(reward.paper), 1);
    addPaper(play, patron, reward.paper);
    tell({ type: 'debunked', seat, patron, value: reward.paper, bones });
  }
}

/** BW-17.33: of the spaces he may take the one with most loyalty, then A, B, C. */
function bestAward(at: At): AwardSpace | null {
  let best: AwardSpace | null = null;
  for (const award of at.state.awards) {
    for (const space of at.box.awards[award].spaces) {
      const info = at.box.awardSpaces[space];
      if (!isOpen(at, space) || !meets(at, him(at), info)) continue;
      if (best === null || info.loyalty > at.box.awardSpaces[best].loyalty) best = space;
    }
  }
  return best;
}

function claimBest(play: Play): void {
  const space = bestAward(play);
  if (space === null) throw new Error('Theodore has no award to claim');
  play.state.awardMarkers.push({ space, owner: him(play) });
  play.tell({ type: 'awarded', seat: him(play), space });
  gainOwn(play, play.box.awardSpaces[space].loyalty);
  theodoreReceives(play, [ROUND_BONUS]);
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

function nextFind(at: At): Card | null {
  const { species } = at.state.players[him(at)];
  const hasRoom = (card: Card) => envelopeRoom(at, him(at), envelopeFor(at, card)) > 0;
  const [card] = ranked(
    at,
    species.filter(one => hasRoom(one) && spotFor(at, one) !== null),
  );
  return card ?? null;
}

function makeFind(play: Play): void {
  const { state, box, tell } = play;
  const card = nextFind(play);
  const spot = card === null ? null : spotFor(play, card);
  if (card === null || spot === null) throw new Error('Theodore has no minor find to make');
  const envelope = envelopeFor(play, card);
  remove(state.players[him(play)].species, card);
  archiveFor(play, card, envelope);
  tell({ type: 'found', seat: him(play), spot, find: state.finds[spot] });
  state.finds[spot] = null;
  columnBonusFor(play, state.columnTiles[box.spots[spot].column]);
}
