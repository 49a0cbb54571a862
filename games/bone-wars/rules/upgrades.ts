import { guards, offer, type Seat } from '@bonebed/kernel';
import type { SlotSpec } from '../box/box.ts';
import { openCrates } from './bones.ts';
import { type Cause, COVER } from './causes.ts';
import { declineBonus, gainMoney, gainReputation, loseBonus } from './gains.ts';
import type { Card } from './ids.ts';
import { DECLINE, type SlotOption, type UpgradeOption } from './options.ts';
import { type At, type Guard, type Play, remove } from './state.ts';

/** What improves a player board: action slots, crates, team cards and specialists. */

/** The values of a player's slot: those printed, or those of the upgraded tile on it. */
export function slotInfo({ state, box }: At, seat: Seat, slot: number): SlotSpec {
  return state.players[seat].slots[slot].upgraded ? box.upgradedSlot : box.board.slots[slot];
}

/** BW-R48: an upgraded tile does not cover another. */
const alreadyUpgraded: Guard<SlotOption> = {
  rule: 'BW-R48',
  about: ['cover'],
  bars: ({ state }, seat, option) => option.do === 'cover' && state.players[seat].slots[option.slot - 1].upgraded,
  values: (_at, _seat, option) => ({ slot: option.do === 'cover' ? option.slot : 0 }),
};

const EXTEND: SlotOption = { do: 'extend' };

/** BW-10.13, BW-R3: an upgraded slot tile covers a slot or becomes an extra one at the right edge of the board. */
export function upgradeSlot(play: Play, seat: Seat, why: Cause): void {
  const { state, ask, tell } = play;
  const { slots } = state.players[seat];
  if (state.upgradedSlots === 0) {
    loseBonus(play, seat, 'upgradeSlot', why);
    return;
  }
  const options: SlotOption[] = slots.map((_, index) => ({ do: 'cover', slot: index + 1 }));
  options.push(EXTEND, DECLINE);
  const choice = ask.open(seat, 'upgradeSlot', offer(options, alreadyUpgraded));
  if (choice.do === 'decline') {
    declineBonus(play, seat, 'upgradeSlot', why);
    return;
  }
  state.upgradedSlots -= 1;
  if (choice.do === 'cover') slots[choice.slot - 1].upgraded = true;
  else slots.push({ upgraded: true, card: null, specialist: null });
  tell({ type: 'slotUpgraded', seat, slot: choice.do === 'cover' ? choice.slot : null, why });
}

/** BW-10.14: uncovers crates and gives money or reputation, the latter even when no cover tile is left. */
export function removeCover(play: Play, seat: Seat, why: Cause): void {
  const { state, box, ask, tell } = play;
  const player = state.players[seat];
  if (player.covers > 0) {
    player.covers -= 1;
    tell({ type: 'coverRemoved', seat, crates: openCrates(play, seat), why });
  }
  const bonus = ask.open(seat, 'coverBonus', offer(box.coverChoices));
  if (bonus.do === 'money') gainMoney(play, seat, bonus.n, COVER);
  else gainReputation(play, seat, 'covers', bonus.n, COVER);
}

/** BW-R45: the basic card that is replaced may be in hand or in a slot. */
function ownsTeamCard({ state }: At, seat: Seat, card: Card): boolean {
  const { team, slots } = state.players[seat];
  return team.includes(card) || slots.some(slot => slot.card === card);
}

const cardGone: Guard<UpgradeOption> = {
  rule: 'BW-R45',
  about: ['replace'],
  bars: (at, seat, option) => option.do === 'replace' && !ownsTeamCard(at, seat, option.card),
  values: (_at, _seat, option) => ({ card: option.do === 'replace' ? option.card : 0 }),
};
const notInReserve: Guard<UpgradeOption> = {
  rule: 'BW-10.15',
  about: ['replace'],
  bars: ({ state }, seat, option) => option.do === 'replace' && !state.players[seat].reserve.includes(option.by),
  values: (_at, _seat, option) => ({ by: option.do === 'replace' ? option.by : 0 }),
};
const alreadyHired: Guard<UpgradeOption> = {
  rule: 'BW-10.15',
  text: 'BW-10.15.hired',
  about: ['hire'],
  bars: ({ state }, seat, option) => option.do === 'hire' && state.players[seat].hired.includes(option.specialist),
  values: (_at, _seat, option) => ({ specialist: option.do === 'hire' ? option.specialist : 0 }),
};

const upgradeGuards = guards(cardGone, notInReserve, alreadyHired);

/** BW-10.15: an advanced team card for a basic one, or a specialist. */
export function upgradeTeam(play: Play, seat: Seat, why: Cause): void {
  const { state, box, ask, tell } = play;
  const player = state.players[seat];
  if (player.reserve.length === 0 && player.hired.length === box.specialists.length) {
    loseBonus(play, seat, 'upgradeTeam', why);
    return;
  }
  const choice = ask.open(seat, 'upgradeTeam', { candidates: box.options.upgradeTeam, guards: upgradeGuards });
  if (choice.do === 'decline') {
    declineBonus(play, seat, 'upgradeTeam', why);
    return;
  }
  if (choice.do === 'hire') {
    player.hired.push(choice.specialist);
    tell({ type: 'hired', seat, specialist: choice.specialist, why });
    return;
  }
  remove(player.reserve, choice.by);
  replaceTeamCard(play, seat, choice.card, choice.by);
  tell({ type: 'teamUpgraded', seat, card: choice.card, by: choice.by, why });
}

/** BW-R45: the new card takes the place of the old one, which leaves the game. */
function replaceTeamCard({ state }: Play, seat: Seat, card: Card, by: Card): void {
  const { team, slots } = state.players[seat];
  const inHand = team.indexOf(card);
  if (inHand >= 0) team[inHand] = by;
  for (const slot of slots) if (slot.card === card) slot.card = by;
}
