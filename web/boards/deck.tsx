import { Icon } from '../icons/icon.tsx';
import { Spot } from '../table/spot.tsx';
import { t } from '../words.ts';

/** A face-down deck with its number of cards. */
export function Deck({ id, count, label, icon }: { id: string; count: number; label: string; icon: string }) {
  return (
    <Spot id={id} label={t('deck.words', { label, count })} class="deck" place={id}>
      <span class="card-back">
        <Icon name={icon} />
      </span>
      <span class="deck-count">{count}</span>
      <span class="deck-label">{label}</span>
    </Spot>
  );
}
