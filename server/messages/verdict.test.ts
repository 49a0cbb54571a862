import { type CallWishes, callKinds, HOUR_MS } from '@bonebed/protocol';
import { describe, expect, test } from 'vitest';
import { isQuiet, minuteOfDay, nextAt } from './hours.ts';
import { verdictOn } from './verdict.ts';
import type { Wanted } from './wanted.ts';

const BRUSSELS = 'Europe/Brussels';
/** A Monday in winter: 12:00 in Brussels. */
const noon = Date.UTC(2030, 0, 14, 11);

const wishes: CallWishes = { kinds: callKinds, quiet: null, digest: null, zone: BRUSSELS, language: 'en' };
const turn: Wanted = {
  topic: 'turn',
  mark: 'ask 7',
  at: noon,
  deadline: null,
  warnAt: null,
  game: 'toy',
  names: [],
  by: [],
};
const timed: Wanted = { ...turn, deadline: noon + 24 * HOUR_MS, warnAt: noon + 18 * HOUR_MS };
const untold = { told: null, isSilent: false };

describe('what is to be said', () => {
  test('a turn is told once', () => {
    expect(verdictOn({ wanted: turn, ...untold }, wishes, noon)).toEqual({ say: 'turn', due: null });
    expect(verdictOn({ wanted: turn, told: 'ask 7', isSilent: true }, wishes, noon)).toEqual({ say: null, due: null });
  });

  test('after one message nothing more is said until they come', () => {
    expect(verdictOn({ wanted: turn, told: 'ask 5', isSilent: true }, wishes, noon).say).toBe(null);
    expect(verdictOn({ wanted: turn, told: 'ask 5', isSilent: false }, wishes, noon).say).toBe('turn');
  });

  test('what they do not want to hear of is not said', () => {
    const few: CallWishes = { ...wishes, kinds: ['over', 'deadline'] };
    expect(verdictOn({ wanted: timed, ...untold }, few, noon)).toEqual({ say: null, due: timed.warnAt });
  });

  test('a deadline that is near is told once more, also to those who have not come', () => {
    const call = { wanted: timed, told: 'ask 7', isSilent: true };
    expect(verdictOn(call, wishes, noon)).toEqual({ say: null, due: timed.warnAt });
    expect(verdictOn(call, wishes, noon + 19 * HOUR_MS)).toEqual({ say: 'deadline', due: null });
    expect(verdictOn({ ...call, told: 'ask 7!' }, wishes, noon + 20 * HOUR_MS)).toEqual({ say: null, due: null });
  });

  test('quiet hours are kept, in the zone of the person', () => {
    const night: CallWishes = { ...wishes, quiet: { from: 22 * 60, to: 8 * 60 } };
    const late = Date.UTC(2030, 0, 14, 22, 30);
    expect(verdictOn({ wanted: { ...turn, at: late }, ...untold }, night, late)).toEqual({
      say: null,
      due: Date.UTC(2030, 0, 15, 7),
    });
    const inTokyo = { ...night, zone: 'Asia/Tokyo' };
    expect(verdictOn({ wanted: { ...turn, at: late }, ...untold }, inTokyo, late)).toMatchObject({
      due: Date.UTC(2030, 0, 14, 23),
    });
  });

  test('who would wake up too late for a deadline is warned before the quiet hours', () => {
    const night: CallWishes = { ...wishes, quiet: { from: 22 * 60, to: 8 * 60 } };
    const early = { ...timed, deadline: Date.UTC(2030, 0, 15, 7, 30), warnAt: Date.UTC(2030, 0, 15, 1, 30) };
    const call = { wanted: early, told: 'ask 7', isSilent: true };
    const warning = Date.UTC(2030, 0, 14, 20, 30);
    expect(verdictOn(call, night, noon)).toEqual({ say: null, due: warning });
    expect(verdictOn(call, night, warning)).toEqual({ say: 'deadline', due: null });
  });

  test('a digest waits for its time of the day, a deadline does not', () => {
    const daily: CallWishes = { ...wishes, digest: 18 * 60 };
    const evening = Date.UTC(2030, 0, 14, 17);
    expect(verdictOn({ wanted: turn, ...untold }, daily, noon)).toEqual({ say: null, due: evening });
    expect(verdictOn({ wanted: turn, ...untold }, daily, evening)).toEqual({ say: 'turn', due: null });
    expect(verdictOn({ wanted: timed, ...untold }, daily, noon + 18 * HOUR_MS).say).toBe('deadline');
  });
});

describe('hours', () => {
  test('the minute of the day follows the zone, in summer too', () => {
    expect(minuteOfDay(noon, BRUSSELS)).toBe(720);
    expect(minuteOfDay(Date.UTC(2030, 6, 14, 11), BRUSSELS)).toBe(780);
    expect(() => minuteOfDay(noon, 'Nowhere/At_All')).toThrow();
  });

  test('the next time of the day is right on the days on which the clocks change', () => {
    // In 2030 they go forward on 31 March and back on 27 October.
    for (const [day, hourUtc] of [
      [Date.UTC(2030, 2, 30, 20), Date.UTC(2030, 2, 31, 7)],
      [Date.UTC(2030, 9, 26, 20), Date.UTC(2030, 9, 27, 8)],
    ]) {
      expect(nextAt(9 * 60, day, BRUSSELS)).toBe(hourUtc);
    }
    expect(nextAt(720, noon, BRUSSELS)).toBe(noon);
    expect(nextAt(719, noon, BRUSSELS)).toBe(noon + 24 * HOUR_MS - 60_000);
  });

  test('quiet hours may go over midnight', () => {
    const night = { from: 22 * 60, to: 7 * 60 };
    expect([21, 22, 3, 7].map(hour => isQuiet(Date.UTC(2030, 0, 14, hour), night, 'UTC'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet(noon, { from: 600, to: 780 }, BRUSSELS)).toBe(true);
  });
});
