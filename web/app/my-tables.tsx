import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lobby, type OwnTable } from '../host/lobby.ts';
import { storedTables } from '../host/store.ts';
import { preferences } from '../preferences.ts';
import { showWaiting, waitingElsewhere } from '../table/badge.ts';
import { t } from '../words.ts';
import { lazy } from './lazy.tsx';
import { waitsForMe } from './table-rows.ts';

const KeptTables = lazy(async () => (await import('./kept-tables.tsx')).KeptTables);

/** As many as the front page has room for; the others are one click away. */
const HOW_MANY = 6;

/** The tables of this device and of this person on the server, with whose turn it is; for those who have none, what they are told instead. */
export function MyTables({ children }: { children: ComponentChildren }) {
  const served = useSignal<readonly OwnTable[]>([]);
  /** Whoever has never had a table needs no list of them. */
  const hasSome = useSignal(preferences.hasTables.peek());
  useEffect(() => {
    // Where nothing can be kept, the list says so.
    if (!hasSome.peek())
      void storedTables().then(
        found => (hasSome.value ||= found.length > 0),
        () => (hasSome.value = true),
      );
    // Whoever comes back to this page wants to know whose turn it is now.
    const load = () => {
      if (document.hidden) return;
      void lobby.mine().then(found => {
        served.value = found ?? [];
        hasSome.value ||= served.value.length > 0;
        waitingElsewhere.value = served.value.filter(waitsForMe).length;
        showWaiting(waitingElsewhere.value, 'Bonebed');
      });
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);
  if (!hasSome.value) return <>{children}</>;
  return (
    <div class="tables mine">
      <h1 class="hidden">{t('home.title')}</h1>
      <KeptTables most={HOW_MANY} served={served.value} />
    </div>
  );
}
