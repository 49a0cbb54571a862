import type { Event, Frame, Json } from '@bonebed/kernel';
import {
  type About,
  type ChatLine,
  type ClientMessage,
  type Command,
  type CreatedTable,
  PROTOCOL,
  patch,
  type ServerMessage,
  type TableState,
} from '@bonebed/protocol';
import WebSocket from 'ws';

/** Someone with a browser: a cookie, and what they ask the server over HTTP. */
export class Person {
  readonly address: string;
  cookie = '';

  constructor(address: string, cookie = '') {
    this.address = address;
    this.cookie = cookie;
  }

  static async named(address: string, name: string): Promise<Person> {
    const person = new Person(address);
    await person.post('/api/me', { name });
    return person;
  }

  /** The same person, seen by another server. */
  at(address: string): Person {
    return new Person(address, this.cookie);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await fetch(this.address + path, { ...init, headers });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    return response;
  }

  async get<V>(path: string, headers: Record<string, string> = {}): Promise<V> {
    return accepted(await this.fetch(path, { headers }));
  }

  async post<V>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<V> {
    const isText = typeof body === 'string';
    const type = { 'content-type': isText ? 'text/plain' : 'application/json' };
    const text = isText ? body : JSON.stringify(body);
    return accepted(await this.fetch(path, { method: 'POST', body: text, headers: { ...type, ...headers } }));
  }

  create(wish: Record<string, unknown>): Promise<CreatedTable> {
    return this.post('/api/tables', { open: true, ...wish });
  }

  command<V>(table: string, command: Command, headers: Record<string, string> = {}): Promise<V> {
    return this.post(`/api/tables/${table}/commands`, command, headers);
  }

  /** Sits down to look at a table, or to play. */
  async visit(table: string, hello: Partial<Command & { do: 'hello' }> = {}): Promise<Visit> {
    const visit = new Visit(this, table);
    await visit.open();
    try {
      await visit.ask({ do: 'hello', protocol: PROTOCOL, ...hello });
    } catch (error) {
      visit.drop();
      throw error;
    }
    return visit;
  }
}

async function accepted<V>(response: Response): Promise<V> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const value: unknown = type.startsWith('application/json') ? JSON.parse(text) : text;
  if (response.ok) return value as V;
  throw new HttpError(response.status, value);
}

export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }

  get code(): unknown {
    return Reflect.get(Object(this.body), 'code');
  }
}

/** What the server said no with; fails if it did not. */
export async function refusalOf(asked: Promise<unknown>): Promise<HttpError> {
  const answer: unknown = await asked.catch((error: unknown) => error);
  if (answer instanceof HttpError) return answer;
  throw new Error('it was not refused', { cause: answer });
}

/** The server did not do what it was asked. */
export class Refused extends Error {
  readonly code: string;
  readonly body: ServerMessage & { type: 'error' };

  constructor(body: ServerMessage & { type: 'error' }) {
    super(`${body.code}: ${body.message}`);
    this.code = body.code;
    this.body = body;
  }
}

/** What came of it: `done`, or the code of the refusal. */
export async function codeOf(doing: Promise<unknown>): Promise<unknown> {
  try {
    await doing;
    return 'done';
  } catch (error) {
    if (error instanceof Refused || error instanceof HttpError) return error.code;
    throw error;
  }
}

type Waiter = { readonly isMet: () => boolean; readonly resolve: () => void; readonly reject: (error: Error) => void };

/** One socket at one table, and the table as it looks from there. */
export class Visit {
  readonly person: Person;
  readonly table: string;
  about: About | null = null;
  state: TableState | null = null;
  chat: ChatLine[] = [];
  seat: number | null = null;
  seq = -1;
  /** Everything that came over the socket. */
  readonly received: string[] = [];
  readonly sent: string[] = [];
  closed: { readonly code: number } | null = null;
  /** Called with every message, after it was taken in. */
  onMessage: (text: string) => void = () => {};
  #socket: WebSocket | null = null;
  #nextId = 1;
  readonly #replies = new Map<number, { resolve: (message: ServerMessage) => void; reject: (error: Error) => void }>();
  #waiters: Waiter[] = [];

  constructor(person: Person, table: string) {
    this.person = person;
    this.table = table;
  }

  async open(): Promise<void> {
    const url = `${this.person.address.replace('http', 'ws')}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(url, { headers: this.person.cookie === '' ? {} : { cookie: this.person.cookie } });
    this.#socket = socket;
    this.closed = null;
    socket.on('message', data => this.#receive(String(data)));
    socket.on('close', code => this.#close(code));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
  }

  get current(): TableState {
    if (this.state === null) throw new Error('nothing seen yet');
    return this.state;
  }

  /** Sends a command and waits for what comes of it. */
  ask(command: Command): Promise<ServerMessage> {
    const id = this.#nextId++;
    const message: ClientMessage = { ...command, id };
    return new Promise((resolve, reject) => {
      this.#replies.set(id, { resolve, reject });
      this.send(JSON.stringify(message));
    });
  }

  send(text: string): void {
    this.sent.push(text);
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#close(1006);
    else this.#socket.send(text);
  }

  /** What is seen of the game; null until it starts. */
  get frame(): Frame | null {
    return this.state?.frame ?? null;
  }

  get events(): readonly Event[] {
    return this.frame?.events ?? [];
  }

  /** How many answers stand, as far as one may notice here. */
  get answers(): number {
    return this.frame?.length ?? 0;
  }

  /** The texts of what may be chosen here. */
  get options(): readonly string[] {
    return this.frame?.ask?.texts ?? [];
  }

  get askId(): number {
    return this.state?.askId ?? -1;
  }

  /** Answers with the option of this number. */
  choose(option: number): Promise<ServerMessage> {
    return this.answer(this.options[option] ?? 'nothing');
  }

  answer(text: string): Promise<ServerMessage> {
    return this.ask({ do: 'answer', askId: this.askId, text });
  }

  get isAsked(): boolean {
    return this.options.length > 0;
  }

  /** Resolves once the table looks so. */
  until(isMet: (visit: Visit) => boolean): Promise<void> {
    if (isMet(this)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiters.push({ isMet: () => isMet(this), resolve, reject });
      if (this.closed !== null) this.#close(this.closed.code);
    });
  }

  leave(): void {
    this.#socket?.close();
  }

  drop(): void {
    this.#socket?.terminate();
  }

  #receive(text: string): void {
    this.received.push(text);
    // The server speaks the protocol: what it says was made by its types.
    const message: ServerMessage = JSON.parse(text);
    this.#take(message);
    this.onMessage(text);
    const re = 're' in message ? message.re : undefined;
    const reply = re === undefined ? undefined : this.#replies.get(re);
    if (re !== undefined) this.#replies.delete(re);
    if (message.type === 'error') reply?.reject(new Refused(message));
    else reply?.resolve(message);
    const met = this.#waiters.filter(({ isMet }) => isMet());
    this.#waiters = this.#waiters.filter(waiter => !met.includes(waiter));
    for (const { resolve } of met) resolve();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'table') {
      this.about = message.about;
      this.seat = message.seat;
      this.seq = message.seq;
      this.state = message.state;
      if (message.chat.length > 0) this.chat = [...message.chat];
    } else if (message.type === 'update') {
      this.seq = message.seq;
      this.state = patch(this.state as unknown as Json, message.delta) as unknown as TableState;
    } else if (message.type === 'chat') this.chat.push(message.line);
    else if (message.type === 'resumed') this.chat.push(...message.chat);
  }

  #close(code: number): void {
    this.closed = { code };
    const error = new Error(`the socket closed (${code})`);
    for (const { reject } of this.#replies.values()) reject(error);
    this.#replies.clear();
    for (const { reject } of this.#waiters) reject(error);
    this.#waiters = [];
  }
}
