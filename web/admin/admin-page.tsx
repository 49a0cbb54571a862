import type { AdminAct, AdminInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageHead } from '../app/page-head.tsx';
import { ServerRefusal } from '../host/api.ts';
import { gameWords } from '../words.ts';
import { admin } from './calls.ts';
import { Everybody } from './everybody.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { a, moment } from './words.ts';
import './admin.css';

/** Does something to the server; its lists are new then. */
export type Act = (act: AdminAct, value: string) => Promise<void>;

/** For those who run the server: what was reported, tables, people, words for everybody, and what was done. */
export function AdminPage() {
  const info = useSignal<AdminInfo | 'notYours' | null>(null);
  const fault = useSignal<string | null>(null);
  const said = useSignal<string | null>(null);
  useEffect(() => {
    admin.info().then(
      found => (info.value = found),
      (error: unknown) => {
        if (error instanceof ServerRefusal && error.code !== 'notFound') fault.value = error.message;
        info.value = 'notYours';
      },
    );
  }, []);
  const act: Act = async (what, value) => {
    fault.value = null;
    said.value = null;
    try {
      info.value = await admin.act(what, value);
      said.value = a('done');
    } catch (error) {
      fault.value = error instanceof Error ? error.message : String(error);
    }
  };
  const found = info.value;
  return (
    <div class="page">
      <PageHead />
      <main class="narrow admin">
        <h1>{a('title')}</h1>
        {found === null && <p class="quiet">{a('loading')}</p>}
        {found === 'notYours' && <p id="not-yours">{a('notYours')}</p>}
        <p role="status">{said.value}</p>
        {fault.value !== null && (
          <p class="fault" role="alert">
            {a('failed')} <code lang="en">{fault.value}</code>
          </p>
        )}
        {found !== null && found !== 'notYours' && (
          <>
            <Reports reports={found.reports} act={act} />
            <Everybody info={found} act={act} />
            <People act={act} />
            <Tables info={found} act={act} />
            <Audit info={found} />
          </>
        )}
      </main>
    </div>
  );
}

function Tables({ info: { tables }, act }: { info: AdminInfo; act: Act }) {
  return (
    <section aria-labelledby="admin-tables">
      <h2 id="admin-tables">{a('tables')}</h2>
      {tables.length === 0 && <p class="quiet">{a('tables.none')}</p>}
      <ul class="plain">
        {tables.map(({ id, game, phase, names, updatedAt, isClosed }) => (
          <li key={id} class="row" data-table={id}>
            <b>{gameWords(game, 'short')}</b>
            <span dir="auto">{names.join(', ')}</span>
            <span class="quiet">
              {a(`phase.${phase}`)} · {moment(updatedAt)} · <code>{id}</code>
            </span>
            {isClosed && <span class="tag">{a('closed')}</span>}
            <button type="button" class="link" onClick={() => void act(isClosed ? 'open' : 'close', id)}>
              {a(isClosed ? 'open' : 'close')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Audit({ info: { audit } }: { info: AdminInfo }) {
  return (
    <section aria-labelledby="admin-audit">
      <h2 id="admin-audit">{a('audit')}</h2>
      {audit.length === 0 && <p class="quiet">{a('audit.none')}</p>}
      <ol class="plain">
        {audit.map(({ at, who, act, target }, place) => (
          <li key={place} class="row">
            <span class="quiet">{moment(at)}</span>
            <b dir="auto">{who}</b>
            <code>{act}</code>
            <span dir="auto">{target}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
