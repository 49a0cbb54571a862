/**
 * The service worker: after one visit everything is here, and the page works without a network. A build is a cache of its own,
 * named by its contents, and is served whole: no page ever gets files of two builds.
 *
 * - A new build is fetched beside the running one and waits. The page offers it; only `use` puts it to work.
 * - Builds that open pages run, or that tables need whose rules no other build has, stay until `tidy` finds nobody who wants them.
 *   `?build=…` opens the page of such a build.
 * - What is not a file of the client (the server's `api/`, other pages of the same space) is none of its business.
 */
import { CACHE_PREFIX, isOlderRules, type ToServiceWorker } from './messages.ts';
import { answerPushed, openPushed, showPushed } from './pushed.ts';

/** Filled in by the build: see plugin.ts. */
declare const BUILD: string;
declare const FILES: readonly string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: ToServiceWorker;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
  /** Which of its buttons; empty for the message itself. */
  readonly action: string;
}
/** What we use of the service worker's own globals; the types of the page's library do not have them. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(type: 'message', heard: (event: Told) => void): void;
  addEventListener(type: 'push', heard: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Clicked) => void): void;
}
const worker = self as unknown as Scope;

const { scope } = worker.registration;
const nameOf = (build: string) => `${CACHE_PREFIX}${scope} ${build}`;
/** Older rules of games, which no build needs until a table does: those that were fetched once. */
const OLDER_RULES = nameOf('rules');
const files = new Set(FILES.map(file => new URL(file, scope).href));
/** Names in assets/ carry a hash of their contents: whoever has one has the right one. */
const isHashed = (url: string) => url.startsWith(new URL('assets/', scope).href);

worker.addEventListener('install', event => event.waitUntil(fetchBuild()));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', event => {
  const { data } = event;
  if (data.type === 'use') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(tidy(data.needed));
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && isPage(url)) event.respondWith(page(url.searchParams.get('build')));
  else if (files.has(request.url) || isHashed(request.url)) event.respondWith(file(request));
});

worker.addEventListener('push', event => event.waitUntil(showPushed(worker.registration, event.data?.json())));
worker.addEventListener('notificationclick', event => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === '' ? openPushed(scope, notification) : answerPushed(scope, notification, action));
});

/** All files of this build, or none: a failure leaves the build before at work, and the browser tries again later. */
async function fetchBuild(): Promise<void> {
  const cache = await caches.open(nameOf(BUILD));
  await Promise.all([...files].map(async url => cache.put(url, await fetched(url))));
}

/** How long to wait before a file is fetched again that a busy server did not give. */
const RETRY_MS = [2000, 5000, 10_000];

async function fetched(url: string, tries = 0): Promise<Response> {
  const known = isHashed(url) ? await caches.match(url) : undefined;
  if (known !== undefined) return known;
  const response = await fetch(url, { cache: isHashed(url) ? 'default' : 'reload' });
  if ((response.status === 429 || response.status === 503) && tries < RETRY_MS.length) {
    await new Promise(resolve => setTimeout(resolve, RETRY_MS[tries]));
    return fetched(url, tries + 1);
  }
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  // A page may not be answered with a response that was led elsewhere; its contents are what we want.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

function isPage({ origin, pathname }: URL): boolean {
  const address = origin + pathname;
  return address === scope || address === `${scope}index.html`;
}

async function page(build: string | null): Promise<Response> {
  const wanted = build === null ? undefined : await caches.match(scope, { cacheName: nameOf(build) });
  return wanted ?? (await caches.match(scope, { cacheName: nameOf(BUILD) })) ?? fetch(scope);
}

async function file(request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName: nameOf(BUILD) });
  const known = own ?? (await caches.match(request));
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok && isOlderRules(request.url)) await (await caches.open(OLDER_RULES)).put(request, response.clone());
  return response;
}

/** Lets go of builds that no table needs and no open page runs. */
async function tidy(needed: readonly string[]): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const running = held.flatMap(({ name }) => name ?? []);
  const names = (await caches.keys()).filter(name => name.startsWith(nameOf('')));
  // One that is just being fetched has no page yet.
  if (worker.registration.installing !== null || worker.registration.waiting !== null) return;
  const kept = [nameOf(BUILD), OLDER_RULES, ...needed.map(nameOf), ...running];
  await Promise.all(names.filter(name => !kept.includes(name)).map(name => caches.delete(name)));
}
