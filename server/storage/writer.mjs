// The thread that writes to SQLite, so that nobody waits for the disk but those whose answers go there. Plain JavaScript, because
// threads start faster without a loader. It gets batches of jobs, does each batch in one transaction with one sync of the disk, and
// replies with what came of each job.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { file, sql, pragmas, keyMark } = workerData;
const db = new Database(file);
for (const pragma of pragmas) db.pragma(pragma);
const statements = new Map(Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]));
const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');

/** Runs the steps of a job; `keyMark` stands for the number that its first step gave to a new row. */
function runJob({ steps, give }) {
  let key = 0;
  let last = null;
  for (const [index, { name, values }] of steps.entries()) {
    const given = values.map(value => (value === keyMark ? key : value));
    const statement = statements.get(name);
    last = give === 'rows' ? statement.all(...given) : statement.run(...given);
    if (index === 0 && give !== 'rows') key = Number(last.lastInsertRowid);
  }
  if (give === 'key') return key;
  if (give === 'changes') return last.changes;
  return give === 'rows' ? last : null;
}

function runBatch(jobs) {
  const results = [];
  begin.run();
  try {
    for (const job of jobs) {
      try {
        results.push({ value: runJob(job) });
      } catch (error) {
        // A statement that failed has changed nothing; the other jobs of this commit stand.
        results.push({ code: String(error.code), message: error.message });
      }
    }
    commit.run();
    return { results };
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

parentPort.on('message', jobs => {
  if (jobs === 'close') {
    db.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage(runBatch(jobs));
  } catch (error) {
    parentPort.postMessage({ fault: `${error.code}: ${error.message}` });
  }
});
