import type { CallWishes, ChannelInfo, MessagesInfo } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageHead } from '../app/page-head.tsx';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { AddChannel } from './add-channel.tsx';
import { messages } from './calls.ts';
import { Fault } from './fault.tsx';
import { WishesForm } from './wishes-form.tsx';
import { m } from './words.ts';
import './messages.css';

/** How somebody wants to be called to their tables: what there is, and what can be added on this server. */
export function MessagesPage({ what, token }: { what: string; token: string }) {
  return (
    <div class="page">
      <PageHead />
      <main class="narrow messages">
        {what === 'confirm' || what === 'stop' ? <ByLink what={what} token={token} /> : <Ways />}
      </main>
    </div>
  );
}

function Ways() {
  const info = useSignal<MessagesInfo | null | undefined>(undefined);
  const load = () =>
    messages.info().then(
      found => (info.value = found),
      () => (info.value = null),
    );
  useEffect(() => void load(), []);
  const found = info.value;
  return (
    <>
      <h1>{m('title')}</h1>
      <p>{m('line')}</p>
      {found === undefined && <p class="quiet">{t('loading')}</p>}
      {found === null && <p class="fault">{m('noServer')}</p>}
      {found && (
        <>
          {found.channels.length === 0 && <p class="quiet">{m('none')}</p>}
          <ul class="channels">
            {found.channels.map(channel => (
              <Channel key={channel.id} channel={channel} onChange={load} />
            ))}
          </ul>
          <AddChannel can={found.can} onAdded={load} />
        </>
      )}
    </>
  );
}

function Channel({ channel, onChange }: { channel: ChannelInfo; onChange: () => Promise<unknown> }) {
  const { id, by, to, state } = channel;
  const wishes = useSignal<CallWishes>(wishesOf(channel));
  const done = useSignal<'saved' | 'tried' | null>(null);
  const fault = useSignal<unknown>(null);
  const act = (acting: Promise<unknown>, becomes: 'saved' | 'tried' | null) => {
    fault.value = null;
    done.value = null;
    acting.then(
      () => {
        done.value = becomes;
        return onChange();
      },
      error => (fault.value = error),
    );
  };
  return (
    <li class="channel" data-by={by}>
      <h2>{m(`by.${by}`, { to })}</h2>
      {state !== 'on' && <p class="fault">{m(`state.${state}`)}</p>}
      <WishesForm
        wishes={wishes.value}
        onChange={changed => {
          done.value = null;
          wishes.value = changed;
        }}
      />
      <p class="channel-tools">
        <button type="button" class="button strong" onClick={() => act(messages.change(id, wishes.value), 'saved')}>
          {m('save')}
        </button>{' '}
        {state !== 'asked' && (
          <button type="button" class="button" onClick={() => act(messages.try(id), 'tried')}>
            {m('try')}
          </button>
        )}{' '}
        <button type="button" class="link" onClick={() => act(messages.remove(id), null)}>
          {m('remove')}
        </button>{' '}
        <span role="status">{done.value === null ? '' : m(done.value)}</span>
      </p>
      <Fault fault={fault.value} />
    </li>
  );
}

function wishesOf({ kinds, quiet, digest, zone, language }: ChannelInfo): CallWishes {
  return { kinds, quiet, digest, zone, language };
}

/** Who comes by a link from a mail: one click was enough. */
function ByLink({ what, token }: { what: 'confirm' | 'stop'; token: string }) {
  const said = useSignal<string | null>(null);
  useEffect(() => {
    const asked = what === 'confirm' ? messages.confirm(token) : messages.stop(token);
    asked.then(
      done => (said.value = 'to' in done ? m('confirm.done', { to: String(done.to) }) : m('stop.done')),
      () => (said.value = m(`${what}.bad`)),
    );
  }, [what, token]);
  return (
    <>
      <h1>{m('confirm.title')}</h1>
      <p role="status">{said.value ?? t('loading')}</p>
      <p>
        <a class="button" href={href('messages')}>
          {m('back')}
        </a>
      </p>
    </>
  );
}
