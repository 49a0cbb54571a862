/** Whether the browser keeps our tables for good, or may clear them away when it needs room. */
import { signal } from '@preact/signals';

/** Unknown (null) where the browser can't say. */
export const isPersistent = signal<boolean | null>(null);

/** Why this browser keeps nothing at the moment; null if it does. A code: `noStorage`, `storageFull`. */
export const keepingFault = signal<string | null>(null);

/** Whether someone has read it. */
export const isKeepingSilent = signal(false);

/** Asks for nothing that a browser would bother people with: that is for a click. */
export async function startStorage(): Promise<void> {
  if (navigator.storage?.persisted === undefined) return;
  isPersistent.value = await navigator.storage.persisted();
  if (!isPersistent.value && (await isGrantedSilently())) await makePersistent();
}

/** An installed app, or one that was granted it before, gets it without a question. */
async function isGrantedSilently(): Promise<boolean> {
  if (matchMedia('(display-mode: standalone)').matches) return true;
  const permission = await navigator.permissions?.query({ name: 'persistent-storage' }).catch(() => null);
  return permission?.state === 'granted';
}

export async function makePersistent(): Promise<void> {
  isPersistent.value = await navigator.storage.persist();
}
