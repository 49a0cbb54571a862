// The tests in browsers by themselves: `npm run test:browsers` runs them once, with longer games than `npm test`; names of files choose
// among them (`-- firefox table`). `-- --runs 20` runs them as `npm test` does, so many times, every second time with two endless loops
// beside them. Each run is added to the table in docs/BROWSER_RUNS.md as it ends, whatever came of it: broken off, the same command makes the
// runs that are left, on another machine as well. Who wants to begin anew removes the rows.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

const REPORT = '.cache/browser-runs.json';
const TABLE = 'docs/BROWSER_RUNS.md';
const LOOPS = 2;

const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const runs = values.runs === undefined ? null : Number(values.runs);
if (runs !== null && !(Number.isInteger(runs) && runs > 0)) throw new Error('--runs wants a number of runs: --runs 20');

function tool(name, args, env = {}) {
  return spawnSync(`node_modules/.bin/${name}`, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status;
}

function testOnce(env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return tool('vitest', ['run', '--config', 'web/browser-tests/vitest.config.ts', ...reporters, ...positionals], env);
}

/** One of many runs, as a row of the table: how busy the machine was, how long it took, how many tests passed, and which did not. */
function countedRun(run) {
  const isLoaded = run % 2 === 0;
  // Endless as long as this runs.
  const endless = 'for (const starter = process.ppid; process.ppid === starter; );';
  const loops = isLoaded ? Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', endless])) : [];
  rmSync(REPORT, { force: true });
  const when = new Date().toISOString().slice(0, 16);
  const started = performance.now();
  const status = testOnce({});
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const loop of loops) loop.kill('SIGKILL');
  const { passed, failed } = counts();
  // Something may fail outside the tests: a file that does not load.
  if (status !== 0 && failed.length === 0) failed.push(`ended with ${status}`);
  const beside = isLoaded ? `${LOOPS} endless loops` : 'nothing';
  // Over its last five minutes: others may be at work on the machine as well.
  const load = loadavg()[1].toFixed(1);
  return `| ${[run, when, commit(), beside, load, minutes, passed, failed.join('; ') || '0'].join(' | ')} |\n`;
}

/** What was tested; a star where something else than the table has been changed since. */
function commit() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--', '.', `:!${TABLE}`);
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '*');
}

function counts() {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      failed: all.filter(({ status }) => status === 'failed').map(test => test.fullName),
    };
  } catch {
    return { passed: 0, failed: ['no report was written'] };
  }
}

mkdirSync('.cache', { recursive: true });
if (tool('vite', ['build', 'web', '--logLevel', 'warn']) !== 0) process.exit(1);
if (runs === null) process.exit(testOnce({ BROWSERS: 'long' }));

const rows = () => readFileSync(TABLE, 'utf8').match(/^\| \d.*$/gm) ?? [];
while (rows().length < runs) {
  appendFileSync(TABLE, countedRun(rows().length + 1));
  console.log(`\n${readFileSync(TABLE, 'utf8')}`);
}
process.exitCode = rows().every(row => row.endsWith('| 0 |')) ? 0 : 1;
