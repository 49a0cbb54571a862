// The thread that writes to SQLite, so that nobody waits for the disk but those whose answers go there. Plain JavaScript, because
// threads start faster without a loader. It gets batches of jobs, does each batch in one transaction with one sync of the disk, and
// replies with what came of each job.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { file, sql, pragmas, keyMark } = workerData;
const db = new Database(file);
for (const pragma of pragmas) db.pragma(pragma);
// Left to itself, SQLite would move its log to the database in the middle of a commit, and all would wait.
db.pragma('wal_autocheckpoint = 0');
const statements = new Map(Object.entries(sql).map(([name, text]) => [name, db.prepare(text)]));
const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');
const savepoint = db.prepare('savepoint job');
const takeBack = db.prepare('rollback to job');
const release = db.prepare('release job');

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
  return give === 'changes' ? last.changes : last;
}

/** All steps of a job or none of them. */
function runWhole(job) {
  if (job.steps.length === 1) return runJob(job);
  savepoint.run();
  try {
    return runJob(job);
  } catch (error) {
    takeBack.run();
    throw error;
  } finally {
    release.run();
  }
}

function runBatch(jobs) {
  const results = [];
  begin.run();
  try {
    for (let place = 0; place < jobs.length; place++) {
      const job = jobs[place];
      try {
        if (Array.isArray(job)) statements.get(job[0]).run(job.slice(1));
        else results.push({ place, value: runWhole(job) });
      } catch (error) {
        // A job that failed has changed nothing; the others of this commit stand.
        results.push({ place, code: String(error.code), message: error.message });
      }
    }
    commit.run();
    return { results };
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

/**
 * After so many jobs the log is to be moved, but not sooner than so many milliseconds after the last time: much at once holds up who writes
 * meanwhile, and a little each moment costs a tenth of the speed. With so many pages it is to begin anew, which it can do only while nobody
 * writes.
 */
const JOBS_BETWEEN = 200;
const MS_BETWEEN = 250;
const MOST_PAGES = 1000;
const checkpointer = new Worker(new URL('./checkpointer.mjs', import.meta.url), { workerData: { file, pragmas } });
let jobsSince = 0;
let movedAt = 0;
let isMoving = false;

checkpointer.on('message', pages => {
  isMoving = false;
  // Nearly all of it has been moved by now: the rest is quickly done.
  if (pages > MOST_PAGES) db.pragma('wal_checkpoint(passive)');
});

function moveLog(jobs) {
  jobsSince += jobs;
  const now = performance.now();
  if (isMoving || jobsSince < JOBS_BETWEEN || now - movedAt < MS_BETWEEN) return;
  jobsSince = 0;
  movedAt = now;
  isMoving = true;
  checkpointer.postMessage('move');
}

function close() {
  parentPort.close();
  checkpointer.once('exit', () => db.close());
  checkpointer.postMessage('close');
}

parentPort.on('message', jobs => {
  if (jobs === 'close') {
    close();
    return;
  }
  try {
    parentPort.postMessage(runBatch(jobs));
  } catch (error) {
    parentPort.postMessage({ fault: `${error.code}: ${error.message}` });
  }
  moveLog(jobs.length);
});
