import { CERTAIN, type Outlook } from '@bonebed/bots/accounts';
import { language } from '../words.ts';
import { lt } from './words.ts';
import './graph.css';
import '../table/end.css';

const WIDTH = 640;
/** On the left there is room for "100 %" in the larger letters of a phone. */
const EDGE = { left: 76, right: 10, top: 18, bottom: 8 };

interface ChancesProps {
  readonly outlooks: readonly Outlook[];
  readonly height?: number;
  /** The moment that is looked at. */
  readonly moment: number | null;
  /** Nothing is drawn of what comes after. */
  readonly upTo?: number;
  readonly onPick: (length: number) => void;
}

/** The chance of each seat over the game; a click, or a drag, goes to that moment. */
export function ChancesChart({
  outlooks,
  height = 220,
  moment,
  upTo = Number.POSITIVE_INFINITY,
  onPick,
}: ChancesProps) {
  const last = outlooks[outlooks.length - 1].length;
  const span = WIDTH - EDGE.left - EDGE.right;
  const x = (length: number) => EDGE.left + (length / Math.max(last, 1)) * span;
  const y = (chance: number) => EDGE.top + (1 - chance / CERTAIN) * (height - EDGE.top - EDGE.bottom);
  const shown = outlooks.filter(({ length }) => length <= upTo);
  const path = (seat: number, of: 'known' | 'open') =>
    shown.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(one.length).toFixed(1)} ${y(one[of][seat]).toFixed(1)}`).join('');
  const pick = (svg: SVGSVGElement, clientX: number) => {
    const { left, width } = svg.getBoundingClientRect();
    const share = (((clientX - left) / width) * WIDTH - EDGE.left) / span;
    onPick(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={lt('title')}
        onPointerDown={event => pick(event.currentTarget, event.clientX)}
        onPointerMove={event => {
          if (event.buttons === 1) pick(event.currentTarget, event.clientX);
        }}
      >
        {[0, 0.5, 1].map(part => (
          <g key={part}>
            <line class="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(part * CERTAIN)} y2={y(part * CERTAIN)} />
            <text class="tick" x={EDGE.left - 6} y={y(part * CERTAIN) + 4} text-anchor="end">
              {percent(part * CERTAIN)}
            </text>
          </g>
        ))}
        {outlooks[0].known.map((_, seat) => (
          <g key={seat} class="series" data-seat={seat}>
            <path class="open" d={path(seat, 'open')} />
            <path d={path(seat, 'known')} />
          </g>
        ))}
        {moment !== null && <line class="cursor" x1={x(moment)} x2={x(moment)} y1={0} y2={height} />}
      </svg>
    </figure>
  );
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(chance / CERTAIN);
}
