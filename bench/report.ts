import type { ContestResult } from './measure.ts';
import type { RealGameResult } from './real-game.ts';

export interface BenchReport {
  readonly contests: readonly ContestResult[];
  readonly games: readonly RealGameResult[];
  readonly machine: string;
}

const count = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ');
/** What we want of each game, with each number of seats. The last is about a whole game, beside the same by hand. */
const WANTED = {
  decisionsPerSecond: 1_000_000,
  decisionsPerSecondAlone: 300_000,
  cloneUs: 1.5,
  coldAnswerUs: 40,
  frameUs: 60,
  replayMs: 5,
  slowerThanByHand: 2,
} as const;

const decisionsWanted = (seats: number): number =>
  seats === 1 ? WANTED.decisionsPerSecondAlone : WANTED.decisionsPerSecond;

/** A figure that is not what we want stands out. */
const marked = (text: string, isReached: boolean): string => (isReached ? text : `**${text}**`);

/** Three figures are more than a busy machine can promise. */
const figures = (n: number): string => count(Number(n.toPrecision(3)));
const oneDecimal = (n: number): string => n.toFixed(n < 10 ? 1 : 0);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(row => row[column].length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export function contestTable(results: readonly ContestResult[]): string {
  return table(
    ['moves a second', 'seats', 'boardgame.io', 'Bonebed', 'by hand', 'Bonebed / boardgame.io', 'by hand / Bonebed'],
    results.map(({ name, seats, boardgameIo, ours, byHand, timesBoardgameIo, slowerThanByHand }) => [
      name,
      `${seats}`,
      boardgameIo === null ? '' : figures(boardgameIo),
      figures(ours),
      figures(byHand),
      timesBoardgameIo === null ? '' : `${figures(timesBoardgameIo)} ×`,
      marked(`${slowerThanByHand.toFixed(1)} ×`, boardgameIo !== null || slowerThanByHand <= WANTED.slowerThanByHand),
    ]),
  );
}

export function gameTable(results: readonly RealGameResult[]): string {
  return table(
    [
      'game',
      'seats',
      'decisions/s',
      'games/s',
      'clone µs',
      'cold answer µs',
      'answer µs',
      'frame µs',
      'preview µs',
      'replay ms',
      'of answers',
    ],
    [...results.map(gameRow), ...(results.some(({ seats }) => seats === 1) ? [wantedRow(1)] : []), wantedRow(2)],
  );
}

function gameRow(result: RealGameResult): string[] {
  const { game, seats, decisionsPerSecond, cloneUs, coldAnswerUs, frameUs, replayMs } = result;
  return [
    game,
    `${seats}`,
    marked(figures(decisionsPerSecond), decisionsPerSecond >= decisionsWanted(seats)),
    figures(result.gamesPerSecond),
    marked(oneDecimal(cloneUs), cloneUs <= WANTED.cloneUs),
    marked(figures(coldAnswerUs), coldAnswerUs <= WANTED.coldAnswerUs),
    figures(result.answerUs),
    marked(figures(frameUs), frameUs <= WANTED.frameUs),
    figures(result.previewUs),
    marked(oneDecimal(replayMs), replayMs <= WANTED.replayMs),
    `${result.answers}`,
  ];
}

/** The last lines of the table: what each figure above should come to, with one seat or with this many and more. */
function wantedRow(seats: number): string[] {
  const { cloneUs, coldAnswerUs, frameUs, replayMs } = WANTED;
  return [
    'wanted',
    seats === 1 ? '1' : `${seats} +`,
    `≥ ${count(decisionsWanted(seats))}`,
    '',
    `≤ ${cloneUs}`,
    `≤ ${coldAnswerUs}`,
    '',
    `≤ ${frameUs}`,
    '',
    `≤ ${replayMs}`,
    '',
  ];
}

/** The page docs/PERFORMANCE.md. */
export function performancePage({ contests, games, machine }: BenchReport): string {
  return `# How fast it is

<!-- Written by \`npm run bench -- --write\`; change bench/report.ts, not this page. -->

Measured with \`npm run bench\` on: ${machine}.
Machines are noisy and differ. The ratios, taken within one run, say more than the figures; repeat them on yours.

## Against another engine, and against none

Two small games, played to the end at random on one thread, written three times: for
[boardgame.io](https://boardgame.io) 0.50.2, for our kernel in the style of every game here (asks, offers, guards, events, knowledge), and by
hand as one loop over typed arrays that nobody could host, log, undo or explain. And a whole game, Fossilis, by our rules and by hand: what the rules
cost that people can read.

${contestTable(contests)}

- boardgame.io is driven through its reducer, as its own tree-search bot does, in production mode and with undo off: the fastest way it offers.
  It does more for each move than a playout of ours: it keeps every state immutable and a log. That is what a playout should not pay for.
- All three are bundled first, as a browser gets them, and each game runs in a thread of its own. Each round runs all three one after the other; a ratio is the median over the rounds. Time is processor time, garbage collection included.
- Of the whole game we want at most ${WANTED.slowerThanByHand} × the time that it takes by hand. What is not reached is bold, here and below.
- Fossilis by hand (\`bench/fossilis/by-hand.ts\`) leaves out what special cards do, some 3 % of all decisions; all else is played, the deal and the score included.
- No game is played twice: a processor that sees the same few games again and again learns their branches by heart, and then measures its
  memory. With twenty games repeated the loop by hand seems half as fast again.

## The games

${games.length === 0 ? 'No game is registered.' : gameTable(games)}

- Tables and playouts of each game, with each number of seats, run in threads of their own, bundled.
- *decisions/s*, *games/s*: random playouts on one thread, once they are warm. Alone in Bone Wars, the steps that Theodore takes count as decisions.
- *clone*: one copy of a state in the middle of a game. *answer*: one answer at a \`Table\` in the middle of a turn, with its checks and the
  step run again (median of a game); *cold*: in the first game that is played, before its code has run warm. *frame*: all that the seat that is asked may know. *preview*: what an option
  would do, as far as its seat can know it. *replay*: a finished record, every answer and fingerprint checked.

## The browser client

Its weight, part by part, and its speed on a slow machine: [CLIENT.md](CLIENT.md#what-it-weighs-and-how-fast-it-is).

## Repeat it

\`\`\`sh
npm ci
npm run bench                  # all of it, in some five minutes
npx bonebed bench holotype     # one game
npm run bench -- --write       # and write this page
\`\`\`
`;
}

/** The parts of the page that have benchmarks of their own: `npm run bench:server`, `bench:processes`, `bench:cold`. */
export const PARTS = ['server', 'processes', 'cold'] as const;
export type Part = (typeof PARTS)[number];

const placeOf = (part: Part): RegExp => new RegExp(`\\n*<!-- ${part} -->\\n([\\s\\S]*?)<!-- /${part} -->\\n*`);

/** One of these parts; null if there is none yet. */
export function partOf(page: string, part: Part): string | null {
  return placeOf(part).exec(page)?.[1]?.trim() ?? null;
}

/** The page with this text as that part, in the place of the one that it had. */
export function withPart(page: string, part: Part, text: string): string {
  const put = `\n\n<!-- ${part} -->\n\n${text.trim()}\n\n<!-- /${part} -->\n\n`;
  const place = placeOf(part);
  return `${(place.test(page) ? page.replace(place, () => put) : page.trimEnd() + put).trimEnd()}\n`;
}

/** A new page with the parts of the one before, and what people have written between them. */
export function withPartsOf(page: string, before: string): string {
  const places = PARTS.map(part => before.indexOf(`<!-- ${part} -->`)).filter(place => place >= 0);
  return places.length === 0 ? page : `${page.trimEnd()}\n\n${before.slice(Math.min(...places))}`;
}
