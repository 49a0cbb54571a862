import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundledBots } from './gate/bundle.ts';
import { type Contest, compare } from './gate/compare.ts';
import { passesGate } from './gate/run.ts';
import type { Sides } from './gate/thread.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONTEST: Contest = { game: 'ruthless', seats: 2, bot: 'greedy', iterations: 200 };

/** The bots of now, changed, against those of now. */
async function sidesWith(change: string): Promise<Sides> {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-gate-'));
  const sides = { now: join(folder, 'now.mjs'), before: join(folder, 'before.mjs') };
  writeFileSync(sides.before, await bundledBots(root));
  writeFileSync(
    sides.now,
    `import { bots as known } from './before.mjs';\nexport const bots = { ...known, ${change} };\n`,
  );
  return sides;
}

test('the gate sees that bots have become worse, and that they have become better', async () => {
  const worse = await compare(await sidesWith('greedy: known.random'), CONTEST, 10);
  expect(worse).toMatchObject({ games: 20, isLost: true });
  expect(worse.winRate).toBeLessThan(0.2);
  const random = await compare(await sidesWith('random: known.greedy'), { ...CONTEST, bot: 'random' }, 10);
  expect(random.isLost).toBe(false);
  expect(random.winRate).toBeGreaterThan(0.8);
});

test('bots that think the same are level to the last game, also where they share three seats', async () => {
  const same = await compare(await sidesWith(''), { ...CONTEST, seats: 3 }, 3);
  expect(same).toMatchObject({ games: 6, winRate: 0.5, plusMinus: 0, isLost: false });
});

test('a commit that is not there is named', async () => {
  const gate = { root, against: 'no-such-branch', games: 20, only: [], print: () => {} };
  await expect(passesGate(gate)).rejects.toThrow("--against: git knows no 'no-such-branch' with bots in it");
});
