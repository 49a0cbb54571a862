import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { reasons } from './reasons.ts';
import { useSession } from './session.ts';
import { zoomOf } from './zoom.ts';
import './explain.css';

/** Why a greyed thing can't be chosen: the rule in words, with the numbers of the moment, and a link to it. */
export function Explain() {
  const session = useSession();
  const note = useRef<HTMLDivElement>(null);
  const { explained, rule, enlarged } = session;
  const shown = explained.value;
  useEffect(() => {
    if (shown === null) return;
    const from = document.activeElement;
    note.current?.focus({ preventScroll: true });
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [shown]);
  if (shown === null) return null;
  const { anchor, item, barred } = shown;
  const close = () => (explained.value = null);
  const table = document.querySelector('.table');
  const zoom = table === null ? 1 : zoomOf(table);
  const [width, height] = [innerWidth / zoom, innerHeight / zoom];
  const isBelow = anchor.bottom / zoom + 420 < height;
  const left = Math.max(12, Math.min(anchor.left / zoom, width - 372));
  const isAbove = !isBelow && anchor.top / zoom > 300;
  // Beside nothing that is as high as most of the screen: over it then.
  const top = isBelow ? anchor.bottom / zoom + 8 : Math.max(12, Math.min(anchor.top / zoom + 44, height - 420));
  const place = isAbove ? { bottom: `${height - anchor.top / zoom + 8}px` } : { top: `${top}px` };
  return (
    <>
      <div class="veil" onPointerDown={close} />
      <div
        class="explain"
        role="dialog"
        aria-label={t('explain.label')}
        tabIndex={-1}
        ref={note}
        style={{ left: `${left}px`, ...place }}
        onKeyDown={event => {
          if (event.key === 'Escape') close();
        }}
      >
        <ul>
          {reasons(session.reader.value, barred).map(reason => (
            <li key={reason.words}>
              <p class="reason">{/[.!?…]$/.test(reason.words) ? reason.words : `${reason.words}.`}</p>
              {barred.length > 1 && <p class="quiet reason-of">{reason.of.join(' · ')}</p>}
              <button type="button" class="link" onClick={() => (rule.value = reason.rule)}>
                {t('explain.rule', { rule: reason.rule })}
              </button>
            </li>
          ))}
        </ul>
        <div class="explain-tools">
          {item !== null && (
            <button type="button" class="button small" onClick={() => (enlarged.value = item)}>
              {t('explain.enlarge')}
            </button>
          )}
          <button type="button" class="button small" onClick={close}>
            {t('close')}
          </button>
        </div>
      </div>
    </>
  );
}
