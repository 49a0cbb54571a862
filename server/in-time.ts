/** How long a stopping server waits for something that may never finish: a little longer than for a database that does not answer. */
const PATIENCE_MS = 6000;

/** Waits for something, but not for ever. */
export async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
