// The thread that moves what is in SQLite's write-ahead log to its place in the database, so that no answer waits for that. It works
// when the writer says so, beside it, and replies with how many pages the log holds.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { file, pragmas } = workerData;
const db = new Database(file);
for (const pragma of pragmas) db.pragma(pragma);

parentPort.on('message', message => {
  if (message === 'close') {
    db.close();
    parentPort.close();
    return;
  }
  const [{ log }] = db.pragma('wal_checkpoint(passive)');
  parentPort.postMessage(log);
});
