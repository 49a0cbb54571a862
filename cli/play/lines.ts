import { createInterface } from 'node:readline';

/** Lines as they are typed, or as they come through a pipe; null when there are no more. */
export interface Lines {
  next(): Promise<string | null>;
  close(): void;
}

export function readLines(input: NodeJS.ReadableStream): Lines {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done === true ? null : String(value).trim();
    },
    close: () => reader.close(),
  };
}
