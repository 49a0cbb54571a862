import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localHost } from '../host/local.ts';
import { unpackGame } from '../host/share.ts';
import { t } from '../words.ts';
import { Lost, TablePage } from './table-page.tsx';

/** A finished game from a link, at one of its moments. */
export function ReplayPage({ packed, moment }: { packed: string; moment: number | null }) {
  const game = useSignal<Awaited<ReturnType<typeof unpackGame>> | undefined>(undefined);
  useEffect(() => {
    void unpackGame(packed).then(found => (game.value = found));
  }, [packed]);
  const found = game.value;
  if (found === undefined) return <p class="loading">{t('loading')}</p>;
  if (found === null) return <Lost />;
  const { record, seats } = found;
  return <TablePage open={() => localHost({ kind: 'record', text: record, seats }, 0)} moment={moment} />;
}
