import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasServer } from '../host/api.ts';
import type { Occupant } from '../host/host.ts';
import { packGame } from '../host/share.ts';
import { isWelcome, putOnServer } from '../host/upload.ts';
import { go, href } from '../route.ts';
import { t } from '../words.ts';
import { keepInvitation } from './invitations.ts';
import { ownName } from './open.ts';
import './lobby-screen.css';

interface Going {
  readonly record: string;
  readonly seats: readonly Occupant[];
  readonly isOver: boolean;
}

/** Takes a game to a server: the one behind this page, or another, whose own page then takes it up. */
export function GoOnWithOthers(game: Going) {
  const isServed = useSignal<boolean | null>(null);
  useEffect(() => void hasServer().then(found => (isServed.value = found)), []);
  if (isServed.value === null) return null;
  return (
    <fieldset class="settings">
      <legend>{t(game.isOver ? 'upload.titleOver' : 'upload.title')}</legend>
      {isServed.value ? <Here {...game} /> : <Elsewhere {...game} />}
    </fieldset>
  );
}

function Here({ record, seats, isOver }: Going) {
  const fault = useSignal<string | null>(null);
  const isSending = useSignal(false);
  const isRefused = useSignal(false);
  useEffect(() => {
    // Where nobody knows, trying will tell.
    void isWelcome(record).then(
      welcome => (isRefused.value = !welcome),
      () => (isRefused.value = false),
    );
  }, [record]);
  const send = async () => {
    isSending.value = true;
    fault.value = null;
    try {
      const { table, invite } = await putOnServer({ record, seats, name: ownName() });
      keepInvitation(table, invite);
      go('at', table);
    } catch (error) {
      console.error(error);
      fault.value = error instanceof Error ? error.message : '';
    }
    isSending.value = false;
  };
  if (isRefused.value) return <p class="quiet">{t('upload.ownEdition')}</p>;
  return (
    <>
      <p class="quiet">{t(isOver ? 'upload.lineOver' : 'upload.line')}</p>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {t('upload.failed')} <code lang="en">{fault.value}</code>
        </p>
      )}
      <button type="button" class="button" id="upload" disabled={isSending.value} onClick={() => void send()}>
        {t('upload.send')}
      </button>
    </>
  );
}

function Elsewhere({ record, seats }: Going) {
  const address = useSignal('');
  const isWrong = useSignal(false);
  const leave = async () => {
    const server = serverOf(address.value);
    isWrong.value = server === null;
    if (server === null) return;
    const packed = await packGame({ record, seats });
    location.assign(`${server}${href('import', packed)}`);
  };
  return (
    <form
      class="form"
      onSubmit={event => {
        event.preventDefault();
        void leave();
      }}
    >
      <p class="quiet">{t('upload.elsewhere')}</p>
      <label class="row">
        <span>{t('upload.address')}</span>
        <input
          type="text"
          inputMode="url"
          placeholder="https://"
          value={address.value}
          onInput={event => (address.value = event.currentTarget.value)}
        />
      </label>
      {isWrong.value && (
        <p class="fault" role="alert">
          {t('upload.wrongAddress')}
        </p>
      )}
      <button type="submit" class="button">
        {t('upload.go')}
      </button>
    </form>
  );
}

/** The page of a server from what someone typed; null if it is no address. */
function serverOf(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(whole)) return null;
  const { origin, pathname } = new URL(whole);
  return origin + pathname;
}
