import type { Json } from '@bonebed/kernel';
import type { Delta } from './delta.ts';
import type { Heard, ServerMessage, TableState, Update } from './protocol.ts';
import { countGaps, type Filling, fillIn, readTemplate, type Template } from './stencil.ts';

/** The shape of one field of a change. */
interface Stencil {
  readonly field: string;
  readonly template: Template;
  readonly gaps: number;
}

type UpdateMessage = Extract<ServerMessage, { readonly type: 'update' }>;

/**
 * Reads what comes over a socket: keeps the stencils and fills them in. One for each connection. Who looks only at some fields of the
 * state, as a program that plays by its options does, names them, and changes of the others are passed over.
 */
export class Updates {
  readonly #wanted: ReadonlySet<string> | null;
  readonly #stencils = new Map<number, Stencil>();

  constructor(wanted: readonly (keyof TableState)[] | null = null) {
    this.#wanted = wanted === null ? null : new Set(wanted);
  }

  /** The message in a text that the server sent. */
  read(text: string): ServerMessage {
    // The server speaks the protocol: what it says was made by its types.
    const message = JSON.parse(text) as ServerMessage | Update;
    if (isUpdate(message)) return this.#update(message);
    if (message.type === 'table') this.#stencils.clear();
    return message;
  }

  #update([seq, re, stencils, fill]: Update): UpdateMessage {
    const changes = new ChangesRead(seq, re);
    if (stencils === 0) {
      for (const [field, value] of Object.entries(Object(fill))) {
        if (this.#wants(field)) changes.put(field, value as Json);
      }
      return changes.message;
    }
    const filling: Filling = { fill: Array.isArray(fill) ? fill : [], at: 0 };
    for (const told of stencils) {
      const { field, template, gaps } = typeof told === 'number' ? this.#known(told) : this.#learn(told);
      if (this.#wants(field)) changes.put(field, fillIn(template, filling));
      else filling.at += gaps;
    }
    return changes.message;
  }

  #wants(field: string): boolean {
    return this.#wanted === null || this.#wanted.has(field);
  }

  #known(number: number): Stencil {
    const stencil = this.#stencils.get(number);
    if (stencil === undefined) throw new Error(`no stencil ${number} has come yet`);
    return stencil;
  }

  #learn([number, shape]: readonly [number, Json]): Stencil {
    const [[field, inner]] = Object.entries(Object(shape));
    const template = readTemplate(inner as Json);
    const stencil = { field, template, gaps: countGaps(template) };
    this.#stencils.set(number, stencil);
    return stencil;
  }
}

/**
 * How many events had been heard after each answer, now that so many answers stand and so many events were heard; `between` comes with an
 * update that tells several answers in one go.
 */
export function marksNow(
  marks: readonly number[],
  between: readonly number[] = [],
  answers: number,
  heard: number,
): number[] {
  const now = [...marks, ...between].slice(0, answers);
  while (now.length < answers) now.push(now.at(-1) ?? 0);
  return [...now, heard];
}

/** An update that is being read, field by field. */
class ChangesRead {
  readonly message: { -readonly [Field in keyof UpdateMessage]: UpdateMessage[Field] };
  #delta: { [field: string]: Delta } | null = null;

  constructor(seq: number, re: number) {
    this.message = re === 0 ? { type: 'update', seq } : { type: 'update', seq, re };
  }

  /** A field of the state comes with its delta, events come as they are: so the protocol says. */
  put(field: string, value: Json): void {
    if (field === 'events') {
      this.message.events = value as unknown as Heard;
      return;
    }
    if (this.#delta === null) {
      this.#delta = {};
      this.message.delta = this.#delta;
    }
    this.#delta[field] = value as Delta;
  }
}

function isUpdate(message: ServerMessage | Update): message is Update {
  return Array.isArray(message);
}
