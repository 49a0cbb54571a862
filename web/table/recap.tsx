import { type Event, eventWords } from '@bonebed/kernel';
import { useComputed, useSignal } from '@preact/signals';
import { Icon, isIcon } from '../icons/icon.tsx';
import { t } from '../words.ts';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import { entriesOf, type Recalled, sinceTurnOf, turnsOf } from './story.ts';
import './recap.css';

/** What the others did since one's own last turn; nothing for those who only watch. */
function recall(session: Session): readonly Recalled[] {
  const { events, marks, seat, length } = session.live.value;
  const { story } = session.board;
  if (seat === null || story === undefined || session.reached.value < length) return [];
  return sinceTurnOf(turnsOf(entriesOf(events, marks), story), seat, story);
}

function replay(session: Session, recalled: readonly Recalled[]): void {
  session.replay(Math.max(0, recalled[0].lines[0].after - 1));
}

/** The icon of what was done. */
function Act({ event }: { event: Event }) {
  const { board, edition } = useSession();
  const name = board.story?.icon?.(event, edition.box) ?? '';
  return <Icon name={isIcon(name) ? name : 'ammonite'} />;
}

/** What the others did since one's own last turn, in the rail. */
export function Recap() {
  const session = useSession();
  const recalled = useComputed(() => recall(session)).value;
  if (recalled.length === 0) return null;
  const reader = session.reader.value;
  return (
    <section class="recap" aria-label={t('recap.label')}>
      <header>
        <h2 class="label">{t('recap.label')}</h2>
        <button type="button" class="link" onClick={() => replay(session, recalled)}>
          {t('recap.replay')}
        </button>
      </header>
      <ul>
        {recalled.map(({ seat, lines }, turn) => (
          <li key={turn} data-seat={seat}>
            <SeatMark seat={seat} />
            <div>
              {lines.map(({ event, index }) => (
                <p key={index}>
                  <Act event={event} />
                  {eventWords(reader, event)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same on a phone: one line over the edge of the board, until one has answered or put it away. */
export function RecapLine({ onOpen }: { onOpen: () => void }) {
  const session = useSession();
  const recalled = useComputed(() => recall(session)).value;
  const away = useSignal(-1);
  const last = recalled.at(-1);
  const isNew = last !== undefined && last.lines[0].index !== away.value;
  const isAnswered = (session.lastOwn.value ?? -1) >= (last?.lines.at(-1)?.after ?? 0);
  if (!isNew || isAnswered || session.moment.value !== null || session.asked.value === null) return null;
  const [first] = last.lines;
  const told = last.lines[1]?.event ?? first.event;
  return (
    <div class="recap-line" role="status">
      <button type="button" onClick={onOpen}>
        <SeatMark seat={last.seat} />
        <Act event={told} />
        <span>{eventWords(session.reader.value, told)}</span>
      </button>
      <button type="button" aria-label={t('recap.replay')} onClick={() => replay(session, recalled)}>
        ▶
      </button>
      <button type="button" aria-label={t('close')} onClick={() => (away.value = first.index)}>
        ×
      </button>
    </div>
  );
}
