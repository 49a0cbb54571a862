import type { GameRules } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import { type About, PROTOCOL } from '@bonebed/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { api } from '../host/api.ts';
import { keepEdition, loadRules } from '../host/editions.ts';
import { lobby } from '../host/lobby.ts';
import { type ServerTable, serverTable } from '../host/remote.ts';
import { ServerNotice } from '../offline/strip.tsx';
import { useNewest } from '../offline/updates.ts';
import { href, rename } from '../route.ts';
import { waitingElsewhere } from '../table/badge.ts';
import { t } from '../words.ts';
import { invitationOf, keepInvitation } from './invitations.ts';
import { lazy } from './lazy.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { ownName } from './open.ts';
import { TablePage } from './table-page.tsx';
import { waitsForMe } from './table-rows.ts';

const WaysBack = lazy(async () => (await import('../people/ways-back.tsx')).WaysBack);
const SeatIsMine = lazy(
  async () => (await import('../people/keep-seat.tsx')).SeatIsMine,
  () => null,
);

const DealLetter = lazy(
  async () => (await import('../deals/deal-letter.tsx')).DealLetter,
  () => null,
);

interface ServerPageProps {
  readonly id: string;
  /** An invitation, or the secret of a seat that is to be opened on this device too. */
  readonly token: string | null;
  readonly isSeat?: boolean;
}

/** A table on the server: its lobby until it starts, then the table. */
export function ServerPage({ id, token, isSeat = false }: ServerPageProps) {
  const isKnown = useSignal(false);
  useEffect(() => {
    // The server knows people by a cookie, which must be there before the socket.
    void api.introduce(ownName()).then(
      () => (isKnown.value = true),
      () => (isKnown.value = true),
    );
  }, []);
  if (!isKnown.value) return <p class="loading">{t('link.connecting')}</p>;
  return <Connected id={id} token={token} isSeat={isSeat} />;
}

function Connected({ id, token, isSeat }: Required<ServerPageProps>) {
  const table = useMemo(() => {
    // Whoever came by an invitation can come again, and bring others along.
    if (token !== null && !isSeat) keepInvitation(id, token);
    return serverTable(id, token ?? invitationOf(id));
  }, [id]);
  const module = useSignal<GameRules | null>(null);
  const isOutdated = useSignal(false);
  const wasPlaying = useRef(false);
  wasPlaying.current ||= table.state.value?.phase !== 'lobby' && table.seat.value !== null;
  const claim = useSignal<'open' | 'asked' | 'refused'>(isSeat ? 'open' : 'asked');
  useSignalEffect(() => {
    const about = table.about.value;
    if (about === null || module.peek() !== null) return;
    void moduleFor(about).then(
      found => (module.value = found),
      () => (isOutdated.value = true),
    );
  });
  useSignalEffect(() => {
    if (claim.value !== 'open' || token === null || table.state.value === null) return;
    claim.value = 'asked';
    table.do({ do: 'claim', token }).catch(() => (claim.value = 'refused'));
  });
  useSignalEffect(() => {
    // The invitation has done its work once we sit: the address can be shared without it.
    if (table.seat.value !== null && token !== null) rename('at', id);
  });
  useEffect(() => () => table.close(), [table]);
  if (isOutdated.value) return <Refused code="version" />;
  if (claim.value === 'refused') return <Refused code="forbidden" id={id} />;
  // Another device of this seat has let this one go: what is on the screen is not ours any more.
  if (wasPlaying.current && table.seat.value === null) return <Refused code="released" />;
  // A seat is opened before its table is shown: the table looks different from it.
  const isComing = isSeat && table.seat.value === null;
  if (table.refused.value !== null) return <Refused code={table.refused.value} id={id} />;
  const state = table.state.value;
  if (state === null || module.value === null || isComing) {
    return <p class="loading">{table.link.value === 'lost' ? t('link.lost') : t('link.connecting')}</p>;
  }
  if (state.phase === 'lobby') return <LobbyScreen table={table} id={id} token={token} />;
  return <Playing table={table} module={module.value} />;
}

/** The game as this table plays it, by older rules too. Fails where the page does not know the rules or the protocol: it is older than the server, or newer. */
async function moduleFor({ game, version, edition, protocol }: About): Promise<GameRules> {
  if (protocol !== PROTOCOL) throw new Error('the server speaks otherwise');
  const own = await loadRules(game, version);
  if (openEdition(own.game, own.components).edition === edition) return own;
  const components = await api.edition(edition);
  // Kept for the worker that replays the finished game; where nothing is kept, the game itself can be played all the same.
  await keepEdition({ edition, game, name: null, components }).catch(console.warn);
  return { ...own, components };
}

function Playing({ table, module }: { table: ServerTable; module: GameRules }) {
  const host = useMemo(() => table.host(), [table]);
  useEffect(() => countOthers(table.about.peek()?.id ?? ''), [table]);
  const { id = '', deal } = table.about.peek() ?? {};
  const isPlaying = table.state.peek()?.phase === 'playing';
  const isLooker = table.seat.value === null && isPlaying;
  return (
    <div class="table-holder">
      <TablePage
        open={() => host}
        moment={null}
        moduleOf={async () => module}
        {...(isLooker ? { letter: () => <SeatIsMine id={id} /> } : {})}
        {...(deal !== undefined && isPlaying ? { letter: () => <DealLetter id={deal} /> } : {})}
      />
      <ServerNotice />
    </div>
  );
}

/** Counts the other tables that wait, now and whenever somebody comes back to this page. */
function countOthers(id: string): () => void {
  const count = () => {
    if (document.hidden) return;
    void lobby.mine().then(found => {
      const others = found?.filter(table => table.id !== id && waitsForMe(table)) ?? [];
      waitingElsewhere.value = others.length;
    });
  };
  count();
  document.addEventListener('visibilitychange', count);
  return () => document.removeEventListener('visibilitychange', count);
}

const KNOWN = ['notFound', 'forbidden', 'released', 'version', 'aside', 'locked'] as const;

/** The server said no, kindly. */
function Refused({ code, id }: { code: string; id?: string }) {
  const known = KNOWN.find(one => one === code) ?? 'other';
  return (
    <main class="lost">
      <h1>{t('lost.title')}</h1>
      <p>{t(`refused.${known}`)}</p>
      {(known === 'forbidden' || known === 'locked') && id !== undefined && (
        <>
          <h2>{t('refused.back')}</h2>
          <WaysBack at={href('at', id)} />
        </>
      )}
      {known === 'version' && (
        <button type="button" class="button" onClick={() => void useNewest()}>
          {t('refused.reload')}
        </button>
      )}
      <a class="button strong" href={href()}>
        {t('lost.home')}
      </a>
    </main>
  );
}
