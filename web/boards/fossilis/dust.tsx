import { useRef } from 'preact/hooks';
import { type Changes, changesOf } from './changes.ts';
import { placeStyle } from './places.ts';
import { type TableView, useFossilis } from './view.ts';
import './dust.css';

/** Dust where tiles were pushed, for a moment after each change of the site. */
export function Dust() {
  const { session, view, box } = useFossilis();
  const last = useRef<{ view: TableView; changes: Changes | null; count: number }>({ view, changes: null, count: 0 });
  if (last.current.view !== view) {
    const changes = session.moment.value === null ? changesOf(last.current.view, view) : null;
    const isPushed = changes?.tiles.some(({ from }) => from !== null) ?? false;
    last.current = {
      view,
      changes: isPushed ? changes : last.current.changes,
      count: last.current.count + Number(isPushed),
    };
  }
  const { changes, count } = last.current;
  if (changes === null) return null;
  return (
    <div key={count} class="dust" aria-hidden="true">
      {changes.tiles.map(({ tile, from, to }) => {
        const place = to ?? from;
        return place === null ? null : (
          <i key={tile} style={{ ...placeStyle(box.ground, place.cell, place.layer), 'z-index': 75 }} />
        );
      })}
    </div>
  );
}
