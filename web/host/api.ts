import type { CreatedTable, CreateTable, Refused, TableSummary } from '@bonebed/server/protocol';

/** What the server refused, with its code. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: string;
  constructor({ code, message }: Pick<Refused, 'message'> & { readonly code: string }) {
    super(message);
    this.code = code;
  }
}

/** The server is where the page came from; without one these calls fail with `offline`. */
async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ServerRefusal({ code: 'offline', message: 'no answer' });
  }
  if (response.ok) return response;
  const refused: unknown = await response.json().catch(() => null);
  if (typeof refused === 'object' && refused !== null && 'code' in refused) {
    throw new ServerRefusal({ code: String(refused.code), message: String(Reflect.get(refused, 'message')) });
  }
  throw new ServerRefusal({ code: 'offline', message: `status ${response.status}` });
}

/** The server's answers have the shapes that its protocol says. */
async function json<X>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<X> {
  return (await call(method, path, body)).json() as Promise<X>;
}

export const api = {
  openTables: () => json<{ readonly tables: readonly TableSummary[] }>('GET', 'tables?phase=lobby'),
  me: () => json<{ readonly name: string | null; readonly tables: readonly TableSummary[] }>('GET', 'me'),
  introduce: (name: string) => json<{ readonly name: string }>('POST', 'me', { name }),
  create: (wish: CreateTable) => json<CreatedTable>('POST', 'tables', wish),
  record: async (id: string) => (await call('GET', `tables/${id}/record`)).text(),
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
