import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@bonebed/kernel';
import { type Call, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';

const TEMPLATE = fileURLToPath(new URL('../new/template', import.meta.url));
/** Templates end so that nobody takes them for sources. */
const SUFFIX = '.txt';

/** Makes a small game of two folders, which plays everywhere at once and is there to be changed. */
export const newGame: Verb = {
  name: 'new',
  operand: '<id>',
  flags: { title: { type: 'string', value: 'text' } },
  run: async call => {
    const { system, say, operands } = call;
    const [id] = operands;
    checkId(call, id);
    const names = namesOf(id, textFlag(call, 'title'));
    const folders = { game: join('games', id), board: join('web/boards', id) };
    for (const [part, folder] of Object.entries(folders)) {
      await copy(join(TEMPLATE, part), join(system.root, folder), names);
    }
    tidy(system.root, Object.values(folders));
    printLine(call, say('new.made', { id, ...folders }));
    return OK;
  },
};

/** The order of imports and the breaks of lines depend on the names. */
function tidy(root: string, folders: readonly string[]): void {
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...folders], { cwd: root, stdio: 'ignore' });
}

function checkId({ system, say }: Call, id: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new BadInput('game', 'id', say('new.badId', { id }));
  if (system.games.ids.includes(id)) throw new BadInput('game', 'id', say('new.taken', { id }));
}

/** What stands in the template, and what for: the id, the names in code, the title, the letters of its rules. */
function namesOf(id: string, given: string | undefined): ReadonlyMap<string, string> {
  const words = id.split('-').map(word => word[0].toUpperCase() + word.slice(1));
  const type = words.join('');
  const title = given ?? words.join(' ');
  return new Map([
    ['New Game', title.replaceAll("'", '’')],
    ['NewGame', type],
    ['newGame', type[0].toLowerCase() + type.slice(1)],
    ['new-game', id],
    ['NG-', `${letters(words)}-`],
  ]);
}

/** Two capitals that begin the number of every rule. */
function letters(words: readonly string[]): string {
  const initials = words.length > 1 ? words[0][0] + words[1][0] : words[0].slice(0, 2).padEnd(2, 'G');
  return initials.toUpperCase().replaceAll(/[^A-Z]/g, 'G');
}

async function copy(from: string, to: string, names: ReadonlyMap<string, string>): Promise<void> {
  const files = await readdir(from, { recursive: true, withFileTypes: true });
  for (const file of files.filter(entry => entry.isFile())) {
    const source = join(file.parentPath, file.name);
    const target = join(to, renamed(source.slice(from.length, -SUFFIX.length), names));
    await mkdir(dirname(target), { recursive: true });
    // Never over something that is there.
    await writeFile(target, renamed(await readFile(source, 'utf8'), names), { flag: 'wx' });
  }
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  let now = text;
  for (const [name, by] of names) now = now.replaceAll(name, by);
  return now;
}
