import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { promised, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** The Prestige track: a ruler to the goal and as far beyond as anyone got, with everybody's marker on it. */
export function Track() {
  const { view, at } = useRuthless();
  const then = useForeseen();
  const now = view.players.map(({ prestige }) => prestige);
  const soon = view.players.map((_, seat) => promised(then, seat));
  const last = Math.max(view.goal, ...now, ...soon);
  const standings = now.map((prestige, seat) => bt('track.seat', { name: at.reader.players[seat] ?? '', prestige }));
  return (
    <section class="track" aria-label={bt('track.words', { goal: view.goal, standings: standings.join(' · ') })}>
      <Icon name="prestige" class="track-icon" />
      <ol aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, space) => (
          <li key={space} class={space === view.goal ? 'goal' : ''}>
            <span class="track-number">
              {space === view.goal && <Icon name="trophy" />}
              {space}
            </span>
            <span class="track-marks">
              {now.map(
                (prestige, seat) =>
                  prestige === space && (
                    <span
                      key={seat}
                      class={soon[seat] === prestige ? 'track-mark' : 'track-mark going'}
                      data-piece={`prestige.${seat}`}
                      data-place={`prestige.${seat}`}
                    >
                      <SeatMark seat={seat} />
                    </span>
                  ),
              )}
              {soon.map(
                (prestige, seat) =>
                  prestige === space &&
                  prestige !== now[seat] && (
                    <span key={`soon${seat}`} class="track-mark coming">
                      <SeatMark seat={seat} />
                    </span>
                  ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
