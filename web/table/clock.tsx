import type { Seat } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { t } from '../words.ts';
import { clockText } from './clock-text.ts';
import { useSession } from './session.ts';
import './clock.css';

const Deadline = lazy(
  async () => (await import('./deadline.tsx')).Deadline,
  () => null,
);

/** The time a player has left, where the table has a clock: by the second, or by the day, in words; where there is little room, without until when. */
export function PlayerClock({ seat, isShort = false }: { seat: Seat; isShort?: boolean }) {
  const { clock, company } = useSession().host;
  if (company?.about.value?.clock.kind !== 'day') return <LiveClock seat={seat} />;
  const told = clock.value;
  if (told === null || !told.running.includes(seat)) return null;
  return (
    <span class="deadline" title={t('players.clock')}>
      <Deadline untilMs={told.untilMs[seat]} isShort={isShort} />
    </span>
  );
}

function LiveClock({ seat }: { seat: Seat }) {
  const { clock } = useSession().host;
  const nowMs = useSignal(Date.now());
  const told = clock.value;
  const isRunning = told?.running.includes(seat) ?? false;
  useEffect(() => {
    nowMs.value = Date.now();
    if (!isRunning) return;
    const timer = setInterval(() => {
      nowMs.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, told]);
  if (told === null) return null;
  const spentMs = isRunning ? Math.max(0, nowMs.value - told.atMs) : 0;
  return (
    <span class={isRunning ? 'clock running' : 'clock'} role="timer" aria-live="off" title={t('players.clock')}>
      {clockText(Math.max(0, told.leftMs[seat] - spentMs))}
    </span>
  );
}
