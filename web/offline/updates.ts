/** Registers the service worker and offers its updates. Nothing changes under a page before someone says so. */
import { loadRules } from '@bonebed/games';
import { signal } from '@preact/signals';
import { noteTable, storedTables } from '../host/store.ts';
import { build, holdBuild, isOlderBuild } from './build.ts';
import type { ToServiceWorker } from './messages.ts';

/** Whether all is here to play without a network: not where the browser can't, or until everything has arrived. */
export const isOfflineReady = signal(false);

/** A newer build that is there and waits, or that another tab has put to work already. */
export const update = signal<'none' | 'waiting' | 'working'>('none');

/** Tables whose rules this build does not have: an older one opens for them. */
export const olderTables = signal<readonly string[]>([]);

/** An installed app may stay open for weeks: look for a new version when someone comes back to it after a while. */
const LOOK_AGAIN_MS = 3_600_000;

let registration: ServiceWorkerRegistration | null = null;
let isReloading = false;

export async function startOffline(): Promise<void> {
  if (build === '' || !('serviceWorker' in navigator)) return;
  holdBuild();
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const isControlled = new Promise(resolve => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload();
    // On the very first visit the worker takes up a page of its own build.
    else if (wasControlled) update.value = 'working';
  });
  registration = await register(serviceWorker);
  if (registration === null) return;
  watch(registration);
  await serviceWorker.ready;
  if (serviceWorker.controller === null) await isControlled;
  isOfflineReady.value = true;
  if (!isOlderBuild()) await tidy();
}

/** Null where the browser does not let us, as some do in private windows: the page then works as long as there is a network. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    // Where service workers are blocked from outside, there may be an answer that is none.
    const found: ServiceWorkerRegistration | undefined = await container.register('sw.js');
    return found ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function watch(found: ServiceWorkerRegistration): void {
  const note = () => {
    if (found.waiting !== null && found.active !== null && !isOlderBuild()) update.value = 'waiting';
  };
  note();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', note));
  let lookedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedMs < LOOK_AGAIN_MS) return;
    lookedMs = Date.now();
    // Without a network there is nothing new.
    found.update().catch(() => {});
  });
}

/** Puts the newer build to work and shows it. */
export function useUpdate(): void {
  const waiting = registration?.waiting ?? null;
  if (waiting === null) {
    location.reload();
    return;
  }
  isReloading = true;
  tell(waiting, { type: 'use' });
}

/** Looks for a newer build now, and shows it if there is one: for a page that a newer server has left behind. */
export async function useNewest(): Promise<void> {
  const found = await registration?.update().catch(() => null);
  const coming = found?.installing ?? null;
  if (coming !== null) await arrived(coming);
  useUpdate();
}

function arrived(coming: ServiceWorker): Promise<void> {
  return new Promise(resolve => {
    coming.addEventListener('statechange', () => {
      if (coming.state !== 'installing') resolve();
    });
  });
}

function tell(worker: ServiceWorker, message: ToServiceWorker): void {
  worker.postMessage(message);
}

/** Takes over the tables of older builds that this one can play; older builds that nobody needs then go. */
async function tidy(): Promise<void> {
  const needed = new Set<string>();
  const older: string[] = [];
  for (const { id, game, rules, build: playedBy } of await storedTables()) {
    if (playedBy === build) continue;
    const own = await loadRules(game).catch(() => null);
    if (own?.game.version === rules) await noteTable(id, { build });
    else {
      needed.add(playedBy);
      older.push(id);
    }
  }
  olderTables.value = older;
  if (registration?.active) tell(registration.active, { type: 'tidy', needed: [...needed] });
}
