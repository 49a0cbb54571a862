import { legalOptions } from '@bonebed/kernel';
import { gainLoyalty, rivalOf } from './bookshelf.ts';
import type { SoloInfo } from './box.cards.ts';
import { openSlot } from './card.ts';
import type { PaleontologistAction } from './components.ts';
import { hasGrant } from './grants.ts';
import type { Campus, Card, Ending } from './ids.ts';
import { campusTaken, joinUniversity, markProfession, professionsAtSetup, takeOffered } from './order.ts';
import { endingOffer, liftTeam, markEnding, moveNeutralTeam, passingEffects, professionOffer } from './pass.ts';
import { type At, type Play, speciesInfo } from './state.ts';
import { isPossible, PERFORM } from './theodore.actions.ts';
import { discardFromHand, drawSpeciesFor, gainOwn, takeBack, theodoreReceives } from './theodore.bonuses.ts';
import { canUpgrade, flipCard, him, nextBack, soloInfo, spendPaleontologist, theodoreOf } from './theodore.cards.ts';
import { neededFor, ranked } from './theodore.choice.ts';
import { teamHalf } from './theodore.team.ts';
import { slotInfo } from './upgrades.ts';

/** Chapter 17: the turn of Theodore, the automaton of the solo game. He decides nothing: the rules do. */

/** BW-17.4: he takes the offered species card that he wants most. */
export function theodoreTakesSpecies(play: Play): void {
  const [card] = ranked(
    play,
    play.state.opening.offer.map(offered => offered.card),
  );
  takeOffered(play, him(play), card);
}

/** BW-17.4: the highest free profession, and the highest space of the university that the player did not choose. */
export function theodoreTakesCareer(play: Play): void {
  const { state, box } = play;
  const [highest] = byRow(play, legalOptions(play, him(play), professionsAtSetup(play)));
  markProfession(play, him(play), highest);
  theodoreReceives(play, box.professions[highest].effects);
  const { firstTeam } = state.opening;
  const other = box.campusIds.filter(
    campus => firstTeam === null || box.campuses[campus].university !== box.campuses[firstTeam].university,
  );
  joinUniversity(play, him(play), other[other.length - 1]);
}

function byRow<P extends number>({ box }: At, professions: readonly P[]): P[] {
  return [...professions].sort((a, b) => box.professions[a].row - box.professions[b].row || a - b);
}

/** BW-17.16, BW-17.22: he pays for the slot and flips a card into it; when he can't, he passes. */
export function theodoreTurn(play: Play): void {
  const { state, tell } = play;
  const seat = him(play);
  const player = state.players[seat];
  const slot = openSlot(play, seat);
  const cost = slot < 0 || hasGrant(play, seat, 'freeSlots') ? 0 : slotInfo(play, seat, slot).cost;
  const card = slot < 0 || cost > player.money ? null : flipCard(play);
  if (card === null) {
    theodorePasses(play);
    return;
  }
  player.money -= cost;
  player.slots[slot].card = card;
  state.turn.card = card;
  state.turn.slot = slot;
  theodoreOf(play).doneOnce.length = 0;
  tell({ type: 'theodoreFlips', rule: 'BW-17.16', card, paid: cost });
  playHalf(play, soloInfo(play, card), slot);
}

/** BW-17.17, BW-17.20, BW-R67: the back of the next card says which half of the current one he plays. */
function playHalf(play: Play, current: SoloInfo, slot: number): void {
  const next = nextBack(play);
  const { ap, depth } = slotInfo(play, him(play), slot);
  if (next === null) {
    teamHalf(play, current, ap, depth);
    return;
  }
  if (next.rivalLoyalty > 0) {
    gainLoyalty(play, him(play), rivalOf(play, play.state.players[him(play)].patron), next.rivalLoyalty);
  }
  play.tell({ type: 'theodoreReads', rule: 'BW-17.17', half: next.kind });
  if (next.kind === 'team') teamTurn(play, current, slot, next);
  else paleontologistTurn(play, current, slot, next);
}

/** BW-17.18, BW-R62: a species card with the icon of the slot gives its prize and the slot's values, else the back counts. */
function teamTurn(play: Play, current: SoloInfo, slot: number, next: SoloInfo['back']): void {
  const card = matching(play, slot);
  const { ap, depth } = card === null ? next : slotInfo(play, him(play), slot);
  if (card !== null) {
    play.tell({ type: 'theodorePrize', rule: 'BW-17.18', card });
    discardFromHand(play, card); // BW-R84
    theodoreReceives(play, speciesInfo(play, card).prize);
  }
  teamHalf(play, current, ap, depth);
}

function matching(at: At, slot: number): Card | null {
  const { icon } = slotInfo(at, him(at), slot);
  if (icon === null) return null;
  const any = hasGrant(at, him(at), 'anyMinorFind');
  const cards = at.state.players[him(at)].species.filter(card => any || speciesInfo(at, card).find === icon);
  const spare = cards.filter(card => neededFor(at, card) === at.state.awards.length);
  const wanted = spare.length > 0 ? spare : cards;
  const byName = [...wanted].sort((a, b) => (at.box.cards[a].name < at.box.cards[b].name ? -1 : 1));
  return byName[0] ?? null;
}

/** BW-17.20, BW-17.21, BW-17.29, BW-R66: one or two actions of the top half; if none is possible, the bottom half. */
function paleontologistTurn(play: Play, current: SoloInfo, slot: number, next: SoloInfo['back']): void {
  const { state, tell } = play;
  const player = state.players[him(play)];
  state.turn.mode = 'paleontologist';
  if (next.takeBack) takeBack(play);
  const start = player.paleontologist;
  let done = 0;
  for (let loop = 0; loop < current.loops; loop++) {
    const banned = player.paleontologist === null ? [] : [start, player.paleontologist];
    const action = current.actions.find(one => isAllowed(play, one, banned) && isPossible(play, one));
    if (action === undefined) break;
    perform(play, action);
    done += 1;
  }
  if (done > 0) return;
  tell({ type: 'theodoreFallsBack', rule: 'BW-17.29' });
  const { ap, depth } = slotInfo(play, him(play), slot);
  teamHalf(play, current, ap, depth);
}

function isAllowed(at: At, action: PaleontologistAction, banned: readonly (PaleontologistAction | null)[]): boolean {
  return hasGrant(at, him(at), 'stayPaleontologist') || !banned.includes(action);
}

/** BW-17.9, BW-R80: the action; last, a paleontologist card for it gives loyalty instead of its effect. */
function perform(play: Play, action: PaleontologistAction): void {
  const { state, box, tell } = play;
  state.players[him(play)].paleontologist = action;
  state.turn.wildsUsed = 0;
  tell({ type: 'acted', seat: him(play), action });
  PERFORM[action](play);
  const card = spendPaleontologist(play, action);
  if (card === null) return;
  tell({ type: 'theodoreSpends', rule: 'BW-17.9', card });
  gainOwn(play, box.solo.cardLoyalty);
}

/** BW-17.23, BW-17.24, BW-R72: profession, neutral team, team, grant and passing bonuses; in round 4 an endgame space. */
function theodorePasses(play: Play): void {
  const { state, box, tell } = play;
  const seat = him(play);
  state.players[seat].passed = true;
  tell({ type: 'passed', seat });
  if (box.rounds[state.round].endgameTile) {
    takeBestEnding(play);
    return;
  }
  const legal = byRow(play, legalOptions(play, seat, professionOffer(play, seat)));
  const useful = legal.find(space => canUpgrade(play) || !upgrades(play, space));
  const profession = useful ?? legal[0];
  markProfession(play, seat, profession);
  theodoreReceives(play, box.professions[profession].effects);
  for (let i = 0; i < box.solo.passSpecies; i++) drawSpeciesFor(play);
  liftTeam(play, seat);
  moveNeutralTeam(play);
  joinUniversity(play, seat, favouriteCampus(play));
  theodoreReceives(play, passingEffects(play, seat));
}

const upgrades = ({ box }: At, profession: number): boolean =>
  box.professions[profession].effects.some(effect => effect.do === 'upgradeTeam');

function takeBestEnding(play: Play): void {
  const seat = him(play);
  const worth = (ending: Ending) => play.box.endings[ending].effects.reduce((sum, { n }) => sum + n, 0);
  const free = legalOptions(play, seat, endingOffer(play));
  const best = free.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  markEnding(play, seat, best);
  theodoreReceives(play, play.box.endings[best].effects);
}

/** BW-17.24, BW-R73: the side with more papers, then his patron's, then the highest number. */
function favouriteCampus(at: At): Campus {
  const { state, box } = at;
  const { patron } = state.players[him(at)];
  const papers = (campus: Campus) => state.papers[box.campuses[campus].patron].length;
  const own = (campus: Campus) => (box.campuses[campus].patron === patron ? 1 : 0);
  const free = box.campusIds.filter(campus => !campusTaken(at, campus));
  const [first] = [...free].sort((a, b) => papers(b) - papers(a) || own(b) - own(a) || b - a);
  return first;
}
