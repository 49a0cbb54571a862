import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type StoredTable, storedTable } from '../host/store.ts';
import { addressIn, build, hasBuild } from '../offline/build.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { saveRecord } from './download.ts';
import { Lost } from './table-page.tsx';

/**
 * In place of a table of this device that this build can't play. If the build that can is still here, it opens; otherwise the table
 * is kept as it is, and its record can be saved.
 */
export function KeptAside({ id, fault }: { id: string; fault: string | null }) {
  const table = useSignal<StoredTable | null | undefined>(undefined);
  useEffect(() => {
    void find(id, fault).then(found => (table.value = found));
  }, []);
  if (table.value === undefined) return <p class="loading">{t('loading.table')}</p>;
  if (table.value === null) return <Lost fault={fault} />;
  const { rules, record, game } = table.value;
  const isOutdated = fault === 'version' || fault === 'edition';
  return (
    <main class="lost">
      <h1>{t('aside.title')}</h1>
      <p>{isOutdated ? t('aside.version', { rules }) : t('aside.broken', { fault: fault ?? '' })}</p>
      <button type="button" class="button strong" onClick={() => saveRecord(game, record)}>
        {t('end.export')}
      </button>
      <a class="button" href={href()}>
        {t('lost.home')}
      </a>
    </main>
  );
}

/** The table, unless another build of this device is on its way to play it. */
async function find(id: string, fault: string | null): Promise<StoredTable | null | undefined> {
  const found = await storedTable(id).catch(() => null);
  const isOutdated = fault === 'version' || fault === 'edition';
  if (found === null || !isOutdated || found.build === build || !(await hasBuild(found.build))) return found;
  location.replace(addressIn(found.build));
  return undefined;
}
