// Runs every check of the project, one stage after the other, and closes with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/browser.json';

/** A stage is a command; `count` tells how many tests it ran, where it is more than a single check. */
const stages = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the browser client', command: ['tsc', '--noEmit', '-p', 'web'] },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  {
    name: 'tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    count: () => vitestCounts(REPORT),
  },
  { name: 'build of the browser client', command: ['vite', 'build', 'web', '--logLevel', 'warn'] },
  {
    name: 'tests in a browser',
    command: [
      ...['vitest', 'run', '--config', 'web/browser-tests/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${BROWSER_REPORT}`],
    ],
    count: () => vitestCounts(BROWSER_REPORT),
  },
];

/** What vitest counted. Null if it wrote no report: it did not get that far. */
function vitestCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return null;
  }
}

function run({ name, command, count }) {
  console.log(`\n== ${name}: ${command.join(' ')}`);
  const [tool, ...args] = command;
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const ok = status === 0;
  const counted = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A stage may fail outside its tests (a file that does not load): that is a failure too.
  return { passed: counted.passed, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
}

mkdirSync('.cache', { recursive: true });
for (const report of [REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const { passed, failed } = run(stage);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
