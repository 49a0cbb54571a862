// Runs every check of the project and closes with the line `N passed, N failed`. Before that, how long each stage took.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/browser.json';

/**
 * A stage is a command; `count` tells how many tests it ran, where it is more than a single check. Stages of one group run side by side:
 * each of the first keeps less than a core busy.
 */
const groups = [
  [
    { name: 'browsers', command: ['node', 'scripts/browsers.mjs'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'types of the browser client', command: ['tsc', '--noEmit', '-p', 'web'] },
    { name: 'lint and format', command: ['biome', 'check', '.'] },
    { name: 'build of the browser client', command: ['vite', 'build', 'web', '--logLevel', 'warn'] },
  ],
  [
    {
      name: 'tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
      count: () => vitestCounts(REPORT),
    },
  ],
  [
    {
      name: 'tests in browsers',
      command: [
        ...['vitest', 'run', '--config', 'web/browser-tests/vitest.config.ts'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${BROWSER_REPORT}`],
      ],
      count: () => vitestCounts(BROWSER_REPORT),
    },
  ],
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

/** A stage that runs alone shows what it prints as it comes; of several, each shows it at its end. */
async function run({ name, command, count }, isAlone) {
  const [tool, ...args] = command;
  const title = `\n== ${name}: ${command.join(' ')}`;
  if (isAlone) console.log(title);
  const started = performance.now();
  const child = spawn(tool === 'node' ? tool : `node_modules/.bin/${tool}`, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => (printed += part));
  const status = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (!isAlone) console.log(`${title}\n${printed.trimEnd()}`);
  const ok = status === 0;
  const counted = count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A stage may fail outside its tests (a file that does not load): that is a failure too.
  return { name, seconds, passed: counted.passed, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
}

mkdirSync('.cache', { recursive: true });
for (const report of [REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
const results = [];
for (const group of groups) results.push(...(await Promise.all(group.map(stage => run(stage, group.length === 1)))));

console.log('');
const total = { passed: 0, failed: 0 };
for (const { name, seconds, passed, failed } of results) {
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}${failed > 0 ? `: ${failed} failed` : ''}`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
