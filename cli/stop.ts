const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for the work to be done, or for Ctrl-C or a `kill`. A second Ctrl-C ends the process as usual. */
export async function doneOrStopped(work: Promise<unknown>): Promise<void> {
  let stop = (): void => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await Promise.race([work, stopped]);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
