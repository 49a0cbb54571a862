import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';
import './ruler.css';

/** The Field Advancement Track: a brass ruler with its resets and milestones, the marker on it, and where it would go. */
export function Track() {
  const { session, view } = useHolotype();
  const { marker, lastSpace, museumReset, milestone } = view.track;
  const preview = session.preview.value?.view as TableView | undefined;
  const next = preview?.track.marker ?? marker;
  const spaces = Array.from({ length: lastSpace + 1 }, (_, space) => space);
  return (
    <Spot
      id="marker"
      item="marker"
      class="track brass"
      label={bt('track.words', { marker, last: lastSpace })}
      thing="track"
    >
      <ol aria-hidden="true">
        {spaces.map(space => (
          <li key={space} class={classOf(space, marker, lastSpace)}>
            <span class="track-number">{space}</span>
            {museumReset.includes(space) && (
              <span class="track-symbol" data-thing={`reset.${space}`}>
                <Icon name="museum" />
              </span>
            )}
            {milestone.includes(space) && (
              <span class="track-symbol medal" data-thing={`medal.${space}`}>
                <Icon name="milestone" />
              </span>
            )}
            {space === lastSpace && (
              <span class="track-end" data-thing="last">
                {bt('track.end')}
              </span>
            )}
            {space === marker && (
              <span class="marker" data-piece="marker" data-thing="marker">
                {marker}
              </span>
            )}
            {space === next && next !== marker && <span class="marker coming">{next}</span>}
          </li>
        ))}
      </ol>
    </Spot>
  );
}

/** Where there is little room, every fifth number is enough. */
const FIFTH = 5;

function classOf(space: number, marker: number, last: number): string {
  const classes = [];
  if (space < marker) classes.push('done');
  if (space % FIFTH === 0 && last - space > 1) classes.push('fifth');
  if (space === last) classes.push('fifth', 'last');
  return classes.join(' ');
}

/** The same, in the top line. */
export function Progress() {
  const { view } = useHolotype();
  const { marker, lastSpace } = view.track;
  return (
    <span class="progress-words">
      {bt('progress', { marker, last: lastSpace })}
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${(marker / lastSpace) * 100}%` }} />
      </span>
    </span>
  );
}
