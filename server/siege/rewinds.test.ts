import { loadGame } from '@bonebed/games';
import { openEdition, readRecord, replay } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { Person, Refused, type Visit } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { coreOf, playOn, startedTable, temporaryFolder, testServer, upToDate } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const codeOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );

test('who stays alone with a bot tries to rewind the game over the head of who is away', async () => {
  const tables = extent(2, 40);
  const server = await testServer();
  let attempts = 0;
  let rewound = 0;
  let foreknown = 0;
  for (let n = 0; n < tables; n++) {
    const { visits, id } = await startedTable(server.address, { game: 'holotype', seats: 2 });
    const [ann, bob] = visits;
    await playOn(visits, options => n % options, 30);
    await bob.ask({ do: 'handOver' });
    const before = (await coreOf(server, id)).game?.record().answers.slice(0, 20) ?? [];
    for (const length of [0, 12, 29]) {
      await ann.until(({ isAsked }) => isAsked);
      attempts += 1;
      await codeOf(ann.ask({ do: 'propose', length }));
      const { answers = [] } = (await coreOf(server, id)).game?.record() ?? {};
      if (answers.length < 30) rewound += 1;
      await codeOf(ann.ask({ do: 'decline', length }));
    }
    // With the yes of both it goes back, and no card that was seen comes again as it was.
    await bob.ask({ do: 'comeBack' });
    await bob.ask({ do: 'propose', length: 4 });
    await ann.ask({ do: 'agree', length: bob.current.proposal?.length ?? 0 });
    await upToDate(visits);
    const { game, anew } = await coreOf(server, id);
    const now = game?.record().answers ?? [];
    expect(now.map(({ text }) => text)).toEqual(before.slice(0, now.length).map(({ text }) => text));
    if (anew.length === 0) foreknown += 1;
  }
  expect(rewound).toBe(0);
  expect(foreknown).toBe(0);
  report(9, 'A game is rewound over the head of who is away', {
    tables,
    attempts,
    rewound,
    'rewound by both, with chance begun anew': tables - foreknown,
  });
});

test('a table goes back again and again, and its record can be checked in the end', async () => {
  const rewinds = extent(5, 60);
  const server = await testServer();
  const { visits, people, id } = await startedTable(server.address, { game: 'ruthless', seats: 2 });
  for (let n = 0; n < rewinds; n++) {
    await playOn(visits, options => (7 * n) % options, 12);
    const [ann, bob] = visits;
    if (ann.current.phase === 'over') break;
    await ann.ask({ do: 'propose', length: Math.max(0, ann.answers - 6) });
    await bob.until(({ current }) => current.proposal !== null);
    await bob.ask({ do: 'agree', length: bob.current.proposal?.length ?? 0 });
    await upToDate(visits);
  }
  await playOn(visits, () => 0);
  const record = readRecord(await people[0].get<string>(`/api/tables/${id}/record`));
  const { game, components } = await loadGame('ruthless');
  expect(replay(game, openEdition(game, components), record).outcome).not.toBeNull();
  expect(record.answers.some(({ anew }) => anew !== undefined)).toBe(true);
});

/** Longest time that somebody else's move takes while `work` goes on, in ms. */
async function longestWait(visit: Visit, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await visit.ask({ do: 'why', askId: 0 }).catch(() => {});
    longest = Math.max(longest, performance.now() - began);
  }
  await done;
  return longest;
}

test('two people go back and forth at one table until they may not, and it is loaded while others play', async () => {
  const rounds = extent(40, limits.asidesPerSeat);
  const data = temporaryFolder();
  const one = await serverProcess({ data });
  const { visits, people, id } = await startedTable(one.address, { game: 'toy', seats: 2 });
  const [ann, bob] = visits;
  await playOn(visits, () => 0, 6);
  let rewinds = 0;
  for (let n = 0; n < rounds; n++) {
    await playOn(visits, options => n % options, 1);
    await ann.ask({ do: 'propose', length: ann.answers - 1 });
    await bob.until(({ current }) => current.proposal !== null);
    await bob.ask({ do: 'agree', length: bob.current.proposal?.length ?? 0 });
    await upToDate(visits);
    rewinds += 1;
  }
  await playOn(visits, () => 0, 1);
  const last = await codeOf(ann.ask({ do: 'propose', length: ann.answers - 1 }));
  expect(last).toBe(rounds === limits.asidesPerSeat ? 'tooMany' : 'done');
  const { answers, frame } = bob;
  await one.kill();

  const two = await serverProcess({ data });
  const other = await (await Person.named(two.address, 'Zoe')).create({ game: 'toy', seats: 2, open: true });
  const zoe = await (await Person.named(two.address, 'Yan')).visit(other.table);
  const began = performance.now();
  const loading = people[1].at(two.address).visit(id);
  const longest = await longestWait(zoe, loading);
  const tookMs = performance.now() - began;
  const loaded = await loading;
  expect([loaded.answers, loaded.frame?.view]).toEqual([answers, frame?.view]);
  report(13, 'Rewinds without end, and the table is loaded while others play', {
    rewinds,
    'the next one': last,
    'loaded in, ms': Math.round(tookMs),
    'longest wait of others meanwhile, ms': Math.round(longest),
  });
});
