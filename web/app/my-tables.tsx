import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OwnTable } from '../host/lobby.ts';
import { forgetTable, type StoredTable, storedTables } from '../host/store.ts';
import { href } from '../route.ts';
import { language, t } from '../words.ts';
import { type TableRow, tableRows } from './table-rows.ts';

/** More than these are shown only on demand. */
const FEW = 10;

/** The tables of this device and of this person on the server, with whose turn it is. */
export function MyTables() {
  const stored = useSignal<readonly StoredTable[] | null>(null);
  const served = useSignal<readonly OwnTable[]>([]);
  const isLong = useSignal(false);
  const loadStored = () =>
    void storedTables().then(
      found => (stored.value = found),
      () => (stored.value = []),
    );
  useEffect(() => {
    const load = () => {
      loadStored();
      void lobby.mine().then(found => (served.value = found ?? []));
    };
    // Whoever comes back to this page wants to know whose turn it is now.
    const onSight = () => {
      if (!document.hidden) load();
    };
    load();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
  const rows = tableRows(stored.value ?? [], served.value);
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.myTables')}</h2>
      {stored.value !== null && rows.length === 0 && <p class="quiet">{t('home.noTables')}</p>}
      <ul>
        {(isLong.value ? rows : rows.slice(0, FEW)).map(row => (
          <Row key={row.id} row={row} onForget={() => void forgetTable(row.id).then(loadStored)} />
        ))}
      </ul>
      {rows.length > FEW && !isLong.value && (
        <button type="button" class="link" onClick={() => (isLong.value = true)}>
          {t('home.allTables', { count: rows.length })}
        </button>
      )}
    </section>
  );
}

function Row({ row, onForget }: { row: TableRow; onForget: () => void }) {
  const { id, place, game, names, state, isMyTurn, changedMs } = row;
  return (
    <li class="table-row">
      <a href={href(place === 'here' ? 'table' : 'at', id)}>
        <b>{t(`game.${game as 'holotype'}.short`)}</b> {names.join(', ')}
      </a>
      <span class={isMyTurn ? 'turn mine' : 'turn'}>{state}</span>
      <span class="quiet when">{when(changedMs)}</span>
      {place === 'here' && (
        <button
          type="button"
          class="link"
          onClick={() => {
            if (confirm(t('home.forgetSure'))) onForget();
          }}
        >
          {t('home.forget')}
        </button>
      )}
    </li>
  );
}

function when(changedMs: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(changedMs);
}
