import { useSignal } from '@preact/signals';
import type { Company } from '../host/host.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { CopyLink } from './copy-link.tsx';
import { invitationOf, keepInvitation } from './invitations.ts';

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
  const linkWith = (token: string | null): string =>
    `${location.origin}${location.pathname}${token === null ? href('at', id) : href('at', id, token)}`;
  const give = async (command: { readonly do: 'invite' } | { readonly do: 'revoke'; readonly what: 'invites' }) => {
    const gift = await table.do(command);
    if (gift?.kind !== 'invite') return;
    keepInvitation(id, gift.token);
    invite.value = gift.token;
  };
  // A seat that was opened by its own link has no invitation to pass on yet.
  const link = async () => {
    if (invite.value === null && !isOpen) await give({ do: 'invite' });
    return linkWith(invite.value);
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
