import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OpenTable } from '../host/lobby.ts';
import { t } from '../words.ts';
import { lazy } from './lazy.tsx';

const OpenRows = lazy(async () => (await import('./open-rows.tsx')).OpenRows);

/** Tables on the server that wait for players. Without a server the page says so and goes on. */
export function OpenTables() {
  const tables = useSignal<readonly OpenTable[] | null | undefined>(undefined);
  useEffect(() => {
    void lobby.open().then(found => (tables.value = found));
  }, []);
  const found = tables.value;
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      {found === null && <p class="quiet">{t('home.noServer')}</p>}
      {found?.length === 0 && <p class="quiet">{t('home.noOpenTables')}</p>}
      {found && found.length > 0 && <OpenRows tables={found} />}
    </section>
  );
}
