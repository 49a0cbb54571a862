import type { Seat } from '@bonebed/kernel';
import type { Command } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { CommandError } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { Actor, Decision } from './decide.ts';
import type { Entry } from './entry.ts';
import { present } from './seats.ts';
import { hashToken, includesHash, newToken } from './tokens.ts';

/** Who sits where, before the game and on which devices: sitting down, bots, the start, links and invitations. */

/** How long a full table waits for its host to begin; then anyone who sits at it may. */
export const HOST_AWAITED_MS = 10 * 60_000;

/** Throws unless someone may come to this table. */
export function checkEntry(core: TableCore, guest: string | null, token: string | undefined): void {
  if (core.seatOf(guest) !== null) return;
  const hash = token === undefined ? null : hashToken(token);
  // A link to a seat is for a device of somebody who sits there.
  if (hash !== null && core.seats.some(({ links }) => includesHash(links, hash))) return;
  // Who saw what comes up here would know it at their own table.
  if (core.meta.deal !== undefined) throw new CommandError('forbidden', 'others play the same deal');
  if (isOfTable(core, guest)) return;
  if (core.lock === 'all') throw locked();
  if (core.meta.open || (hash !== null && includesHash(core.invites, hash))) return;
  throw new CommandError('forbidden', 'this table is by invitation');
}

/** Whether someone sits here, or has made the table: for them it is never locked. */
export function isOfTable(core: TableCore, guest: string | null): boolean {
  return guest !== null && (core.seatOf(guest) !== null || core.meta.createdBy === guest);
}

function locked(): CommandError {
  return new CommandError('locked', 'the host has locked this table');
}

export function inLobby(core: TableCore): void {
  if (core.phase !== 'lobby') throw new CommandError('notNow', 'the game has started');
}

export function seatOf(core: TableCore, { guest }: Actor): Seat {
  const seat = core.seatOf(guest);
  if (seat === null) throw new CommandError('notSeated', 'you have no seat at this table');
  return seat;
}

/** Who made the table; where they have stood up again, who sits next; where nobody is the host, anyone at the table. */
export function isHost(core: TableCore, { guest }: Actor): boolean {
  if (core.host === 'away') return core.meta.createdBy === guest;
  const seat = core.seatOf(guest);
  return seat !== null && (core.host === null || core.host === seat);
}

function hostOnly(core: TableCore, actor: Actor): void {
  if (isHost(core, actor)) return;
  seatOf(core, actor);
  throw new CommandError('forbidden', 'only the host of this table may do that');
}

export function join(core: TableCore, actor: Actor, command: Command & { do: 'join' }): Decision {
  inLobby(core);
  if (core.seatOf(actor.guest) !== null) throw new CommandError('taken', 'you have a seat already');
  if (core.dismissed.includes(actor.guest))
    throw new CommandError('dismissed', 'the host asked you to leave this table');
  checkEntry(core, actor.guest, command.token);
  if (core.lock !== null && !isHost(core, actor)) throw locked();
  const free = core.seats.findIndex(({ by }) => by === 'nobody');
  const seat = command.seat ?? free;
  if (seat === -1 || core.seats[seat]?.by !== 'nobody') throw new CommandError('taken', 'this seat is not free');
  const token = newToken();
  const name = command.name ?? actor.name;
  const entries: Entry[] = [{ type: 'joined', seat, guest: actor.guest, name, link: hashToken(token) }];
  if (command.nonce !== undefined) entries.push({ type: 'nonce', seat, nonce: command.nonce });
  const isLast = core.seats.filter(({ by }) => by === 'nobody').length === 1;
  if (core.meta.forAnyone === true && isLast) entries.push({ type: 'started' });
  return { entries, gift: { kind: 'seat', seat, token } };
}

/**
 * A link to a seat opens it on another device. With too many devices the one that joined longest ago is released, but never the one
 * that sat down, so nobody locks themselves out.
 */
export function claim(core: TableCore, { guest }: Actor, token: string): Decision {
  const hash = hashToken(token);
  const seat = core.seats.findIndex(({ links }) => includesHash(links, hash));
  if (seat === -1) throw new CommandError('forbidden', 'this link opens no seat');
  const held = core.seatOf(guest);
  if (held === seat) return { entries: [] };
  if (held !== null) throw new CommandError('taken', 'you have another seat at this table');
  const [, ...others] = core.seats[seat].guests;
  const tooMany = others.slice(0, Math.max(0, others.length + 2 - limits.holdersPerSeat));
  const released: Entry[] = tooMany.length === 0 ? [] : [{ type: 'released', seat, guests: tooMany }];
  return { entries: [...released, { type: 'held', seat, guest }] };
}

/** The host puts bots on free seats, and takes them off again. */
export function bot(core: TableCore, actor: Actor, seat: Seat, level: string | null): Decision {
  inLobby(core);
  hostOnly(core, actor);
  const found = core.seats[seat];
  if (found === undefined) throw new CommandError('badMessage', `there is no seat ${seat}`);
  if (found.by === 'person') throw new CommandError('taken', 'someone sits there');
  if (level !== null) return { entries: [{ type: 'bot', seat, level }] };
  if (found.by === 'nobody') throw new CommandError('notNow', 'no bot sits there');
  return { entries: [{ type: 'left', seat }] };
}

/** The host asks someone to leave. */
export function dismiss(core: TableCore, actor: Actor, seat: Seat): Decision {
  inLobby(core);
  hostOnly(core, actor);
  if (core.seats[seat]?.by !== 'person') throw new CommandError('notNow', 'nobody sits there');
  if (core.seatOf(actor.guest) === seat) throw new CommandError('notNow', 'this is your own seat: leave it');
  return { entries: [{ type: 'dismissed', seat }] };
}

/** The host lets nobody else in, or everybody again. Whoever sits here stays, and bots can still be put on free seats. */
export function lock(core: TableCore, actor: Actor, { lock }: Command & { do: 'lock' }): Decision {
  checkShutting(core, actor);
  return { entries: core.lock === lock ? [] : [{ type: 'locked', lock }] };
}

/** Nobody fills a table's log with things that don't carry the game forward. */
function checkShutting(core: TableCore, actor: Actor): void {
  hostOnly(core, actor);
  if (core.shut >= limits.shutPerTable) throw new CommandError('tooMany', 'you have done this often enough here');
}

/** The host closes the talk, or opens it again. What was said stays. */
export function quiet(core: TableCore, actor: Actor, { quiet }: Command & { do: 'quiet' }): Decision {
  checkShutting(core, actor);
  return { entries: core.isQuiet === quiet ? [] : [{ type: 'quieted', quiet }] };
}

/** The host begins. A host who does not come to a full table is not waited for for ever. */
export function start(core: TableCore, actor: Actor, now: number): Decision {
  inLobby(core);
  const isHosting = isHost(core, actor);
  if (!isHosting) seatOf(core, actor);
  if (core.fullSince === null)
    throw new CommandError('notNow', 'not all are there: seats are free, or somebody has not answered yet');
  if (!isHosting && now - core.fullSince < HOST_AWAITED_MS) {
    throw new CommandError(
      'notNow',
      `the host begins; others may when the table has been full for ${HOST_AWAITED_MS / 60_000} min`,
    );
  }
  return { entries: [{ type: 'started' }] };
}

/** A new link to the own seat. Older ones stay good, the first and the last few of them. */
export function link(core: TableCore, actor: Actor): Decision {
  const seat = seatOf(core, actor);
  const token = newToken();
  return { entries: [{ type: 'linked', seat, link: hashToken(token) }], gift: { kind: 'seat', seat, token } };
}

/** A new invitation. Older ones stay good, the first and the last few of them. */
export function invite(core: TableCore, actor: Actor): Decision {
  seatOf(core, actor);
  return newInvitation();
}

function newInvitation(): Required<Decision> {
  const token = newToken();
  return { entries: [{ type: 'invited', invite: hashToken(token) }], gift: { kind: 'invite', token } };
}

/**
 * Ends all links to one's own seat, and with `devices` releases it everywhere but here and where one sat down; or, for the host,
 * replaces all invitations with a new one.
 */
export function revoke(core: TableCore, actor: Actor, { what, devices }: Command & { do: 'revoke' }): Decision {
  if (what === 'invites') {
    hostOnly(core, actor);
    const { entries, gift } = newInvitation();
    return { entries: [{ type: 'uninvited' }, ...entries], gift };
  }
  const seat = seatOf(core, actor);
  const entries: Entry[] = [{ type: 'unlinked', seat }];
  // Whoever found a link must not shut out the one who sat down.
  const [, ...others] = core.seats[seat].guests;
  const guests = others.filter(guest => guest !== actor.guest);
  if (devices === true && guests.length > 0) entries.push({ type: 'released', seat, guests });
  return { entries };
}

/** What a seat that somebody leaves for good does: it is free, a bot plays on, or, where nobody else would play, it is given up. */
export function parting(core: TableCore, seat: Seat): Entry[] {
  const { by, guests, resigned } = core.seats[seat];
  if (core.phase === 'lobby') return [{ type: 'left', seat }];
  const entries: Entry[] = [];
  if (core.phase === 'playing' && by === 'person' && !resigned) {
    const hasCompany = present(core.seats).length > 1;
    entries.push(hasCompany ? { type: 'handedOver', seat } : { type: 'resigned', seat });
  }
  return [
    ...entries,
    { type: 'unlinked', seat },
    { type: 'released', seat, guests },
    { type: 'renamed', seat, name: null },
  ];
}
