import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Metrics } from './metrics.ts';
import { SQLITE_FILE } from './storage/sqlite.ts';
import { Person, refusalOf } from './testing/client.ts';
import { playOn, startedTable, temporaryFolder, testServer } from './testing/server.ts';

test('times are counted in buckets, each with its labels, all of one name together', () => {
  const metrics = new Metrics();
  metrics.time('b_seconds', 0.003, 'command="answer"');
  metrics.time('a_seconds', 3);
  metrics.time('b_seconds', 0.2, 'command="undo"');
  metrics.time('b_seconds', 0.02, 'command="answer"');
  const lines = metrics.text().split('\n');
  expect(lines.filter(line => line.startsWith('# '))).toEqual([
    '# TYPE a_seconds histogram',
    '# TYPE b_seconds histogram',
  ]);
  expect(lines).toContain('a_seconds_bucket{le="2.5"} 0');
  expect(lines).toContain('a_seconds_bucket{le="+Inf"} 1');
  expect(lines).toContain('b_seconds_bucket{command="answer",le="0.0025"} 0');
  expect(lines).toContain('b_seconds_bucket{command="answer",le="0.005"} 1');
  expect(lines).toContain('b_seconds_bucket{command="answer",le="0.025"} 2');
  expect(lines).toContain('b_seconds_sum{command="answer"} 0.023');
  expect(lines).toContain('b_seconds_count{command="undo"} 1');
});

test('commands are counted by game and name, bots by level, tables by game', async () => {
  const server = await testServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, bots: [null, 'random'] });
  await playOn(visits, () => 0, 3);
  const text = server.metrics.text();
  expect(text).toMatch(/^bonebed_command_seconds_count\{game="toy",command="answer"\} 3$/m);
  expect(text).toMatch(/^bonebed_command_seconds_count\{game="toy",command="hello"\} 1$/m);
  expect(text).toMatch(/^bonebed_bot_seconds_count\{game="toy",level="random"\} [1-9]/m);
  expect(text).toMatch(/^bonebed_load_seconds_count\{game="toy"\} 1$/m);
  expect(text).toMatch(/^bonebed_request_seconds_count\{route="\/api\/tables"\} 1$/m);
  expect(text).toMatch(/^bonebed_answers_total\{game="toy"\} [1-9]/m);
});

test('the dashboard shows only what the server counts', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => readFileSync(join(here, path), 'utf8'))
    .join('\n');
  const { panels } = JSON.parse(readFileSync(join(here, '../deploy/grafana.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/(bonebed|process)_\w+/g) ?? []),
  );
  expect(shown.length).toBeGreaterThan(15);
  for (const name of shown) expect(sources).toContain(`'${name.replace(/_bucket$/, '')}'`);
});

test('a line of the log has the request and the table, never what people put into a link', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { address } = await testServer({ logLevel: 'info' }, { logTo });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const answered = await ann.fetch(`/api/tables/${table}?secret`);
  const id = answered.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  await ann.fetch('/api/tables/my-diary-of-the-year');
  const requests = () => lines.map(line => JSON.parse(line)).filter(({ route }) => route !== undefined);
  await vi.waitFor(() => expect(requests()).toHaveLength(4));
  const logged = requests();
  expect(logged[2]).toMatchObject({ reqId: id, table, route: '/api/tables/:id', status: 200 });
  expect(logged[3]).toMatchObject({ route: '/api/tables/:id', status: 404 });
  // Files of the client are no news, unless they are not there.
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect((await fetch(`${address}/assets/diary.js`)).status).toBe(404);
  await vi.waitFor(() => expect(requests()).toHaveLength(5));
  expect(requests()[4]).toMatchObject({ route: '/*', status: 404 });
  expect(lines.join('')).not.toMatch(/secret|diary/);
});

test('/readyz says whether people should be sent here, and why not', async () => {
  const data = temporaryFolder();
  const server = await testServer({ data });
  const ready = async () => {
    const response = await fetch(`${server.address}/readyz`);
    return [response.status, await response.json()];
  };
  const rest = { full: false, readOnly: false, catchingUp: 0 };
  expect(await ready()).toEqual([200, { ready: true, ...rest }]);
  const file = join(data, SQLITE_FILE);
  renameSync(file, `${file}.away`);
  // What is known of storage holds for a second.
  await vi.waitFor(
    async () => expect(await ready()).toEqual([503, { ready: false, because: 'storage', ...rest }]),
    9000,
  );
  renameSync(`${file}.away`, file);
  expect((await refusalOf(new Person(server.address).get('/readyz'))).status).toBe(503);
  // A server that stops says so while it still sees to those who are there.
  let goOn = (): void => {};
  vi.spyOn(server.driver, 'stop').mockReturnValue(
    new Promise(resolve => {
      goOn = resolve;
    }),
  );
  const stopped = server.stop();
  expect(await ready()).toEqual([503, { ready: false, because: 'stopping', ...rest }]);
  goOn();
  await stopped;
});
