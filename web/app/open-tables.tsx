import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OpenTable } from '../host/lobby.ts';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { paceWords } from './clocks.ts';
import { takenNames } from './table-rows.ts';

/** Tables on the server that wait for players. Without a server the page says so and goes on. */
export function OpenTables() {
  const tables = useSignal<readonly OpenTable[] | null | undefined>(undefined);
  useEffect(() => {
    void lobby.open().then(found => (tables.value = found));
  }, []);
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      {tables.value === null && <p class="quiet">{t('home.noServer')}</p>}
      {tables.value?.length === 0 && <p class="quiet">{t('home.noOpenTables')}</p>}
      <ul>
        {tables.value?.map(({ id, game, seats, clock, wanted, hasHints, isAside }) => (
          <li key={id} class="table-row">
            <a href={href('at', id)}>
              <b>{gameWords(game, 'short')}</b> {takenNames(seats).join(', ')}
            </a>
            <span class="quiet when">
              {[
                paceWords(clock),
                ...(wanted === null ? [] : [t(`wanted.${wanted}`)]),
                ...(hasHints ? [t('hints.allowed')] : []),
              ].join(' · ')}
            </span>
            <span class="turn">
              {isAside ? t('home.aside') : t('home.free', { free: seats.filter(({ isFree }) => isFree).length })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
