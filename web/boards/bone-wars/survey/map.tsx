import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterwards, lazy } from '../../../app/lazy.tsx';
import { isAcross } from '../../../table/sheet.ts';
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
  const stage = useRef<HTMLDivElement>(null);
  useSideways(stage);
  return (
    <section class="map" aria-label={bt('map')}>
      <div class="stage" ref={stage}>
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

/**
 * Draws a sheet that is broader than the screen to what a new question is about: to all of it where there is room, otherwise to where one's own
 * team stands. Up and down every board is drawn by the table itself.
 */
function useSideways(stage: RefObject<HTMLElement | null>): void {
  const { session } = useBoneWars();
  const isAsked = session.asked.value !== null;
  useEffect(() => {
    if (!isAsked) return;
    requestAnimationFrame(() => {
      const board = stage.current?.closest('.board') ?? null;
      if (board === null) return;
      const screen = board.getBoundingClientRect();
      const legal = spanOf('.spot.legal');
      if (legal === null || (legal.left >= screen.left && legal.right <= screen.right)) return;
      const { left, right } = legal.right - legal.left <= screen.width ? legal : (spanOf('.here') ?? legal);
      board.scrollLeft += (left + right - screen.left - screen.right) / 2;
    });
  }, [session.shown.value.length, isAsked, isAcross.value]);

  /** From where to where things of the sheet stand; null where there is none. */
  function spanOf(things: string): { readonly left: number; readonly right: number } | null {
    const rects = [...(stage.current?.querySelectorAll(things) ?? [])].map(thing => thing.getBoundingClientRect());
    if (rects.length === 0) return null;
    return { left: Math.min(...rects.map(({ left }) => left)), right: Math.max(...rects.map(({ right }) => right)) };
  }
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
