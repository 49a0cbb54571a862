import { BadInput } from '@bonebed/kernel';

/** How long to wait before something is fetched again that did not come. */
const RETRY_MS = [1000, 2000, 4000, 8000];

/** How long to wait after a number of failures: short at first, and never the same for a whole class. */
export function retryMs(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] * (1 + Math.random() / 2);
}

/** Gives what comes in the end, or throws what no other try would change; `onMissing` hears of each time that it did not come. */
export async function keepTrying<V>(load: () => Promise<V>, onMissing: () => void = () => {}): Promise<V> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof BadInput) throw error;
      onMissing();
      await new Promise(resolve => setTimeout(resolve, retryMs(failures)));
    }
  }
}

/** A style sheet that did not come is fetched again: whoever asked for it asks only once. */
export function fetchStylesAgain(): void {
  let failures = 0;
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = target.href;
    setTimeout(() => target.replaceWith(again), retryMs(failures++));
  };
  window.addEventListener('error', onError, true);
}
