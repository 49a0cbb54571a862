// The thread that moves what is in SQLite's write-ahead log to its place in the database, so that no answer waits for that. It works
// when the writer says so, beside it, and replies with how many pages the log holds, or null if it
// could not do it.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { file, pragmas } = workerData;
let db = null;

function connect() {
  const fresh = new Database(file, { fileMustExist: true });
  try {
    for (const pragma of pragmas) fresh.pragma(pragma);
    return fresh;
  } catch (error) {
    fresh.close();
    throw error;
  }
}

/** Where the disk takes nothing, all stays in the log until the next time, which begins with a new connection. */
function move() {
  try {
    db ??= connect();
    const [{ log }] = db.pragma('wal_checkpoint(passive)');
    return log;
  } catch {
    disconnect();
    return null;
  }
}

function disconnect() {
  const old = db;
  db = null;
  try {
    old?.close();
  } catch {
    // It failed before: that is why it goes.
  }
}

parentPort.on('message', message => {
  if (message === 'close') {
    disconnect();
    parentPort.close();
    return;
  }
  parentPort.postMessage(move());
});
