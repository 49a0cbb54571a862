// Finds the browsers of the tests, or installs them: where a variable points, the system's, Debian's packages, Playwright's Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the tests start: the variable that may point to it, the Debian package that brings it, and where it usually lies. */
const PROGRAMS = {
  // Draws pages and nothing around them: the same engine, and a third less work than a whole Chromium without a screen.
  shell: {
    variable: 'CHROMIUM_SHELL',
    package: 'chromium-headless-shell',
    places: () => ['/usr/bin/chromium-headless-shell', ...PROGRAMS.chromium.places()],
  },
  // The whole, for what the shell leaves out: notifications.
  chromium: {
    variable: 'CHROMIUM',
    package: 'chromium',
    places: () => [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...playwrightChromium(),
    ],
  },
  firefox: {
    variable: 'FIREFOX',
    package: 'firefox-esr',
    places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  webkitDriver: {
    variable: 'WEBKIT_DRIVER',
    package: 'webkit2gtk-driver',
    places: () => ['/usr/bin/WebKitWebDriver'],
  },
  webkit: {
    variable: 'WEBKIT',
    package: 'webkit2gtk-driver',
    places: miniBrowsers,
  },
  xvfb: {
    variable: 'XVFB',
    package: 'xvfb',
    places: () => ['/usr/bin/Xvfb'],
  },
};

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** WebKitGTK's own small browser lies beside its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowsers() {
  const parts = ['/usr/lib', '/usr/libexec'].flatMap(inside).flatMap(folder => [folder, ...inside(folder)]);
  return parts.filter(folder => /\/webkit2?gtk-[\d.]+$/.test(folder)).map(folder => join(folder, 'MiniBrowser'));
}

function inside(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

/** The path of a program that is there already, or null. */
function find(name) {
  const { variable, places } = PROGRAMS[name];
  const wanted = process.env[variable] ?? '';
  if (wanted === '') return places().find(path => existsSync(path)) ?? null;
  if (!existsSync(wanted)) throw new Error(`${variable} is set to ${wanted}, where there is no file`);
  return wanted;
}

/** The path of a program that `needBrowsers` has seen to. */
export function pathOf(name) {
  const path = find(name);
  if (path === null) throw new Error(`${name} is not here: run 'node scripts/browsers.mjs' first`);
  return path;
}

/** Finds all that the tests start, installs what is missing, and says what to do by hand where that can't be. */
export function needBrowsers() {
  const names = Object.keys(PROGRAMS);
  const isMissing = name => find(name) === null;
  const missing = names.filter(isMissing);
  if (missing.length > 0) install(missing);
  const still = missing.filter(isMissing);
  if (still.length > 0) throw new Error(advice(still));
  return Object.fromEntries(names.map(name => [name, find(name)]));
}

function install(missing) {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // Whoever installs something else at the same time is waited for.
    const wait = ['-o', 'DPkg::Lock::Timeout=600'];
    run('apt-get', [...wait, 'update']);
    run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...packagesOf(missing)]);
  } else if (missing.includes('chromium')) {
    run('npx', ['playwright-core', 'install', 'chromium']);
  }
}

function packagesOf(names) {
  return [...new Set(names.map(name => PROGRAMS[name].package))];
}

function advice(names) {
  const variables = names.map(name => PROGRAMS[name].variable);
  return `The tests in browsers need Chromium, Firefox and WebKitGTK; not here: ${names.join(', ')}.
On Debian and Ubuntu, as root: apt-get install --no-install-recommends ${packagesOf(names).join(' ')}
Elsewhere install them by hand. If they lie in another place, name it: ${variables.map(one => `${one}=/path/to/it`).join(' ')}`;
}

function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}

/** How Chromium is launched, its shell or the whole: quietly, with an empty profile of its own. */
export function launchOptions(program = 'shell') {
  return {
    executablePath: pathOf(program),
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

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(needBrowsers());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
