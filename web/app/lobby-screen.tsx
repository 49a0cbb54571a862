import { useSignal } from '@preact/signals';
import { ServerRefusal } from '../host/api.ts';
import type { ServerTable } from '../host/remote.ts';
import { href } from '../route.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { t } from '../words.ts';
import { invitationOf } from './invitations.ts';
import { ownName } from './open.ts';
import { PageHead } from './page-head.tsx';

/** Before the game: who is there, who is still to come, and the link to send. */
export function LobbyScreen({ table, id, token }: { table: ServerTable; id: string; token: string | null }) {
  const fault = useSignal<string | null>(null);
  const state = table.state.value;
  const about = table.about.value;
  if (state === null || about === null) return null;
  const { seats } = state;
  const mine = table.seat.value;
  const free = seats.filter(({ by }) => by === 'nobody').length;
  const act = (command: Parameters<ServerTable['do']>[0]) => {
    fault.value = null;
    table.do(command).catch((refused: unknown) => {
      fault.value = refused instanceof ServerRefusal && refused.code === 'taken' ? t('lobby.full') : t('lobby.failed');
    });
  };
  return (
    <div class="page">
      <PageHead />
      <main class="narrow lobby">
        <h1>{t('lobby.title', { game: t(`game.${about.game as 'holotype'}.short`) })}</h1>
        <p aria-live="polite">{free === 0 ? t('lobby.ready') : t('lobby.waiting', { free })}</p>
        <ol class="seat-list">
          {seats.map(({ by, name, bot }, seat) => (
            <li key={seat} data-seat={seat}>
              <SeatMark seat={seat} />
              <b>{by === 'nobody' ? t('lobby.free') : (name ?? bot)}</b>
              {seat === mine && <span class="tag">{t('players.you')}</span>}
              {by === 'bot' && <span class="tag">{t('players.bot')}</span>}
              {by === 'nobody' && mine !== null && (
                <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: 'fieldHand' })}>
                  {t('lobby.addBot')}
                </button>
              )}
              {by === 'bot' && mine !== null && (
                <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: null })}>
                  {t('screen.remove')}
                </button>
              )}
            </li>
          ))}
        </ol>
        {fault.value !== null && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        {mine === null ? (
          <button
            type="button"
            class="button strong"
            id="join"
            disabled={free === 0}
            onClick={() => act({ do: 'join', name: ownName(), ...(token === null ? {} : { token }) })}
          >
            {free === 0 ? t('lobby.full') : t('lobby.join', { name: ownName() })}
          </button>
        ) : (
          <>
            <Invitation id={id} token={token} />
            <button
              type="button"
              class="button strong"
              id="start"
              disabled={free > 0}
              onClick={() => act({ do: 'start' })}
            >
              {t('lobby.start')}
            </button>
          </>
        )}
      </main>
    </div>
  );
}

/** The link for friends, ready to copy. */
function Invitation({ id, token }: { id: string; token: string | null }) {
  const isCopied = useSignal(false);
  const invite = token ?? invitationOf(id);
  const link = `${location.origin}${location.pathname}${invite === null ? href('at', id) : href('at', id, invite)}`;
  return (
    <div class="invitation">
      <label>
        <span>{t('lobby.link')}</span>
        <input type="text" id="invite-link" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => (isCopied.value = true))}
      >
        {isCopied.value ? t('end.copied') : t('lobby.copy')}
      </button>
    </div>
  );
}
