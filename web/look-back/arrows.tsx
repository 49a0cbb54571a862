import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Note } from '../host/host.ts';
import { useSession } from '../table/session.ts';

interface Drawn {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Arrows over the board. A thing that is not on the screen at this moment has none. */
export function Arrows({ arrows }: { arrows: Note['arrows'] }) {
  const session = useSession();
  const drawn = useSignal<readonly Drawn[]>([]);
  const frame = session.shown.value;
  useEffect(() => {
    const measure = () => {
      drawn.value = arrows.flatMap(([from, to]) => {
        const [start, end] = [middleOf(from), middleOf(to)];
        return start === null || end === null ? [] : [{ from: start, to: end }];
      });
    };
    const first = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [arrows, frame]);
  if (drawn.value.length === 0) return null;
  return (
    <svg class="note-arrows" aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      {drawn.value.map(({ from, to }, index) => (
        <line key={index} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} marker-end="url(#arrow-head)" />
      ))}
    </svg>
  );
}

function middleOf(key: string): Drawn['from'] | null {
  const found = document.querySelector(`[data-spot="${CSS.escape(key)}"]`);
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
