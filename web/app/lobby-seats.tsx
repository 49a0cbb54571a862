import type { Command } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import type { ServerTable } from '../host/remote.ts';
import { seatNames } from '../table/names.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { t } from '../words.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';
import './lobby-screen.css';

interface LobbySeatsProps {
  readonly table: ServerTable;
  /** Whether whoever looks says who sits here. */
  readonly isHost: boolean;
  readonly act: (command: Command) => void;
}

/** Who sits where. The host puts bots on free seats, as strong as one likes, and can ask someone to leave. */
export function LobbySeats({ table, isHost, act }: LobbySeatsProps) {
  const level = useSignal(usualLevel());
  const { seats, host } = table.state.value ?? { seats: [], host: null };
  const mine = table.seat.value;
  const names = seatNames(seats.map(({ name, bot }) => ({ name: name ?? '', bot })));
  const canPut = isHost && seats.some(({ by }) => by === 'nobody');
  return (
    <>
      <ol class="seat-list">
        {seats.map(({ by, bot }, seat) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <b dir="auto">{by === 'nobody' ? t('lobby.free') : names[seat]}</b>
            {seat === mine && <span class="tag">{t('players.you')}</span>}
            {seat === host && <span class="tag">{t('lobby.host')}</span>}
            {by === 'bot' && <span class="tag">{t('players.bot')}</span>}
            {by === 'nobody' && isHost && (
              <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: level.value })}>
                {t('lobby.addBot')}
              </button>
            )}
            {by === 'person' && isHost && seat !== mine && (
              <button type="button" class="link" data-dismiss={seat} onClick={() => act({ do: 'dismiss', seat })}>
                {t('lobby.dismiss', { name: names[seat] })}
              </button>
            )}
            {by === 'bot' && isHost && (
              <>
                <LevelSelect
                  label={t('level.of', { number: seat + 1 })}
                  value={bot ?? ''}
                  onChange={chosen => act({ do: 'bot', seat, level: chosen })}
                  isExplained
                />
                <button type="button" class="link" onClick={() => act({ do: 'bot', seat, level: null })}>
                  {t('screen.remove')}
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
      {canPut && (
        <p class="row">
          <span>{t('lobby.botLevel')}</span>
          <LevelSelect label={t('level.label')} value={level.value} onChange={one => (level.value = one)} isExplained />
        </p>
      )}
    </>
  );
}
