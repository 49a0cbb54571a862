import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the page does when a finger comes down and when that was a press, and when it draws. */
type Heard = (event: { readonly isTrusted: boolean }) => void;
let down: Heard;
let press: Heard;
let draw: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (kind: string, heard: Heard) => {
    if (kind === 'pointerdown') down = heard;
    if (kind === 'click') press = heard;
  });
  draw = () => expect.unreachable('no frame was asked for');
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
    draw = drawn;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function taking() {
  const { afterPaint } = await import('./after-paint.ts');
  const taken: number[] = [];
  return { taken, take: afterPaint<number>(message => void taken.push(message)) };
}

test('a message is taken at once while nobody touches the page', async () => {
  const { taken, take } = await taking();
  take(1);
  press({ isTrusted: false });
  take(2);
  expect(taken).toEqual([1, 2]);
});

test('what comes between a touch and its paint waits for the paint, in its order', async () => {
  const { taken, take } = await taking();
  down({ isTrusted: true });
  take(1);
  press({ isTrusted: true });
  take(2);
  draw();
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  take(3);
  expect(taken).toEqual([1, 2, 3]);
});

test('a finger that comes down asks for no frame of its own', async () => {
  const { taken, take } = await taking();
  down({ isTrusted: true });
  take(1);
  expect(draw).toThrow('no frame was asked for');
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([1]);
});

test('a press late after the finger came down is painted first all the same', async () => {
  const { taken, take } = await taking();
  down({ isTrusted: true });
  take(1);
  await vi.advanceTimersByTimeAsync(95);
  press({ isTrusted: true });
  await vi.advanceTimersByTimeAsync(20);
  expect(taken).toEqual([]);
  draw();
  await vi.advanceTimersByTimeAsync(1);
  expect(taken).toEqual([1]);
});

test('a page that paints nothing takes its messages all the same', async () => {
  const { taken, take } = await taking();
  press({ isTrusted: true });
  take(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([1]);
});
