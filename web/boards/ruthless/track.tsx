import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { promised, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './track.css';

/** More spaces than this, and only every second one has room for its number. */
const ROOMY = 16;

/** The Prestige track: a brass rail to the goal and as far beyond as anyone got, with everybody's marker on it. */
export function Track() {
  const { view, at } = useRuthless();
  const then = useForeseen();
  const now = view.players.map(({ prestige }) => prestige);
  // What is only foreseen makes the rail no longer: nothing on it moves for that.
  const last = Math.max(view.goal, ...now);
  const soon = view.players.map((_, seat) => Math.min(promised(then, seat), last));
  const standings = now.map((prestige, seat) => bt('track.seat', { name: at.reader.players[seat] ?? '', prestige }));
  return (
    <Spot
      id="track"
      item="track"
      thing="track"
      class={last > ROOMY ? 'track brass crowded' : 'track brass'}
      label={bt('track.words', { goal: view.goal, standings: standings.join(' · ') })}
    >
      <Icon name="prestige" class="track-icon" />
      {/* A longer one is another: drawn in its place. */}
      <ol key={last} aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, space) => (
          <li key={space} {...(space === view.goal ? { class: 'goal', 'data-thing': 'goal' } : {})}>
            <span class="track-number">{space}</span>
            {space === view.goal && (
              <span class="flag">
                <Icon name="trophy" />
              </span>
            )}
            <span class="track-marks">
              {now.map(
                (prestige, seat) =>
                  prestige === space && (
                    <span
                      key={seat}
                      class={soon[seat] === prestige ? 'track-mark' : 'track-mark going'}
                      data-piece={`prestige.${seat}`}
                      data-place={`prestige.${seat}`}
                      data-thing={`prestige.${seat}`}
                    >
                      <SeatMark seat={seat} />
                    </span>
                  ),
              )}
              {soon.map(
                (prestige, seat) =>
                  prestige === space &&
                  prestige !== now[seat] && (
                    <span key={`soon${seat}`} class="track-mark coming" data-thing={`soon.${seat}`}>
                      <SeatMark seat={seat} />
                    </span>
                  ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </Spot>
  );
}
