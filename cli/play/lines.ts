import { createInterface } from 'node:readline';

/** Lines as they are typed, or as they come through a pipe; null when there are no more. */
export interface Lines {
  next(): Promise<string | null>;
  close(): void;
}

export function readLines(input: NodeJS.ReadableStream): Lines {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  // Ctrl-C ends the lines like the end of a file, so that the game is saved.
  const end = (): void => reader.close();
  process.once('SIGINT', end);
  reader.once('close', () => process.off('SIGINT', end));
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done === true ? null : String(value).trim();
    },
    close: end,
  };
}
