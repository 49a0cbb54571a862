import { useSignal } from '@preact/signals';
import type { Company } from '../host/host.ts';
import { t } from '../words.ts';
import { CopyLink } from './copy-link.tsx';
import { invitationOf, keepInvitation } from './invitations.ts';
import { lazy } from './lazy.tsx';
import './lobby-screen.css';

const Qr = lazy(
  async () => (await import('../people/qr.tsx')).Qr,
  () => null,
);

interface InvitationProps {
  readonly table: Company;
  readonly id: string;
  /** Whether anyone may come, also without an invitation. */
  readonly isOpen: boolean;
  readonly isHost: boolean;
}

/** The link for friends, ready to copy; the host can make it worthless, and gets a new one. */
export function Invitation({ table, id, isOpen, isHost }: InvitationProps) {
  const invite = useSignal(invitationOf(id));
  const fault = useSignal(false);
  /** The link that is shown to be scanned. */
  const shown = useSignal<string | null>(null);
  const linkWith = (token: string | null): string =>
    `${location.origin}${location.pathname.replace(/[^/]*$/, '')}i/${id}${token === null ? '' : `#${token}`}`;
  const give = async (command: { readonly do: 'invite' } | { readonly do: 'revoke'; readonly what: 'invites' }) => {
    const gift = await table.do(command);
    if (gift?.kind !== 'invite') return;
    keepInvitation(id, gift.token);
    invite.value = gift.token;
    shown.value = null;
  };
  // A seat that was opened by its own link has no invitation to pass on yet.
  const link = async () => {
    if (invite.value === null && !isOpen) await give({ do: 'invite' });
    return linkWith(invite.value);
  };
  const share = async () => {
    try {
      await navigator.share({ title: 'Bonebed', url: await link() });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      fault.value = !(error instanceof DOMException && error.name === 'AbortError');
    }
  };
  const toggleQr = async () => {
    shown.value = shown.value === null ? await link().catch(() => null) : null;
  };
  const renew = () => {
    fault.value = false;
    give({ do: 'revoke', what: 'invites' }).catch(() => (fault.value = true));
  };
  return (
    <div class="invitation">
      {(isOpen || invite.value !== null) && (
        <label>
          <span>{t('lobby.link')}</span>
          <input
            type="text"
            id="invite-link"
            readOnly
            value={linkWith(invite.value)}
            onFocus={event => event.currentTarget.select()}
          />
        </label>
      )}
      <CopyLink label={t('lobby.copy')} link={link} />
      {'share' in navigator && (
        <button type="button" class="button" id="share-invitation" onClick={() => void share()}>
          {t('lobby.share')}
        </button>
      )}
      <button
        type="button"
        class="link"
        id="show-qr"
        aria-expanded={shown.value !== null}
        onClick={() => void toggleQr()}
      >
        {t('lobby.qr')}
      </button>
      {shown.value !== null && (
        <div class="qr-row">
          <Qr link={shown.value} label={t('lobby.qrLabel')} />
        </div>
      )}
      {isHost && !isOpen && (
        <button type="button" class="link" id="renew-invitation" onClick={renew}>
          {t('lobby.renew')}
        </button>
      )}
      {fault.value && (
        <p class="fault" role="alert">
          {t('lobby.failed')}
        </p>
      )}
    </div>
  );
}
