import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkSettings } from '@bonebed/kernel';
import { type Call, countFlag, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { type Figures, type FiguresSubject, figuresOf } from '../lab/figures.ts';
import { addBooks, type Books, emptyBooks } from '../lab/ledger.ts';
import { reportPage } from '../lab/page.ts';
import { type Batch, labPool } from '../lab/pool.ts';
import { rowsAsCsv } from '../lab/rows.ts';
import { openGame, readJson, seatCount, settingsFrom } from '../loading.ts';
import { progressBar } from '../progress.ts';
import { usualBots } from './patterns.ts';
import { botsFrom } from './simulate.ts';

const DEFAULT_GAMES = 200;
/** How many games a batch has at most: large enough to be worth a message, small enough for the progress bar. */
const LARGEST_BATCH = 20;

export const report: Verb = {
  name: 'report',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    bots: { type: 'string', value: 'greedy,…' },
    seed: { type: 'string', value: 'text' },
    out: { type: 'string', value: 'file.html', short: 'o' },
    csv: { type: 'string', value: 'file.csv' },
    threads: { type: 'string', value: 'N' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run: async call => {
    const { manifest, game, edition, texts } = await openGame(call, call.operands[0]);
    const seats = seatCount(call, game);
    const subject: FiguresSubject = {
      manifest,
      game,
      edition,
      texts,
      seats,
      settings: checkSettings(game, seats, settingsFrom(call, game)),
      seed: textFlag(call, 'seed') ?? '1',
      bots: botsFrom(textFlag(call, 'bots') ?? (await usualBots(call, game)), seats),
    };
    const books = await played(call, subject, countFlag(call, 'games', 1) ?? DEFAULT_GAMES);
    const figures = figuresOf(subject, books);
    await writeFiles(call, figures, books);
    if (hasFlag(call, 'json')) printJson(call, figures);
    return OK;
  },
};

async function played(call: Call, subject: FiguresSubject, games: number): Promise<Books> {
  const { system } = call;
  const { game, seats, settings, seed, bots } = subject;
  const file = textFlag(call, 'edition');
  const components = file === undefined ? null : await readJson(call, file);
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(games / 100)));
  const batches = Array.from({ length: Math.ceil(games / size) }, (_, index): Batch => {
    const from = index * size;
    return { game: game.id, components, seats, settings, seed, bots, from, games: Math.min(size, games - from) };
  });
  const bar = progressBar(system.stderr, batches.length);
  const pool = labPool(system.games, countFlag(call, 'threads', 1));
  try {
    // Added in the order of the games, whichever came first, so that the same command gives the same page.
    const books = emptyBooks();
    for (const more of await pool.all(batches, done => bar.reach(done))) addBooks(books, more);
    return books;
  } finally {
    bar.end();
    await pool.close();
  }
}

async function writeFiles(call: Call, figures: Figures, books: Books): Promise<void> {
  const isJson = hasFlag(call, 'json');
  const page = textFlag(call, 'out') ?? (isJson ? null : `report-${figures.game}.html`);
  const rows = textFlag(call, 'csv');
  const write = async (file: string, text: string): Promise<void> => {
    await writeFile(resolve(call.system.cwd, file), text);
    if (!isJson) printLine(call, call.say('report.written', { file }));
  };
  if (page !== null) await write(page, reportPage(figures, call.language, commandFor(figures)));
  if (rows !== undefined) await write(rows, rowsAsCsv(books));
}

/** What makes this report again. */
function commandFor({ game, games, seats, bots, seed, changed }: Figures): string {
  const set = changed.map(({ id, value }) => ` --set ${id}=${value}`);
  const players = new Set(bots).size === 1 ? bots[0] : bots.join(',');
  return `npx bonebed report ${game} --games ${games} --seats ${seats} --bots ${players} --seed ${seed}${set.join('')}`;
}
