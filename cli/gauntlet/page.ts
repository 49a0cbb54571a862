import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { levelIds, playedAs } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';
import type { Cell } from './cells.ts';
import type { Ledger } from './ledger.ts';
import { type CellTally, tallyOf } from './tally.ts';

const PAGE = 'docs/BOTS.md';
/** What the page is made from: with it the ladder goes on anywhere. */
export const LADDER_FILE = 'docs/bots/ladder.jsonl';
export const BEGIN = '<!-- ladder: written by `bonebed arena --gauntlet --write` -->';
export const END = '<!-- end of the ladder -->';

/** Writes the ladder into docs/BOTS.md, with all that is known of it. */
export async function writeLadder(root: string, cells: readonly Cell[], ledger: Ledger): Promise<string> {
  const file = join(root, PAGE);
  const page = await readFile(file, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new BadInput('file', PAGE, `expected the lines '${BEGIN}' and '${END}'`);
  const tallies = cells.map(cell => tallyOf(cell, ledger.all(cell)));
  await writeFile(
    file,
    `${page.slice(0, begin + BEGIN.length)}\n\n${levelsTable(cells)}\n\n${ladderTable(tallies)}\n\n${page.slice(end)}`,
  );
  return PAGE;
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
function ladderTable(tallies: readonly CellTally[]): string {
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

function rows(levels: readonly string[], tables: readonly (readonly CellTally[])[], heads: readonly string[]): string {
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
function cellText(tally: CellTally | undefined): string {
  if (tally === undefined || tally.games === 0) return '–';
  const { winRate, ci95, games } = tally;
  return `${percent(winRate)} % (${percent(ci95[0])} – ${percent(ci95[1])}) of ${games}`;
}
