// The thread that writes to SQLite, so that nobody waits for the disk but those whose answers go there. Plain JavaScript, because
// threads start faster without a loader. It gets batches of jobs, does each batch in one transaction with one sync of the disk, and
// replies with what came of each job. No error ends it: a batch that the disk does not take is reported as such, and the next one is tried.
import { statSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { file, inodes, sql, pragmas, keyMark } = workerData;

/** A log that had to grow beyond this gives the room back when it begins anew. */
const MOST_LOG_BYTES = 2 ** 26;

/** The connection and its statements; null before the first batch, and after an error, when nobody knows what state they are in. */
let connection = null;

function connect() {
  const db = new Database(file, { fileMustExist: true });
  try {
    for (const pragma of pragmas) db.pragma(pragma);
    // Left to itself, SQLite would move its log to the database in the middle of a commit, and all would wait.
    db.pragma('wal_autocheckpoint = 0');
    db.pragma(`journal_size_limit = ${MOST_LOG_BYTES}`);
    return {
      db,
      statements: new Map(Object.entries(sql).map(([name, text]) => [name, db.prepare(text)])),
      begin: db.prepare('begin immediate'),
      commit: db.prepare('commit'),
      savepoint: db.prepare('savepoint job'),
      takeBack: db.prepare('rollback to job'),
      release: db.prepare('release job'),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Closes the connection, which takes back what it has not committed. */
function disconnect() {
  const old = connection;
  connection = null;
  try {
    old?.db.close();
  } catch {
    // It failed before: that is why it goes.
  }
}

/** Runs the steps of a job; `keyMark` stands for the number that its first step gave to a new row. */
function runJob({ steps, give }) {
  let key = 0;
  let last = null;
  for (const [index, { name, values }] of steps.entries()) {
    const given = values.map(value => (value === keyMark ? key : value));
    const statement = connection.statements.get(name);
    last = give === 'rows' ? statement.all(...given) : statement.run(...given);
    if (index === 0 && give !== 'rows') key = Number(last.lastInsertRowid);
  }
  if (give === 'key') return key;
  return give === 'changes' ? last.changes : last;
}

/** All steps of a job or none of them. */
function runWhole(job) {
  if (job.steps.length === 1) return runJob(job);
  const { savepoint, takeBack, release } = connection;
  savepoint.run();
  try {
    return runJob(job);
  } catch (error) {
    if (isOwnFault(error)) takeBack.run();
    throw error;
  } finally {
    // Some errors of the disk make SQLite take back the whole transaction, and the savepoint with it.
    if (connection.db.inTransaction) release.run();
  }
}

function runBatch(jobs) {
  const { db, begin, commit, statements } = connection;
  const results = [];
  begin.run();
  for (let place = 0; place < jobs.length; place++) {
    const job = jobs[place];
    try {
      if (Array.isArray(job)) statements.get(job[0]).run(job.slice(1));
      else results.push({ place, value: runWhole(job) });
    } catch (error) {
      if (!isOwnFault(error) || !db.inTransaction) throw error;
      // A job that was refused has changed nothing; the others of this commit stand.
      results.push({ place, code: String(error.code), message: error.message });
    }
  }
  commit.run();
  return { results };
}

/** What SQLite has against a job itself. Anything else is trouble with the disk or the connection, and the whole batch is taken back. */
const REFUSALS = /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/;

function isOwnFault({ code }) {
  return typeof code !== 'string' || REFUSALS.test(code);
}

/** Files that were deleted or replaced can still be written to, and all of it would be lost. */
function checkFiles() {
  for (const [path, inode] of inodes) {
    if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
      throw Object.assign(new Error(`${path} was deleted or replaced`), { code: 'MOVED' });
    }
  }
}

/** Stores a batch, if need be at a second try with a new connection: a fault may lie in the old one. */
function store(jobs) {
  for (;;) {
    const isNew = connection === null;
    try {
      checkFiles();
      connection ??= connect();
      return runBatch(jobs);
    } catch (error) {
      disconnect();
      if (isNew) return { code: String(error.code), message: String(error.message) };
    }
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
/** Begins with the first move, for who stores little needs none; should it end, another begins with the next. */
let checkpointer = null;
let jobsSince = 0;
let movedAt = 0;
let isMoving = false;

function startCheckpointer() {
  const thread = new Worker(new URL('./checkpointer.mjs', import.meta.url), { workerData: { file, pragmas } });
  thread.on('message', pages => {
    isMoving = false;
    // Where it could not be moved, that is made up for as soon as something can be stored again: a long log takes room that may be short.
    if (pages === null) jobsSince = JOBS_BETWEEN;
    // Nearly all of it has been moved by now: the rest is quickly done.
    else if (pages > MOST_PAGES) moveRest();
  });
  // It catches what can be caught. Should it end nevertheless, the thread that writes does its work, if more slowly.
  thread.on('error', () => {});
  thread.on('exit', () => {
    checkpointer = null;
    if (isMoving) moveRest();
    isMoving = false;
  });
  return thread;
}

/** Someone who reads on and on (a backup) lets the log grow until they are done. */
function moveRest() {
  try {
    connection?.db.pragma('wal_checkpoint(passive)');
  } catch {
    disconnect();
  }
}

function moveLog(jobs) {
  jobsSince += jobs;
  const now = performance.now();
  if (isMoving || jobsSince < JOBS_BETWEEN || now - movedAt < MS_BETWEEN) return;
  jobsSince = 0;
  movedAt = now;
  try {
    checkpointer ??= startCheckpointer();
  } catch {
    // There is no memory or no descriptor left for a thread.
    moveRest();
    return;
  }
  isMoving = true;
  checkpointer.postMessage('move');
}

function close() {
  parentPort.close();
  checkpointer?.postMessage('close');
  if (checkpointer === null) disconnect();
  else checkpointer.once('exit', disconnect);
}

parentPort.on('message', jobs => {
  if (jobs === 'close') {
    close();
    return;
  }
  const reply = store(jobs);
  parentPort.postMessage(reply);
  if ('results' in reply) moveLog(jobs.length);
});
