import type { Json } from '@bonebed/kernel';
import type { Delta } from './delta.ts';
import type { Heard, ServerMessage, TableState, Update } from './protocol.ts';
import { countGaps, type Filling, fillIn, readTemplate, type Template } from './stencil.ts';

/** The shape of one field of a change. */
interface Part {
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
  readonly #parts = new Map<number, Part>();
  readonly #stencils = new Map<number, readonly Part[]>();

  constructor(wanted: readonly (keyof TableState)[] | null = null) {
    this.#wanted = wanted === null ? null : new Set(wanted);
  }

  /** The message in a text that the server sent. */
  read(text: string): ServerMessage {
    // The server speaks the protocol: what it says was made by its types.
    const message = JSON.parse(text) as ServerMessage | Update;
    if (isUpdate(message)) return this.#update(message);
    if (message.type === 'table') {
      this.#parts.clear();
      this.#stencils.clear();
    }
    return message;
  }

  #update(message: Update): UpdateMessage {
    const [seq, re, stencil, fill, parts] = message;
    if (parts !== undefined) this.#learn(stencil, parts);
    const changes = new ChangesRead(seq, re);
    if (stencil === 0) {
      for (const [field, value] of Object.entries(Object(fill))) {
        if (this.#wants(field)) changes.put(field, value as Json);
      }
    } else this.#fill(stencil, { fill: Array.isArray(fill) ? fill : [], at: 0 }, changes);
    return changes.message;
  }

  #wants(field: string): boolean {
    return this.#wanted === null || this.#wanted.has(field);
  }

  #learn(stencil: number, parts: NonNullable<Update[4]>): void {
    const known: Part[] = [];
    for (const told of parts) {
      const [number, shape] = typeof told === 'number' ? [told, null] : told;
      // A part is the shape of one field.
      for (const [field, inner] of Object.entries(Object(shape))) {
        const template = readTemplate(inner as Json);
        this.#parts.set(number, { field, template, gaps: countGaps(template) });
      }
      const part = this.#parts.get(number);
      if (part === undefined) throw new Error(`no part ${number} has come yet`);
      known.push(part);
    }
    this.#stencils.set(stencil, known);
  }

  #fill(stencil: number, filling: Filling, changes: ChangesRead): void {
    const parts = this.#stencils.get(stencil);
    if (parts === undefined) throw new Error(`no stencil ${stencil} has come yet`);
    for (const { field, template, gaps } of parts) {
      if (this.#wants(field)) changes.put(field, fillIn(template, filling));
      else filling.at += gaps;
    }
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
