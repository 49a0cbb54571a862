import { barrierFor, covers, lengthFor, type Seat, type Table, type Terms, untilBack } from '@bonebed/kernel';
import { type Command, DAY_MS, type Gift, TAKE_OVER_AFTER_MS } from '@bonebed/protocol';
import type { Decided } from '../bots/pool.ts';
import { limits } from '../limits.ts';
import type { Outage } from '../storage/storage.ts';
import { nextFlag } from './clock.ts';
import { CommandError } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { Entry } from './entry.ts';
import { bot, claim, dismiss, inLobby, invite, join, link, lock, quiet, revoke, seatOf, start } from './lobby.ts';
import { hasSay } from './seats.ts';

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
export type TableCommand = Exclude<
  Command,
  { do: 'hello' | 'why' | 'past' | 'preview' | 'hint' | 'view' | 'away' | 'chat' | 'rematch' }
>;

/** What would not leave those who play the same deal the same game. */
const NOT_ALIKE: readonly TableCommand['do'][] = ['propose', 'handOver', 'invite'];

/** Checks a command against the table as it stands and says what it does; throws a `CommandError` if it may not be done. */
export function decide(core: TableCore, actor: Actor, command: TableCommand, now: number): Decision {
  if (core.meta.deal !== undefined && NOT_ALIKE.includes(command.do)) {
    throw new CommandError(
      'notNow',
      'others play this deal too: nothing goes back here, and nobody else plays or looks on',
    );
  }
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
    case 'dismiss':
      return dismiss(core, actor, command.seat);
    case 'lock':
      return lock(core, actor, command);
    case 'quiet':
      return quiet(core, actor, command);
    case 'start':
      return start(core, actor, now);
    case 'link':
      return link(core, actor);
    case 'invite':
      return invite(core, actor);
    case 'revoke':
      return revoke(core, actor, command);
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
      if (core.seats[seat].by === 'bot') throw new CommandError('notNow', 'a bot plays already');
      checkAsides(core, seat);
      return { entries: [{ type: 'handedOver', seat }] };
    }
    case 'takeOver':
      return takeOver(core, actor, command.seat, now);
    case 'vacation':
      return vacation(core, seatOf(core, actor), command.days);
    case 'remind':
      return remind(core, actor, command.seat, now);
    case 'comeBack': {
      playing(core);
      const seat = unresigned(core, actor);
      if (core.seats[seat].by === 'person') throw new CommandError('notNow', 'you play already');
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

/** What an outage means for a table at which the game waited meanwhile, and when the outage was over. */
export function pauseSince(core: TableCore, outages: readonly Outage[]): { entry: Entry; at: number } | null {
  if (core.phase !== 'playing') return null;
  const missed = outages.find(({ until }) => until > core.clock.at);
  return missed === undefined ? null : { entry: { type: 'paused', since: missed.since }, at: missed.until };
}

/** The answer of a bot, which may have thought about an ask that is gone by now. */
export function decideForBot(core: TableCore, seat: Seat, askId: number, { text, isHurried }: Decided): Decision {
  const game = playing(core);
  if (core.seats[seat].by !== 'bot') throw new CommandError('stale', 'a person plays this seat');
  const { entries } = answer(core, game, seat, askId, text, 'bot');
  // In a reaction window nobody may notice that it has answered.
  if (isHurried === core.seats[seat].hurried || core.isWindow) return { entries };
  return { entries: [{ type: 'hurried', seat, hurried: isHurried }, ...entries] };
}

function playing(core: TableCore): Table<Terms> {
  if (core.phase === 'playing' && core.game !== null) return core.game;
  throw new CommandError('notNow', core.phase === 'lobby' ? 'the game has not started' : 'the game is over');
}

function unresigned(core: TableCore, actor: Actor): Seat {
  const seat = seatOf(core, actor);
  if (core.seats[seat].resigned) throw new CommandError('notNow', 'you have resigned');
  return seat;
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
  if (askId !== core.askTick) throw new CommandError('stale', `the table is at ${core.askTick}`);
  if (core.seats[seat].by !== by) throw new CommandError('notNow', 'a bot plays for you; come back first');
  const checked = game.check(seat, text);
  if (checked.ok) return { entries: [{ type: 'answered', seat, text }] };
  // Where several are asked at once the ask is still there when one's answer has come in, sent twice perhaps.
  if (checked.fault.code === 'notAsked') throw new CommandError('stale', 'you are not asked');
  throw new CommandError('refused', 'this is not among your options', { fault: checked.fault });
}

function undo(core: TableCore, game: Table<Terms>, seat: Seat, answers: number): Decision {
  const given = lengthFor(game, seat);
  if (answers !== given) throw new CommandError('stale', `the table has ${given} answers`);
  if (core.seats[seat].by !== 'person') throw new CommandError('notNow', 'a bot plays for you; come back first');
  checkGoingBack(core, seat);
  const barrier = barrierFor(game, seat);
  if (barrier === null) return { entries: [{ type: 'undone', seat }] };
  throw new CommandError('refused', 'this can be taken back only if all agree', { barrier });
}

function propose(core: TableCore, game: Table<Terms>, seat: Seat, length: number): Decision {
  if (core.seats[seat].by !== 'person') throw new CommandError('notNow', 'a bot plays for you; come back first');
  if (core.proposal !== null) throw new CommandError('taken', 'there is a proposal already');
  const first = core.meta.prelude?.answers.length ?? 0;
  const given = lengthFor(game, seat);
  if (length < first || length >= given) throw new CommandError('stale', `the table has ${given} answers`);
  if (core.proposals[seat] >= limits.proposalsPerAsk)
    throw new CommandError('tooMany', 'you have proposed often enough');
  checkGoingBack(core, seat);
  return { entries: [{ type: 'proposed', seat, length, anew: true }] };
}

/** Going back has an end, or a table would take longer and longer to load. */
function checkGoingBack(core: TableCore, seat: Seat): void {
  if (core.seq >= limits.entriesToGoBack) throw new CommandError('tooMany', 'this table has gone back often enough');
  checkAsides(core, seat);
}

/** Nobody fills a table's log with things that don't carry the game forward. */
function checkAsides(core: TableCore, seat: Seat): void {
  if (core.asides[seat] >= limits.asidesPerSeat)
    throw new CommandError('tooMany', 'you have done this often enough here');
}

function vote(core: TableCore, seat: Seat, vote: 'agree' | 'decline', length: number): Decision {
  const { proposal } = core;
  if (proposal === null || proposal.length !== length) throw new CommandError('stale', 'there is no such proposal');
  if (!hasSay(core.seats[seat])) throw new CommandError('notNow', 'you have no say in this');
  if (vote === 'decline') return { entries: [{ type: 'declined', seat }] };
  if (proposal.agreed.includes(seat)) throw new CommandError('stale', 'you have agreed already');
  return { entries: [{ type: 'agreed', seat }] };
}

function stand(core: TableCore, game: Table<Terms>, seat: Seat, scope: string | null): Decision {
  if (core.seats[seat].by !== 'person') throw new CommandError('notNow', 'a bot plays for you; come back first');
  const open = game.pending?.scope ?? null;
  if (scope !== null && (open === null || !covers(scope, open)))
    throw new CommandError('stale', 'no window of that scope is open');
  checkAsides(core, seat);
  if (scope === null || scope === open) return { entries: [{ type: 'stood', seat, scope }] };
  // An older server would not know what is meant.
  return { entries: [{ type: 'stoodUntilBack', seat, scope: untilBack(open ?? scope) }] };
}

/** The others may let a bot take over a seat that has kept them waiting. */
function takeOver(core: TableCore, actor: Actor, seat: Seat, now: number): Decision {
  playing(core);
  const by = unresigned(core, actor);
  const found = core.seats[seat];
  if (found === undefined || seat === by || found.by !== 'person')
    throw new CommandError('notNow', 'nobody to replace there');
  const limit = TAKE_OVER_AFTER_MS[core.meta.clock.kind];
  if (found.awaitedSince === null || now - found.awaitedSince < limit) {
    throw new CommandError(
      'notNow',
      `a seat can be taken over when it has kept the table waiting for ${limit / 60_000} min`,
    );
  }
  return { entries: [{ type: 'takenOver', seat, by }] };
}

/** How often somebody can be reminded at a table: gently. */
const REMIND_EVERY_MS = DAY_MS;

/** Who waits may have somebody called once more. In a reaction window that says nothing of who has answered: anybody can be who was asked. */
function remind(core: TableCore, actor: Actor, seat: Seat, now: number): Decision {
  playing(core);
  const by = seatOf(core, actor);
  const { asked, waiting, isWindow } = core.turn;
  const isAwaited = (isWindow ? asked : waiting).includes(seat);
  if (seat === by || !isAwaited || core.seats[seat].by !== 'person') {
    throw new CommandError('notNow', 'the game does not wait for them');
  }
  const { reminded } = core.seats[seat];
  if (reminded !== null && now - reminded.at < REMIND_EVERY_MS) {
    throw new CommandError('tooMany', 'they were reminded already today');
  }
  return { entries: [{ type: 'reminded', seat, by }] };
}

/** Days off are for those who play, at tables where turns are counted in days. */
function vacation(core: TableCore, seat: Seat, days: number): Decision {
  playing(core);
  const { by, daysOff } = core.seats[seat];
  if (core.meta.clock.kind !== 'day' || by !== 'person')
    throw new CommandError('notNow', 'no time is counted in days for you here');
  if (daysOff + days > limits.daysOff)
    throw new CommandError('tooMany', `${limits.daysOff - daysOff} days off are left to you here`);
  return { entries: [{ type: 'vacation', seat, days }] };
}
