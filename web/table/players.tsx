import { type Seat, say, seatName } from '@bonebed/kernel';
import { t } from '../words.ts';
import { PlayerClock } from './clock.tsx';
import { levelName } from './names.ts';
import { SeatMark } from './seat-mark.tsx';
import { useSession } from './session.ts';

/** Everybody at the table: name and shape, points that all can count, what the board shows of them. */
export function Players() {
  const session = useSession();
  const { seats } = session.host.info.value ?? session.info;
  // A row of the sheet without a seat is an automaton's: it sits after the people.
  const automata = session.shown.value.score.filter(row => row.seat === null).length;
  return (
    <section class="players" aria-label={t('players.label')}>
      {Array.from({ length: seats.length + automata }, (_, seat) => (
        <PlayerPanel key={seat} seat={seat} />
      ))}
    </section>
  );
}

function PlayerPanel({ seat }: { seat: Seat }) {
  const session = useSession();
  const { ask, score, seat: eyes } = session.shown.value;
  const { Player } = session.board;
  const { seats } = session.host.info.value ?? session.info;
  // An automaton sits after the people, as the game names it.
  const info = seats[seat] ?? { kind: 'bot', bot: null };
  const isResigned = session.host.company?.state.value?.seats[seat]?.resigned ?? false;
  const isAsked = ask?.waiting.includes(seat) ?? false;
  const lines = (score.find(row => row.seat === seat) ?? score[seat])?.lines ?? [];
  // Secret lines are left out even of one's own row, so that the rows can be compared.
  const points = lines.reduce((sum, line) => sum + (line.secret ? 0 : line.points), 0);
  return (
    <article class={isAsked ? 'player asked' : 'player'} data-seat={seat} data-place={`player.${seat}`}>
      <header>
        <SeatMark seat={seat} />
        <h3>{seatName(session.reader.value, seat)}</h3>
        {seat === eyes && <span class="tag">{t('players.you')}</span>}
        {info.kind === 'bot' && (
          <span class="tag" title={t('players.bot')}>
            {info.bot === null ? t('players.bot') : levelName(info.bot)}
          </span>
        )}
        {isResigned && <span class="tag">{t('players.resigned')}</span>}
        <span class="player-state" aria-live="off">
          {isAsked && (seat === eyes ? t('players.yourTurn') : t('players.thinking'))}
        </span>
        <PlayerClock seat={seat} />
        <span class="points" title={t('players.points')}>
          <b>{points}</b> <span class="unit">{say(session.reader.value, 'game.points')}</span>
        </span>
      </header>
      <Player seat={seat} />
    </article>
  );
}
