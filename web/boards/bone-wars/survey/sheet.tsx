import { Fragment } from 'preact';
import { territories } from './territories.baked.ts';
import './sheet.css';

/** How the wash of each territory is mixed; neighbours differ. */
const WASHES: Readonly<Record<string, number>> = {
  montana: 0,
  dakota: 1,
  wyoming: 2,
  nebraska: 3,
  colorado: 1,
  kansas: 0,
};

/** Rivers and ranges are our own rough lines. */
const RIVERS = [
  'M124 156c3-4 11-17 17-26 6-9 9-22 17-29s18-15 31-15 33 12 48 12 28-12 44-15 37-6 52-6 26 2 40 5 33 8 46 20 26 34 33 52',
  'M167 214c-1-7-12-37-5-45s33 2 48-1 27-11 42-16 32-5 47-16 35-42 42-50',
  'M280 360c-3-7-18-27-17-40s11-36 23-38 32 19 48 26 30 13 48 19 42 14 60 18 32 10 47 10 31-9 44-14 30-8 43-6',
  'M295 422c4-4 17-17 27-24s20-13 31-20 23-14 37-20 43-11 52-13',
  'M283 424c5 5 16 23 30 29s35 10 52 11 34-3 53-2 44 12 60 9 21-25 34-27 33 11 45 20 20 27 24 33',
  'M176 263c0 7-1 28 0 39s9 21 11 32 7 18 3 31-20 36-24 51 8 26 2 40-31 36-37 43',
  'M428 403c9 5 38 25 55 29s35 0 49-3 23-14 37-17 33 0 46-1 25-4 30-5',
];
const RANGES = [
  'M33 70 58 118 60 168 96 196',
  'M70 62 96 110 110 160',
  'M162 226 176 262 170 300',
  'M206 380 220 420 206 470 218 498',
  'M250 372 262 430 250 488',
  'M186 96 206 88',
];

/** Lays short strokes to both sides of a line, as surveyors drew mountains. */
function hachures(line: string): string {
  const points = line.slice(1).split(' ').map(Number);
  const strokes: string[] = [];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x, y, toX, toY] = points.slice(at, at + 4);
    const length = Math.hypot(toX - x, toY - y);
    const [ux, uy] = [(toX - x) / length, (toY - y) / length];
    for (let along = 0; along < length; along += 3.4) {
      const reach = 6 + ((along * 7 + x) % 5);
      const [px, py] = [x + ux * along, y + uy * along];
      strokes.push(`M${px - uy * 1.5} ${py + ux * 1.5}l${-uy * reach} ${ux * reach}`);
      strokes.push(`M${px + uy * 1.5} ${py - ux * 1.5}l${uy * reach * 0.7} ${-ux * reach * 0.7}`);
    }
  }
  return strokes.map(stroke => stroke.replaceAll(/-?\d+\.\d+/g, number => Number(number).toFixed(1))).join('');
}

function Drawing() {
  return (
    <svg class="survey-sheet" viewBox="0 0 796 528" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <filter id="bw-wash">
          <feGaussianBlur stdDeviation="3.5" />
        </filter>
        <linearGradient id="bw-solid" x1="0" x2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".42" />
          <stop offset=".42" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".42" />
        </linearGradient>
        <radialGradient id="bw-ball" cx=".34" cy=".28" r=".8">
          <stop offset="0" stop-color="#fff" stop-opacity=".75" />
          <stop offset=".4" stop-color="#fff" stop-opacity=".05" />
          <stop offset="1" stop-color="#000" stop-opacity=".45" />
        </radialGradient>
        {Object.entries(territories.outlines).map(([site, path]) => (
          <Fragment key={site}>
            <path id={`bw-o-${site}`} d={path} />
            <clipPath id={`bw-c-${site}`}>
              <use href={`#bw-o-${site}`} />
            </clipPath>
          </Fragment>
        ))}
      </defs>
      <path
        class="graticule"
        d="M0 142Q398 182 796 128M0 262Q398 304 796 246M0 384Q398 426 796 366M136 0Q128 264 96 528M372 0Q376 264 384 528M606 0Q630 264 672 528"
      />
      <path class="neighbours" d={territories.neighbours} />
      {Object.keys(territories.outlines).map(site => (
        <g key={site} clip-path={`url(#bw-c-${site})`} data-wash={WASHES[site] ?? 0}>
          <use href={`#bw-o-${site}`} class="tint" />
          <use href={`#bw-o-${site}`} class="wash" filter="url(#bw-wash)" />
        </g>
      ))}
      <path class="hachures" d={RANGES.map(hachures).join('')} />
      <path class="rivers" d={RIVERS.join('')} />
      {Object.keys(territories.outlines).map(site => (
        <use key={site} href={`#bw-o-${site}`} class="border" />
      ))}
    </svg>
  );
}

/** The paper of the map with all that never changes. One node for ever: it is drawn once. */
const SHEET = <Drawing />;

export function Sheet() {
  return SHEET;
}
