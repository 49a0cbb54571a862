import { offer, type Seat } from '@bonebed/kernel';
import { receive } from './bonuses.ts';
import type { Cause } from './causes.ts';
import { declineBonus, loseBonus } from './gains.ts';
import { hasGrant } from './grants.ts';
import type { Card, Find } from './ids.ts';
import { type At, type Guard, type Play, remove } from './state.ts';

/** The archive of a player board: five envelopes, one for each minor find icon. */

/** BW-8.15, BW-9.10: how many cards an envelope may hold. */
export function archiveLimit({ state, box }: At, seat: Seat): number {
  const { base, perArchiveCampPlaced, max } = box.board.archiveLimit;
  const placed = box.board.camps.archive - state.players[seat].camps.archive;
  return Math.min(max, base + placed * perArchiveCampPlaced);
}

/** BW-R28: room in an envelope; cards that are being published have reserved theirs. */
export function envelopeRoom(at: At, seat: Seat, find: Find): number {
  const { state } = at;
  let room = archiveLimit(at, seat) - state.players[seat].archive[find].length;
  for (const paper of state.turn.papers) if (paper.envelope === find) room -= 1;
  return room;
}

export function hasRoomAnywhere(at: At, seat: Seat): boolean {
  return at.box.findIds.some(find => envelopeRoom(at, seat, find) > 0);
}

/** How many cards a player has archived. */
export function archivedCount({ state }: At, seat: Seat): number {
  let count = 0;
  for (const envelope of state.players[seat].archive) count += envelope.length;
  return count;
}

/** BW-9.9, BW-R44: the envelope's bonus comes once for each card now in it. */
export function archiveCard(play: Play, seat: Seat, card: Card, find: Find): void {
  const { state, tell } = play;
  const envelope = state.players[seat].archive[find];
  envelope.push(card);
  tell({ type: 'archived', seat, card, envelope: find, times: envelope.length });
  receiveEnvelope(play, seat, find, envelope.length);
}

function receiveEnvelope(play: Play, seat: Seat, find: Find, times: number): void {
  const { effects } = play.box.envelopes[find];
  const all = [...effects];
  for (let i = 1; i < times; i++) all.push(...effects);
  receive(play, seat, all, { do: 'envelope', envelope: find });
}

const full: Guard<Find> = {
  rule: 'BW-9.10',
  bars: (at, seat, find) => envelopeRoom(at, seat, find) <= 0,
  values: (at, seat, find) => ({ limit: archiveLimit(at, seat), envelope: find }),
};

/** BW-R30, BW-12.11: an envelope of the player's choice that has room. */
export function chooseEnvelope(play: Play, seat: Seat, card: Card): Find {
  return play.ask.open(seat, 'envelope', offer(play.box.findIds, full), { card });
}

const alreadyThere = (from: Find): Guard<Find> => ({
  rule: 'BW-10.12',
  bars: (_at, _seat, find) => find === from,
  values: () => ({ envelope: from }),
});

function envelopeOf({ state, box }: At, seat: Seat, card: Card): Find {
  const found = box.findIds.find(find => state.players[seat].archive[find].includes(card));
  if (found === undefined) throw new Error(`${box.cards[card].id} is not in the archive`);
  return found;
}

/** BW-R31: reclassifying needs an archived card and another envelope with room. */
function reclassifiable(at: At, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const find of at.box.findIds) {
    if (at.box.findIds.some(other => other !== find && envelopeRoom(at, seat, other) > 0)) {
      cards.push(...at.state.players[seat].archive[find]);
    }
  }
  return cards;
}

/** BW-10.12: one archived card moves to another envelope with room, for that envelope's bonus. */
export function reclassify(play: Play, seat: Seat, why: Cause): void {
  const { box, ask } = play;
  const cards = reclassifiable(play, seat);
  if (cards.length === 0) {
    loseBonus(play, seat, 'reclassify', why);
    return;
  }
  const card = ask.open<Card | 'decline'>(seat, 'reclassify', offer([...cards, 'decline']));
  if (card === 'decline') {
    declineBonus(play, seat, 'reclassify', why);
    return;
  }
  const from = envelopeOf(play, seat, card);
  const to = ask.open(seat, 'reclassifyTo', offer(box.findIds, alreadyThere(from), full), { card });
  receiveEnvelope(play, seat, to, reclassifyTo(play, seat, card, from, to, why));
}

/** BW-13.8: moves the card; how many times the bonus of the new envelope comes. */
export function reclassifyTo(play: Play, seat: Seat, card: Card, from: Find, to: Find, why: Cause): number {
  const { archive } = play.state.players[seat];
  remove(archive[from], card);
  archive[to].push(card);
  play.tell({ type: 'reclassified', seat, card, from, envelope: to, why });
  return hasGrant(play, seat, 'reclassifyFull') ? archive[to].length : 1;
}
