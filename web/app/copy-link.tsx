import { useSignal } from '@preact/signals';
import { t } from '../words.ts';

/** Puts a link into the clipboard and says so; where the browser refuses, it shows the link to copy by hand. */
export function CopyLink({
  label,
  link,
  class: extra = 'button',
}: {
  label: string;
  link: () => Promise<string>;
  class?: string;
}) {
  const state = useSignal<'ready' | 'copied' | 'failed'>('ready');
  const shown = useSignal('');
  const copy = async () => {
    try {
      shown.value = await link();
      await navigator.clipboard.writeText(shown.value);
      state.value = 'copied';
    } catch {
      state.value = 'failed';
    }
  };
  if (state.value === 'failed') {
    if (shown.value === '') return <span class="fault">{t('lobby.failed')}</span>;
    return (
      <input
        type="text"
        readOnly
        aria-label={label}
        value={shown.value}
        onFocus={event => event.currentTarget.select()}
      />
    );
  }
  return (
    <button type="button" class={extra} onClick={() => void copy()}>
      {state.value === 'copied' ? t('end.copied') : label}
    </button>
  );
}
