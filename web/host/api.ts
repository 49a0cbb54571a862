import type {
  CreatedTable,
  CreateTable,
  Distance,
  FinishedGames,
  GamesInfo,
  ListedTables,
  MyInfo,
  PairedTable,
  Refused,
} from '@bonebed/protocol';

/** What a fork takes besides the answer that it begins before: all that a table of its own could choose. */
export type ForkTable = Omit<CreateTable, 'game' | 'seats' | 'settings' | 'edition'> & { readonly at: number };

/** What the server refused, with its code. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: string;
  /** Why the rules refuse an answer, and why one can't be taken back, where that was it. */
  readonly fault: Refused['fault'];
  readonly barrier: Refused['barrier'];
  constructor({ code, message, fault, barrier }: Omit<Refused, 'code'> & { readonly code: string }) {
    super(message);
    this.code = code;
    this.fault = fault;
    this.barrier = barrier;
  }
}

/** Built for a web space: there is no server behind the page, and none is looked for. */
export const isStatic = import.meta.env.MODE === 'static';

/** How often the same is asked again of a server that has too much to do, and the longest pause before each try. */
const MOST_TRIES = 4;
const LONGEST_PAUSE_S = 10;

/**
 * The milliseconds after which the server would like to be asked again; null where it does not help. What came too fast was not done, so
 * anything may be asked again; of what failed otherwise only a question.
 */
export function pauseMs(response: Response, method: string, tries: number): number | null {
  const after = response.headers.get('retry-after');
  const seconds = after === null ? Number.NaN : Number(after);
  const mayHelp = response.status === 429 || (response.status === 503 && method === 'GET');
  if (!mayHelp || tries >= MOST_TRIES || !(seconds <= LONGEST_PAUSE_S)) return null;
  // A class that was turned away does not come back as one.
  return (seconds + Math.random() * tries) * 1000;
}

/** The server is where the page came from; without one these calls fail with `offline`. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token: string | null = null,
): Promise<Response> {
  if (isStatic) throw new ServerRefusal({ code: 'offline', message: 'a static build' });
  for (let tries = 1; ; tries++) {
    const response = await send(method, path, body, token);
    if (response.ok) return response;
    const waitMs = pauseMs(response, method, tries);
    if (waitMs === null) throw await refusalOf(response);
    await new Promise(resolve => setTimeout(resolve, waitMs));
  }
}

async function send(method: string, path: string, body: unknown, token: string | null): Promise<Response> {
  // A record is a text; all else that goes there is JSON.
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  try {
    return await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': type }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: sent }),
    });
  } catch {
    throw new ServerRefusal({ code: 'offline', message: 'no answer' });
  }
}

async function refusalOf(response: Response): Promise<ServerRefusal> {
  const refused: unknown = await response.json().catch(() => null);
  if (typeof refused === 'object' && refused !== null && 'code' in refused) {
    return new ServerRefusal({ code: String(refused.code), message: String(Reflect.get(refused, 'message')) });
  }
  return new ServerRefusal({ code: 'offline', message: `status ${response.status}` });
}

/** The server's answers have the shapes that its protocol says. */
export async function json<X>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<X> {
  return (await call(method, path, body)).json() as Promise<X>;
}

export const api = {
  openTables: () => json<ListedTables>('GET', 'tables?phase=lobby'),
  me: () => json<MyInfo>('GET', 'me'),
  finished: (after: string | null) =>
    json<FinishedGames>('GET', after === null ? 'me/finished' : `me/finished?after=${encodeURIComponent(after)}`),
  introduce: (name: string) => json<{ readonly name: string }>('POST', 'me', { name }),
  /** Whom at a table we don't want to hear, or not to meet again. */
  distance: (id: string) => json<Distance>('GET', `tables/${id}/company`),
  create: (wish: CreateTable) => json<CreatedTable>('POST', 'tables', wish),
  /** Sits us down with somebody who waits for the same, or lets us wait. */
  playWithAnyone: (wish: CreateTable) => json<PairedTable>('POST', 'tables/anyone', wish),
  games: () => json<GamesInfo>('GET', 'games'),
  edition: (id: string) => json<unknown>('GET', `editions/${id}`),
  /** Goes on from before answer `at` of a finished game or an uploaded record, at a new table. */
  fork: (id: string, wish: ForkTable) => json<CreatedTable>('POST', `tables/${id}/fork`, wish),
  /** Keeps a record as a table that nobody plays at; `fork` it to play on. */
  upload: (record: string) => json<CreatedTable>('POST', 'records', record),
  keepEdition: (game: string, components: unknown) =>
    json<{ readonly edition: string }>('POST', 'editions', { game, components }),
  /** The record of a finished game; a table by invitation gives it to those who sit there or have one. */
  record: async (id: string, token: string | null) =>
    (await call('GET', `tables/${id}/record`, undefined, token)).text(),
};

/** Whether a server stands behind this page. Asked once. */
let asked: Promise<boolean> | null = null;
export function hasServer(): Promise<boolean> {
  asked ??= api.openTables().then(
    () => true,
    () => false,
  );
  return asked;
}
