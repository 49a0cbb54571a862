import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OwnTable } from '../host/lobby.ts';
import { KeepSafe } from '../offline/note.tsx';
import { t } from '../words.ts';
import { KeptTables } from './kept-tables.tsx';
import { PageHead } from './page-head.tsx';

/** All tables of this device, and of this person on the server. */
export function TablesPage() {
  const served = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    void lobby.mine().then(found => (served.value = found ?? []));
  }, []);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow tables">
        <h1>{t('tables.title')}</h1>
        <p>{t('tables.line')}</p>
        <KeepSafe />
        <KeptTables most={Number.POSITIVE_INFINITY} served={served.value} />
      </main>
    </div>
  );
}
