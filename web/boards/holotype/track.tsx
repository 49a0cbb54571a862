import { Icon } from '../../icons/icon.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** The Field Advancement Track: a ruler with its resets and milestones, and the marker on it. */
export function Track() {
  const { view } = useHolotype();
  const { marker, lastSpace, museumReset, milestone } = view.track;
  const spaces = Array.from({ length: lastSpace + 1 }, (_, space) => space);
  return (
    <section class="track" aria-label={bt('track.words', { marker, last: lastSpace })}>
      <ol aria-hidden="true">
        {spaces.map(space => (
          <li key={space} class={classOf(space, marker, lastSpace)}>
            <span class="track-symbol">
              {museumReset.includes(space) && <Icon name="museum" />}
              {milestone.includes(space) && <Icon name="milestone" />}
              {space === lastSpace && <span class="track-end">{bt('track.end')}</span>}
            </span>
            <span class="track-number">{space}</span>
            {space === marker && <span class="marker" data-piece="marker" />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function classOf(space: number, marker: number, last: number): string {
  const classes = [];
  if (space < marker) classes.push('done');
  if (space === marker) classes.push('here');
  if (space === last) classes.push('last');
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
