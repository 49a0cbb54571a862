import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parsePlayer } from '@bonebed/bots';
import {
  type AnswerFault,
  type Barrier,
  barrierFor,
  lengthFor,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import type { Command, ErrorCode, Gift, Refused } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { nextFlag } from './clock.ts';
import type { TableCore } from './core.ts';
import type { Entry } from './entry.ts';

/** Something that was not done, and why. Nothing changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly more: { fault?: AnswerFault; barrier?: Barrier };

  constructor(code: ErrorCode, message: string, more: Refusal['more'] = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }

  toMessage(): Refused {
    return { code: this.code, message: this.message, ...this.more };
  }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 bits that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function includesHash(hashes: readonly string[], hash: string): boolean {
  const wanted = Buffer.from(hash);
  return hashes.some(known => known.length === hash.length && timingSafeEqual(Buffer.from(known), wanted));
}

/** How long a table must have waited for someone before the others may let a bot take over. */
export const ABANDONED_AFTER_MS = { live: 3 * 60_000, none: 60 * 60_000, day: 24 * 60 * 60_000 } as const;

/** Invitations that one table may have. */
const MOST_INVITES = 20;

/** Who gives a command, as the server knows them. */
export interface Actor {
  readonly guest: string;
  readonly name: string;
}

/** What a command does to the table: entries for its log, and something for the one who gave it. */
export interface Decision {
  readonly entries: readonly Entry[];
  readonly gift?: Gift;
}

/** Commands that change the table; the others only read it, or are no part of its log. */
export type TableCommand = Exclude<Command, { do: 'hello' | 'why' | 'past' | 'preview' | 'view' | 'chat' | 'rematch' }>;

/** Checks a command against the table as it stands and says what it does; throws a `Refusal` if it may not be done. */
export function decide(core: TableCore, actor: Actor, command: TableCommand, now: number): Decision {
  switch (command.do) {
    case 'join':
      return join(core, actor, command);
    case 'claim':
      return claim(core, actor, command.token);
    case 'leave':
      inLobby(core);
      return { entries: [{ type: 'left', seat: seatOf(core, actor) }] };
    case 'nonce':
      inLobby(core);
      return { entries: [{ type: 'nonce', seat: seatOf(core, actor), nonce: command.nonce }] };
    case 'bot':
      return bot(core, actor, command.seat, command.level);
    case 'start':
      return start(core, actor);
    case 'link': {
      const seat = seatOf(core, actor);
      const token = newToken();
      // Older links stay good, but no more than a few.
      if (core.seats[seat].links.length >= limits.holdersPerSeat) throw new Refusal('tooMany', 'too many links');
      return { entries: [{ type: 'linked', seat, link: hashToken(token) }], gift: { kind: 'seat', seat, token } };
    }
    case 'invite': {
      seatOf(core, actor);
      const token = newToken();
      if (core.invites.length >= MOST_INVITES) throw new Refusal('tooMany', 'too many invitations');
      return { entries: [{ type: 'invited', invite: hashToken(token) }], gift: { kind: 'invite', token } };
    }
    case 'answer':
      return answer(core, playing(core), seatOf(core, actor), command.askId, command.text);
    case 'undo':
      return undo(core, playing(core), seatOf(core, actor), command.answers);
    case 'propose':
      return propose(core, playing(core), seatOf(core, actor), command.length);
    case 'agree':
    case 'decline':
      return vote(core, seatOf(core, actor), command.do, command.length);
    case 'stand':
      return stand(core, playing(core), seatOf(core, actor), command.scope);
    case 'resign':
      playing(core);
      return { entries: [{ type: 'resigned', seat: unresigned(core, actor) }] };
    case 'handOver': {
      playing(core);
      const seat = unresigned(core, actor);
      if (core.seats[seat].by === 'bot') throw new Refusal('notNow', 'a bot plays already');
      return { entries: [{ type: 'handedOver', seat }] };
    }
    case 'takeOver':
      return takeOver(core, actor, command.seat, now);
    case 'comeBack': {
      playing(core);
      const seat = unresigned(core, actor);
      if (core.seats[seat].by === 'person') throw new Refusal('notNow', 'you play already');
      return { entries: [{ type: 'cameBack', seat }] };
    }
  }
}

/** What follows from time alone: the flags that have fallen by now. */
export function fallenFlag(core: TableCore, now: number): Entry | null {
  if (core.phase !== 'playing') return null;
  const flag = nextFlag(core.clock);
  return flag === null || flag.at > now ? null : { type: 'timedOut', seat: flag.seat };
}

/** The answer of a bot, which may have thought about an ask that is gone by now. */
export function decideForBot(core: TableCore, seat: Seat, askId: number, text: string): Decision {
  const game = playing(core);
  if (core.seats[seat].by !== 'bot') throw new Refusal('stale', 'a person plays this seat');
  return answer(core, game, seat, askId, text, 'bot');
}

/** Whether someone may come to this table at all. */
export function mayEnter(core: TableCore, guest: string | null, token: string | undefined): boolean {
  if (core.meta.open || core.seatOf(guest) !== null) return true;
  if (guest !== null && core.meta.createdBy === guest) return true;
  if (token === undefined) return false;
  const hash = hashToken(token);
  return includesHash(core.invites, hash) || core.seats.some(seat => includesHash(seat.links, hash));
}

function inLobby(core: TableCore): void {
  if (core.phase !== 'lobby') throw new Refusal('notNow', 'the game has started');
}

function playing(core: TableCore): Table<Terms> {
  if (core.phase === 'playing' && core.game !== null) return core.game;
  throw new Refusal('notNow', core.phase === 'lobby' ? 'the game has not started' : 'the game is over');
}

function seatOf(core: TableCore, { guest }: Actor): Seat {
  const seat = core.seatOf(guest);
  if (seat === null) throw new Refusal('notSeated', 'you have no seat at this table');
  return seat;
}

function unresigned(core: TableCore, actor: Actor): Seat {
  const seat = seatOf(core, actor);
  if (core.seats[seat].resigned) throw new Refusal('notNow', 'you have resigned');
  return seat;
}

function join(core: TableCore, actor: Actor, command: TableCommand & { do: 'join' }): Decision {
  inLobby(core);
  if (core.seatOf(actor.guest) !== null) throw new Refusal('taken', 'you have a seat already');
  if (!mayEnter(core, actor.guest, command.token)) throw new Refusal('forbidden', 'this table is by invitation');
  const free = core.seats.findIndex(({ by }) => by === 'nobody');
  const seat = command.seat ?? free;
  if (seat === -1 || core.seats[seat]?.by !== 'nobody') throw new Refusal('taken', 'this seat is not free');
  const token = newToken();
  const name = command.name ?? actor.name;
  const entries: Entry[] = [{ type: 'joined', seat, guest: actor.guest, name, link: hashToken(token) }];
  if (command.nonce !== undefined) entries.push({ type: 'nonce', seat, nonce: command.nonce });
  return { entries, gift: { kind: 'seat', seat, token } };
}

/** A link to a seat opens it on another device. */
function claim(core: TableCore, { guest }: Actor, token: string): Decision {
  const hash = hashToken(token);
  const seat = core.seats.findIndex(({ links }) => includesHash(links, hash));
  if (seat === -1) throw new Refusal('forbidden', 'this link opens no seat');
  const held = core.seatOf(guest);
  if (held === seat) return { entries: [] };
  if (held !== null) throw new Refusal('taken', 'you have another seat at this table');
  if (core.seats[seat].guests.length >= limits.holdersPerSeat) throw new Refusal('tooMany', 'too many devices');
  return { entries: [{ type: 'held', seat, guest }] };
}

/** Who made the table, or sits at it, may put bots on free seats and take them off again. */
function bot(core: TableCore, actor: Actor, seat: Seat, level: string | null): Decision {
  inLobby(core);
  if (core.meta.createdBy !== actor.guest) seatOf(core, actor);
  const found = core.seats[seat];
  if (found === undefined) throw new Refusal('badMessage', `there is no seat ${seat}`);
  if (found.by === 'person') throw new Refusal('taken', 'someone sits there');
  if (level !== null) {
    parsePlayer(level);
    return { entries: [{ type: 'bot', seat, level }] };
  }
  if (found.by === 'nobody') throw new Refusal('notNow', 'no bot sits there');
  return { entries: [{ type: 'left', seat }] };
}

function start(core: TableCore, actor: Actor): Decision {
  inLobby(core);
  if (core.meta.createdBy !== actor.guest) seatOf(core, actor);
  if (core.seats.some(({ by }) => by === 'nobody')) throw new Refusal('notNow', 'there are free seats');
  return { entries: [{ type: 'started' }] };
}

/** An answer counts only at the ask it names, from a seat that is asked, and if it is among that seat's options. */
function answer(
  core: TableCore,
  game: Table<Terms>,
  seat: Seat,
  askId: number,
  text: string,
  by: 'person' | 'bot' = 'person',
): Decision {
  if (askId !== core.askTick) throw new Refusal('stale', `the table is at ${core.askTick}`);
  if (core.seats[seat].by !== by) throw new Refusal('notNow', 'a bot plays for you; come back first');
  const checked = game.check(seat, text);
  if (checked.ok) return { entries: [{ type: 'answered', seat, text }] };
  throw new Refusal('refused', 'this is not among your options', { fault: checked.fault });
}

function undo(core: TableCore, game: Table<Terms>, seat: Seat, answers: number): Decision {
  const standing = lengthFor(game, seat);
  if (answers !== standing) throw new Refusal('stale', `the table has ${standing} answers`);
  if (core.seats[seat].by !== 'person') throw new Refusal('notNow', 'a bot plays for you; come back first');
  const barrier = barrierFor(game, seat);
  if (barrier === null) return { entries: [{ type: 'undone', seat }] };
  throw new Refusal('refused', 'this can be taken back only if all agree', { barrier });
}

function propose(core: TableCore, game: Table<Terms>, seat: Seat, length: number): Decision {
  if (core.seats[seat].by !== 'person') throw new Refusal('notNow', 'a bot plays for you; come back first');
  if (core.proposal !== null) throw new Refusal('taken', 'there is a proposal already');
  const first = core.meta.prelude?.answers.length ?? 0;
  const standing = lengthFor(game, seat);
  if (length < first || length >= standing) throw new Refusal('stale', `the table has ${standing} answers`);
  if (core.proposals[seat] >= limits.proposalsPerAsk) throw new Refusal('tooMany', 'you have proposed often enough');
  return { entries: [{ type: 'proposed', seat, length }] };
}

function vote(core: TableCore, seat: Seat, vote: 'agree' | 'decline', length: number): Decision {
  const { proposal } = core;
  if (proposal === null || proposal.length !== length) throw new Refusal('stale', 'there is no such proposal');
  if (!core.voters.includes(seat)) throw new Refusal('notNow', 'you have no say in this');
  if (vote === 'decline') return { entries: [{ type: 'declined', seat }] };
  if (proposal.agreed.includes(seat)) throw new Refusal('stale', 'you have agreed already');
  return { entries: [{ type: 'agreed', seat }] };
}

function stand(core: TableCore, game: Table<Terms>, seat: Seat, scope: string | null): Decision {
  if (core.seats[seat].by !== 'person') throw new Refusal('notNow', 'a bot plays for you; come back first');
  if (scope !== null && game.pending?.scope !== scope) throw new Refusal('stale', 'no window of that scope is open');
  return { entries: [{ type: 'stood', seat, scope }] };
}

/** The others may let a bot take over a seat that has kept them waiting. */
function takeOver(core: TableCore, actor: Actor, seat: Seat, now: number): Decision {
  playing(core);
  const by = unresigned(core, actor);
  const found = core.seats[seat];
  if (found === undefined || seat === by || found.by !== 'person')
    throw new Refusal('notNow', 'nobody to replace there');
  const limit = ABANDONED_AFTER_MS[core.meta.clock.kind];
  if (found.awaitedSince === null || now - found.awaitedSince < limit) {
    throw new Refusal(
      'notNow',
      `a seat can be taken over when it has kept the table waiting for ${limit / 60_000} min`,
    );
  }
  return { entries: [{ type: 'takenOver', seat, by }] };
}
