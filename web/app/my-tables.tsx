import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lobby, type OwnTable } from '../host/lobby.ts';
import { href } from '../route.ts';
import { showWaiting, waitingElsewhere } from '../table/badge.ts';
import { t } from '../words.ts';
import { KeptTables } from './kept-tables.tsx';
import { waitsForMe } from './table-rows.ts';

/** As many as the front page has room for; the others are one click away. */
const HOW_MANY = 6;

/** The tables of this device and of this person on the server, with whose turn it is. */
export function MyTables() {
  const served = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    // Whoever comes back to this page wants to know whose turn it is now.
    const load = () => {
      if (document.hidden) return;
      void lobby.mine().then(found => {
        served.value = found ?? [];
        waitingElsewhere.value = served.value.filter(waitsForMe).length;
        showWaiting(waitingElsewhere.value, 'Bonebed');
      });
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.myTables')}</h2>
      <KeptTables most={HOW_MANY} served={served.value} />
      {served.value.length > 0 && (
        <p class="game-links">
          <a href={href('messages')}>{t('preferences.notify')}</a>
        </p>
      )}
    </section>
  );
}
