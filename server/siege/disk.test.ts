import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CANT_STORE } from '../storage/storage.ts';
import { twos } from '../testing/company.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { compare, storedAnswers } from '../testing/stored.ts';
import { extent, report } from './figures.ts';
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
  const players = twos(server.address);
  await players.begin(TABLES);
  // A bot's answer is stored too, and no person tries again for it.
  const withBot = twos(server.address, { wish: { bots: [null, 'random'] } });
  await withBot.begin(1);
  await players.progress(20);
  for (let cycle = 0; cycle < cycles; cycle++) {
    const refusedBefore = players.refused;
    const end = begin();
    await players.until(() => players.refused > refusedBefore + TABLES);
    expect(await untilHealthIs(server.address, 503)).toEqual({ code: 'unavailable', message: CANT_STORE });
    // What can be read is read on.
    expect((await fetch(`${server.address}/api/tables`)).status).toBe(200);
    end();
    expect(await untilHealthIs(server.address, 200)).toEqual({ ok: true });
    await players.progress(20);
    await withBot.progress(2);
  }
  await Promise.all([players.stop(), withBot.stop()]);
  const acknowledged = new Map([...players.given, ...withBot.given]);
  const stored = await storedAnswers(copyAtOnce(server.pid, folder), acknowledged.keys());
  const { lost, doubtful } = compare(acknowledged, stored);
  expect({ lost, doubtful }).toEqual({ lost: 0, doubtful: 0 });
  const [answers, refused] = [players.acknowledged + withBot.acknowledged, players.refused + withBot.refused];
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
