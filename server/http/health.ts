/** How long one answer holds for all who ask, so that nobody wears out the disk by asking. */
const FRESH_MS = 1000;
/** How long storage may take for one small row. */
const PATIENCE_MS = 3000;

/** Whether new people should be sent to this process, and how it is. */
export interface Readiness {
  readonly ready: boolean;
  /** What stands against it: it is about to stop, or storage does not take what is written. */
  readonly because?: 'stopping' | 'storage';
  /** It takes on no new tables, for want of memory. */
  readonly full: boolean;
  /** Whoever runs it lets nothing be stored. */
  readonly readOnly: boolean;
  /** At how many tables nothing can be done at the moment, because they are being read anew. */
  readonly catchingUp: number;
}

/** Whether storage takes what is written, found out by writing. */
export class Health {
  readonly #write: () => Promise<void>;
  readonly #patienceMs: number;
  readonly #now: () => number;
  #asking: Promise<boolean> | null = null;
  #known: { readonly isWell: boolean; readonly at: number } | null = null;

  constructor(write: () => Promise<void>, patienceMs = PATIENCE_MS, now = () => performance.now()) {
    this.#write = write;
    this.#patienceMs = patienceMs;
    this.#now = now;
  }

  /** Never throws, and never takes longer than patience lasts. */
  isWell(): Promise<boolean> {
    if (this.#known !== null && this.#now() - this.#known.at < FRESH_MS) return Promise.resolve(this.#known.isWell);
    // Where one attempt hangs, another would hang beside it.
    this.#asking ??= this.#ask();
    return within(this.#asking, this.#patienceMs);
  }

  async #ask(): Promise<boolean> {
    const isWell = await this.#write().then(
      () => true,
      () => false,
    );
    this.#known = { isWell, at: this.#now() };
    this.#asking = null;
    return isWell;
  }
}

/** What is asked, or no. */
function within(asked: Promise<boolean>, ms: number): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms, false);
    void asked.then(isTrue => {
      clearTimeout(timer);
      resolve(isTrue);
    });
  });
}
