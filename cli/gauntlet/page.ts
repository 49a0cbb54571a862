import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { levelIds, playedAs } from '@bonebed/bots';
import { BadInput, parseJson } from '@bonebed/kernel';
import { type Cell, keyOf } from './cells.ts';
import type { Tally } from './tally.ts';

const PAGE = 'docs/BOTS.md';
const DATA = 'docs/bots/ladder.jsonl';
export const BEGIN = '<!-- ladder: written by `bonebed arena --gauntlet --write` -->';
export const END = '<!-- end of the ladder -->';

/**
 * Writes the ladder into docs/BOTS.md. What was found is kept beside it, so that one game can be played again without the others; cells of
 * other rules, weights or levels are left behind.
 */
export async function writeLadder(root: string, cells: readonly Cell[], found: readonly Tally[]): Promise<string> {
  const file = join(root, PAGE);
  const page = await readFile(file, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new BadInput('file', PAGE, `expected the lines '${BEGIN}' and '${END}'`);
  const tallies = withEarlier(cells, found, await earlier(join(root, DATA)));
  await mkdir(join(root, 'docs', 'bots'), { recursive: true });
  await writeFile(join(root, DATA), tallies.map(tally => `${JSON.stringify(tally)}\n`).join(''));
  await writeFile(
    file,
    `${page.slice(0, begin + BEGIN.length)}\n\n${levelsTable(cells)}\n\n${ladderTable(tallies)}\n\n${page.slice(end)}`,
  );
  return PAGE;
}

/** What an earlier run has written. */
async function earlier(file: string): Promise<readonly Tally[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(line => line !== '');
    // Our own file, written by `writeLadder`.
    return lines.map(line => parseJson(line) as unknown as Tally);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** For each cell whichever was played more. */
function withEarlier(cells: readonly Cell[], found: readonly Tally[], known: readonly Tally[]): Tally[] {
  const most = new Map<string, Tally>();
  for (const tally of [...known, ...found]) {
    if (tally.games > 0 && tally.games >= (most.get(keyOf(tally))?.games ?? 0)) most.set(keyOf(tally), tally);
  }
  return cells.flatMap(cell => {
    const tally = most.get(keyOf(cell));
    return tally === undefined ? [] : [{ ...tally, ...cell }];
  });
}

const percent = (share: number): string => (100 * share).toFixed(0);

/** Who plays in the name of each level, game by game. */
function levelsTable(cells: readonly Cell[]): string {
  const games = [...new Set(cells.map(({ game }) => game))];
  const lines = games.map(game => {
    const as = levelIds.map(level => `\`${playedAs(level, game)}\``);
    return `| ${[game, ...as].join(' | ')} |`;
  });
  return [`| ${['game', ...levelIds].join(' | ')} |`, `| --- |${levelIds.map(() => ' --- |').join('')}`, ...lines].join(
    '\n',
  );
}

/** A row for each table, a column for each step up the ladder. */
export function ladderTable(tallies: readonly Tally[]): string {
  const tables = [...new Set(tallies.map(tableOf))].map(table => tallies.filter(tally => tableOf(tally) === table));
  const shared = tables.filter(([{ seats }]) => seats > 1);
  const alone = tables.filter(([{ seats }]) => seats === 1);
  const parts = [
    rows(
      levelIds.slice(1),
      shared,
      levelIds.slice(1).map((level, below) => `\`${level}\` over \`${levelIds[below]}\``),
    ),
    rows(
      levelIds,
      alone,
      levelIds.map(level => `\`${level}\` alone`),
    ),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

const tableOf = ({ game, seats }: Cell): string => `${game} ${seats}`;

function rows(levels: readonly string[], tables: readonly (readonly Tally[])[], heads: readonly string[]): string {
  if (tables.length === 0) return '';
  const lines = tables.map(tallies => {
    const [{ game, seats }] = tallies;
    const cells = levels.map(level => cellText(tallies.find(({ bots }) => bots[0] === level)));
    return `| ${[game, seats, ...cells].join(' | ')} |`;
  });
  return [
    `| ${['game', 'seats', ...heads].join(' | ')} |`,
    `| --- | ---: |${heads.map(() => ' --- |').join('')}`,
    ...lines,
  ].join('\n');
}

/** `72 % (65 – 78) of 200`. */
function cellText(tally: Tally | undefined): string {
  if (tally === undefined) return '–';
  const { winRate, ci95, games } = tally;
  return `${percent(winRate)} % (${percent(ci95[0])} – ${percent(ci95[1])}) of ${games}`;
}
