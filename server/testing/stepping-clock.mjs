// Loaded before a server in a process of its own: a clock on the wall that tests can set, while it runs and before.
import { isMainThread } from 'node:worker_threads';

const real = Date.now;
let off = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => real() + off;

if (isMainThread) {
  process.on('message', ms => {
    off += Number(ms);
    process.send?.('set');
  });
  // Who listens to the tests need not go on for their sake.
  process.channel?.unref();
}
