import { legalOptions } from '@bonebed/kernel';
import type { SoloSpec } from '../../box/cards.ts';
import type { PaleontologistAction } from '../../box/components.ts';
import { gainLoyalty, rivalOf } from '../bookshelf.ts';
import { openSlot } from '../card.ts';
import { type Cause, PASSING, SOLO_BACK } from '../causes.ts';
import { hasGrant } from '../grants.ts';
import type { Campus, Card, Ending } from '../ids.ts';
import { campusTaken, joinUniversity, markProfession, professionsAtSetup, takeOffered } from '../order.ts';
import {
  endingOffer,
  liftTeam,
  markEnding,
  moveNeutralTeam,
  passingEffects,
  professionOffer,
  trackCause,
} from '../pass.ts';
import { type At, type Play, speciesInfo } from '../state.ts';
import { slotInfo } from '../upgrades.ts';
import { obstacleTo, PERFORM } from './actions.ts';
import { discardFromHand, drawSpeciesFor, gainOwn, takeBack, theodoreReceives } from './bonuses.ts';
import {
  canUpgrade,
  flipCard,
  him,
  nextBack,
  rebuildDeck,
  soloInfo,
  spendPaleontologist,
  theodoreOf,
} from './cards.ts';
import { choose, neededFor } from './choice.ts';
import { explain, explainChoice } from './steps.ts';
import { teamHalf } from './team.ts';

/** Chapter 17: the turn of Theodore, the automaton of the solo game. He decides nothing: the rules do. */

/** BW-17.4: he takes the offered species card that he wants most. */
export function theodoreTakesSpecies(play: Play): void {
  const card = choose(
    play,
    play.state.opening.offer.map(offered => offered.card),
  );
  if (card !== null) takeOffered(play, him(play), card);
}

/** BW-17.4: the highest free profession, and the highest space of the university that the player did not choose. */
export function theodoreTakesCareer(play: Play): void {
  const { state, box } = play;
  explain(play, 'firstProfession');
  const [highest] = byRow(play, legalOptions(play, him(play), professionsAtSetup(play)));
  markProfession(play, him(play), highest);
  theodoreReceives(play, box.professions[highest].effects, { do: 'profession', profession: highest });
  const { firstTeam } = state.opening;
  const other = box.campusIds.filter(
    campus => firstTeam === null || box.campuses[campus].university !== box.campuses[firstTeam].university,
  );
  explain(play, 'firstUniversity');
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
  if (slot < 0 || cost > player.money) {
    theodorePasses(play, slot < 0 ? 'noSlot' : 'noMoney');
    return;
  }
  rebuildDeck(play);
  const card = flipCard(play);
  if (card === null) {
    theodorePasses(play, 'noCard');
    return;
  }
  player.money -= cost;
  player.slots[slot].card = card;
  state.turn.card = card;
  state.turn.slot = slot;
  theodoreOf(play).doneOnce.length = 0;
  tell({ type: 'theodoreFlips', rule: 'BW-17.16', card, paid: cost });
  rebuildDeck(play);
  playHalf(play, soloInfo(play, card), slot);
}

/** BW-17.17, BW-17.20, BW-R67: the back of the next card says which half of the current one he plays. */
function playHalf(play: Play, current: SoloSpec, slot: number): void {
  const next = nextBack(play);
  const { ap, depth } = slotInfo(play, him(play), slot);
  if (next === null) {
    teamHalf(play, current, 'noNext', ap, depth);
    return;
  }
  if (next.rivalLoyalty > 0) {
    explain(play, 'rivalLoyalty');
    const rival = rivalOf(play, play.state.players[him(play)].patron);
    gainLoyalty(play, him(play), rival, next.rivalLoyalty, SOLO_BACK);
  }
  const actions = next.kind === 'team' ? current.teamActions : current.actions;
  play.tell({ type: 'theodoreReads', rule: 'BW-17.17', half: next.kind, actions: actions.slice() });
  if (next.kind === 'team') teamTurn(play, current, slot, next);
  else paleontologistTurn(play, current, slot, next);
}

/** BW-17.18, BW-R62: a species card with the icon of the slot gives its prize and the slot's values, else the back counts. */
function teamTurn(play: Play, current: SoloSpec, slot: number, next: SoloSpec['back']): void {
  const card = matching(play, slot);
  const { ap, depth } = card === null ? next : slotInfo(play, him(play), slot);
  if (card !== null) {
    play.tell({ type: 'theodorePrize', rule: 'BW-17.18', card });
    const why: Cause = { do: 'prize', card };
    discardFromHand(play, card, why); // BW-R84
    theodoreReceives(play, speciesInfo(play, card).prize, why);
  }
  teamHalf(play, current, card === null ? 'back' : 'prize', ap, depth);
}

/** BW-R62: of several cards one that no award needs, then the first of the alphabet. */
function matching(play: Play, slot: number): Card | null {
  const { state, box } = play;
  const { icon } = slotInfo(play, him(play), slot);
  if (icon === null) return null;
  const any = hasGrant(play, him(play), 'anyMinorFind');
  const cards = state.players[him(play)].species.filter(card => any || speciesInfo(play, card).find === icon);
  const spare = cards.filter(card => neededFor(play, card) === state.awards.length);
  const wanted = spare.length > 0 ? spare : cards;
  const [card] = [...wanted].sort((a, b) => (box.cards[a].name < box.cards[b].name ? -1 : 1));
  if (card === undefined) return null;
  const deciding = wanted.length === 1 ? 'spare' : 'alphabet';
  explainChoice(play, 'BW-R62', card, cards.length === 1 ? 'only' : deciding);
  return card;
}

/** BW-17.20, BW-17.21, BW-17.29, BW-R66: one or two actions of the top half; if none is possible, the bottom half. */
function paleontologistTurn(play: Play, current: SoloSpec, slot: number, next: SoloSpec['back']): void {
  const { state, tell } = play;
  const player = state.players[him(play)];
  state.turn.mode = 'paleontologist';
  if (next.takeBack) {
    explain(play, 'takeBack');
    takeBack(play, SOLO_BACK);
  }
  const start = player.paleontologist;
  let done = 0;
  for (let loop = 0; loop < current.loops; loop++) {
    const banned = player.paleontologist === null ? [] : [start, player.paleontologist];
    const action = firstPossible(play, current.actions, banned);
    if (action === null) break;
    explain(play, done === 0 ? 'act' : 'actAgain');
    perform(play, action);
    done += 1;
  }
  if (done > 0) return;
  tell({ type: 'theodoreFallsBack', rule: 'BW-17.29' });
  const { ap, depth } = slotInfo(play, him(play), slot);
  teamHalf(play, current, 'fallBack', ap, depth);
}

/** The first action of his card that he may and can do; those before it are skipped. */
function firstPossible(
  play: Play,
  actions: readonly PaleontologistAction[],
  banned: readonly (PaleontologistAction | null)[],
): PaleontologistAction | null {
  for (const action of actions) {
    const obstacle = isAllowed(play, action, banned) ? obstacleTo(play, action) : 'stoodThere';
    if (obstacle === null) return action;
    play.tell({ type: 'theodoreSkips', rule: 'BW-17.29', action, obstacle });
  }
  return null;
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
  gainOwn(play, box.solo.cardLoyalty, { do: 'ability', card });
}

/** BW-17.23, BW-17.24, BW-R72: profession, neutral team, team, grant and passing bonuses; in round 4 an endgame space. */
function theodorePasses(play: Play, why: 'noSlot' | 'noMoney' | 'noCard'): void {
  const { state, box, tell } = play;
  const seat = him(play);
  explain(play, why);
  state.players[seat].passed = true;
  tell({ type: 'passed', seat });
  if (box.rounds[state.round].endgameTile) {
    takeBestEnding(play);
    return;
  }
  const legal = byRow(play, legalOptions(play, seat, professionOffer(play, seat)));
  const useful = legal.find(space => canUpgrade(play) || !upgrades(play, space));
  const profession = useful ?? legal[0];
  explain(play, profession === legal[0] ? 'profession' : 'usefulProfession');
  markProfession(play, seat, profession);
  theodoreReceives(play, box.professions[profession].effects, { do: 'profession', profession });
  explain(play, 'passSpecies');
  for (let i = 0; i < box.solo.passSpecies; i++) drawSpeciesFor(play, PASSING);
  liftTeam(play, seat);
  if (!state.neutralMoved) explain(play, 'neutralTeam');
  moveNeutralTeam(play);
  joinUniversity(play, seat, favouriteCampus(play));
  const effects = passingEffects(play, seat);
  if (effects.length > 0) explain(play, 'passBonuses');
  theodoreReceives(play, effects, trackCause(play, seat));
}

const upgrades = ({ box }: At, profession: number): boolean =>
  box.professions[profession].effects.some(effect => effect.do === 'upgradeTeam');

function takeBestEnding(play: Play): void {
  const seat = him(play);
  explain(play, 'ending');
  const worth = (ending: Ending) => play.box.endings[ending].effects.reduce((sum, { n }) => sum + n, 0);
  const free = legalOptions(play, seat, endingOffer(play));
  const best = free.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  markEnding(play, seat, best);
  theodoreReceives(play, play.box.endings[best].effects, { do: 'ending', ending: best });
}

/** BW-17.24, BW-R73: the side with more papers, then his patron's, then the highest number. */
function favouriteCampus(play: Play): Campus {
  const { state, box } = play;
  const { patron } = state.players[him(play)];
  const papers = (campus: Campus) => state.papers[box.campuses[campus].patron].length;
  const own = (campus: Campus) => (box.campuses[campus].patron === patron ? 1 : 0);
  const free = box.campusIds.filter(campus => !campusTaken(play, campus));
  const [first, second] = [...free].sort((a, b) => papers(b) - papers(a) || own(b) - own(a) || b - a);
  if (second === undefined) explain(play, 'onlyCampus');
  else if (papers(first) !== papers(second)) explain(play, 'campusOfPapers');
  else explain(play, own(first) === own(second) ? 'campusOfNumber' : 'campusOfPatron');
  return first;
}
