import { useSignal } from '@preact/signals';
import { failureText } from '../app/failure.ts';
import { t } from '../words.ts';
import { playDeal } from './calls.ts';

/** Goes to one's own table of a deal. The server may have to find the dig first, which takes it some seconds. */
export function PlayDeal({ id, isBegun }: { id: string; isBegun: boolean }) {
  const state = useSignal<'ready' | 'asked'>('ready');
  const fault = useSignal('');
  const play = async () => {
    state.value = 'asked';
    fault.value = '';
    try {
      await playDeal(id);
    } catch (error) {
      state.value = 'ready';
      fault.value = failureText(error);
    }
  };
  const words = () => (state.value === 'asked' ? t('digs.digging') : t(isBegun ? 'digs.goOn' : 'digs.play'));
  return (
    <>
      <button type="button" class="button strong" disabled={state.value === 'asked'} onClick={() => void play()}>
        {words()}
      </button>
      {fault.value !== '' && (
        <span class="fault" role="alert">
          {fault.value}
        </span>
      )}
    </>
  );
}
