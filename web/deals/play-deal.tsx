import { useSignal } from '@preact/signals';
import { failureText } from '../app/failure.ts';
import { playDeal } from './calls.ts';
import { w } from './words.ts';

interface PlayDealProps {
  readonly id: string;
  readonly label: string;
  /** Others are awaited at our table. */
  readonly onAwaited?: () => void;
}

/** Goes to one's own table of a deal. The server may have to find the dig first, which takes it some seconds. */
export function PlayDeal({ id, label, onAwaited }: PlayDealProps) {
  const state = useSignal<'ready' | 'asked'>('ready');
  const fault = useSignal('');
  const play = async () => {
    state.value = 'asked';
    fault.value = '';
    try {
      if (await playDeal(id)) return;
      state.value = 'ready';
      onAwaited?.();
    } catch (error) {
      state.value = 'ready';
      fault.value = failureText(error);
    }
  };
  return (
    <>
      <button type="button" class="button strong" disabled={state.value === 'asked'} onClick={() => void play()}>
        {state.value === 'asked' ? w('digs.digging') : label}
      </button>
      {fault.value !== '' && (
        <span class="fault" role="alert">
          {fault.value}
        </span>
      )}
    </>
  );
}
