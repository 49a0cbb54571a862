import { below, fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { Person } from '../testing/client.ts';
import { startedTable, TestClock, testServer } from '../testing/server.ts';
import { Lookout, playWindows } from '../testing/windows.ts';
import { extent, report } from './figures.ts';

test('others watch everything there is to watch while somebody answers hidden in a reaction window', async () => {
  const games = extent(3, 60);
  let hidden = 0;
  const noticed: string[] = [];
  for (let n = 0; n < games; n++) {
    const clock = new TestClock();
    const server = await testServer({}, { now: clock.now, drive: false });
    const live = { kind: 'live', bankMs: 3_600_000, incrementMs: 1000, atZero: 'bot' };
    const { id, visits, people } = await startedTable(server.address, {
      game: 'toy',
      seats: 3,
      open: true,
      clock: live,
    });
    const zoe = await Person.named(server.address, 'Zoe');
    const everybody = [...visits, await zoe.visit(id)];
    const rng = fastRng(`windows ${n}`);
    const lookout = new Lookout(id, [...people, zoe], everybody);
    const pick = (options: number) => (below(rng, 3) === 0 ? below(rng, options) : options - 1);
    const found = await playWindows(lookout, visits, 12, pick, () => clock.pass(7000));
    hidden += found.hidden;
    noticed.push(...found.noticed);
    await server.stop();
  }
  expect(hidden).toBeGreaterThan(games);
  expect(noticed).toEqual([]);
  report(11, 'Hidden answers in reaction windows, watched over HTTP, metrics and sockets', {
    games,
    'hidden answers, passes and undos': hidden,
    noticed: noticed.length,
  });
});
