import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface OneFieldProps {
  readonly label: string;
  readonly act: string;
  readonly kind: 'email' | 'code' | 'nickname';
  readonly start?: string;
  readonly most?: number;
  readonly onSubmit: (value: string) => void;
}

/** One thing to write, and one button. */
export function OneField({ label, act, kind, start = '', most = 254, onSubmit }: OneFieldProps) {
  const value = useSignal(start);
  const id = useId();
  return (
    <form
      class="one-field"
      onSubmit={event => {
        event.preventDefault();
        onSubmit(value.value.trim());
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={kind}
        required
        maxLength={most}
        inputMode={kind === 'email' ? 'email' : 'text'}
        autocomplete={kind === 'code' ? 'off' : kind}
        autocapitalize={kind === 'code' ? 'characters' : 'off'}
        spellcheck={false}
        value={value.value}
        onInput={event => (value.value = event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {act}
      </button>
    </form>
  );
}
