import { reclassifyTo } from '../archive.ts';
import { openCrates } from '../bones.ts';
import { currentRoundTile, tileCause } from '../bonuses.ts';
import { gainLoyalty, rivalOf } from '../bookshelf.ts';
import { type Cause, COVER } from '../causes.ts';
import { discardSpecies } from '../decks.ts';
import type { Effect, EffectName } from '../effects.ts';
import { gainMoney, gainReputation, loseBonus } from '../gains.ts';
import { hasGrant } from '../grants.ts';
import type { Card, Find, SiteTile, Tile } from '../ids.ts';
import { type At, type Play, remove } from '../state.ts';
import { slotInfo } from '../upgrades.ts';
import { accepts, drawBonesFor, exchangeBone, exchangeFor, rarest, takeRareBone } from './bones.ts';
import { drawOpenSpecies, drawPaleontologist, him, theodoreOf, upgradeCard } from './cards.ts';
import { choose, ranked, rightmostEnvelope } from './choice.ts';
import { explain } from './steps.ts';

/** Chapter 17.2: what bonuses do for Theodore. He has no choices; what comes together comes in the order of the text. */
const EFFECT: Readonly<Record<EffectName, (play: Play, n: number, why: Cause) => void>> = {
  money: (play, n, why) => gainMoney(play, him(play), n, why), // BW-17.14
  rp: (play, n, why) => gainReputation(play, him(play), 'bonuses', n, why),
  loyalty: gainOwn,
  splitLoyalty: gainOwn,
  boneFromBag: drawBonesFor,
  rareBone: (play, n, why) => {
    for (let i = 0; i < n && takeRareBone(play, 'rareBone', why); i++);
  },
  exchangeRare: (play, _n, why) => exchangeBone(play, why),
  swapPatron: (play, _n, why) => flipPatron(play, why),
  removePaleontologist: (play, _n, why) => takeBack(play, why),
  speciesLook: lookAndKeep,
  speciesDraw: (play, n, why) => {
    for (let i = 0; i < n; i++) drawSpeciesFor(play, why);
  },
  paleoCard: (play, n, why) => {
    for (let i = 0; i < n; i++) drawPaleontologist(play, why);
  },
  digSiteActions: (play, n) => {
    for (let i = 0; i < n && siteAction(play); i++);
  },
  reclassify: (play, _n, why) => reclassifyFor(play, why),
  upgradeSlot: (play, _n, why) => upgradeSlotFor(play, why),
  removeCover: (play, _n, why) => removeCoverFor(play, why),
  upgradeTeam: (play, _n, why) => upgradeCard(play, why),
  roundBonus: play => takeTile(play, currentRoundTile(play)),
  anyRoundBonus: play => {
    explain(play, 'loyaltyBonus');
    takeTile(play, loyaltyTile(play));
  },
};

/** BW-R80: one after the other, as they are listed. */
export function theodoreReceives(play: Play, effects: readonly Effect[], why: Cause): void {
  for (const { do: what, n } of effects) EFFECT[what](play, n, why);
}

export function gainOwn(play: Play, n: number, why: Cause): void {
  gainLoyalty(play, him(play), play.state.players[him(play)].patron, n, why);
}

function flipPatron(play: Play, why: Cause): void {
  const player = play.state.players[him(play)];
  player.patron = rivalOf(play, player.patron);
  play.tell({ type: 'patronSwapped', seat: him(play), patron: player.patron, why });
}

export function takeBack({ state, tell }: Play, why: Cause): void {
  const seat = him({ state });
  if (state.players[seat].paleontologist === null) return;
  state.players[seat].paleontologist = null;
  tell({ type: 'paleontologistRemoved', seat, why });
}

function takeTile(play: Play, tile: Tile): void {
  theodoreReceives(play, play.box.tiles[tile].effects, tileCause(play, tile));
}

/** BW-17.15: of any round bonus he takes loyalty. */
function loyaltyTile(play: Play): Tile {
  const { roundTiles } = play.state;
  const loyalty = roundTiles.find(tile => play.box.tiles[tile].effects.some(effect => effect.do === 'loyalty'));
  return loyalty ?? currentRoundTile(play);
}

export function drawSpeciesFor(play: Play, why: Cause): void {
  const card = drawOpenSpecies(play);
  if (card === null) return;
  play.state.players[him(play)].species.push(card);
  play.tell({ type: 'drewSpecies', seat: him(play), card, why });
}

/** BW-10.7, BW-R80: of the cards he looks at he keeps the one he likes best. */
function lookAndKeep(play: Play, n: number, why: Cause): void {
  const { state, tell } = play;
  for (let i = 0; i < n; i++) {
    const card = drawOpenSpecies(play);
    if (card !== null) state.looked.push(card);
  }
  const kept = choose(play, state.looked);
  if (kept === null) return;
  remove(state.looked, kept);
  state.players[him(play)].species.push(kept);
  const discarded = state.looked.splice(0);
  for (const card of discarded) discardSpecies(play, card);
  tell({ type: 'kept', seat: him(play), card: kept, discarded, why });
}

/** BW-17.12, BW-R71: from the leftmost envelope with cards to the rightmost one with room, never backwards. */
function reclassifyFor(play: Play, why: Cause): void {
  const { archive } = play.state.players[him(play)];
  const to = rightmostEnvelope(play);
  const from = play.box.findIds.find(find => archive[find].length > 0);
  if (to === null || from === undefined || to <= from) {
    explain(play, 'noReclassify');
    loseBonus(play, him(play), 'reclassify', why);
    return;
  }
  explain(play, 'reclassify');
  const card = archive[from].reduce((lowest, other) => (other < lowest ? other : lowest)); // BW-R74
  const times = reclassifyTo(play, him(play), card, from, to, why);
  receiveEnvelopeFor(play, to, times);
}

/** The bonus of an envelope, so many times; money and reputation as one sum. */
export function receiveEnvelopeFor(play: Play, envelope: Find, times: number): void {
  const effects = play.box.envelopes[envelope].effects.map(({ do: what, n }) => ({ do: what, n: n * times }));
  theodoreReceives(play, effects, { do: 'envelope', envelope });
}

/** BW-17.13, BW-R69: he covers the dearest slot and adds an extra one in turn, never covering one as cheap as the tile. */
function upgradeSlotFor(play: Play, why: Cause): void {
  const { state, box, tell } = play;
  if (state.upgradedSlots === 0) return;
  const theodore = theodoreOf(play);
  const { slots } = state.players[him(play)];
  const covers = theodore.coversNext;
  theodore.coversNext = !covers;
  state.upgradedSlots -= 1;
  let dearest = -1;
  for (let slot = 0; slot < slots.length; slot++) {
    const { cost } = slotInfo(play, him(play), slot);
    if (cost <= box.upgradedSlot.cost) continue;
    if (dearest < 0 || cost >= slotInfo(play, him(play), dearest).cost) dearest = slot;
  }
  const covered = covers && dearest >= 0;
  explain(play, covered ? 'coverSlot' : 'extraSlot');
  if (covered) slots[dearest].upgraded = true;
  else slots.push({ upgraded: true, card: null, specialist: null });
  tell({ type: 'slotUpgraded', seat: him(play), slot: covered ? dearest + 1 : null, why });
}

/** BW-17.8: money while he has little, else reputation. */
function removeCoverFor(play: Play, why: Cause): void {
  const { state, box, tell } = play;
  const player = state.players[him(play)];
  const wanted = player.money < box.solo.coverMoneyBelow ? 'money' : 'rp';
  explain(play, wanted === 'money' ? 'coverMoney' : 'coverReputation');
  if (player.covers > 0) {
    player.covers -= 1;
    tell({ type: 'coverRemoved', seat: him(play), crates: openCrates(play, him(play)), why });
  }
  for (const { do: what, n } of box.coverChoices) {
    if (what !== wanted) continue;
    if (what === 'money') gainMoney(play, him(play), n, COVER);
    else gainReputation(play, him(play), 'covers', n, COVER);
  }
}

/** BW-17.28, BW-R70: the first dig site action of his fixed order that he is able and permitted to do. */
export function nextSiteAction(at: At): SiteTile | null {
  const { doneOnce } = theodoreOf(at);
  return at.box.solo.siteTileOrder.find(tile => !doneOnce.includes(tile) && isAble(at, tile)) ?? null;
}

function isAble(at: At, tile: SiteTile): boolean {
  const { species, paleontologist } = at.state.players[him(at)];
  const { effects, discards } = at.box.siteTiles[tile];
  if (species.length < discards) return false;
  return effects.every(({ do: what }) => {
    if (what === 'boneFromBag') return couldTakeBone(at);
    if (what === 'removePaleontologist') return paleontologist !== null;
    return what !== 'exchangeRare' || exchangeFor(at) !== null;
  });
}

/** A bone from the bag is not known beforehand: he draws if he would take some bone that is in it. */
function couldTakeBone(at: At): boolean {
  const rare = hasGrant(at, him(at), 'rareInsteadOfBag') ? rarest(at, () => true) : null;
  if (rare !== null && accepts(at, rare)) return true;
  return at.box.boneIds.some(bone => at.state.bag[bone] > 0 && accepts(at, bone));
}

/** Does it; false if there is none. Base camps and the place of his team do not matter. */
export function siteAction(play: Play): boolean {
  const { state, box, tell } = play;
  const tile = nextSiteAction(play);
  if (tile === null) return false;
  const theodore = theodoreOf(play);
  if (theodore.siteTilesOnce || box.solo.oncePerTurn.includes(tile)) theodore.doneOnce.push(tile); // BW-R86
  tell({ type: 'theodoreUsesTile', rule: 'BW-17.28', siteTile: tile });
  const why: Cause = { do: 'siteTile', siteTile: tile };
  const { species } = state.players[him(play)];
  for (let i = 0; i < box.siteTiles[tile].discards; i++) {
    const last = ranked(play, species).pop();
    if (last === undefined) continue;
    explain(play, 'discardLast');
    discardFromHand(play, last, why);
  }
  theodoreReceives(play, box.siteTiles[tile].effects, why);
  return true;
}

export function discardFromHand(play: Play, card: Card, why: Cause): void {
  remove(play.state.players[him(play)].species, card);
  discardSpecies(play, card);
  play.tell({ type: 'speciesDiscarded', seat: him(play), card, why });
}

/** BW-17.15: instead of a minor find bonus he takes the round bonus, if his grant lets him. */
export function columnBonusFor(play: Play, tile: Tile): void {
  const round = hasGrant(play, him(play), 'minorToRound');
  explain(play, round ? 'roundInstead' : 'columnBonus');
  takeTile(play, round ? currentRoundTile(play) : tile);
}
