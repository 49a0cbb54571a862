import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toyComponents } from '@bonebed/kernel/kit/toy';
import { expect, test } from 'vitest';
import { dailyOfAddress, quotas } from '../limits.ts';
import { HttpError, Person } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { extent, report } from './figures.ts';

/** The host's factor for all limits: a small server fills up sooner. */
const FACTOR = extent(0.1, 1);
const SENT = extent(20, 412);
/** What fills an edition up to nearly the size that is taken; the rules never look at it. */
const FILLING = 'x'.repeat(200_000);

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

test('editions and tables of one address fill neither memory nor disk', async () => {
  const data = temporaryFolder();
  const server = await serverProcess({ data, editionsBy: 'anyone', rateFactor: FACTOR });
  const before = { disk: bytesIn(data), memory: residentMb(server.pid) };
  const refused: Record<string, number> = {};
  let kept = 0;
  let person = new Person(server.address);
  for (let number = 0; number < SENT; number++) {
    const components = { ...toyComponents, bones: 12 + (number % 3), number, filling: FILLING };
    try {
      await person.post('/api/editions', { game: 'toy', components });
      kept += 1;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refused[String(error.code)] = (refused[String(error.code)] ?? 0) + 1;
      // Whoever has had enough comes as somebody else.
      person = new Person(server.address);
    }
  }
  const grown = {
    disk: (bytesIn(data) - before.disk) / 1_048_576,
    memory: residentMb(server.pid) - before.memory,
  };
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(Math.ceil(dailyOfAddress.editions * FACTOR));
  expect(refused).not.toHaveProperty('unavailable');
  // Each has a fifth of a megabyte; the database's own log is the rest.
  expect(grown.disk).toBeLessThan(kept + 30);
  // It still serves.
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true });
  report(7, 'Editions without end', {
    sent: SENT,
    kept,
    ...refused,
    'per person': quotas.editions * FACTOR,
    'disk MB': Math.round(grown.disk),
    'memory MB': Math.round(grown.memory),
  });
});
