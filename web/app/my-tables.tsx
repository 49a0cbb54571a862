import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OpenTable } from '../host/lobby.ts';
import { forgetTable, type StoredTable, storedTables } from '../host/store.ts';
import { href } from '../route.ts';
import { language, t } from '../words.ts';

/** The tables of this device, the one played last first, with whose turn it is. */
export function MyTables() {
  const tables = useSignal<readonly StoredTable[] | null>(null);
  const served = useSignal<readonly OpenTable[]>([]);
  const load = () =>
    void storedTables().then(
      found => (tables.value = found),
      () => (tables.value = []),
    );
  useEffect(() => {
    load();
    void lobby.mine().then(found => (served.value = found ?? []));
  }, []);
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.myTables')}</h2>
      {tables.value !== null && tables.value.length + served.value.length === 0 && (
        <p class="quiet">{t('home.noTables')}</p>
      )}
      <ul>
        {served.value.map(({ id, game, seats, phase }) => (
          <li key={id} class="table-row">
            <a href={href('at', id)}>
              <b>{t(`game.${game as 'holotype'}.short`)}</b> {seats.join(', ')}
            </a>
            <span class="turn">{t(`phase.${phase as 'lobby'}`)}</span>
          </li>
        ))}
        {tables.value?.slice(0, 8).map(table => (
          <li key={table.id} class="table-row">
            <a href={href('table', table.id)}>
              <b>{t(`game.${table.game as 'holotype'}.short`)}</b> {table.seats.map(({ name }) => name).join(', ')}
            </a>
            <span class={isMine(table) ? 'turn mine' : 'turn'}>{stateOf(table)}</span>
            <span class="quiet when">{when(table.changedMs)}</span>
            <button
              type="button"
              class="link"
              onClick={() => {
                if (confirm(t('home.forgetSure'))) void forgetTable(table.id).then(load);
              }}
            >
              {t('home.forget')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isMine({ waiting, seats, over }: StoredTable): boolean {
  return !over && waiting.some(seat => seats[seat].kind === 'person');
}

function stateOf({ waiting, seats, over }: StoredTable): string {
  if (over) return t('home.over');
  const names = waiting.map(seat => seats[seat].name).join(', ');
  return t('home.turnOf', { names });
}

function when(changedMs: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(changedMs);
}
