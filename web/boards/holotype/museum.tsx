import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Cube } from './pieces.tsx';
import { type TableView, useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './museum.css';

/** More cubes than this lie behind one another; the number tells. */
const ABREAST = 4;

/** The vitrine: a shelf for each period, with the cubes that the Museum has. */
export function Museum() {
  const { box, language } = useHolotype();
  const museum = useShown(view => view.museum);
  return (
    <div class="vitrine">
      {museum.map((count, period) => (
        <Spot
          key={box.periods[period].id}
          id={`museum.${period}`}
          label={bt('museum.words', { count, period: nameOf(box.periods[period], language) })}
          class={count === 0 ? 'shelf-row empty' : 'shelf-row'}
          place={`museum.${period}`}
          thing={`museum.${period}`}
        >
          <Count<TableView> of={then => then.museum[period]} />
          <span class="row-cubes">
            {Array.from({ length: Math.max(1, Math.min(count, ABREAST)) }, (_, cube) => (
              <Cube key={cube} period={period} />
            ))}
          </span>
        </Spot>
      ))}
    </div>
  );
}
