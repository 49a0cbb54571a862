import { untilBack } from '@bonebed/kernel';
import { t } from '../words.ts';
import { useSession } from './session.ts';
import './standing.css';

/** In a reaction window: pass now and for the rest of the same stretch of play, or in all of its kind until one is back. */
export function StandingPass() {
  const session = useSession();
  const { ask } = session.live.value;
  if (session.asked.value === null || ask === null || ask.scope === null) return null;
  const { scope } = ask;
  const until = session.board.until?.(session.at.value, scope) ?? null;
  const away = session.board.until?.(session.at.value, untilBack(scope)) ?? null;
  return (
    <>
      <li>
        <button type="button" class="chip" id="stand" onClick={() => session.stand(scope)}>
          {until === null ? t('prompt.stand') : t('prompt.standUntil', { until })}
        </button>
      </li>
      {away !== null && (
        <li>
          <button type="button" class="chip" id="stand-until-back" onClick={() => session.stand(untilBack(scope))}>
            {t('prompt.standUntil', { until: away })}
          </button>
        </li>
      )}
    </>
  );
}

/** While a pass is left standing: what it covers, and the way back. */
export function StandingNote() {
  const session = useSession();
  const scope = session.standing.value;
  if (scope === null) return null;
  const until = session.board.until?.(session.at.value, scope) ?? null;
  return (
    <p class="standing" role="status">
      <span>{until === null ? t('prompt.standing') : t('prompt.standingUntil', { until })}</span>
      <button type="button" class="button small" id="ask-me" onClick={() => session.stand(null)}>
        {t('prompt.askMe')}
      </button>
    </p>
  );
}
