import type { Json, Seat } from '@bonebed/kernel';
import { diffText, type Gift, type ServerMessage, type TableState } from '@bonebed/protocol';
import type { TableCore } from './core.ts';
import type { Actor } from './decide.ts';
import { stateFor } from './outgoing.ts';

/** Someone who looks at a table: one socket. */
export interface Connection {
  readonly actor: Actor | null;
  send(text: string): void;
  /** Lets it go: it comes back by itself, perhaps to another process. */
  hangUp(): void;
}

/** Whose command it was, and the number that its acknowledgement is to carry. */
export interface Origin {
  readonly connection: Connection;
  readonly re?: number;
}

/** What happened, to be told. */
export interface News {
  readonly from?: Origin | undefined;
  readonly gift?: Gift | undefined;
  /** Whether these are answers and nothing else. */
  readonly areMoves?: boolean;
}

/** All who see a table with the same eyes: the browsers of one seat, or the spectators. */
interface Viewers {
  readonly seat: Seat | null;
  readonly connections: Connection[];
  /** What they have been told, and the tick of that. */
  state: TableState;
  tick: number;
  /** Runs while there are moves that they have not been told. */
  gathering: NodeJS.Timeout | null;
}

/** How long moves gather for whoever only looks on: too short to be noticed, and a row of quick moves is told as one. */
export const GATHERING_MS = 100;

/** Tells everybody who watches one table what changed for them. Viewers of the same seat share one delta. */
export class Broadcast {
  readonly #viewers = new Map<Seat | null, Viewers>();
  readonly #onGathered: (tell: (core: TableCore) => void) => void;

  /** `onGathered` is given what tells of the moves that have gathered: to be called when the table can be shown. */
  constructor(onGathered: (tell: (core: TableCore) => void) => void) {
    this.#onGathered = onGathered;
  }

  get size(): number {
    let count = 0;
    for (const { connections } of this.#viewers.values()) count += connections.length;
    return count;
  }

  /** Adds a connection to the viewers of its seat, which it returns; null for a spectator. */
  enter(core: TableCore, connection: Connection): Seat | null {
    this.leave(connection);
    const seat = core.seatOf(connection.actor?.guest ?? null);
    // Who comes is shown the table as it is: the others must know as much.
    this.bringUpToDate(core, seat);
    const viewers = this.#viewers.get(seat);
    if (viewers === undefined) {
      const told = { state: stateFor(core, seat), tick: core.tick };
      this.#viewers.set(seat, { seat, connections: [connection], ...told, gathering: null });
    } else {
      viewers.connections.push(connection);
    }
    return seat;
  }

  leave(connection: Connection): void {
    for (const [seat, viewers] of this.#viewers) {
      const place = viewers.connections.indexOf(connection);
      if (place !== -1) viewers.connections.splice(place, 1);
      if (viewers.connections.length > 0) continue;
      gathered(viewers);
      this.#viewers.delete(seat);
    }
  }

  /**
   * Sends each viewer what changed. To whoever gave the command that update is the acknowledgement; they get a separate `done` only
   * if nothing changed for them or there is a gift to hand over. Whoever only looks on hears of moves a little later, together with those that follow.
   */
  tell(core: TableCore, { from, gift, areMoves = false }: News = {}): void {
    let owed = from;
    if (from !== undefined && gift !== undefined) {
      sendDone(from, core.tick, gift);
      owed = undefined;
    }
    for (const viewers of this.#viewers.values()) {
      if (areMoves && onlyLooksOn(core, viewers)) this.#gather(viewers);
      else if (this.#tellViewers(core, viewers, owed)) owed = undefined;
    }
    if (owed !== undefined) sendDone(owed, core.tick);
  }

  /** Whoever wants to know something is told first of the moves that have gathered for them. */
  bringUpToDate(core: TableCore, seat: Seat | null): void {
    const viewers = this.#viewers.get(seat);
    if (viewers !== undefined && viewers.gathering !== null) this.#tellViewers(core, viewers);
  }

  /** Tells these viewers what they do not know yet; gives whether that acknowledged what is owed. */
  #tellViewers(core: TableCore, viewers: Viewers, owed?: Origin): boolean {
    gathered(viewers);
    viewers.tick = core.tick;
    const text = changeText(viewers, stateFor(core, viewers.seat));
    if (text === undefined) return false;
    let isAcknowledged = false;
    for (const connection of viewers.connections) {
      const isOwn = connection === owed?.connection;
      if (isOwn) isAcknowledged = true;
      connection.send(updateText(core.tick, isOwn ? owed?.re : undefined, text));
    }
    return isAcknowledged;
  }

  #gather(viewers: Viewers): void {
    if (viewers.gathering !== null) return;
    const tell = (core: TableCore): void => this.bringUpToDate(core, viewers.seat);
    viewers.gathering = setTimeout(() => this.#onGathered(tell), GATHERING_MS).unref();
  }

  /** The same words for all who look on. */
  send(text: string): void {
    for (const connection of this.connections) connection.send(text);
  }

  get connections(): Connection[] {
    return [...this.#viewers.values()].flatMap(({ connections }) => connections);
  }

  /** The connections that no longer look from the seat they are registered under, after seats have changed hands. */
  misplaced(core: TableCore): Connection[] {
    const misplaced: Connection[] = [];
    for (const [seat, { connections }] of this.#viewers) {
      for (const connection of connections) {
        if (core.seatOf(connection.actor?.guest ?? null) !== seat) misplaced.push(connection);
      }
    }
    return misplaced;
  }
}

/**
 * Whether the game has gone on for these viewers without asking them, and they had nothing to decide before. All whom a window asks count, for who
 * has answered it is nobody's business; and an answer that makes no tick must not let time begin.
 */
function onlyLooksOn({ phase, tick, game }: TableCore, viewers: Viewers): boolean {
  if (phase !== 'playing' || tick === viewers.tick) return false;
  const isAsked = viewers.seat !== null && game?.pending?.asked.includes(viewers.seat) === true;
  return !isAsked && (viewers.state.frame?.ask?.options ?? null) === null;
}

/** There is nothing left that these viewers have not been told. */
function gathered(viewers: Viewers): void {
  if (viewers.gathering !== null) clearTimeout(viewers.gathering);
  viewers.gathering = null;
}

/** The delta to what these viewers see now, as text; undefined if nothing changed for them. */
function changeText(viewers: Viewers, state: TableState): string | undefined {
  const delta = diffText(asJson(viewers.state), asJson(state));
  viewers.state = state;
  return delta;
}

/** An `update` as text; its delta is made only once for all who see the same. */
function updateText(seq: number, re: number | undefined, delta: string): string {
  return `{"type":"update",${re === undefined ? '' : `"re":${re},`}"seq":${seq},"delta":${delta}}`;
}

export function sendDone({ connection, re }: Origin, seq: number, gift?: Gift): void {
  const done: ServerMessage = { type: 'done', ...reply(re), seq, ...(gift === undefined ? {} : { gift }) };
  connection.send(JSON.stringify(done));
}

export function reply(re: number | undefined): { re?: number } {
  return re === undefined ? {} : { re };
}

/** A state is JSON by construction: views are `Json`, events and the rest plain records. */
function asJson(state: TableState): Json {
  return state as unknown as Json;
}
