import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bonebed/games';
import { expect, test } from 'vitest';
import { run, temporaryFolder, toyModule } from './testing/run.ts';

const cwd = temporaryFolder();
const games = {
  ids: gameIds,
  load: loadGame,
  folder: (id: string) => fileURLToPath(new URL(`../games/${id}`, import.meta.url)),
};

/** A copy of a game's components with some places changed, as a file. */
async function variant(id: string, file: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { components } = id === 'toy' ? toyModule : await loadGame(id);
  const copy: unknown = structuredClone(components);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let inner = copy;
    for (const key of keys) inner = Reflect.get(Object(inner), key);
    if (value === undefined) Reflect.deleteProperty(Object(inner), last);
    else Reflect.set(Object(inner), last, value);
  }
  writeFileSync(join(cwd, file), JSON.stringify(copy));
}

test('a good edition is recognised, played and compared with the box', async () => {
  await variant('toy', 'rich.json', { coins: 5, 'bones.7.points': 9 });
  const { code, out, err } = await run('edition check rich.json', { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^rich\.json: a good edition of toy \([0-9a-f]{16}\), with 2 differences from the box\. 6 games were played/,
  );
  const json = JSON.parse((await run('edition check rich.json --json', { cwd })).out);
  expect(json).toMatchObject({ ok: true, game: 'toy', differences: 2, seats: [2, 3], faults: [] });
});

test('an edition that can be read but not played is found out', async () => {
  await variant('toy', 'empty.json', { die: [] });
  const { code, out } = await run('edition check empty.json', { cwd });
  expect(code).toBe(1);
  expect(out).toMatch(/^empty\.json can be read, but not played with 2 seats: /);
});

test('what differs is told by component, in words', async () => {
  await variant('toy', 'rich.json', { coins: 5, 'bones.7.points': 9 });
  expect((await run('edition diff rich.json', { cwd })).out).toBe(
    'From the box of toy to rich.json: 2 differences\n  Skull (bones.skull.points): 6 → 9\n  coins: 1 → 5\n',
  );
  const bones = [
    ...Object(toyModule.components).bones.slice(1),
    { id: 'horn2', name: 'Second horn', points: 1, cost: 1 },
  ];
  await variant('toy', 'other.json', { bones });
  const { out } = await run('edition diff rich.json other.json --lang fr', { cwd });
  expect(out).toContain('De rich.json à other.json : 4 différences\n');
  expect(out).toContain('Dent (bones.tooth) : disparu, était {"id":"tooth"');
  expect(out).toContain('Crâne (bones.skull.points) : 9 → 6');
  expect(out).toContain('Second horn (bones.horn2) : nouveau, {"id":"horn2"');
  const json = JSON.parse((await run('edition diff rich.json other.json --json', { cwd })).out);
  expect(json.differences[0]).toEqual({
    path: 'bones.tooth',
    component: 'Tooth',
    kind: 'removed',
    from: Object(toyModule.components).bones[0],
    to: null,
  });
  await variant('toy', 'same.json', {});
  expect((await run('edition diff same.json', { cwd })).out).toBe(
    'From the box of toy to same.json: nothing differs\n',
  );
});

test('every fault of the schema is told with its place, what is there and what the box has', async () => {
  await variant('holotype', 'bad.json', { 'specimens.items.5.vp': 'six', dice: undefined });
  const { code, out } = await run('edition check bad.json', { cwd, games });
  expect(code).toBe(1);
  expect(out).toMatch(/^bad\.json does not fit holotype: 2 faults\n/);
  expect(out).toContain('  dice: missing\n    the box has: {');
  expect(out).toContain(
    '  specimens.items.5.vp: expected integer, found string\n    found: "six"\n    the box has: 10\n',
  );
  const json = JSON.parse((await run('edition check bad.json --json', { cwd, games })).out);
  expect(json.faults.map(({ path }: { path: string }) => path)).toEqual(['dice', 'specimens.items.5.vp']);
});

test('what no schema can say is told by the game', async () => {
  await variant('bone-wars', 'odd.json', { 'boneTokens.total': 81 });
  const { code, out } = await run('edition check odd.json', { cwd, games });
  expect(code).toBe(1);
  expect(out).toContain('boneTokens.total: expected 80, found 81\n    found: 81\n    the box has: 80\n');
});

test.each([...gameIds])('the box of %s is a good edition of it', async id => {
  const file = join(games.folder(id), 'box/components.json');
  const { code, out } = await run(['edition', 'check', file], { cwd, games });
  expect(code).toBe(0);
  expect(out).toContain(`: a good edition of ${id} (`);
  expect(out).toContain('the same as the box');
});

test('a record names its edition, and is told apart from one of the box', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...Object(toyModule.components), coins: 5 }));
  await run('play toy --edition mine.json --save it.bonebed', { cwd: folder, input: 'rest\nq\n' });
  expect(readFileSync(join(folder, 'it.bonebed'), 'utf8')).toMatch(
    /^edition [0-9a-f]{16}\n# edition-file mine\.json$/m,
  );
  expect((await run('replay it.bonebed --edition mine.json', { cwd: folder })).code).toBe(0);
  for (const verb of ['replay', 'verify']) {
    const { code, err } = await run(`${verb} it.bonebed`, { cwd: folder });
    expect(code).toBe(2);
    expect(err).toMatch(
      /edition: made with edition [0-9a-f]{16} \('mine\.json'\), this is [0-9a-f]{16}; give its file with --edition/,
    );
  }
});

test.each([
  [
    'edition check',
    'bonebed: expected: edition check <file>, edition diff <file> [<file>], or edition schema <game>\n',
  ],
  [
    'edition burn it.json',
    'bonebed: expected: edition check <file>, edition diff <file> [<file>], or edition schema <game>\n',
  ],
  ['edition check none.json', 'bonebed: none.json: no such file\n'],
  ['edition check list.json', 'bonebed: list.json: expected a JSON object, as in a components.json\n'],
  [
    'edition check alien.json',
    'bonebed: alien.json: is no edition of toy; say of which game it should be with --game\n',
  ],
])('%s is explained', async (command, message) => {
  writeFileSync(join(cwd, 'list.json'), '[]');
  writeFileSync(join(cwd, 'alien.json'), '{"ufo":1}');
  const { code, err } = await run(command, { cwd });
  expect(code).toBe(2);
  expect(err).toContain(message);
});
