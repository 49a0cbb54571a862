/** WebKitGTK over WebDriver: commands over HTTP to the driver, which starts the browser on a screen that nobody sees. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
// @ts-expect-error: a plain script without types, shared with the command line
import { pathOf } from '../../../scripts/browsers.mjs';
import { ended, launch, printed } from './processes.ts';
import { RemoteTab } from './remote-tab.ts';
import type { Engine, Visit } from './tab.ts';
import { remembered, seedOf } from './visitor.ts';

/** No command takes longer; a hang of the browser should not go unnoticed. */
const LONGEST_MS = 300_000;
/** How long a browser may take to start, and how many are started for one visitor. */
const START_MS = 40_000;
const MOST_STARTS = 4;
const TIMEOUTS = { script: LONGEST_MS, pageLoad: LONGEST_MS };

export async function startWebKit(): Promise<Engine> {
  const screen = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = launch(pathOf('xvfb'), screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await printed(xvfb, /(\d+)\n/, xvfb.stdio[3] as Readable);
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: settings(),
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    // Nothing here has a graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  return { visit: name => visit(env, name), close: () => ended(xvfb) };
}

/** A folder of settings in which nothing is animated: a page that asks finds that less motion is wanted. */
function settings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The driver says nothing when it is up: it is asked until it answers. */
async function untilReady(at: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${at}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (driver.exitCode !== null) throw new Error(`${driver.spawnfile} ended with ${driver.exitCode}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function command<R>(
  method: 'POST' | 'DELETE',
  url: string,
  given: object = {},
  longestMs = LONGEST_MS,
): Promise<R> {
  const body = method === 'POST' ? JSON.stringify(given) : null;
  const response = await fetch(url, { method, body, signal: AbortSignal.timeout(longestMs) });
  // As the standard writes them.
  const { value } = (await response.json()) as { value: R & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url.replace(/.*\//, '')}: ${value.error} ${value.message}`);
  return value;
}

/** A browser with its driver. Now and then a driver never hears of the browser that it has started: then another one does it. */
async function open(env: NodeJS.ProcessEnv): Promise<{ readonly driver: ChildProcess; readonly session: string }> {
  const browser = { 'webkitgtk:browserOptions': { binary: pathOf('webkit'), args: ['--automation'] } };
  const capabilities = { alwaysMatch: { ...browser, timeouts: TIMEOUTS } };
  for (let start = 1; ; start++) {
    const port = await freePort();
    const driver = launch(pathOf('webkitDriver'), [`--port=${port}`], { env, stdio: 'ignore' });
    const at = `http://127.0.0.1:${port}`;
    await untilReady(at, driver);
    try {
      const made = await command<{ sessionId: string }>('POST', `${at}/session`, { capabilities }, START_MS);
      return { driver, session: `${at}/session/${made.sessionId}` };
    } catch (error) {
      await ended(driver);
      if (start === MOST_STARTS) throw error;
    }
  }
}

/** Each visitor has a browser of their own, which keeps nothing when it is closed, and a driver of their own: it serves one at a time. */
async function visit(env: NodeJS.ProcessEnv, name: string): Promise<Visit> {
  const { driver, session } = await open(env);
  await command('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 850 });
  const run = async (promise: string) => {
    const script = `const done = arguments[0]; ${promise}.then(value => done({ value }), error => done({ fault: String(error) }));`;
    const { value, fault } = await command<{ value?: string; fault?: string }>('POST', `${session}/execute/async`, {
      script,
      args: [],
    });
    if (value === undefined) throw new Error(fault);
    return value;
  };
  const page = new RemoteTab(
    {
      navigate: url => command('POST', `${session}/url`, { url }),
      refresh: () => command('POST', `${session}/refresh`),
      run,
      perform: actions => command('POST', `${session}/actions`, { actions }),
    },
    { seed: seedOf(name), remembered: remembered(name) },
  );
  return {
    page,
    faults: () => page.faults(),
    close: async () => {
      await command('DELETE', session);
      await ended(driver);
    },
  };
}
