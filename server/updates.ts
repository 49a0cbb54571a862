import type { Json } from '@bonebed/kernel';
import type { Change, ServerMessage, Update } from './protocol.ts';
import { fillIn } from './stencil.ts';

/** Reads what comes over a socket: keeps the stencils and fills them in. One for each connection. */
export class Updates {
  readonly #stencils = new Map<number, Json>();

  /** The message in a text that the server sent. */
  read(text: string): ServerMessage {
    // The server speaks the protocol: what it says was made by its types.
    const message = JSON.parse(text) as ServerMessage | Update;
    if (!isUpdate(message)) {
      if (message.type === 'table') this.#stencils.clear();
      return message;
    }
    const [seq, re, stencil, fill, drawn] = message;
    if (drawn !== undefined) this.#stencils.set(stencil, drawn);
    const change = stencil === 0 ? fill : this.#fill(stencil, fill);
    return { type: 'update', ...(re === 0 ? {} : { re }), seq, ...(change as Change) };
  }

  #fill(number: number, fill: Json): Json {
    const stencil = this.#stencils.get(number);
    if (stencil === undefined || !Array.isArray(fill)) throw new Error(`no stencil ${number} has come yet`);
    return fillIn(stencil, fill);
  }
}

function isUpdate(message: ServerMessage | Update): message is Update {
  return Array.isArray(message);
}
