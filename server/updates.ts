import type { Json } from '@bonebed/kernel';
import type { Delta } from './delta.ts';
import type { Heard, ServerMessage, Update } from './protocol.ts';
import { fillIn } from './stencil.ts';

/** Reads what comes over a socket: keeps the stencils and fills them in. One for each connection. */
export class Updates {
  readonly #parts = new Map<number, Json>();
  readonly #stencils = new Map<number, readonly number[]>();

  /** The message in a text that the server sent. */
  read(text: string): ServerMessage {
    // The server speaks the protocol: what it says was made by its types.
    const message = JSON.parse(text) as ServerMessage | Update;
    if (!isUpdate(message)) {
      if (message.type === 'table') {
        this.#parts.clear();
        this.#stencils.clear();
      }
      return message;
    }
    const [seq, re, stencil, fill, parts] = message;
    if (parts !== undefined) this.#learn(stencil, parts);
    const { events, ...delta } = stencil === 0 ? Object(fill) : this.#fill(stencil, fill);
    return updateOf(seq, re, delta, events);
  }

  #learn(stencil: number, parts: NonNullable<Update[4]>): void {
    const numbers = parts.map(part => {
      if (typeof part === 'number') return part;
      this.#parts.set(part[0], part[1]);
      return part[0];
    });
    this.#stencils.set(stencil, numbers);
  }

  #fill(stencil: number, fill: Json): { [field: string]: unknown } {
    const parts = this.#stencils.get(stencil);
    if (parts === undefined || !Array.isArray(fill)) throw new Error(`no stencil ${stencil} has come yet`);
    const rest = { fill, at: 0 };
    const changes = {};
    for (const part of parts) Object.assign(changes, fillIn(this.#parts.get(part) ?? null, rest));
    return changes;
  }
}

function updateOf(seq: number, re: number, delta: Delta, events: Heard | undefined): ServerMessage {
  return {
    type: 'update',
    ...(re === 0 ? {} : { re }),
    seq,
    ...(Object.keys(delta).length === 0 ? {} : { delta }),
    ...(events === undefined ? {} : { events }),
  };
}

function isUpdate(message: ServerMessage | Update): message is Update {
  return Array.isArray(message);
}
