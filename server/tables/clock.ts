import type { Seat } from '@bonebed/kernel';
import type { ClockInfo, ClockSpec, Rest } from '@bonebed/protocol';
import { afterCounted, countedMs } from './rest.ts';

/**
 * The time of each seat, worked out from the times of the log's entries alone, so that every process agrees on it. A seat's
 * time runs while the game waits for it.
 */
export interface Clock {
  readonly spec: ClockSpec;
  readonly left: number[];
  running: readonly Seat[];
  at: number;
}

export function newClock(spec: ClockSpec, seats: number, at: number): Clock {
  return { spec, left: new Array<number>(seats).fill(fullTime(spec)), running: [], at };
}

function fullTime(spec: ClockSpec): number {
  switch (spec.kind) {
    case 'none':
      return 0;
    case 'live':
      return spec.bankMs;
    case 'day':
      return spec.perTurnMs;
  }
}

/** Lets time pass until `at`. The times of a log never go back, whatever the machines' clocks say. */
export function passTime(clock: Clock, at: number): void {
  const elapsed = clock.running.length === 0 ? 0 : countedMs(clock.at, at, restOf(clock.spec));
  clock.at = Math.max(clock.at, at);
  if (clock.spec.kind === 'none') return;
  for (const seat of clock.running) clock.left[seat] -= elapsed;
}

/** Lets time pass from `since` until `at` that is nobody's. */
export function skipTime(clock: Clock, since: number, at: number): void {
  passTime(clock, since);
  clock.at = Math.max(clock.at, at);
}

/** From now on the game waits for these people. A seat whose turn is done gets its increment, or its next turn's time. */
export function waitFor(clock: Clock, seats: readonly Seat[]): void {
  const { spec } = clock;
  for (const seat of clock.running) {
    if (seats.includes(seat)) continue;
    if (spec.kind === 'live') clock.left[seat] += spec.incrementMs;
    if (spec.kind === 'day') clock.left[seat] = spec.perTurnMs;
  }
  clock.running = seats;
}

/** What someone has at least who comes back from an empty bank. */
const COME_BACK_MS = 60_000;

/** A seat begins anew, after a bot had taken over. */
export function refill(clock: Clock, seat: Seat): void {
  const least = clock.spec.kind === 'live' ? COME_BACK_MS : fullTime(clock.spec);
  clock.left[seat] = Math.max(clock.left[seat], least);
}

/** The running seat whose time is up first, and when that is. */
export function nextFlag({ spec, running, left, at }: Clock): { readonly seat: Seat; readonly at: number } | null {
  if (spec.kind === 'none') return null;
  let next: { seat: Seat; at: number } | null = null;
  for (const seat of running) {
    const flag = afterCounted(at, left[seat], restOf(spec));
    if (next === null || flag < next.at) next = { seat, at: flag };
  }
  return next;
}

/** What everybody may see of it. */
export function clockInfo({ spec, left, at, running }: Clock): ClockInfo | null {
  if (spec.kind === 'none') return null;
  const rest = restOf(spec);
  const until = rest === undefined ? {} : { until: left.map(ms => afterCounted(at, ms, rest)) };
  return { at, left: left.slice(), running, ...until };
}

function restOf(spec: ClockSpec): Rest | undefined {
  return spec.kind === 'day' ? spec.rest : undefined;
}

/** When the time of a seat is up, as everybody sees it. */
export function endOf({ at, left, until }: ClockInfo, seat: Seat): number {
  return until?.[seat] ?? at + left[seat];
}
