import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { t } from '../../words.ts';

/** A face-down deck that leans on the wall of a room. */
export function Stack({ id, count, label, icon }: { id: string; count: number; label: string; icon: string }) {
  return (
    <Spot id={id} label={t('deck.words', { label, count })} class="stack deck" place={id} thing={id}>
      <span class="stack-back">
        <Icon name={icon} />
      </span>
      <span class="stack-count">{count}</span>
    </Spot>
  );
}
