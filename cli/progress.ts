import type { Screen } from './system.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar that fills up on a terminal, and nothing elsewhere. */
export interface Progress {
  reach(done: number): void;
  end(): void;
}

export function progressBar(screen: Screen, total: number): Progress {
  if (screen.isTTY !== true) return { reach: () => {}, end: () => {} };
  let drawn = performance.now();
  return {
    reach: done => {
      const now = performance.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      const part = total === 0 ? 1 : done / total;
      const full = Math.round(part * WIDTH);
      screen.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)} % `);
    },
    end: () => {
      screen.write('\r\x1b[K');
    },
  };
}

/** A line that is written over again and again on a terminal, for work without an end in sight; nothing elsewhere. */
export interface Status {
  show(line: () => string): void;
  end(): void;
}

export function statusLine(screen: Screen): Status {
  if (screen.isTTY !== true) return { show: () => {}, end: () => {} };
  let drawn = performance.now();
  return {
    show: line => {
      const now = performance.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      screen.write(`\r\x1b[K${line()}`);
    },
    end: () => {
      screen.write('\r\x1b[K');
    },
  };
}
