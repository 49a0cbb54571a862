import type { JudgedChoice, LookBack } from '@bonebed/bots/accounts';
import { eventWords, type Seat } from '@bonebed/kernel';
import { openRetry } from '../app/open.ts';
import { calledAs } from '../table/names.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { type Session, useSession } from '../table/session.ts';
import { entriesOf, turnsOf } from '../table/story.ts';
import { decisionWords, turningWords } from './moment-words.ts';
import { retrySeats } from './retry.ts';
import { extremesOf, turningPoints } from './turning-points.ts';
import { lt } from './words.ts';

/** The moments that mattered, each with its place in the game, the bot's line and another try. */
export function Moments(found: LookBack) {
  const session = useSession();
  const told = turningPoints(found);
  return (
    <>
      <h3>{lt('turning')}</h3>
      {told.length === 0 && <p>{lt('even')}</p>}
      <ol class="turning">
        {told.map(one => (
          <li key={`${one.length} ${one.decision === null}`}>
            <MomentLink length={one.length} />
            <Words lines={turningWords(session.reader.value, one)} />
            <MomentTools {...one} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The best and the worst decision of each seat. */
export function Extremes({ decisions }: { decisions: readonly JudgedChoice[] }) {
  const session = useSession();
  const { reader } = session;
  const described = (decision: JudgedChoice | null, none: string) =>
    decision === null ? (
      <p class="quiet">{none}</p>
    ) : (
      <>
        <MomentLink length={decision.length} />
        <Words lines={decisionWords(reader.value, decision)} />
        <MomentTools length={decision.length} seat={decision.seat} decision={decision} />
      </>
    );
  return (
    <>
      <h3>{lt('bySeat')}</h3>
      {reader.value.players.map((_, seat) => {
        const { best, worst } = extremesOf(decisions, seat);
        return (
          <section key={seat} class="extremes">
            <h4>
              <SeatMark seat={seat} /> {calledAs(session, seat)}
            </h4>
            <dl>
              <dt>{lt('best')}</dt>
              <dd>{described(best, lt('noBest'))}</dd>
              <dt>{lt('worst')}</dt>
              <dd>{described(worst, lt('noWorst'))}</dd>
            </dl>
          </section>
        );
      })}
    </>
  );
}

function Words({ lines: [verdict, ...facts] }: { lines: readonly string[] }) {
  return (
    <>
      <p class="moment-verdict">{verdict}</p>
      {facts.length > 0 && <p class="moment-facts">{facts.join(' ')}</p>}
    </>
  );
}

/** Leads to the moment, and says which turn it was. */
function MomentLink({ length }: { length: number }) {
  const session = useSession();
  const turn = turnWords(session, length);
  return (
    <button type="button" class="link" onClick={() => session.step(length)}>
      {turn === null ? '' : `${turn} · `}
      {lt('move', { move: length + 1 })}
    </button>
  );
}

/** The heading under which the log tells a moment. */
function turnWords({ live, board, reader }: Session, length: number): string | null {
  const { events, marks } = live.value;
  const headings = turnsOf(entriesOf(events, marks), board.story).flatMap(({ heading }) => heading ?? []);
  const heading = headings.findLast(({ after }) => after <= length);
  return heading === undefined ? null : eventWords(reader.value, heading.event);
}

interface MomentToolsProps {
  readonly length: number;
  readonly seat: Seat;
  /** What was decided there; null for a turn in which chance decided. */
  readonly decision: JudgedChoice | null;
}

function MomentTools({ length, seat, decision }: MomentToolsProps) {
  const session = useSession();
  const { seats } = session.host.info.value ?? session.info;
  return (
    <p class="moment-tools">
      {decision !== null && (
        <button
          type="button"
          class="button small follow"
          onClick={() => {
            session.step(length);
            session.lineFrom.value = decision.bestText;
          }}
        >
          {lt('line')}
        </button>
      )}{' '}
      <button
        type="button"
        class="button small retry"
        onClick={() =>
          void session.host.record().then(text => openRetry(text, retrySeats(seats, session.info, seat), length))
        }
      >
        {lt('retry')}
      </button>
    </p>
  );
}
