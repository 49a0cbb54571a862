/** Which build of the client this page is, and how to open another one that this device still has. */
import { CACHE_PREFIX } from './messages.ts';

/** The name of this build, by its contents; empty while developing. */
export const build = named(document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '');

function named(content: string): string {
  return /^[0-9a-f]{16}$/.test(content) ? content : '';
}

/** The folder that the client lies in. */
export function scope(): string {
  return new URL('./', location.href.replace(/[?#].*$/, '')).href;
}

export function cacheName(name: string): string {
  return `${CACHE_PREFIX}${scope()} ${name}`;
}

/** Whether this page is an older build, opened for a table that needs its rules. */
export function isOlderBuild(): boolean {
  return build !== '' && new URL(location.href).searchParams.get('build') === build;
}

/** Whether this device has that build. */
export async function hasBuild(name: string): Promise<boolean> {
  return name !== '' && 'caches' in window && (await caches.has(cacheName(name)));
}

/** The address of a place in another build; null for the newest. */
export function addressIn(name: string | null, hash = location.hash): string {
  return `${scope()}${name === null ? '' : `?build=${name}`}${hash}`;
}

/** As long as the page is open, its build is not tidied away. */
export function holdBuild(): void {
  const locks: LockManager | undefined = navigator.locks;
  if (build === '' || locks === undefined) return;
  void locks.request(cacheName(build), { mode: 'shared' }, () => new Promise<never>(() => {}));
}

/** A page of an older build is only for the table that needs it: everywhere else the newest is shown. */
export function leaveOlderBuild(page: string): void {
  if (isOlderBuild() && page !== 'table') location.replace(addressIn(null));
}
