import type { Seat } from '@bonebed/kernel';
import type { Passives, TagSet } from '../box/box.ts';
import type { At, CardId } from './state.ts';

/** Section 11, RP-R38: what the Paleontologist and the crew in play do for a player adds up. RP-R41: in every phase. */
function sum({ state, box }: At, seat: Seat, passive: 'drawEvents' | 'drawBones' | 'keepBones' | 'handLimit'): number {
  const { paleontologist, crew } = state.players[seat];
  let total = paleontologist === null ? 0 : box.paleontologists[paleontologist].passives[passive];
  for (const card of crew) total += box.cards[card].passives[passive];
  return total;
}

/** RP-5.1: how many Event cards a player draws in the Field Season. */
export function eventDraw(at: At, seat: Seat): number {
  return at.box.constants.fieldDraw.event + sum(at, seat, 'drawEvents');
}

/** RP-5.1: how many Bone cards a player draws in the Field Season. */
export function boneDraw(at: At, seat: Seat): number {
  return at.box.constants.fieldDraw.bone + sum(at, seat, 'drawBones');
}

/** RP-9.2, RP-R40: how many Event cards a player may hold at the end of the turn. */
export function eventLimit(at: At, seat: Seat): number {
  return at.box.constants.eventHandLimit + sum(at, seat, 'handLimit');
}

/** RP-9.1, RP-R39: how many Bones a player may keep at the end of the turn; all allowances add up. */
export function keepAllowance(at: At, seat: Seat): number {
  return at.state.players[seat].mayKeep + sum(at, seat, 'keepBones');
}

/** RP-4.12, RP-R45: whether an Event with these tags can't touch the player. */
export function isImmune({ state, box }: At, seat: Seat, tags: TagSet): boolean {
  if (tags === 0) return false;
  const { paleontologist, crew } = state.players[seat];
  let immuneTo = paleontologist === null ? 0 : box.paleontologists[paleontologist].passives.immuneTo;
  for (const card of crew) immuneTo |= box.cards[card].passives.immuneTo;
  return (immuneTo & tags) !== 0;
}

/** Who keeps such an Event away from the player: a crew member, or else the Paleontologist. */
export function protectorOf({ state, box }: At, seat: Seat, tags: TagSet): Protector {
  const { crew, paleontologist } = state.players[seat];
  const member = crew.find(card => (box.cards[card].passives.immuneTo & tags) !== 0) ?? null;
  return { crew: member, paleontologist: member === null ? paleontologist : null };
}

interface Protector {
  readonly crew: CardId | null;
  readonly paleontologist: number | null;
}

/** How many Bones the player's people save from an Event with these tags. */
export function savedByCrew({ state, box }: At, seat: Seat, tags: TagSet): number {
  const { paleontologist, crew } = state.players[seat];
  let saved = paleontologist === null ? 0 : savedBy(box.paleontologists[paleontologist].passives, tags);
  for (const card of crew) saved += savedBy(box.cards[card].passives, tags);
  return saved;
}

function savedBy({ saveBones, savesFrom }: Passives, tags: TagSet): number {
  return (savesFrom & tags) === 0 ? 0 : saveBones;
}
