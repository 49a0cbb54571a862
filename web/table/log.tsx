import { eventWords } from '@bonebed/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { useSession } from './session.ts';

/** The story so far, one sentence an event; a line shows the table as it was then. */
export function Log() {
  const session = useSession();
  const { events, marks } = session.live.value;
  const list = useRef<HTMLDivElement>(null);
  const moment = session.moment.value;
  const count = events.length;
  useEffect(() => {
    const box = list.current;
    if (box !== null && moment === null) box.scrollTop = box.scrollHeight;
  }, [count, moment]);
  const lines = linesOf(events, marks);
  const current = moment === null ? null : lines.findLast(({ after }) => after <= moment)?.index;
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="label">{t('log.label')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div class="log-lines" ref={list} role="log" tabIndex={0} aria-label={t('log.label')}>
        <ol>
          {lines.map(({ event, index, after }) => {
            const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
            return (
              <li key={index} class={index === current ? 'current' : ''}>
                <button
                  type="button"
                  class="log-line"
                  data-seat={seat ?? ''}
                  title={t('log.show')}
                  onClick={() => session.step(after)}
                >
                  {eventWords(session.reader.value, event)}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** Every event that is for these eyes, with the number of answers after which it was told. */
function linesOf(events: ReturnType<typeof useSession>['live']['value']['events'], marks: readonly number[]) {
  let after = 0;
  return events.flatMap((event, index) => {
    while (after < marks.length - 1 && marks[after] <= index) after += 1;
    return event === null ? [] : [{ event, index, after }];
  });
}
