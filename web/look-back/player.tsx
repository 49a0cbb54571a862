import { eventWords } from '@bonebed/kernel';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useSession } from '../table/session.ts';
import { entriesOf, turnsOf } from '../table/story.ts';
import { ScrubChart } from './scrub-chart.tsx';
import { lt } from './words.ts';
import './player.css';

/** How long each answer is shown at the usual speed. */
const PACE_MS = 1100;
const SPEEDS = [0.5, 1, 2, 4] as const;
const speed = signal<number>(1);

/** Plays a game that is over, at the speed one likes, and goes from turn to turn. It tells nothing of what has not been reached. */
export function Player({ moment }: { moment: number }) {
  const session = useSession();
  const isPlaying = useSignal(false);
  const { events, marks, length } = session.live.value;
  const headings = turnsOf(entriesOf(events, marks), session.board.story).flatMap(({ heading }) => heading ?? []);
  const isAside = session.lineFrom.value !== null;
  useEffect(() => {
    if (!isPlaying.value || isAside) return;
    const timer = setTimeout(() => session.step(moment + 1), PACE_MS / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, isAside, moment, speed.value]);
  const before = headings.findLast(({ after }) => after < moment)?.after ?? 0;
  const next = headings.find(({ after }) => after > moment)?.after ?? length;
  const known = headings.filter(({ after }) => after <= session.reached.value);
  const now = known.findLastIndex(({ after }) => after <= moment);
  return (
    <div class="player">
      <div class="player-keys">
        <button
          type="button"
          class="button small"
          aria-label={lt('turnBefore')}
          title={lt('turnBefore')}
          onClick={() => session.step(before)}
        >
          ⏮
        </button>
        <button
          type="button"
          class="button strong"
          id="play"
          aria-pressed={isPlaying.value}
          onClick={() => (isPlaying.value = !isPlaying.value)}
        >
          {isPlaying.value ? `⏸ ${lt('pause')}` : `▶ ${lt('play')}`}
        </button>
        <button
          type="button"
          class="button small"
          aria-label={lt('turnAfter')}
          title={lt('turnAfter')}
          onClick={() => session.step(next)}
        >
          ⏭
        </button>
        <select
          aria-label={lt('speed')}
          value={String(speed.value)}
          onChange={event => (speed.value = Number(event.currentTarget.value))}
        >
          {SPEEDS.map(times => (
            <option key={times} value={String(times)}>
              {lt('times', { times })}
            </option>
          ))}
        </select>
        <select
          aria-label={lt('toTurn')}
          value={String(now)}
          onChange={event => session.step(known[Number(event.currentTarget.value)]?.after ?? 0)}
        >
          <option value="-1">{lt('toTurn')}</option>
          {known.map(({ event, after }, index) => (
            <option key={after} value={String(index)}>
              {index + 1}. {eventWords(session.reader.value, event)}
            </option>
          ))}
        </select>
      </div>
      <ScrubChart moment={moment} />
    </div>
  );
}
