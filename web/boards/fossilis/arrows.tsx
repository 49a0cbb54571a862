import { Spot } from '../../table/spot.tsx';
import { heightOf, placeStyle } from './places.ts';
import { useFossilis } from './view.ts';
import { bt } from './words.ts';
import './arrows.css';

/** Ways to choose: a side of the site, or where the tile that was chosen goes. */
export function Arrows() {
  return (
    <>
      <Sides />
      <Around />
    </>
  );
}

/** The sides of the site, while one must be chosen. */
function Sides() {
  const { session, box } = useFossilis();
  if (session.asked.value === null || session.live.value.ask?.what !== 'side') return null;
  return (
    <>
      {box.directions.map(({ id }, side) => (
        <div key={side} class="side-choice" data-side={side}>
          <Spot id={`side.${side}`} label={bt('side.words', { side: id })} thing={`side.${side}`} class="side-spot" />
        </div>
      ))}
    </>
  );
}

/** Around the tile that was chosen: where it can go, and why not elsewhere. */
function Around() {
  const { session, view, box } = useFossilis();
  const chosen = session.selection.value.find(key => key.startsWith('cell.'));
  const options = [...session.offered.value, ...session.barred.value];
  if (chosen === undefined || !options.some(({ parts }) => parts.some(({ key }) => key.startsWith('arrow.'))))
    return null;
  const cell = Number(chosen.slice('cell.'.length));
  return (
    <>
      {box.ground.steps.map(({ column, row }, direction) => {
        const state = session.stateOf(`arrow.${direction}`);
        const angle = Math.atan2(column, -row);
        return (
          <div
            key={`${cell}.${direction}`}
            class="arrow"
            data-state={state}
            style={{
              ...placeStyle(box.ground, cell, heightOf(view.site[cell])),
              'z-index': 90,
              '--dx': column,
              '--dy': row,
            }}
          >
            <Spot
              id={`arrow.${direction}`}
              label={bt('arrow.words', { side: box.directions[direction].id })}
              {...(state === 'barred' ? { thing: 'arrow.locked' } : {})}
              class="arrow-spot"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${state === 'barred' ? 0 : angle}rad` }}>
                {state === 'barred' ? (
                  <path d="M5 11H19V21H5ZM8 11V8a4 4 0 0 1 8 0v3" />
                ) : (
                  <path d="M12 2 22 13h-6v9H8v-9H2Z" />
                )}
              </svg>
            </Spot>
          </div>
        );
      })}
    </>
  );
}
