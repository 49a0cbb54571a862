import { type Seat, seatName } from '@bonebed/kernel';
import { t } from '../words.ts';
import { PlayerClock, pointsOf } from './players.tsx';
import { Running } from './running.tsx';
import { SeatMark } from './seat-mark.tsx';
import { useSession } from './session.ts';

/** Everybody in one line that stays in sight on a phone: whose turn it is, and the points. A tap shows more of them. */
export function SeatsStrip({ onOpen }: { onOpen: () => void }) {
  const session = useSession();
  const { seats } = session.host.info.value ?? session.info;
  const automata = session.shown.value.score.filter(row => row.seat === null).length;
  return (
    <button type="button" class="seats-strip" onClick={onOpen}>
      <span class="hidden">{t('strip.label')}</span>
      {Array.from({ length: seats.length + automata }, (_, seat) => (
        <SeatInStrip key={seat} seat={seat} />
      ))}
    </button>
  );
}

function SeatInStrip({ seat }: { seat: Seat }) {
  const session = useSession();
  const { ask, seat: eyes } = session.shown.value;
  const isAsked = ask?.waiting.includes(seat) ?? false;
  return (
    <span class={isAsked ? 'in-strip asked' : 'in-strip'}>
      <SeatMark seat={seat} />
      <span class="in-strip-name">{seat === eyes ? t('strip.you') : seatName(session.reader.value, seat)}</span>
      <b>
        <Running value={pointsOf(session, seat).now} />
      </b>
      {isAsked && session.host.company !== null && <PlayerClock seat={seat} isShort />}
    </span>
  );
}
