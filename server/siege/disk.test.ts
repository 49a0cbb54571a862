import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CANT_STORE } from '../storage/storage.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { compare, storedAnswers } from '../testing/stored.ts';
import { extent, report } from './figures.ts';
import { Players } from './players.ts';
import { canHaveSmallDisk, copyAtOnce, fill, lower, onSmallDisk, seenBy } from './troubles.ts';

const TABLES = 4;
const DISK_BYTES = 32 * 2 ** 20;

/** Resolves when /healthz says so. */
async function untilHealthIs(address: string, status: number): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${address}/healthz`);
    const body: unknown = await response.json();
    if (response.status === status) return body;
    await pause(100);
  }
}

/** Plays through so many troubles: people are refused meanwhile, nothing is called well, and then all goes on by itself. */
async function suffer(server: ServerProcess, folder: string, cycles: number, begin: () => () => void) {
  const players = new Players(server.address);
  players.start(TABLES);
  // A bot's answer is stored too, and no person tries again for it.
  const withBot = new Players(server.address);
  withBot.start(1, 0, { bots: [null, 'random'] });
  await players.until(() => players.answers > 20);
  for (let cycle = 0; cycle < cycles; cycle++) {
    const refusedBefore = players.refused;
    const end = begin();
    await players.until(() => players.refused > refusedBefore + TABLES);
    expect(await untilHealthIs(server.address, 503)).toEqual({ code: 'unavailable', message: CANT_STORE });
    // What can be read is read on.
    expect((await fetch(`${server.address}/api/tables`)).status).toBe(200);
    end();
    expect(await untilHealthIs(server.address, 200)).toEqual({ ok: true });
    const [before, beforeWithBot] = [players.answers, withBot.answers];
    await players.until(() => players.answers > before + 20);
    await withBot.until(() => withBot.answers > beforeWithBot + 1);
  }
  await Promise.all([players.stop(), withBot.stop()]);
  const acknowledged = new Map([...players.acknowledged, ...withBot.acknowledged]);
  const stored = await storedAnswers(copyAtOnce(server.pid, folder), acknowledged.keys());
  const { lost, doubtful } = compare(acknowledged, stored);
  expect({ lost, doubtful }).toEqual({ lost: 0, doubtful: 0 });
  const [answers, refused] = [players.answers + withBot.answers, players.refused + withBot.refused];
  return { cycles, recovered: cycles, acknowledged: answers, refused, lost, 'stored though refused': doubtful };
}

// Limits of a process that runs, and disks of its own, are Linux's.
describe.skipIf(process.platform !== 'linux')('when nothing can be stored', () => {
  test.skipIf(!canHaveSmallDisk())('a full disk: nothing acknowledged is lost, and it goes on by itself', async () => {
    const data = temporaryFolder();
    const server = await serverProcess({ data }, { by: onSmallDisk(data, DISK_BYTES) });
    const folder = seenBy(server.pid, data);
    const figures = await suffer(server, folder, extent(2, 20), () => fill(folder));
    report(4, 'a full disk, with SQLite', figures);
  });

  test('a disk that becomes read-only: the same', async () => {
    const data = temporaryFolder();
    const server = await serverProcess({ data });
    // No file may have even one byte: each write is refused, where it was allowed before.
    const figures = await suffer(server, data, extent(1, 20), () => lower(server.pid, 'fsize', 0));
    report(28, 'each write refused for a while, with SQLite', figures);
  });
});
