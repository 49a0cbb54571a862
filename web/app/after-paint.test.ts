import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the page does when it is touched, and when it draws. */
let touch: (event: { readonly isTrusted: boolean }) => void;
let draw: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (kind: string, heard: typeof touch) => {
    if (kind === 'pointerdown') touch = heard;
  });
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
  touch({ isTrusted: false });
  take(2);
  expect(taken).toEqual([1, 2]);
});

test('what comes between a touch and its paint waits for the paint, in its order', async () => {
  const { taken, take } = await taking();
  touch({ isTrusted: true });
  take(1);
  take(2);
  draw();
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  take(3);
  expect(taken).toEqual([1, 2, 3]);
});

test('a page that paints nothing takes its messages all the same', async () => {
  const { taken, take } = await taking();
  touch({ isTrusted: true });
  take(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([1]);
});
