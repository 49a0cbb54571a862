import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bonebed/games';
import { makeHeader, openEdition, Table, writePosition } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type Ran, run, temporaryFolder, toyModule } from './testing/run.ts';

const cwd = temporaryFolder();

async function scenario(value: unknown, flags = ''): Promise<Ran> {
  writeFileSync(join(cwd, 's.json'), JSON.stringify(value));
  return run(`scenario s.json${flags}`, { cwd });
}

const arranged = {
  'hands.0': [1],
  'hands.1': [0],
  deck: [2, 3, 4, 5, 6, 7],
  seen: [2, 1, 0, 0, 0, 0, 0, 0],
};
const start = { game: 'toy', seats: 2, arrange: arranged };

const doubted = {
  name: 'a bone that nobody believes goes under the deck',
  ...start,
  chance: [0],
  answers: ['0 show claw', '1 doubt'],
  expect: {
    deck: [1, 2, 3, 4, 5, 6, 7],
    'state.coins': [0, 0],
    'view.1.deck': 7,
    'view.spectator.players.1.bones': [null],
    'score.0': 0,
    'score.1': -1,
    'score.1.hand': -1,
    pending: { what: 'turn', kind: 'one', waiting: [1] },
    'pending.what': 'turn',
    'choices.1': ['dig', 'roll', 'rest', 'show tooth'],
    'log.spectator.0': 'Player 1 shows the Claw.',
    outcome: null,
  },
};

test('a scenario that holds', async () => {
  expect(await scenario(doubted)).toEqual({
    code: 0,
    out: '✓ s.json: a bone that nobody believes goes under the deck\n1 passed, 0 failed\n',
    err: '',
  });
});

test('several scenarios in several files, in one JSON object', async () => {
  writeFileSync(join(cwd, 'two.json'), JSON.stringify([doubted, { ...doubted, name: 'again' }]));
  const { out } = await scenario({ ...start, refused: { '0 show claw': 'TG-2.4' } }, ' two.json --json');
  expect(JSON.parse(out)).toEqual({
    passed: 2,
    failed: 1,
    scenarios: [
      { file: 's.json', name: '1', faults: ['refused.0 show claw: expected TG-2.4, found legal'] },
      { file: 'two.json', name: doubted.name, faults: [] },
      { file: 'two.json', name: 'again', faults: [] },
    ],
  });
});

test('refusals are checked with their rule', async () => {
  const poor = { ...start, arrange: { ...arranged, 'coins.0': 0 } };
  expect((await scenario({ ...poor, refused: { '0 show claw': 'TG-2.4' } })).code).toBe(0);
  const { code, out } = await scenario({
    ...poor,
    refused: { '0 show claw': 'TG-2.2', '0 fly': 'TG-2.1', '1 rest': 'TG-2.1' },
  });
  expect(code).toBe(1);
  expect(out).toBe(
    [
      '✗ s.json: 1',
      '    refused.0 show claw: expected TG-2.2, found TG-2.4',
      '    refused.0 fly: expected TG-2.1, found not offered',
      '    refused.1 rest: expected TG-2.1, found not offered',
      '0 passed, 1 failed\n',
    ].join('\n'),
  );
});

test('differences are shown place by place', async () => {
  const { code, out } = await scenario({
    ...start,
    answers: ['0 rest'],
    expect: { 'coins.0': 4, 'view.0.players.0': { seat: 0, coins: 2, bones: [1], shown: [] }, nowhere: 1 },
  });
  expect(code).toBe(1);
  expect(out).toContain('    expect.coins.0: expected 4, found 1\n');
  expect(out).toContain('    expect.view.0.players.0.coins: expected 2, found 1\n');
  expect(out).toContain('    expect.nowhere: expected 1, found –\n');
});

test.each([
  [['0 show claw', '1 rest'], "answers.1: 1 rest: no option of 'doubt'; there are: pass | doubt"],
  [['1 rest'], "answers.0: 1 rest: not asked: 'turn' waits for 0"],
  [['0 show claw', '1 pass', '1 dig', '0 rest', '1 show femur'], 'answers.4: 1 show femur: no option'],
  [['0 dig', '1 rest', '0 show skull'], 'answers.2: 0 show skull: barred by TG-2.4: It costs 3 coins; you have 1.'],
])('answers that are not taken: %j', async (answers, message) => {
  const { code, out } = await scenario({ ...start, answers });
  expect(code).toBe(1);
  expect(out).toContain(message);
});

test('an answer after the end', async () => {
  const rests = ['0 rest', '1 rest', '0 rest', '1 rest', '0 rest', '1 rest', '0 rest'];
  const { out } = await scenario({ ...start, settings: { rounds: 3 }, answers: rests }, ' --lang fr');
  expect(out).toContain('answers.6: 0 rest: la partie est finie');
});

test('from a position, in place or in a file', async () => {
  const { game, components } = toyModule;
  const edition = openEdition(game, components);
  const header = makeHeader(game, edition, { seats: 2, seed: '0'.repeat(64) });
  const text = writePosition(header, new Table(game, edition.box, header).position);
  writeFileSync(join(cwd, 'p.json'), text);
  expect((await scenario({ position: 'p.json', answers: ['0 rest'], expect: { turn: 1 } })).code).toBe(0);
  expect(
    (await scenario({ position: JSON.parse(text), chance: [5], answers: ['0 roll'], expect: { 'coins.0': 4 } })).code,
  ).toBe(0);

  const impossible = JSON.parse(text);
  impossible.state.deck.pop();
  expect(await scenario({ position: impossible })).toEqual({
    code: 2,
    out: '',
    err: 'bonebed: s.json: position: state.deck: 7 different bones in play, not 8\n',
  });
  writeFileSync(join(cwd, 'p.json'), text.replace('"turn"', '"tern"'));
  expect((await scenario({ position: 'p.json' })).err).toBe('bonebed: s.json: p.json: state.turn: missing\n');
  writeFileSync(join(cwd, 'p.json'), text.replace('"version":1', '"version":7'));
  expect((await scenario({ position: 'p.json' })).err).toContain(
    'p.json: version: made with rules version 7, this is 1',
  );
});

test('from a record, up to an answer', async () => {
  const input = 'rest\ndig\nrest\nroll\n';
  await run('play toy --seed a --save r.bonebed', { cwd, input });
  const from = { record: 'r.bonebed', at: 3 };
  expect((await scenario({ ...from, expect: { turn: 3, 'pending.waiting': [1] } })).code).toBe(0);
  expect((await scenario({ ...from, chance: [0], answers: ['1 roll'], expect: { 'coins.1': 1 } })).code).toBe(0);
  expect((await scenario({ record: 'r.bonebed', expect: { turn: 4 } })).code).toBe(0);
  expect((await scenario({ record: 'r.bonebed', at: 9 })).err).toBe(
    'bonebed: s.json: r.bonebed: at: the record has 4 answers, not 9\n',
  );
  expect((await scenario({ record: 'none' })).err).toBe('bonebed: s.json: none: no such file\n');
});

test('from a record that stands in the middle of a turn', async () => {
  const input = 'show claw\n';
  await run('play toy --seed a --save middle.bonebed', { cwd, input });
  const from = { record: 'middle.bonebed', chance: [0] };
  expect((await scenario({ ...from, answers: ['1 doubt'], expect: { 'deck.0': 1 } })).out).toContain('1 passed');
  expect((await scenario({ ...from, arrange: { 'coins.0': 0 } })).err).toBe(
    "bonebed: s.json: record: as arranged, its answer '0 show claw' is no longer legal\n",
  );
});

test.each([
  [{ ...start, seats: 8 }, 'seats: toy is for 2, 3 seats, not 8'],
  [{ ...start, game: 'chess' }, "game: no game 'chess'; there are: toy"],
  [{ ...start, settings: { rounds: 4 } }, 'settings.rounds: 4 is not one of 3, 6'],
  [{ ...start, settings: { rounds: null } }, 'settings.rounds: expected a text, a number, true or false'],
  [{ seats: 2 }, 'needs game, position or record'],
  [{ record: 'a', position: {} }, 'record: a scenario starts from a position or from a record, not both'],
  [{ ...start, answer: [] }, 'answer: no such field here'],
  [{ ...start, answers: '0 dig' }, 'answers: expected a list'],
  [{ ...start, answers: ['dig'] }, 'answers.0: expected a seat and an answer such as \'0 pass\', found "dig"'],
  [{ ...start, refused: { '0 dig': 2 } }, 'refused.0 dig: expected the id of a rule'],
  [{ ...start, chance: [1.5] }, 'chance.0: expected a whole number, found 1.5'],
  [{ ...start, chance: [9], answers: ['0 roll'] }, 'chance: chance is scripted to give 9, but only 0 to 5 can come'],
  [{ ...start, arrange: { 'hands.7': [] } }, 'arrange.hands.7: there is no such place in the state'],
  [{ ...start, arrange: { 'hands.0': [7] } }, 'arrange: state.deck: '],
  [[start, 5], '1: expected an object'],
  [[start, { ...start, seats: 'two' }], '1.seats: expected a whole number, found "two"'],
])('%j is refused', async (value, message) => {
  const { code, out, err } = await scenario(value);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.startsWith(`bonebed: s.json: ${message}`), err).toBe(true);
});

test.runIf(gameIds.includes('holotype'))('the examples of docs/SCENARIOS.md hold', async () => {
  const page = readFileSync(new URL('../docs/SCENARIOS.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json);
  expect(examples).toHaveLength(2);
  const games = { ids: gameIds, load: loadGame, folder: () => '' };
  for (const example of examples) {
    writeFileSync(join(cwd, 'example.json'), example);
    const { out, err } = await run('scenario example.json', { cwd, games });
    expect({ out, err }).toEqual({ out: expect.stringContaining(' passed, 0 failed'), err: '' });
  }
});

test('a file that is no JSON is refused', async () => {
  writeFileSync(join(cwd, 'torn.json'), '{"game": "toy"');
  const { code, err } = await run('scenario torn.json', { cwd });
  expect(code).toBe(2);
  expect(err).toMatch(/^bonebed: torn\.json: .*JSON/);
});
