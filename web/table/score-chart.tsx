import type { ScorePoint } from '../host/host.ts';
import { t } from '../words.ts';
import './end.css';

const WIDTH = 460;
const HEIGHT = 240;
const EDGE = { left: 30, right: 34, top: 12, bottom: 24 };

/** Points over time, a line for each seat; a click goes to that moment. */
export function ScoreChart({ points, onPick }: { points: readonly ScorePoint[]; onPick: (length: number) => void }) {
  if (points.length < 2) return <div class="chart" />;
  const all = points.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const last = points[points.length - 1];
  const x = (length: number) => EDGE.left + (length / last.length) * (WIDTH - EDGE.left - EDGE.right);
  const y = (total: number) =>
    HEIGHT - EDGE.bottom - ((total - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = gridStep(high - low);
  const lines: number[] = [];
  for (let at = Math.ceil(low / every) * every; at <= high; at += every) lines.push(at);
  return (
    <figure class="chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; by key the log and the stepper lead to the same moments */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('end.chart')}
        onClick={event => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const share = ((event.clientX - left) / width) * WIDTH - EDGE.left;
          onPick(Math.round((share / (WIDTH - EDGE.left - EDGE.right)) * last.length));
        }}
      >
        {lines.map(at => (
          <g key={at}>
            <line class="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(at)} y2={y(at)} />
            <text class="tick" x={EDGE.left - 6} y={y(at) + 4} text-anchor="end">
              {at}
            </text>
          </g>
        ))}
        {last.totals.map((total, seat) => (
          <g key={seat} class="series" data-seat={seat}>
            <path d={stairs(points, seat, x, y)} />
            <text x={WIDTH - EDGE.right + 6} y={y(total) + 4}>
              {total}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="quiet">{t('end.chart')}</figcaption>
    </figure>
  );
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
