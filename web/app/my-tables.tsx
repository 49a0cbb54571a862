import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OpenTable } from '../host/lobby.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { KeptTables } from './kept-tables.tsx';

/** As many as the front page has room for; the others are one click away. */
const HOW_MANY = 6;

/** The tables of this device, the one played last first, with whose turn it is. */
export function MyTables() {
  const served = useSignal<readonly OpenTable[]>([]);
  useEffect(() => {
    void lobby.mine().then(found => (served.value = found ?? []));
  }, []);
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.myTables')}</h2>
      <ul>
        {served.value.map(({ id, game, seats, phase }) => (
          <li key={id} class="table-row">
            <a href={href('at', id)}>
              <b>{t(`game.${game as 'holotype'}.short`)}</b> {seats.join(', ')}
            </a>
            <span class="turn">{t(`phase.${phase as 'lobby'}`)}</span>
          </li>
        ))}
      </ul>
      <KeptTables most={HOW_MANY} hasOthers={served.value.length > 0} />
    </section>
  );
}
