import { afterwards, lazy } from '../../../app/lazy.tsx';
import { nameOf } from '../../name-of.ts';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import { Site } from './site.tsx';
import { University } from './university.tsx';
import './map.css';

/** What is drawn on the paper takes no part in the game. */
const Sheet = lazy(
  afterwards(async () => (await import('./sheet.tsx')).Sheet),
  () => <svg class="survey-sheet" aria-hidden="true" />,
);

const Rails = lazy(
  afterwards(async () => (await import('./rails.tsx')).Rails),
  () => <svg class="rails" aria-hidden="true" />,
);

/** The survey map: six territories with a plate for each dig site, rails between them, the universities at the eastern edge. */
export function WestMap() {
  const { box } = useBoneWars();
  const universities = [...new Set(box.campuses.map(({ university }) => university))];
  return (
    <section class="map" aria-label={bt('map')}>
      <div class="stage">
        <Sheet />
        <Rails />
        {box.siteIds.map(site => (
          <div key={site} class="map-cell" data-at={box.sites[site].id}>
            <Site site={site} />
          </div>
        ))}
        {universities.map((university, index) => (
          <div key={university} class="map-cell campus-cell" data-at={`university-${index}`}>
            <University campuses={box.campusIds.filter(campus => box.campuses[campus].university === university)} />
          </div>
        ))}
        <Cartouche />
      </div>
    </section>
  );
}

/** In the corner of the sheet: the round and what it gives for a paper of four bones or an award. */
function Cartouche() {
  const { view, box, language } = useBoneWars();
  const tile = view.board.roundTiles[view.round];
  return (
    <div class="cartouche" data-thing="roundBonus">
      <b class="card-name">{bt('round.of', { round: view.round + 1, rounds: box.rounds.length })}</b>
      <i>{box.rounds[view.round].years}</i>
      <span class="cartouche-label">{bt('roundBonus')}</span>
      <b>{nameOf(box.tiles[tile], language)}</b>
    </div>
  );
}
