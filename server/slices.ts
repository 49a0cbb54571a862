/** How much of one turn of the event loop all long work together may take: nobody's move waits longer than this. */
const SLICE_MS = 8;

/** When such work began in this turn; null if none has. */
let beganAt: number | null = null;
const waiting: (() => void)[] = [];

/** Does long work in slices: as much as fits into this turn of the event loop, the rest in later ones, alternating with other long work. */
export async function inSlices<V>(work: Generator<void, V>): Promise<V> {
  for (;;) {
    await breathe();
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same work in one go, where nobody waits. */
export function atOnce<V>(work: Generator<void, V>): V {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Waits for a later turn if this one has had its share of long work. */
export async function breathe(): Promise<void> {
  while (isSpent()) {
    await new Promise<void>(resolve => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(serve);
    });
  }
}

function isSpent(): boolean {
  const now = performance.now();
  if (beganAt === null) {
    beganAt = now;
    setImmediate(() => {
      beganAt = null;
    });
  }
  return now - beganAt > SLICE_MS;
}

/** One in a turn: what the sockets have sent meanwhile comes in between. */
function serve(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serve);
}
