// Draws the app's icon, an ammonite, and takes its pictures: `node scripts/icons.mjs`. The results are in web/public.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from './browsers.mjs';

const PUBLIC = join(import.meta.dirname, '../web/public');
const PAPER = '#f4ecdc';
const INK = '#2a2119';
const BRASS = '#9a6f1e';

// A shell grows by the same factor with every turn; this one by 2.2, as many ammonites do.
const GROWTH = Math.log(2.2) / (2 * Math.PI);
const TURNS = 3.1;
const RIBS_PER_TURN = 21;
const END = TURNS * 2 * Math.PI;

/** The point of the outer edge at an angle; the whole shell is about 200 wide around (256, 256). */
function edge(angle, shrink = 1) {
  const radius = 182 * Math.exp(GROWTH * (angle - END)) * shrink;
  // The mouth opens to the upper right.
  const turned = angle - END - 0.62;
  return [256 - 6 + radius * Math.cos(turned), 256 + 25 + radius * Math.sin(turned)];
}

const point = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = points => points.map((at, index) => `${index === 0 ? 'M' : 'L'}${point(at)}`).join('');

function spiral(from, to) {
  const points = [];
  for (let angle = from; angle <= to; angle += 0.06) points.push(edge(angle));
  points.push(edge(to));
  return points;
}

/** The shell as one area: along the outer edge of its last turn, back along the edge of the turn inside. */
function shell() {
  const outer = spiral(END - 2 * Math.PI, END);
  return `${line(outer)}Z`;
}

/** A rib leans forward across the whorl, thicker outside. */
function ribs() {
  const drawn = [];
  const step = (2 * Math.PI) / RIBS_PER_TURN;
  for (let angle = END - step * 0.9; angle > 2 * Math.PI * 0.75; angle -= step) {
    const inner = 1 / Math.exp(GROWTH * 2 * Math.PI);
    const from = edge(angle - 0.16, inner * 1.1);
    const middle = edge(angle + 0.06, (1 + inner) / 2);
    const to = edge(angle + 0.03, 0.955);
    const width = 0.036 * 182 * Math.exp(GROWTH * (angle - END));
    drawn.push(
      `<path d="M${point(from)}Q${point(middle)} ${point(to)}" stroke-width="${Math.max(width, 1.4).toFixed(1)}"/>`,
    );
  }
  return drawn.join('');
}

function drawing({ background, scale }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<title>Bonebed</title>
${background}
<g transform="translate(256 256) scale(${scale}) translate(-256 -256)" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${shell()}" fill="${INK}"/>
<g stroke="${PAPER}">${ribs()}</g>
<path d="${line(spiral(0.6, END - 2 * Math.PI))}" stroke="${PAPER}" stroke-width="7"/>
<path d="${line(spiral(END - 2 * Math.PI, END))}" stroke="${INK}" stroke-width="7"/>
</g>
</svg>
`;
}

// A specimen label: paper, with a fine inner rule.
const label = `<rect width="512" height="512" rx="92" fill="${PAPER}"/><rect x="26" y="26" width="460" height="460" rx="70" fill="none" stroke="${BRASS}" stroke-width="9"/>`;
// For launchers that cut their own shape: all that matters lies in the inner circle.
const full = `<rect width="512" height="512" fill="${PAPER}"/>`;

const icon = drawing({ background: label, scale: 1.27 });
const maskable = drawing({ background: full, scale: 1.14 });
writeFileSync(join(PUBLIC, 'icon.svg'), icon);

const { chromium } = await import('playwright-core');
const browser = await chromium.launch(launchOptions());
const pictures = [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['icon-180.png', maskable, 180],
];
for (const [name, svg, size] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}
await browser.close();
