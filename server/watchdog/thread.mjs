// The thread of the watchdog. Plain JavaScript without imports of ours: it must work when nothing else does.
import { fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';

const { shared, folder, longestMs, tickMs } = workerData;
const [BEATS, LENGTH, DEBUGGED] = [0, 1, 2];
const words = new Int32Array(shared, 0, 3);
const letters = new Uint8Array(shared, words.byteLength);
const STDERR = 2;

let beats = -1;
let stillMs = 0;
let cpu = process.cpuUsage();

/**
 * Counts only time that this thread has itself seen pass, tick by tick, and only while the process was working: a stopped process,
 * a machine that slept or a slow disk is no reason to end anything.
 */
function look() {
  const now = Atomics.load(words, BEATS);
  if (now !== beats || Atomics.load(words, DEBUGGED) === 1) {
    beats = now;
    stillMs = 0;
    cpu = process.cpuUsage();
    return;
  }
  stillMs += tickMs;
  const { user, system } = process.cpuUsage(cpu);
  if (stillMs >= longestMs && (user + system) / 1000 >= longestMs / 2) bite();
}

/** Notes what the process was busy with, and ends it: nobody else can, since its own thread does not listen. */
function bite() {
  const name = Buffer.from(letters.slice(0, Atomics.load(words, LENGTH))).toString('latin1');
  const isKept = name !== '' && keep(name);
  const note = isKept ? 'it is set aside at the next start' : 'nothing is set aside';
  const told = {
    level: 60,
    time: Date.now(),
    table: name,
    msg: `no turn of the event loop for ${stillMs} ms; ${note}`,
  };
  try {
    writeSync(STDERR, `${JSON.stringify(told)}\n`);
  } catch {
    // Nobody reads it.
  }
  process.kill(process.pid, 'SIGKILL');
}

function keep(name) {
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(join(folder, name), 'w');
    writeSync(file, `${new Date().toISOString()}\n`);
    fsyncSync(file);
    return true;
  } catch {
    return false;
  }
}

setInterval(look, tickMs);
