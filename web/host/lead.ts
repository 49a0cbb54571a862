/**
 * One tab at a time plays a table: whoever holds its lock. The lock ends with its worker, however that ends. Where a browser has
 * no locks (pages without TLS), the revision of the stored table still keeps two tabs from writing over each other.
 */

interface Wish {
  /** Whether to take the lock from whoever holds it. */
  readonly take: boolean;
  /** Called once if someone else holds it and we wait. */
  readonly onWaiting: () => void;
  /** Called when another tab takes it from us. */
  readonly onLost: () => void;
}

/** How long a page that is just being closed or reloaded may take to let go before we speak of another tab. */
const GRACE_MS = 1200;

/** Resolves when this worker leads the table. */
export function lead(id: string, { take, onWaiting, onLost }: Wish): Promise<void> {
  // Not every browser that runs us has them, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = take ? null : setTimeout(onWaiting, GRACE_MS);
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      if (timer !== null) clearTimeout(timer);
      resolve();
      // Held as long as this worker lives.
      return new Promise<never>(() => {});
    };
    locks.request(`bonebed table ${id}`, { steal: take }, hold).catch(error => {
      if (isHeld) onLost();
      else reject(error);
    });
  });
}
