import {
  ADDRESS_LENGTH,
  type Destination,
  type MessagesInfo,
  type WebhookStyle,
  webhookStyles,
} from '@bonebed/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { messages, pushState, subscribe, usualWishes } from './calls.ts';
import { Fault } from './fault.tsx';
import { m } from './words.ts';

interface AddChannelProps {
  readonly can: MessagesInfo['can'];
  readonly onAdded: () => void;
}

type Add = (found: Promise<Destination | null>) => Promise<boolean>;

/** What this server can do, ready to be begun. */
export function AddChannel({ can, onAdded }: AddChannelProps) {
  const fault = useSignal<unknown>(null);
  const add: Add = async found => {
    fault.value = null;
    try {
      const destination = await found;
      if (destination === null) return false;
      await messages.add(destination, usualWishes());
      onAdded();
      return true;
    } catch (error) {
      fault.value = error;
      return false;
    }
  };
  return (
    <section aria-labelledby="one-more-way">
      <h2 id="one-more-way">{m('add')}</h2>
      <Fault fault={fault.value} />
      <AddPush serverKey={can.push} add={add} />
      {can.mail && <AddMail add={add} />}
      {can.webhook && <AddWebhook add={add} />}
    </section>
  );
}

function AddPush({ serverKey, add }: { serverKey: string; add: Add }) {
  const state = useSignal(pushState());
  return (
    <div class="way">
      <h3>{m('add.push')}</h3>
      <p>{m(state.value === 'can' ? 'push.line' : `push.${state.value}`)}</p>
      {state.value === 'can' && (
        <button
          type="button"
          class="button"
          id="call-here"
          onClick={() => void add(subscribe(serverKey)).then(() => (state.value = pushState()))}
        >
          {m('push.go')}
        </button>
      )}
    </div>
  );
}

function AddMail({ add }: { add: Add }) {
  const address = useSignal('');
  const submit = async () => {
    if (await add(Promise.resolve({ by: 'mail', address: address.value.trim() }))) address.value = '';
  };
  return (
    <form
      class="way"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{m('add.mail')}</h3>
      <p>{m('mail.line')}</p>
      <Field label={m('mail.address')} mode="email" value={address} />
      <button type="submit" class="button" id="call-by-mail">
        {m('mail.go')}
      </button>
    </form>
  );
}

const STYLES: Readonly<Record<WebhookStyle, string>> = {
  json: '',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix (hookshot)',
};

function AddWebhook({ add }: { add: Add }) {
  const url = useSignal('');
  const style = useSignal<WebhookStyle>('json');
  const submit = async () => {
    if (await add(Promise.resolve({ by: 'webhook', url: url.value.trim(), style: style.value }))) url.value = '';
  };
  return (
    <form
      class="way"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{m('add.webhook')}</h3>
      <p>{m('webhook.line')}</p>
      <label class="row">
        <span>{m('webhook.style')}</span>
        <select
          value={style.value}
          onChange={event => (style.value = webhookStyles.find(one => one === event.currentTarget.value) ?? 'json')}
        >
          {webhookStyles.map(one => (
            <option key={one} value={one}>
              {STYLES[one] || m('webhook.json')}
            </option>
          ))}
        </select>
      </label>
      <Field label={m('webhook.url')} mode="url" value={url} />
      <button type="submit" class="button" id="call-by-webhook">
        {m('webhook.go')}
      </button>
    </form>
  );
}

function Field({ label, mode, value }: { label: string; mode: 'email' | 'url'; value: Signal<string> }) {
  return (
    <label class="row">
      <span>{label}</span>
      <input
        type="text"
        inputMode={mode}
        autocomplete={mode === 'email' ? 'email' : 'off'}
        required
        maxLength={ADDRESS_LENGTH}
        value={value.value}
        onInput={event => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}
