import type { TableSummary } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { codeOf, Person } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { extent, report } from './figures.ts';

function count(codes: readonly unknown[], code: unknown): number {
  return codes.filter(one => one === code).length;
}

test('a stranger takes what seats there are and begins: no game begins without its host, and the host clears the table', async () => {
  const { address } = await serverProcess({});
  const tables = extent(15, 60);
  const hosts: Person[] = [];
  const ids: string[] = [];
  for (let made = 0; made < tables; made++) {
    const host = await Person.named(address, `Host ${made}`);
    const { table } = await host.create({ game: 'toy', seats: 2 });
    hosts.push(host);
    ids.push(table);
  }
  const stranger = await Person.named(address, 'Host 0');
  const { tables: listed } = await stranger.get<{ tables: TableSummary[] }>('/api/tables?game=toy');
  expect(listed).toHaveLength(Math.min(tables, limits.listed));
  const joins = await Promise.all(ids.map(id => codeOf(stranger.command(id, { do: 'join' }))));
  const starts = await Promise.all(ids.map(id => codeOf(stranger.command(id, { do: 'start' }))));
  const bots = await Promise.all(
    ids.map(id => codeOf(stranger.command(id, { do: 'bot', seat: 1, level: 'professor' }))),
  );
  expect(count(joins, 'done')).toBeLessThanOrEqual(limits.openSeats);
  expect(count(starts, 'done') + count(bots, 'done')).toBe(0);
  // The hosts ask the stranger to leave, who comes again at once, with a name that looks like the host's.
  let back = 0;
  let played = 0;
  for (const [place, id] of ids.entries()) {
    const host = hosts[place];
    if (joins[place] === 'done') {
      await host.command(id, { do: 'dismiss', seat: 1 });
      const again = await Promise.all(
        [1, 2, 3].map(() => codeOf(stranger.command(id, { do: 'join', name: `Host ${place}` }))),
      );
      back += count(again, 'done');
    }
    const friend = await Person.named(address, `Host ${place} (2)`);
    await friend.command(id, { do: 'join' });
    const visit = await friend.visit(id);
    expect(visit.current.seats.map(({ name }) => name)).toEqual([`Host ${place}`, `Host ${place} (2)`]);
    await host.command(id, { do: 'start' });
    await visit.until(({ current }) => current.phase === 'playing');
    played += 1;
    visit.leave();
  }
  expect([back, played]).toEqual([0, tables]);
  report(17, 'A stranger at all open tables', {
    tables,
    'seats taken at once': count(joins, 'done'),
    begun: count(starts, 'done'),
    'back after being asked to leave': back,
    'played as their hosts wanted': played,
  });
});

test('a link is used far more often than a person has devices, stolen, and ended: its owner is never locked out', async () => {
  const { address } = await serverProcess({});
  const uses = extent(30, 500);
  const ann = await Person.named(address, 'Ann');
  const { table, link, invite } = await ann.create({ game: 'toy', seats: 2, open: false, bots: [null, 'random'] });
  await ann.command(table, { do: 'start' });
  const mine = await ann.visit(table);
  let refused = 0;
  let thief = ann;
  for (let use = 0; use < uses; use++) {
    thief = await Person.named(address, 'Ann');
    if ((await codeOf(thief.command(table, { do: 'claim', token: link ?? '' }))) !== 'done') refused += 1;
    if ((await codeOf(ann.command(table, { do: use % 2 === 0 ? 'link' : 'invite' }))) !== 'done') refused += 1;
  }
  const stolen = await thief.visit(table);
  expect(stolen.seat).toBe(0);
  await ann.command(table, { do: 'revoke', what: 'links', devices: true });
  const { gift } = await ann.command<{ gift: { token: string } }>(table, { do: 'revoke', what: 'invites' });
  await stolen.until(({ seat }) => seat === null);
  const late = await Promise.all([
    codeOf(thief.command(table, { do: 'claim', token: link ?? '' })),
    codeOf(thief.command(table, { do: 'join', token: invite })),
    codeOf(thief.visit(table, { token: invite })),
    codeOf(stolen.choose(0)),
  ]);
  expect(late).toEqual(['forbidden', 'notNow', 'forbidden', 'notSeated']);
  expect(await codeOf(thief.visit(table, { token: gift.token }))).toBe('done');
  await mine.until(({ isAsked }) => isAsked);
  await mine.choose(0);
  expect(refused).toBe(0);
  report(18, 'A seat’s link used, stolen and ended', {
    uses,
    refused,
    'good after it was ended': count(late, 'done'),
    'owners locked out': 0,
  });
});
