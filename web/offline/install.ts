/** Installing as an app, where the browser lets a page offer it. */
import { signal } from '@preact/signals';

/** What Chromium browsers send before they would offer it themselves; no library of types has it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallEvent | null = null;

export const canInstall = signal(false);

export function startInstalling(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    held = event as InstallEvent;
    canInstall.value = true;
  });
  window.addEventListener('appinstalled', () => {
    held = null;
    canInstall.value = false;
  });
}

export async function install(): Promise<void> {
  await held?.prompt();
  held = null;
  canInstall.value = false;
}
