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

/** All who see a table with the same eyes: the browsers of one seat, or the spectators. */
interface Viewers {
  readonly connections: Connection[];
  /** What they have been told. */
  state: TableState;
}

/** Tells everybody who watches one table what changed for them. Viewers of the same seat share one delta. */
export class Broadcast {
  readonly #viewers = new Map<Seat | null, Viewers>();

  get size(): number {
    let count = 0;
    for (const { connections } of this.#viewers.values()) count += connections.length;
    return count;
  }

  /** Adds a connection to the viewers of its seat, which it returns; null for a spectator. */
  enter(core: TableCore, connection: Connection): Seat | null {
    this.leave(connection);
    const seat = core.seatOf(connection.actor?.guest ?? null);
    const viewers = this.#viewers.get(seat);
    if (viewers === undefined) this.#viewers.set(seat, { connections: [connection], state: stateFor(core, seat) });
    else viewers.connections.push(connection);
    return seat;
  }

  leave(connection: Connection): void {
    for (const [seat, { connections }] of this.#viewers) {
      const place = connections.indexOf(connection);
      if (place !== -1) connections.splice(place, 1);
      if (connections.length === 0) this.#viewers.delete(seat);
    }
  }

  /**
   * Sends each viewer what changed. To whoever gave the command that update is the acknowledgement; they get a separate `done` only
   * if nothing changed for them or there is a gift to hand over.
   */
  tell(core: TableCore, from?: Origin, gift?: Gift): void {
    let isOwed = from !== undefined;
    if (from !== undefined && gift !== undefined) {
      sendDone(from, core.tick, gift);
      isOwed = false;
    }
    for (const [seat, viewers] of this.#viewers) {
      const text = changeText(viewers, stateFor(core, seat));
      if (text === undefined) continue;
      for (const connection of viewers.connections) {
        const isOwn = isOwed && connection === from?.connection;
        if (isOwn) isOwed = false;
        connection.send(updateText(core.tick, isOwn ? from?.re : undefined, text));
      }
    }
    if (isOwed && from !== undefined) sendDone(from, core.tick);
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
