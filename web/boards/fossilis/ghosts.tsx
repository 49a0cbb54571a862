import { SeatMark } from '../../table/seat-mark.tsx';
import { nameOf } from '../name-of.ts';
import type { Changes, PawnChange, TileChange } from './changes.ts';
import { PawnFigure } from './pawn.tsx';
import { besideStyle, heightOf, placeStyle } from './places.ts';
import { TileFace } from './tile.tsx';
import { useChanges } from './use-changes.ts';
import { type Box, type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './ghosts.css';

/** A ghost of the whole slide: every tile and pawn glides to where it would come to lie, what leaves fades over the edge. */
export function Ghosts() {
  const changes = useChanges();
  const { session, view, box } = useFossilis();
  const preview = session.preview.value;
  if (changes === null || preview === null) return null;
  const then = preview.view as TableView;
  const way = wayOf(box, changes, session.pointed.value);
  return (
    <div class="ghosts" aria-hidden="true">
      {changes.opened.map(cell => (
        <div key={`opens.${cell}`} class="ghost-pit" style={placeStyle(box.ground, cell)}>
          <span>{view.site[cell].finds === null ? '?' : ''}</span>
        </div>
      ))}
      {changes.tiles.map(change => (
        <GhostTile key={change.tile} change={change} way={way} />
      ))}
      {changes.pawns.map(change => (
        <GhostPawn key={change.seat} change={change} height={change.to === null ? 0 : heightOf(then.site[change.to])} />
      ))}
    </div>
  );
}

/** Which way things go: what moves on the site tells; where everything leaves it, the arrow that is pointed at. */
function wayOf({ ground }: Box, { tiles }: Changes, pointed: readonly string[]): number | null {
  for (const { from, to } of tiles) {
    if (from === null || to === null || from.cell === to.cell) continue;
    const way = ground.next.findIndex(neighbours => neighbours[from.cell] === to.cell);
    if (way >= 0) return way;
  }
  const arrow = pointed.find(key => key.startsWith('arrow.'));
  return arrow === undefined ? null : Number(arrow.slice('arrow.'.length));
}

function GhostTile({ change: { tile, from, to }, way }: { change: TileChange; way: number | null }) {
  const { box } = useFossilis();
  if (to !== null) {
    const start = from ?? to;
    return (
      <div
        class={to.layer === 1 ? 'tile upper ghost' : 'tile ghost'}
        style={{
          ...placeStyle(box.ground, to.cell, to.layer),
          ...glide(box, start.cell, to.cell),
          '--fall': start.layer - to.layer,
          'z-index': 70 + to.layer,
        }}
      >
        <TileFace tile={tile} />
      </div>
    );
  }
  if (from === null) return null;
  const step = way === null ? { column: 0, row: 0 } : box.ground.steps[way];
  const { column, row } = box.ground.places[from.cell];
  return (
    <div
      class={from.layer === 1 ? 'tile upper ghost leaves' : 'tile ghost leaves'}
      style={{
        ...placeStyle(box.ground, from.cell, from.layer),
        '--column': column + step.column * 0.8,
        '--row': row + step.row * 0.8,
        '--dx': -step.column * 0.8,
        '--dy': -step.row * 0.8,
        '--fall': way === null ? -1 : 0,
        // Above all that lies there, below the arrows: one of them is the next tap.
        'z-index': 88,
      }}
    >
      <TileFace tile={tile} />
    </div>
  );
}

function glide({ ground: { places } }: Box, from: number, to: number): Record<string, number> {
  return { '--dx': places[from].column - places[to].column, '--dy': places[from].row - places[to].row };
}

function GhostPawn({ change: { seat, from, to, sides }, height }: { change: PawnChange; height: number }) {
  const { box } = useFossilis();
  if (to === null && sides.length === 0) return null;
  const style =
    to === null
      ? { ...besideStyle(box.ground, sides[0], seat), '--dx': 0, '--dy': 0 }
      : { ...placeStyle(box.ground, to, height), ...glide(box, from ?? to, to) };
  return (
    <div class={to === null ? 'pawn beside ghost' : 'pawn ghost'} style={{ ...style, 'z-index': 85 }}>
      <PawnFigure seat={seat} />
    </div>
  );
}

/** The same in words: what will slide, fall, be pushed or leave. */
export function SlideWords() {
  const changes = useChanges();
  const { session, at: table, box, language } = useFossilis();
  if (changes === null) return null;
  const cellName = (cell: number) => box.cells[cell].id;
  const moved = changes.tiles.filter(({ from, to }) => from !== null && to !== null).length;
  return (
    <ul class="slide-words">
      {moved > 0 && <li>{bt('slide.moved', { count: moved })}</li>}
      {changes.tiles.map(({ tile, from, to }) => {
        const name = nameOf(box.tiles[tile], language);
        if (to === null) return <li key={tile}>{bt('slide.leaves', { tile: name })}</li>;
        if (from === null) return <li key={tile}>{bt('slide.comes', { tile: name, cell: cellName(to.cell) })}</li>;
        return from.layer > to.layer ? (
          <li key={tile}>{bt('slide.falls', { tile: name, cell: cellName(to.cell) })}</li>
        ) : null;
      })}
      {changes.pawns.map(({ seat, to, sides }) => (
        <li key={seat}>
          <SeatMark seat={seat} />{' '}
          {to === null
            ? bt('slide.pawnOff', {
                seat: table.reader.players[seat] ?? '',
                sides: sides.length,
                side: box.directions[sides[0] ?? 0].id,
              })
            : bt('slide.pawn', { seat: table.reader.players[seat] ?? '', cell: cellName(to) })}
        </li>
      ))}
      {changes.opened.map(cell => (
        <li key={cell}>{bt('slide.opens', { cell: cellName(cell) })}</li>
      ))}
      {changes.covered.map(cell => (
        <li key={cell}>{bt('slide.covers', { cell: cellName(cell) })}</li>
      ))}
      {session.isForGood.value && <li class="tap-again">{bt('slide.again')}</li>}
    </ul>
  );
}
