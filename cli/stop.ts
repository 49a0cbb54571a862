const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Does something at Ctrl-C or a `kill`, once. A second Ctrl-C ends the process as usual. What it gives takes that back. */
export function whenStopped(stop: () => void): () => void {
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return forget;
}

/** Waits for the work to be done, or for Ctrl-C or a `kill`. */
export async function doneOrStopped(work: Promise<unknown>): Promise<void> {
  let forget = (): void => {};
  const stopped = new Promise<void>(resolve => {
    forget = whenStopped(resolve);
  });
  try {
    await Promise.race([work, stopped]);
  } finally {
    forget();
  }
}
