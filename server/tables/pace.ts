import { performance } from 'node:perf_hooks';

/** A process that works for more than this part of its time is busy. */
const BUSY = 0.8;
/** It looks back over so long, and so often. */
const LOOK_BACK_MS = 100;
/** Those who may wait to hear of something that is stored are told after so long. */
export const LATE_MS = 200;

/**
 * Tells, whenever asked, whether this process is busy. To tell all eyes at a table of every single move is more work than the rules
 * themselves: while there is much of it, those of whom nothing is expected hear of several moves in one go.
 */
export function watchPace(): () => boolean {
  let lookedAt = performance.now();
  let worked = performance.eventLoopUtilization();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_BACK_MS) return isBusy;
    const before = worked;
    worked = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(worked, before).utilization > BUSY;
    lookedAt = now;
    return isBusy;
  };
}
