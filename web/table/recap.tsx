import { type Event, eventWords } from '@bonebed/kernel';
import { useComputed, useSignal } from '@preact/signals';
import { Icon, isIcon } from '../icons/icon.tsx';
import { t } from '../words.ts';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import { byRival, entriesOf, type LogEntry, mostTelling, type Recalled, sinceTurnOf, turnsOf } from './story.ts';
import './recap.css';

/** What one of the others did: the line that tells most of it, and the rest. */
interface Told extends Recalled {
  readonly telling: LogEntry;
}

/** What the others did since one's own last turn; nothing for those who only watch. */
function recall(session: Session): readonly Told[] {
  const { events, marks, seat, length } = session.live.value;
  const { story } = session.board;
  if (seat === null || story === undefined || session.reached.value < length) return [];
  const recalled = sinceTurnOf(turnsOf(entriesOf(events, marks), story), seat, story);
  return byRival(recalled).map(one => ({ ...one, telling: mostTelling(one.lines, story) }));
}

function replay(session: Session, recalled: readonly Told[]): void {
  session.replay(Math.max(0, recalled[0].lines[0].after - 1));
}

/** What was done, with its icon. */
function Act({ event }: { event: Event }) {
  const { board, edition, reader } = useSession();
  const name = board.story?.icon?.(event, edition.box) ?? '';
  return (
    <>
      <Icon name={isIcon(name) ? name : 'ammonite'} />
      <span>{eventWords(reader.value, event)}</span>
    </>
  );
}

/** What the others did since one's own last turn, in the rail: a line each, behind which all of it is folded. */
export function Recap() {
  const session = useSession();
  const recalled = useComputed(() => recall(session)).value;
  if (recalled.length === 0) return null;
  return (
    <section class="recap" aria-label={t('recap.label')}>
      <header>
        <h2 class="label">{t('recap.label')}</h2>
        <button type="button" class="link" onClick={() => replay(session, recalled)}>
          {t('recap.replay')}
        </button>
      </header>
      <ul>
        {recalled.map(({ seat, lines, telling }) => (
          <li key={`${seat} ${lines[0].index}`} data-seat={seat}>
            <SeatMark seat={seat} />
            {lines.length === 1 ? (
              <p>
                <Act event={telling.event} />
              </p>
            ) : (
              <details>
                <summary>
                  <Act event={telling.event} />
                </summary>
                {lines.map(
                  line =>
                    line !== telling && (
                      <p key={line.index}>
                        <Act event={line.event} />
                      </p>
                    ),
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same on a phone: over the edge of the board, until one has answered or put it away. */
export function RecapLine({ onOpen }: { onOpen: () => void }) {
  const session = useSession();
  const recalled = useComputed(() => recall(session)).value;
  const away = useSignal(-1);
  const newest = recalled.flatMap(({ lines }) => lines).reduce<LogEntry | null>(later, null);
  if (newest === null || newest.index <= away.value || session.moment.value !== null) return null;
  const isAnswered = (session.lastOwn.value ?? -1) >= newest.after;
  if (isAnswered || session.asked.value === null) return null;
  return (
    <div class="recap-line" role="status">
      <button type="button" onClick={onOpen}>
        {recalled.map(({ seat, telling }) => (
          <span key={seat} class="recalled">
            <SeatMark seat={seat} />
            <Act event={telling.event} />
          </span>
        ))}
      </button>
      <button type="button" aria-label={t('recap.replay')} onClick={() => replay(session, recalled)}>
        ▶
      </button>
      <button type="button" aria-label={t('close')} onClick={() => (away.value = newest.index)}>
        ×
      </button>
    </div>
  );
}

function later(one: LogEntry | null, other: LogEntry): LogEntry {
  return one === null || other.index > one.index ? other : one;
}
