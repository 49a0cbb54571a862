import { EVERYBODY, guards, offer, type Seat } from '@bonebed/kernel';
import { receiveAll } from './bonuses.ts';
import type { Waiting } from './effects.ts';
import { hasGrant } from './grants.ts';
import { type Card, idsOf, type Specialist } from './ids.ts';
import type { TurnOption } from './options.ts';
import { paleontologistAction } from './paleontologist.ts';
import { type At, type Guard, type Play, remove, speciesInfo, teamInfo } from './state.ts';
import { teamActions } from './team.ts';
import { slotInfo } from './upgrades.ts';

/** Chapter 7: playing a card. */

/** BW-7.1, BW-7.8: the leftmost open action slot, or -1. */
export function openSlot({ state }: At, seat: Seat): number {
  const { slots } = state.players[seat];
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot].card === null) return slot;
  return -1;
}

/** BW-7.2, BW-13.7: the cost of the slot and of the card. */
export function activationCost(at: At, seat: Seat, card: Card): number {
  const slot = hasGrant(at, seat, 'freeSlots') ? 0 : slotInfo(at, seat, openSlot(at, seat)).cost;
  return slot + (at.box.cards[card].team?.cost ?? 0);
}

/** BW-R12: with no open slot, no card or too little money there is nothing but to pass. */
const noOpenSlot: Guard<TurnOption> = {
  rule: 'BW-7.1',
  about: ['team', 'paleontologist'],
  bars: (at, seat) => openSlot(at, seat) < 0,
  values: ({ state }, seat) => ({ n: state.players[seat].slots.length }),
};
const tooExpensive: Guard<TurnOption> = {
  rule: 'BW-7.2',
  about: ['team', 'paleontologist'],
  bars: (at, seat, option) =>
    option.do !== 'pass' && activationCost(at, seat, option.card) > at.state.players[seat].money,
  values: (at, seat, option) => ({
    cost: option.do === 'pass' ? 0 : activationCost(at, seat, option.card),
    money: at.state.players[seat].money,
  }),
};

export const turnGuards = guards(noOpenSlot, tooExpensive);

/** BW-7.1 to BW-7.6, BW-R8, BW-R9: pay, put the card in its slot, act as the card allows. */
export function playCard(play: Play, seat: Seat, mode: 'team' | 'paleontologist', card: Card): void {
  const { state, box } = play;
  putInSlot(play, seat, mode, card);
  const { kind } = box.cards[card];
  const extra = kind === 'team' ? specialistBonus(play, seat) : prize(play, seat, card);
  const before = extra.length > 0 && play.ask.open(seat, 'when', offer(['before', 'after'])) === 'before';
  // BW-R10, BW-R46: wholly before the first or wholly after the last action or step.
  if (before) receiveAll(play, seat, extra);
  if (state.turn.mode === 'team') teamActions(play, seat);
  else paleontologistAction(play, seat);
  if (!before) receiveAll(play, seat, extra);
}

function putInSlot(play: Play, seat: Seat, mode: 'team' | 'paleontologist', card: Card): void {
  const { state, box, tell } = play;
  const player = state.players[seat];
  const slot = openSlot(play, seat);
  const paid = activationCost(play, seat, card);
  player.money -= paid;
  const { kind } = box.cards[card];
  if (kind === 'team') remove(player.team, card);
  else {
    remove(kind === 'species' ? player.species : player.paleontologists, card);
    state.seen[card] = EVERYBODY;
  }
  player.slots[slot].card = card;
  // BW-7.3, BW-7.5: the points and depth of a team card, or of the slot for a species card.
  const { ap, depth } = kind === 'team' ? teamInfo(play, card) : slotInfo(play, seat, slot);
  state.turn.card = card;
  state.turn.slot = slot;
  state.turn.mode = mode;
  if (mode === 'team') {
    state.turn.ap = ap;
    state.turn.depth = depth;
  }
  tell({ type: 'played', seat, card, mode, paid, left: player.money });
}

const NOTHING: readonly Waiting[] = [];

/** BW-7.6, BW-R30: a species card in a slot with its icon gives its prize. */
function prize(play: Play, seat: Seat, card: Card): readonly Waiting[] {
  const { slot } = play.state.turn;
  if (slot === null || play.box.cards[card].kind !== 'species') return NOTHING;
  const { icon } = slotInfo(play, seat, slot);
  const { find, prize: effects } = speciesInfo(play, card);
  const matches = icon !== null && (icon === find || hasGrant(play, seat, 'anyMinorFind'));
  return matches ? effects.map(effect => ({ ...effect, why: { do: 'prize', card } })) : NOTHING;
}

/** BW-1.4, BW-11.6, BW-R46: a hired specialist not used this round may go on a torn team card and gives its bonus. */
function specialistBonus(play: Play, seat: Seat): readonly Waiting[] {
  const { state, box, ask, tell } = play;
  const { card, slot } = state.turn;
  if (card === null || slot === null || !teamInfo(play, card).torn) return NOTHING;
  const { hired, slots } = state.players[seat];
  const free = idsOf<Specialist>(box.specialists).filter(
    specialist => hired.includes(specialist) && !slots.some(used => used.specialist === specialist),
  );
  if (free.length === 0) return NOTHING;
  const specialist = ask.open<Specialist | 'none'>(seat, 'specialist', offer([...free, 'none']));
  if (specialist === 'none') return NOTHING;
  slots[slot].specialist = specialist;
  tell({ type: 'specialistUsed', seat, specialist });
  return box.specialists[specialist].effects.map(effect => ({ ...effect, why: { do: 'specialist', specialist } }));
}
