import { KeepSafe } from '../offline/note.tsx';
import { t } from '../words.ts';
import { KeptTables } from './kept-tables.tsx';
import { PageHead } from './page-head.tsx';

/** All tables of this device. */
export function TablesPage() {
  return (
    <div class="page">
      <PageHead />
      <main class="narrow tables">
        <h1>{t('tables.title')}</h1>
        <p>{t('tables.line')}</p>
        <KeepSafe />
        <KeptTables most={Number.POSITIVE_INFINITY} served={[]} />
      </main>
    </div>
  );
}
