// Makes the reports of docs/reports with good bots, and their table in docs/LAB.md: npm run reports [-- games]
import { readFileSync, writeFileSync } from 'node:fs';
import { gameIds, manifestOf } from '@bonebed/games';
import { main } from '../cli/index.ts';
import type { Figures } from '../cli/lab/figures.ts';
import { processSystem } from '../cli/system.ts';

const GAMES = process.argv[2] ?? '200';
const PAGE = 'docs/LAB.md';
const BEGIN = '<!-- examples: written by scripts/reports.ts -->';
const END = '<!-- end of examples -->';

/** Makes the report of one game and gives its figures. */
async function reportOn(id: string): Promise<Figures> {
  let printed = '';
  const stdout = { write: (text: string) => (printed += text) };
  const code = await main(['report', id, '--games', GAMES, '-o', `docs/reports/${id}.html`, '--json'], {
    ...processSystem(),
    stdout,
  });
  if (code !== 0) throw new Error(`the report on ${id} ended with ${code}`);
  return JSON.parse(printed);
}

function rowOf({ game, games, seats, bots, decisions }: Figures): string {
  const command = `bonebed report ${game} --games ${games}`;
  const link = `[${manifestOf(game).short.en}](reports/${game}.html)`;
  return `| ${[link, games, seats, `\`${bots[0]}\``, decisions.median, `\`${command}\``].join(' | ')} |`;
}

const rows: string[] = [];
for (const id of gameIds) {
  rows.push(rowOf(await reportOn(id)));
  console.log(rows.at(-1));
}
const table = [
  '| game | games | seats | bots | decisions (median) | made with |',
  '| --- | ---: | ---: | --- | ---: | --- |',
  ...rows,
];
const page = readFileSync(PAGE, 'utf8');
const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length);
writeFileSync(PAGE, `${before}\n\n${table.join('\n')}\n\n${page.slice(page.indexOf(END))}`);
