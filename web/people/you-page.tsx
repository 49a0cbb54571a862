import { type DeviceInfo, NAME_LENGTH, type PersonInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { download } from '../app/download.ts';
import { ownName } from '../app/open.ts';
import { PageHead } from '../app/page-head.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { Confirm } from '../table/confirm.tsx';
import { language, t } from '../words.ts';
import { people } from './calls.ts';
import { Company } from './company.tsx';
import { OneField } from './field.tsx';
import { KeepMe } from './keep-me.tsx';
import { syncShelf } from './shelf.ts';
import { WaysBack } from './ways-back.tsx';
import { failureWords, p } from './words.ts';
import './people.css';

/** Everything about oneself: the name, how one is found again, devices, people, links, what is kept. */
export function YouPage() {
  const info = useSignal<PersonInfo | null | 'gone' | undefined>(undefined);
  const load = () =>
    people.info().then(
      found => {
        info.value = found;
        const isNew = found.ways.length > 0 && !preferences.isKept.peek();
        preferences.isKept.value = found.ways.length > 0;
        if (isNew) void syncShelf().catch(() => {});
      },
      () => (info.value = null),
    );
  useEffect(() => void load(), []);
  const found = info.value;
  return (
    <div class="page">
      <PageHead />
      <main class="narrow you">
        <h1>{p('title')}</h1>
        {found === undefined && <p class="quiet">{t('loading')}</p>}
        {found === null && <p>{p('noServer')}</p>}
        {found === 'gone' && (
          <p role="status">
            {p('data.gone')} <a href={href()}>{t('top.home')}</a>
          </p>
        )}
        {found && found !== 'gone' && (
          <>
            <Name />
            <KeepMe info={found} onChange={load} />
            <Devices info={found} onChange={load} />
            {found.ways.length === 0 && (
              <details>
                <summary>{p('back.here')}</summary>
                <p>{p('back.line')}</p>
                <WaysBack at={href('me')} />
              </details>
            )}
            <Company />
            <p>
              <a href={href('messages')}>{t('preferences.notify')}</a>
            </p>
            {found.name !== null && <Links />}
            {found.id !== null && <OwnData id={found.id} onGone={() => (info.value = 'gone')} />}
          </>
        )}
      </main>
    </div>
  );
}

function Name() {
  const said = useSignal<string | null>(null);
  const rename = (name: string) => {
    preferences.name.value = name;
    people.rename(name).then(
      () => (said.value = p('name.done', { name })),
      error => (said.value = failureWords(error)),
    );
  };
  return (
    <section>
      <OneField
        label={p('name')}
        act={p('name.go')}
        kind="nickname"
        start={ownName()}
        most={NAME_LENGTH}
        onSubmit={rename}
      />
      <p class="quiet">{p('name.line')}</p>
      <p role="status">{said.value}</p>
    </section>
  );
}

function Devices({ info, onChange }: { info: PersonInfo; onChange: () => Promise<unknown> }) {
  const signOut = (device: DeviceInfo) =>
    void people.signOut(device).then(async () => {
      if (!device.isThis) {
        await onChange();
        return;
      }
      preferences.isKept.value = false;
      location.hash = href();
      location.reload();
    });
  if (info.devices.length === 0) return null;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{p('devices')}</h2>
      <ul class="plain">
        {info.devices.map(device => (
          <li key={device.id} class="row" data-device={device.id}>
            <span>{deviceName(device)}</span>
            {device.since !== null && <span class="quiet">{p('device.since', { date: day(device.since) })}</span>}
            {device.isThis && <span class="tag">{p('device.this')}</span>}
            {(info.ways.length > 0 || !device.isThis) && (
              <button type="button" class="link" onClick={() => signOut(device)}>
                {p(device.isThis ? 'device.outHere' : 'device.out')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function deviceName({ id, label }: DeviceInfo): string {
  if (label !== '') return label;
  return p(id === 'first' ? 'device.first' : 'device.unknown');
}

function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);
}

function Links() {
  const said = useSignal<string | null>(null);
  const revoke = (what: 'links' | 'invites') =>
    void people.revoke(what).then(
      () => (said.value = p('links.done')),
      error => (said.value = failureWords(error)),
    );
  return (
    <section aria-labelledby="links">
      <h2 id="links">{p('links')}</h2>
      <p>{p('links.line')}</p>
      <div class="row">
        <button type="button" class="button" id="revoke-links" onClick={() => revoke('links')}>
          {p('links.seats')}
        </button>
        <button type="button" class="button" onClick={() => revoke('invites')}>
          {p('links.invites')}
        </button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}

function OwnData({ id, onGone }: { id: string; onGone: () => void }) {
  const isAsking = useSignal(false);
  const said = useSignal<string | null>(null);
  const save = () =>
    void people.export().then(
      all => download('bonebed-me.json', JSON.stringify(all, null, 2)),
      error => (said.value = failureWords(error)),
    );
  const remove = () =>
    void people.delete().then(
      () => {
        preferences.isKept.value = false;
        preferences.name.value = '';
        onGone();
      },
      error => (said.value = failureWords(error)),
    );
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{p('data')}</h2>
      <p>{p('data.exportLine')}</p>
      <button type="button" class="button" id="export-me" onClick={save}>
        {p('data.export')}
      </button>
      <p>{p('data.deleteLine')}</p>
      <button type="button" class="button" id="delete-me" onClick={() => (isAsking.value = true)}>
        {p('data.delete')}
      </button>
      <p role="status">{said.value}</p>
      <p class="quiet" id="own-number">
        {p('data.number')} <code>{id}</code> {p('data.numberLine')}
      </p>
      {isAsking.value && (
        <Confirm
          question={p('data.sure')}
          line={p('data.deleteLine')}
          act={p('data.do')}
          stay={p('data.stay')}
          onAct={remove}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
}
