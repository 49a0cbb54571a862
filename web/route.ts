import { signal } from '@preact/signals';
import { partsOf } from './route-parts.ts';

/** Where we are, as the part of the address after the hash: it works on any web space, in any folder. */
export const route = signal<readonly string[]>(read());

function read(): readonly string[] {
  return partsOf(location.hash);
}

window.addEventListener('hashchange', () => {
  route.value = read();
});

export function href(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export function go(...parts: readonly string[]): void {
  location.hash = href(...parts);
}

/** Changes the address of the same place, without a step to go back to. */
export function rename(...parts: readonly string[]): void {
  history.replaceState(null, '', href(...parts));
}
