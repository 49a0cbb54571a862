import { type GameModule, loadGame } from '@bonebed/games';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../host/api.ts';
import { type ServerTable, serverTable } from '../host/remote.ts';
import { href, rename } from '../route.ts';
import { t } from '../words.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { ownName } from './open.ts';
import { TablePage } from './table-page.tsx';

/** A table on the server: its lobby until it starts, then the table. */
export function ServerPage({ id, token }: { id: string; token: string | null }) {
  const isKnown = useSignal(false);
  useEffect(() => {
    // The server knows people by a cookie, which must be there before the socket.
    void api.introduce(ownName()).then(
      () => (isKnown.value = true),
      () => (isKnown.value = true),
    );
  }, []);
  if (!isKnown.value) return <p class="loading">{t('link.connecting')}</p>;
  return <Connected id={id} token={token} />;
}

function Connected({ id, token }: { id: string; token: string | null }) {
  const table = useMemo(() => serverTable(id, token), [id]);
  const module = useSignal<GameModule | null>(null);
  useSignalEffect(() => {
    const game = table.about.value?.game;
    if (game !== undefined && module.peek() === null) void loadGame(game).then(found => (module.value = found));
  });
  useSignalEffect(() => {
    // The invitation has done its work once we sit: the address can be shared without it.
    if (table.seat.value !== null && token !== null) rename('at', id);
  });
  useEffect(() => () => table.close(), [table]);
  if (table.refused.value !== null) return <Refused code={table.refused.value} />;
  const state = table.state.value;
  if (state === null || module.value === null) {
    return <p class="loading">{table.link.value === 'lost' ? t('link.lost') : t('link.connecting')}</p>;
  }
  if (state.phase === 'lobby') return <LobbyScreen table={table} id={id} token={token} />;
  return <Playing table={table} module={module.value} />;
}

function Playing({ table, module }: { table: ServerTable; module: GameModule }) {
  const host = useMemo(() => table.host(module), [table]);
  return <TablePage open={() => host} moment={null} />;
}

/** The server said no, kindly. */
function Refused({ code }: { code: string }) {
  const known = code === 'notFound' || code === 'forbidden' || code === 'version' ? code : 'other';
  return (
    <main class="lost">
      <h1>{t('lost.title')}</h1>
      <p>{t(`refused.${known}`)}</p>
      {known === 'version' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('refused.reload')}
        </button>
      )}
      <a class="button strong" href={href()}>
        {t('lost.home')}
      </a>
    </main>
  );
}
