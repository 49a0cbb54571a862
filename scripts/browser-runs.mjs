// The tests in browsers by themselves: `npm run test:browsers` runs them once, with longer games than `npm test`; names of files choose
// among them (`-- firefox table`). `-- --runs 20` runs them as `npm test` does, so many times, every second time with two endless loops
// beside them, and prints the table for CONTRIBUTING.md.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

const REPORT = '.cache/browser-runs.json';
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

/** One of many runs: how long it took, how many tests passed, and which did not. */
function countedRun(isLoaded) {
  const endless = 'for (;;);';
  const loops = isLoaded ? Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', endless])) : [];
  rmSync(REPORT, { force: true });
  const started = performance.now();
  const status = testOnce({});
  const minutes = (performance.now() - started) / 60_000;
  for (const loop of loops) loop.kill('SIGKILL');
  return { isLoaded, minutes, ...counts(), isGood: status === 0 };
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

const table = [];
for (let run = 1; run <= runs; run++) {
  table.push(countedRun(run % 2 === 0));
  console.log('\n| run | beside it | minutes | passed | failed |\n| ---: | --- | ---: | ---: | --- |');
  for (const [index, { isLoaded, minutes, passed, failed }] of table.entries()) {
    const beside = isLoaded ? `${LOOPS} endless loops` : 'nothing';
    console.log(`| ${index + 1} | ${beside} | ${minutes.toFixed(1)} | ${passed} | ${failed.join('; ') || '0'} |`);
  }
}
process.exitCode = table.every(({ isGood }) => isGood) ? 0 : 1;
