import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { signed } from './signed.ts';
import { isStill } from './speed.ts';

const RUN_MS = 700;

/** A number that runs to its new value, so that one sees it change. */
export function Running({ value }: { value: number }) {
  const shown = useSignal(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value || isStill()) {
      shown.value = value;
      return;
    }
    let frame = 0;
    const start = performance.now();
    const run = (now: number) => {
      const part = Math.min(1, (now - start) / RUN_MS);
      shown.value = Math.round(from + (value - from) * part);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{signed(shown.value)}</>;
}
