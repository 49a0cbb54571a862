import { NAME_LENGTH } from '@bonebed/protocol';
import type { ComponentChildren } from 'preact';
import type { Occupant } from '../host/host.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { t } from '../words.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';

interface SeatFieldsProps {
  readonly seat: number;
  readonly info: Occupant;
  /** What a bot is called that gets no name here. */
  readonly called?: string;
  readonly onChange: (info: Partial<Occupant>) => void;
  readonly children?: ComponentChildren;
}

export function aPerson(seat: number): Occupant {
  return { name: t('name.other', { number: seat + 1 }), kind: 'person', bot: null };
}

export function aBot(): Occupant {
  return { name: '', kind: 'bot', bot: usualLevel() };
}

/** One seat of a table to be: its name, and who plays it; a bot as strong as one likes. */
export function SeatFields({ seat, info, called = '', onChange, children }: SeatFieldsProps) {
  const { name, kind, bot } = info;
  return (
    <li data-seat={seat}>
      <SeatMark seat={seat} />
      <input
        type="text"
        maxLength={NAME_LENGTH}
        required={kind === 'person'}
        placeholder={called}
        aria-label={t('screen.name', { number: seat + 1 })}
        value={name}
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      <select
        aria-label={t('screen.kind', { number: seat + 1 })}
        value={kind}
        onChange={event => {
          const { value } = event.currentTarget;
          if (value !== kind) onChange(value === 'bot' ? aBot() : aPerson(seat));
        }}
      >
        <option value="person">{t('screen.person')}</option>
        <option value="bot">{t('screen.bot')}</option>
      </select>
      {bot !== null && (
        <LevelSelect
          label={t('level.of', { number: seat + 1 })}
          value={bot}
          onChange={level => onChange({ bot: level })}
          isExplained
        />
      )}
      {children}
    </li>
  );
}
