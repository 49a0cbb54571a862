import { useSignal } from '@preact/signals';
import { invitationOf, keepInvitation } from '../app/invitations.ts';
import type { Company } from '../host/host.ts';
import { go, route } from '../route.ts';
import { t } from '../words.ts';
import { useSession } from './session.ts';

/** The same people at a new table. Whoever asks first makes it; the others find it here, also by the old link. */
export function Rematch({ company }: { company: Company }) {
  const session = useSession();
  const fault = useSignal(false);
  const id = company.about.value?.id ?? '';
  const next = company.state.value?.rematch ?? null;
  const follow = (table: string) => {
    // Invitations stay good at the new table; whoever sits there needs none to come in.
    const invitation = invitationOf(id) ?? route.peek()[2] ?? '';
    if (invitation !== '') keepInvitation(table, invitation);
    go('at', table, ...(session.info.mine.length === 0 && invitation !== '' ? [invitation] : []));
  };
  if (next !== null) {
    return (
      <button type="button" class="button strong" id="rematch" onClick={() => follow(next)}>
        {session.info.mine.length === 0 ? t('rematch.watch') : t('rematch.join')}
      </button>
    );
  }
  if (session.info.mine.length === 0) return null;
  const ask = async () => {
    try {
      const gift = await company.do({ do: 'rematch' });
      if (gift?.kind === 'table') follow(gift.table);
    } catch {
      fault.value = true;
    }
  };
  return (
    <button type="button" class="button strong" id="rematch" onClick={() => void ask()}>
      {fault.value ? t('rematch.failed') : t('rematch.ask')}
    </button>
  );
}
