import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '../host/host.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { t } from '../words.ts';

interface SeatFieldsProps {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly onChange: (info: Partial<SeatInfo>) => void;
  readonly children?: ComponentChildren;
}

/** One seat of a table to be: its name, and who plays it. */
export function SeatFields({ seat, info, onChange, children }: SeatFieldsProps) {
  return (
    <li data-seat={seat}>
      <SeatMark seat={seat} />
      <input
        type="text"
        maxLength={24}
        required
        aria-label={t('screen.name', { number: seat + 1 })}
        value={info.name}
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      <select
        aria-label={t('screen.kind', { number: seat + 1 })}
        value={info.kind}
        onChange={event =>
          onChange(
            event.currentTarget.value === 'bot' ? { kind: 'bot', bot: 'fieldHand' } : { kind: 'person', bot: null },
          )
        }
      >
        <option value="person">{t('screen.person')}</option>
        <option value="bot">{t('screen.bot')}</option>
      </select>
      {children}
    </li>
  );
}
