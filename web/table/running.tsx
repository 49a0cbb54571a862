import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { signed } from './signed.ts';
import { isStill, MOVE_MS } from './speed.ts';

const RUN_MS = 400;

/** A number that runs to its new value, so that one sees it change: it grows when what flies has landed. */
export function Running({ value }: { value: number }) {
  const shown = useSignal(value);
  useLayoutEffect(() => {
    const from = shown.peek();
    if (from === value || isStill()) {
      shown.value = value;
      return;
    }
    let frame = 0;
    let start = 0;
    const run = (now: number) => {
      start ||= now;
      const part = Math.min(1, (now - start) / RUN_MS);
      shown.value = Math.round(from + (value - from) * part);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    const waiting = setTimeout(() => (frame = requestAnimationFrame(run)), value > from ? MOVE_MS() : 0);
    return () => {
      clearTimeout(waiting);
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return <>{signed(shown.value)}</>;
}
