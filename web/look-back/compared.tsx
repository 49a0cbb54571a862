import { type Frame, type Seat, say, totalOf } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Origin } from '../host/calls.ts';
import { localHost } from '../host/local.ts';
import { calledAs } from '../table/names.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { useSession } from '../table/session.ts';
import { signed } from '../table/signed.ts';
import { lt } from './words.ts';
import './graph.css';

/** How it went this time beside the first, for every own seat: line by line of the score sheet. */
export function Compared({ origin }: { origin: Origin }) {
  const session = useSession();
  const first = useSignal<Frame | null>(null);
  useEffect(() => {
    const host = localHost({ kind: 'record', text: origin.record, seats: session.info.seats }, 0);
    const stop = host.frame.subscribe(frame => {
      if (frame === null) return;
      first.value = frame;
    });
    return () => {
      stop();
      host.close();
    };
  }, []);
  if (first.value === null) return <p role="status">{lt('thinking')}</p>;
  const before = first.value;
  return (
    <section class="compared" aria-label={lt('compared')}>
      <h3>{lt('compared')}</h3>
      <p class="quiet">
        {lt('comparedAbout', { move: origin.upTo })}{' '}
        <button type="button" class="link" onClick={() => session.step(origin.upTo)}>
          {lt('moment')}
        </button>
      </p>
      {session.info.mine.map(seat => (
        <Tries key={seat} seat={seat} now={session.live.value} before={before} />
      ))}
    </section>
  );
}

function Tries({ seat, now, before }: { seat: Seat; now: Frame; before: Frame }) {
  const session = useSession();
  const { reader } = session;
  const rowOf = ({ score }: Frame) => score.find(row => row.seat === seat)?.lines ?? [];
  const [own, old] = [rowOf(now), rowOf(before)];
  const lines = own.map(({ what, points }) => ({
    what,
    points,
    was: old.find(line => line.what === what)?.points ?? 0,
  }));
  const most = Math.max(1, ...lines.flatMap(({ points, was }) => [Math.abs(points), Math.abs(was)]));
  const summary = (frame: Frame, label: string) =>
    `${label}: ${totalOf({ lines: rowOf(frame) })} (${lt('place', { place: frame.outcome?.places[seat] ?? 0 })})`;
  return (
    <>
      <h4>
        <SeatMark seat={seat} /> {calledAs(session, seat)}
      </h4>
      <p>
        <b>{summary(now, lt('thisTime'))}</b> · {summary(before, lt('firstTime'))}
      </p>
      <dl class="tries">
        {lines
          .filter(({ points, was }) => points !== 0 || was !== 0)
          .map(({ what, points, was }) => (
            <div key={what}>
              <dt>{say(reader.value, `score.${what}`)}</dt>
              <dd>
                <Bar part={points / most} label={`${lt('thisTime')}: ${signed(points)}`} isNow />
                <Bar part={was / most} label={`${lt('firstTime')}: ${signed(was)}`} isNow={false} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Bar({ part, label, isNow }: { part: number; label: string; isNow: boolean }) {
  return (
    <span class={isNow ? 'try now' : 'try'}>
      <i style={{ width: `${Math.round(Math.abs(part) * 100)}%` }} />
      <span>{label}</span>
    </span>
  );
}
