import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy.tsx';
import { openRetry } from '../app/open.ts';
import { t } from '../words.ts';
import { askToGoBack, canAskToGoBack } from './agree.ts';
import { calledAs } from './names.ts';
import { useSession } from './session.ts';
import { copyLink } from './share.ts';
import './stepper.css';

const AskBot = lazy(
  async () => (await import('./analysis.tsx')).AskBot,
  () => null,
);
const Player = lazy(
  async () => (await import('../look-back/player.tsx')).Player,
  () => null,
);
const BotLine = lazy(
  async () => (await import('../look-back/line.tsx')).BotLine,
  () => null,
);
const Notes = lazy(
  async () => (await import('../look-back/notes.tsx')).Notes,
  () => null,
);

/** Stepping through the past of the game, in the place of the prompt. */
export function Stepper() {
  const session = useSession();
  const { length, outcome } = session.live.value;
  const moment = session.moment.value ?? length;
  const line = session.lineFrom.value;
  const isOver = outcome !== null;
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
        <button type="button" class={isOver ? 'button' : 'button strong'} onClick={step(null)}>
          {t(isOver ? 'past.end' : 'past.now')}
        </button>
        {isOver && <MomentTools moment={moment} />}
        {!isOver && canAskToGoBack(session) && (
          <button type="button" class="button" id="go-back" onClick={() => void askToGoBack(session, moment)}>
            {t('proposal.askHere')}
          </button>
        )}
      </div>
      {isOver && <Player moment={moment} />}
      {isOver && <Notes moment={moment} />}
      {line !== null && <BotLine moment={moment} text={line} />}
    </section>
  );
}

/** What can be done with a moment of a finished game: play on from it, or show it to others. */
function MomentTools({ moment }: { moment: number }) {
  const session = useSession();
  const copied = useSignal<number | null>(null);
  const { seats } = session.host.info.value ?? session.info;
  return (
    <>
      <AskBot key={moment} moment={moment} />
      <label class="eyes">
        <span>{t('past.eyes')}</span>{' '}
        <select
          value={String(session.shown.value.seat ?? '')}
          onChange={event => {
            const { value } = event.currentTarget;
            session.lookAs(value === '' ? null : Number(value));
          }}
        >
          <option value="">{t('past.eyes.all')}</option>
          {session.reader.value.players.map((_, seat) => (
            <option key={seat} value={String(seat)}>
              {calledAs(session, seat)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => void session.host.record().then(text => openRetry(text, seats, moment))}
      >
        {t('past.fork')}
      </button>
      <button
        type="button"
        class="button"
        id="share-moment"
        onClick={() => void copyLink(session, moment).then(() => (copied.value = moment))}
      >
        {copied.value === moment ? t('end.copied') : t('past.share')}
      </button>
    </>
  );
}
