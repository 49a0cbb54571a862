import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OwnTable } from '../host/lobby.ts';
import { t } from '../words.ts';
import { KeptTables } from './kept-tables.tsx';

/** As many as the front page has room for; the others are one click away. */
const HOW_MANY = 6;

/** The tables of this device and of this person on the server, with whose turn it is. */
export function MyTables() {
  const served = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    // Whoever comes back to this page wants to know whose turn it is now.
    const load = () => {
      if (!document.hidden) void lobby.mine().then(found => (served.value = found ?? []));
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.myTables')}</h2>
      <KeptTables most={HOW_MANY} served={served.value} />
    </section>
  );
}
