import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { SeatMark } from './seat-mark.tsx';
import { useSession } from './session.ts';
import './cover.css';

/** Between turns on one screen: hands are covered until the next person has the device. */
export function Cover() {
  const session = useSession();
  const seat = session.handTo.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const name = session.reader.value.players[seat] ?? '';
  return (
    <section class="cover" aria-label={t('cover.label')}>
      <div class="cover-card" data-seat={seat}>
        <SeatMark seat={seat} />
        <h2>{t('cover.hand', { name })}</h2>
        <p class="quiet">{t('cover.why')}</p>
        <button type="button" class="button strong" ref={button} onClick={() => session.takeDevice()}>
          {t('cover.take', { name })}
        </button>
      </div>
    </section>
  );
}
