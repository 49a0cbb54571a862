import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allFlags } from './command.ts';
import { verbs } from './index.ts';
import { run } from './testing/run.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

test('--help lists every verb and the games', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const verb of verbs) expect(out).toContain(`bonebed ${verb.name} ${verb.operand}`);
  expect(out).toContain('Games: toy');
  expect((await run('--help --lang fr')).out).toContain('Jeux : toy');
});

test.each(verbs.map(verb => verb.name))('%s --help explains each flag in both languages', async name => {
  for (const lang of ['en', 'fr']) {
    const { code, out } = await run(`${name} --help --lang ${lang}`);
    expect(code).toBe(0);
    const verb = verbs.find(known => known.name === name);
    for (const flag of Object.keys(verb === undefined ? {} : allFlags(verb))) {
      expect(out).toMatch(new RegExp(`^ {2}--${flag}\\b.* {2}\\S`, 'm'));
    }
  }
});

test.each([
  ['fly', "bonebed: no verb 'fly'\nTry: bonebed --help\n"],
  ['simulate toy --fly', 'bonebed: simulate has no flag --fly\nTry: bonebed simulate --help\n'],
  ['simulate', 'bonebed: simulate needs <game>\nTry: bonebed simulate --help\n'],
  ['bench toy --write', 'bonebed: --write is for the whole benchmark: name no game\nTry: bonebed bench --help\n'],
  ['simulate toy toy', "bonebed: unexpected 'toy'\nTry: bonebed simulate --help\n"],
])('%s is no way to call it', async (command, message) => {
  expect(await run(command)).toEqual({ code: 2, out: '', err: message });
});

test.each([
  ['simulate toy --seed', 'bonebed: --seed needs a value\nTry: bonebed simulate --help\n'],
  ['simulate toy --seed --json', 'bonebed: --seed needs a value\nTry: bonebed simulate --help\n'],
  ['simulate toy --json=1', 'bonebed: --json takes no value\nTry: bonebed simulate --help\n'],
  ['fly --lang fr', 'bonebed: aucun verbe « fly »\nEssayez : bonebed --help\n'],
])('%s is explained', async (command, err) => {
  expect(await run(command)).toEqual({ code: 2, out: '', err });
});

test('every text is used, and French has the same ones', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !/\.test\.ts$|^texts|^testing/.test(path))
    .map(path => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const generated = /^(flag\.|\w+\.(short|about|flag\.))/;
  const unused = Object.keys(en).filter(key => !generated.test(key) && !sources.includes(`'${key}'`));
  expect(unused).toEqual([]);
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
