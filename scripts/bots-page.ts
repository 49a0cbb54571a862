// Writes the tables and the plot of docs/BOTS.md from docs/bots/arena.jsonl: node --import @bonebed/loader scripts/bots-page.ts
import { readFileSync, writeFileSync } from 'node:fs';
import type { Standing } from '@bonebed/bots';

interface Arena {
  readonly game: string;
  readonly seats: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly Standing[];
}

const DATA = 'docs/bots/arena.jsonl';
const PAGE = 'docs/BOTS.md';
const PLOT = 'docs/bots/strength.svg';
const BEGIN = '<!-- figures: written by scripts/bots-page.ts -->';
const END = '<!-- end of figures -->';

const percent = (share: number): string => (100 * share).toFixed(0);
const interval = ({ ci95 }: Standing): string => `${percent(ci95[0])} – ${percent(ci95[1])}`;

function table(arenas: readonly Arena[]): string {
  const head = [
    '| game | seats | bot | games | wins | win rate % | 95 % interval | mean rank | mean score | iterations/s |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  const rows = arenas.flatMap(({ game, seats, bots }) =>
    bots.map(bot =>
      [
        '',
        game,
        seats,
        `\`${bot.name}\``,
        bot.games,
        Number(bot.wins.toFixed(2)),
        percent(bot.winRate),
        interval(bot),
        bot.meanRank.toFixed(2),
        `${bot.meanScore.toFixed(1)} ± ${bot.scorePlusMinus.toFixed(1)}`,
        bot.iterationsPerSecond === 0 ? '–' : Math.round(bot.iterationsPerSecond),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  );
  return [...head, ...rows].join('\n');
}

/** Who met whom, and how many sat at the table where it was not two. */
function labelOf({ game, seats, settings, bots: [first, ...others] }: Arena): string {
  if (seats === 1) return `${game}: ${first.name} – ${settings.theodore} Theodore`;
  const table = seats === 2 ? '' : `, ${seats} seats`;
  return `${game}${table}: ${first.name} – ${others.map(({ name }) => name).join(', ')}`;
}

const LEFT = 360;
const WIDTH = 360;
const ROW = 26;

/** Win rates of the first bot of each arena, with their intervals, over a line at one half. */
function plot(arenas: readonly Arena[]): string {
  const x = (share: number): string => (LEFT + share * WIDTH).toFixed(1);
  const height = ROW * (arenas.length + 2);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${ROW}" y2="${height - ROW}" stroke="#0003" stroke-dasharray="${share === 0.5 ? '0' : '2 4'}"/>` +
      `<text x="${x(share)}" y="${height - 8}" text-anchor="middle">${percent(share)} %</text>`,
  );
  const rows = arenas.map((arena, index) => {
    const y = ROW * (index + 1) + ROW / 2;
    const [first] = arena.bots;
    const label = labelOf(arena);
    return (
      `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${label}</text>` +
      `<line x1="${x(first.ci95[0])}" x2="${x(first.ci95[1])}" y1="${y}" y2="${y}" stroke="#8a5a2b" stroke-width="3"/>` +
      `<circle cx="${x(first.winRate)}" cy="${y}" r="5" fill="#5a3310"/>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 40} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Win rates with 95 % intervals</title>',
    `<rect width="100%" height="100%" fill="#fbf6ea"/>`,
    ...grid,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const arenas = readFileSync(DATA, 'utf8')
  .trim()
  .split('\n')
  .map((line): Arena => JSON.parse(line));
writeFileSync(PLOT, plot(arenas));
const page = readFileSync(PAGE, 'utf8');
const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length);
const after = page.slice(page.indexOf(END));
writeFileSync(PAGE, `${before}\n\n${table(arenas)}\n\n![Win rates with 95 % intervals](bots/strength.svg)\n\n${after}`);
