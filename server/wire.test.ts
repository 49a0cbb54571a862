import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import {
  below,
  fastRng,
  frameOf,
  type Json,
  makeHeader,
  openEdition,
  pick,
  type Schema,
  schemaFaults,
  Table,
} from '@bonebed/kernel';
import { type Delta, diff, patch } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import { protocolSchema } from '../scripts/protocol-schema.ts';
import { Person, type Visit } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { playOn, startedTable, testServer } from './testing/server.ts';

const schema: Schema = protocolSchema();

/** Every frame is made whole again after every answer: so many tell enough. */
const MOST_ANSWERS = 150;

/** What is wrong with a value that should be of a named type of the published schema. */
function faultsOf(name: string, value: unknown): string[] {
  const faults = schemaFaults({ ...schema, anyOf: [{ $ref: `#/$defs/${name}` }] }, value);
  return faults.map(({ path, fault }) => `${name} ${path}: ${fault} in ${JSON.stringify(value).slice(0, 400)}`);
}

/** Asks all that can be asked at a table besides answering. */
async function wonder(visit: Visit): Promise<void> {
  const { askId, options } = visit;
  await visit.ask({ do: 'why', askId });
  await visit.ask({ do: 'preview', askId, text: options[0] });
  await visit.ask({ do: 'past', length: visit.answers });
  await visit.ask({ do: 'undo', answers: visit.answers }).catch(() => {});
  await visit.ask({ do: 'answer', askId, text: 'nonsense' }).catch(() => {});
  await visit.ask({ do: 'chat', text: 'Well!' });
}

test.each(testGames.ids)('%s: every message of a random game is one that the published schema knows', async id => {
  const { address } = await testServer();
  const rng = fastRng(`wire ${id}`);
  const { visits, people, id: table } = await startedTable(address, { game: id, seats: 2 });
  const visitor = await (await Person.named(address, 'Zoe')).visit(table);
  const again = await people[0].visit(table, { seq: visits[0].seq });
  again.leave();
  for (let moment = 0; moment < 3; moment++) {
    await playOn(visits, options => below(rng, options), 6);
    const asked = visits.find(({ isAsked }) => isAsked);
    if (asked !== undefined) await wonder(asked);
  }
  await visits[0].ask({ do: 'propose', length: 3 }).catch(() => {});
  await visits[1].ask({ do: 'resign' }).catch(() => {});
  await visits[0].ask({ do: 'rematch' }).catch(() => {});
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (const { received, sent, state } of [...visits, visitor, again]) {
    for (const text of received) {
      const message = JSON.parse(text);
      kinds.add(message.type);
      faults.push(...faultsOf('ServerMessage', message));
    }
    for (const text of sent) faults.push(...faultsOf('ClientMessage', JSON.parse(text)));
    if (state !== null) faults.push(...faultsOf('TableState', state));
  }
  expect(faults).toEqual([]);
  const expected = ['table', 'update', 'resumed', 'why', 'preview', 'past', 'error', 'chat', 'done'];
  expect([...kinds]).toEqual(expect.arrayContaining(expected));
});

/** A change of a frame: what it was, the delta that travels, and what it is, all as text. */
interface Step {
  readonly was: string;
  readonly delta: string;
  readonly is: string;
}

/** How the frames of a spectator, and of the first and the last at the table, change in a random game. */
async function stepsOf(id: string, most: number): Promise<Step[]> {
  const { game, components } = await testGames.load(id);
  const edition = openEdition(game, components);
  const steps: Step[] = [];
  for (const seats of game.seats) {
    const rng = fastRng(`frames ${id} ${seats}`);
    const header = makeHeader(game, edition, { seats, settings: {}, seed: '7'.repeat(64) });
    const table = new Table(game, edition.box, header);
    const viewers = [null, ...new Set([0, seats - 1])];
    const looks = () => viewers.map(seat => JSON.stringify(frameOf(table, seat)));
    let before = looks();
    while (table.pending !== null && table.length < most) {
      const seat = pick(rng, table.pending.waiting);
      table.answer(seat, pick(rng, table.choices(seat)).text);
      const after = looks();
      for (const [index, is] of after.entries()) {
        const was = before[index];
        const delta = diff(JSON.parse(was), JSON.parse(is));
        if (delta !== undefined) steps.push({ was, delta: JSON.stringify(delta), is });
        else expect(is).toBe(was);
      }
      before = after;
    }
  }
  return steps;
}

test.each(gameIds)('%s: frames are patched together letter for letter', async id => {
  const steps = await stepsOf(id, MOST_ANSWERS);
  expect(steps.length).toBeGreaterThan(MOST_ANSWERS);
  const differing = steps.filter(({ was, delta, is }) => {
    const [before, change]: [Json, Delta] = [JSON.parse(was), JSON.parse(delta)];
    return JSON.stringify(patch(before, change)) !== is;
  });
  expect(differing).toEqual([]);
});

/** What docs/PROTOCOL.md offers to those who write in other languages: a function in Python. */
const [, pythonPatch] =
  /^```python\n(def patch[\s\S]*?)\n\n/m.exec(
    readFileSync(fileURLToPath(new URL('../docs/PROTOCOL.md', import.meta.url)), 'utf8'),
  ) ?? [];

/** Patches what comes in line by line, and prints what has become of it. */
const PYTHON = `import json, sys
${pythonPatch}
for line in sys.stdin:
    step = json.loads(line)
    after = patch(json.loads(step["was"]), json.loads(step["delta"]))
    print(json.dumps(after, separators=(",", ":"), ensure_ascii=False))
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

test('the patch that the protocol page shows has 30 lines at most', () => {
  expect(pythonPatch?.split('\n').length).toBeLessThanOrEqual(30);
});

test.runIf(hasPython)(
  'the patch that the protocol page shows in Python makes the same frames, letter for letter',
  async () => {
    const steps = (await Promise.all(gameIds.map(id => stepsOf(id, 40)))).flat();
    const input = steps.map(step => JSON.stringify(step)).join('\n');
    const env = { ...process.env, PYTHONIOENCODING: 'utf-8' };
    const made = execFileSync('python3', ['-c', PYTHON], { input, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const differing = made
      .trimEnd()
      .split('\n')
      .filter((frame, index) => frame !== steps[index].is);
    expect(steps.length).toBeGreaterThan(1000);
    expect(differing).toEqual([]);
  },
);
