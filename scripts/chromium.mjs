// Finds a Chromium for the browser tests, or installs one: $CHROMIUM, the system's, Debian's package, Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser that is there already, or null. */
export function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (!existsSync(CHROMIUM)) throw new Error(`CHROMIUM is set to ${CHROMIUM}, where there is no file`);
    return CHROMIUM;
  }
  return KNOWN.find(path => existsSync(path)) ?? playwrightChromium();
}

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Finds or installs one; the error says what to do by hand. */
export function needChromium() {
  const found = findChromium();
  if (found !== null) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright-core', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed === null) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
  }
  return installed;
}

function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

/** How the tests launch it: quietly, with an empty profile of its own. */
export function launchOptions() {
  return {
    executablePath: needChromium(),
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

export function emptyProfile() {
  return mkdtempSync(join(tmpdir(), 'bonebed-browser-'));
}

if (process.argv[1] === import.meta.filename) console.log(needChromium());
