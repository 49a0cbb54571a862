import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unpackGame } from '../host/share.ts';
import { t } from '../words.ts';
import { RecordPage } from './local-table-page.tsx';
import { Lost } from './table-page.tsx';

/** A finished game from a link, at one of its moments. */
export function ReplayPage({ packed, moment }: { packed: string; moment: number | null }) {
  const game = useSignal<Awaited<ReturnType<typeof unpackGame>> | undefined>(undefined);
  useEffect(() => {
    void unpackGame(packed).then(found => (game.value = found));
  }, [packed]);
  const found = game.value;
  if (found === undefined) return <p class="loading">{t('loading')}</p>;
  if (found === null) return <Lost />;
  return <RecordPage text={found.record} seats={found.seats} moment={moment} notes={found.notes} />;
}
