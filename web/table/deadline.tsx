import { deadlineWords, MINUTE_MS, spanWords } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../words.ts';

/** `3 days, until Thursday 17:31`, on this device's clock. It comes with the first table that has a clock by the day. */
export function Deadline({ untilMs, isShort = false }: { untilMs: number; isShort?: boolean }) {
  const nowMs = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (nowMs.value = Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const words = isShort
    ? spanWords(untilMs - nowMs.value, language.value, 'narrow')
    : deadlineWords(untilMs, nowMs.value, language.value);
  return <time dateTime={new Date(untilMs).toISOString()}>{words}</time>;
}
