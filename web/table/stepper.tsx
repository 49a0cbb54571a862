import { t } from '../words.ts';
import { useSession } from './session.ts';

/** Stepping through the past of the game, in the place of the prompt. */
export function Stepper() {
  const session = useSession();
  const { length } = session.live.value;
  const moment = session.moment.value ?? length;
  const step = (to: number | null) => () => session.step(to);
  return (
    <section class="prompt past" aria-label={t('past.label')}>
      <div class="prompt-line">
        <h2 class="prompt-words" aria-live="polite">
          {t('past.moment', { moment, length })}
        </h2>
      </div>
      <div class="stepper">
        <button type="button" class="button" onClick={step(0)} disabled={moment === 0}>
          {t('past.first')}
        </button>
        <button type="button" class="button" onClick={step(moment - 1)} disabled={moment === 0}>
          {t('past.back')}
        </button>
        <input
          type="range"
          min={0}
          max={length}
          value={moment}
          aria-label={t('past.slider')}
          onInput={event => session.step(Number(event.currentTarget.value))}
        />
        <button type="button" class="button" onClick={step(moment + 1)}>
          {t('past.forward')}
        </button>
        <button type="button" class="button strong" onClick={step(null)}>
          {t('past.now')}
        </button>
      </div>
    </section>
  );
}
