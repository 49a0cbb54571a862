/** Firefox over WebDriver BiDi, the standard that it speaks by itself: commands and answers by number on a socket. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
// @ts-expect-error: a plain script without types, shared with the command line
import { pathOf } from '../../../scripts/browsers.mjs';
import { ended, launch, printed } from './processes.ts';
import { RemoteTab } from './remote-tab.ts';
import type { Engine, Visit } from './tab.ts';
import { remembered, seedOf } from './visitor.ts';

const SETTINGS = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'browser.shell.checkDefaultBrowser': false,
};

/** No command takes longer; a hang of the browser should not go unnoticed. */
const LONGEST_MS = 300_000;

type Send = (method: string, params: object) => Promise<Answer>;

/** What we read of an answer; which of it is there depends on the command. */
interface Answer {
  readonly context: string;
  readonly userContext: string;
  readonly type: string;
  readonly result: { readonly value: string };
  readonly exceptionDetails: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string; readonly source: { readonly context?: string } };
}

/** What Firefox says where a page is left while the service worker fetches something for it. */
const BROKEN_OFF = /^Failed to load .*ServiceWorker intercepted the request/;

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'bonebed-firefox-'));
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = launch(pathOf('firefox'), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await printed(firefox, /listening on (ws:\S+)/);
  const { send, onFault } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    visit: name => visit(send, onFault, name),
    close: async () => {
      await send('browser.close', {}).catch(() => {});
      await ended(firefox);
    },
  };
}

/** Hands on what goes wrong in a page, by the page's id. */
type OnFault = Map<string, (fault: string) => void>;

async function connect(url: string): Promise<{ send: Send; onFault: OnFault }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (message: Message) => void>();
  const onFault: OnFault = new Map();
  socket.on('message', data => {
    // As the standard writes them.
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { level, text, source } = message.params ?? {};
    if (message.method === 'log.entryAdded' && level === 'error') onFault.get(source?.context ?? '')?.(text ?? '');
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'Firefox is gone' });
  });
  let last = 0;
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const guard = setTimeout(() => waiting.get(id)?.({ error: 'no answer' }), LONGEST_MS);
      waiting.set(id, ({ result, error, message = '' }) => {
        waiting.delete(id);
        clearTimeout(guard);
        if (result === undefined) reject(new Error(`${method}: ${error} ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, onFault };
}

async function visit(send: Send, onFault: OnFault, name: string): Promise<Visit> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  let isLeaving = false;
  onFault.set(context, fault => {
    if (!isLeaving || !BROKEN_OFF.test(fault)) faults.push(fault);
  });
  /** To another page, or to the same anew. */
  const leave: Send = (method, params) => {
    isLeaving = true;
    return send(method, params).finally(() => (isLeaving = false));
  };
  const page = new RemoteTab(
    {
      navigate: async url => void (await leave('browsingContext.navigate', { context, url, wait: 'complete' })),
      refresh: async () => void (await leave('browsingContext.reload', { context, wait: 'complete' })),
      run: async expression => {
        const given = { expression, target: { context }, awaitPromise: true };
        const answer = await send('script.evaluate', given);
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      perform: async actions => void (await send('input.performActions', { context, actions })),
    },
    { seed: seedOf(name), remembered: remembered(name) },
  );
  return {
    page,
    faults: async () => [...faults, ...(await page.faults())],
    close: async () => {
      onFault.delete(context);
      await send('browser.removeUserContext', { userContext });
    },
  };
}
