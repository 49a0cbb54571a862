import type { ScorePoint } from '../host/host.ts';
import { t } from '../words.ts';
import { signed } from './signed.ts';
import './end.css';

const WIDTH = 460;
/** Three digits have room at both sides, in the larger letters of a phone, too. */
const EDGE = { left: 42, right: 42, top: 12, bottom: 24 };
/** So far apart are what two seats have in the end, at least. */
const APART = 17;

interface ScoreChartProps {
  readonly points: readonly ScorePoint[];
  readonly height?: number;
  /** The moment that is looked at. */
  readonly moment?: number | null;
  /** Nothing is drawn of what comes after. */
  readonly upTo?: number;
  readonly onPick: (length: number) => void;
}

/** Points over time, a line for each seat; a click, or a drag, goes to that moment. */
export function ScoreChart(props: ScoreChartProps) {
  const { points, height = 240, moment = null, upTo = Number.POSITIVE_INFINITY, onPick } = props;
  const caption = <figcaption class="quiet">{t('end.chart')}</figcaption>;
  // Its place is kept until it is known.
  if (points.length < 2)
    return (
      <figure class="chart">
        {caption}
        <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" />
      </figure>
    );
  const shown = points.filter(({ length }) => length <= upTo);
  const all = shown.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const last = points[points.length - 1];
  const x = (length: number) => EDGE.left + (length / last.length) * (WIDTH - EDGE.left - EDGE.right);
  const pick = (svg: SVGSVGElement, clientX: number) => {
    const { left, width } = svg.getBoundingClientRect();
    const share = (((clientX - left) / width) * WIDTH - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
    onPick(Math.round(Math.min(1, Math.max(0, share)) * last.length));
  };
  const y = (total: number) =>
    height - EDGE.bottom - ((total - low) / (high - low)) * (height - EDGE.top - EDGE.bottom);
  const labels = apart(last.totals.map(y));
  const every = gridStep(high - low);
  const lines: number[] = [];
  for (let at = Math.ceil(low / every) * every; at <= high; at += every) lines.push(at);
  return (
    <figure class="chart">
      {caption}
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={t('end.chart')}
        onPointerDown={event => pick(event.currentTarget, event.clientX)}
        onPointerMove={event => {
          if (event.buttons === 1) pick(event.currentTarget, event.clientX);
        }}
      >
        {lines.map(at => (
          <g key={at}>
            <line class="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(at)} y2={y(at)} />
            <text class="tick" x={EDGE.left - 6} y={y(at) + 4} text-anchor="end">
              {signed(at)}
            </text>
          </g>
        ))}
        {last.totals.map((total, seat) => (
          <g key={seat} class="series" data-seat={seat}>
            <path d={stairs(shown, seat, x, y)} />
            {shown.length === points.length && (
              <text x={WIDTH - EDGE.right + 6} y={labels[seat] + 4}>
                {signed(total)}
              </text>
            )}
          </g>
        ))}
        {moment !== null && <line class="cursor" x1={x(moment)} x2={x(moment)} y1={0} y2={height} />}
      </svg>
    </figure>
  );
}

/** Heights that would lie on each other move up, the lowest stays. */
function apart(heights: readonly number[]): readonly number[] {
  const moved = [...heights];
  let above = Number.POSITIVE_INFINITY;
  for (const seat of heights.map((_, at) => at).sort((a, b) => heights[b] - heights[a] || a - b)) {
    moved[seat] = Math.min(moved[seat], above - APART);
    above = moved[seat];
  }
  return moved;
}

/** Scores jump: a line of steps, not of slopes. */
function stairs(
  points: readonly ScorePoint[],
  seat: number,
  x: (n: number) => number,
  y: (n: number) => number,
): string {
  let path = '';
  let before: number | null = null;
  for (const { length, totals } of points) {
    const total = totals[seat];
    if (total === before) continue;
    path += before === null ? `M${x(length)} ${y(total)}` : `H${x(length).toFixed(1)}V${y(total).toFixed(1)}`;
    before = total;
  }
  return `${path}H${x(points[points.length - 1].length)}`;
}

function gridStep(range: number): number {
  return [5, 10, 20, 25, 50, 100].find(step => range / step <= 6) ?? 200;
}
