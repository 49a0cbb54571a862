import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { twos } from '../testing/company.ts';
import { serverProcess } from '../testing/process.ts';
import { playOn, startedTable, temporaryFolder } from '../testing/server.ts';
import { compare, storedAnswers } from '../testing/stored.ts';
import { extent, report } from './figures.ts';
import { copyAtOnce, lower } from './troubles.ts';

const TABLES = 4;
/** So many more files may the server open, and so many connections does a stranger make. */
const FREE = 10;
const STRANGERS = 40;

/** Whether somebody who comes by a new connection gets an answer. */
function isLetIn(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const request = get(`${address}/healthz`, { agent: false }, response => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}

/** Opens connections and says nothing, until the server takes no more. */
async function holdAll(address: string): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  for (;;) {
    for (let i = 0; i < STRANGERS; i++) sockets.push(connect(Number(port), hostname).on('error', () => {}));
    if (!(await isLetIn(address))) return sockets;
  }
}

// Limits of a process that runs are Linux's.
describe.skipIf(process.platform !== 'linux')('exhausted file descriptors', () => {
  test('who is there plays on, who comes is turned away, and is let in as soon as there are some again', async () => {
    const data = temporaryFolder();
    const server = await serverProcess({ data });
    const players = twos(server.address);
    await players.begin(TABLES);
    // Their games are short, and each of them needs new connections. This one is long.
    const { visits } = await startedTable(server.address, { game: 'holotype', seats: 2 });
    await players.progress(10);
    const cycles = extent(2, 20);
    for (let cycle = 0; cycle < cycles; cycle++) {
      const raise = lower(server.pid, 'nofile', readdirSync(`/proc/${server.pid}/fd`).length + FREE);
      const strangers = await holdAll(server.address);
      await playOn(visits, () => 0, 5);
      // Either the limit is raised, or they go.
      if (cycle % 2 === 0) raise();
      for (const socket of strangers) socket.destroy();
      while (!(await isLetIn(server.address)));
      raise();
    }
    await players.stop();
    const stored = await storedAnswers(copyAtOnce(server.pid, data), players.given.keys());
    const { lost } = compare(players.given, stored);
    expect(lost).toBe(0);
    report(30, 'no file descriptors left', { cycles, recovered: cycles, acknowledged: players.acknowledged, lost });
  });
});
