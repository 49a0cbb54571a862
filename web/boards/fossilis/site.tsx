import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Ghosts, useChanges } from './ghosts.tsx';
import { FindSign, PawnFigure, TileFace } from './pieces.tsx';
import { at, besideStyle, heightOf, hiddenBy, rowOf, STEPS, sideId } from './places.ts';
import { type SpaceView, tally, useFossilis } from './view.ts';
import { bt } from './words.ts';

/** The dig site from a slight angle: sunken pits, two layers of tiles, pawns on top of them or beside the frame. */
export function Site() {
  const { view } = useFossilis();
  const cells = view.site.map((_, cell) => cell);
  return (
    <section class="site-frame" aria-label={bt('site.label')}>
      <div class="site" data-place="site">
        <Frame />
        {cells.map(cell => (
          <Pit key={cell} cell={cell} />
        ))}
        <Tiles />
        {cells.map(cell => (
          <Space key={cell} cell={cell} />
        ))}
        <Pawns />
        <Sides />
        <Arrows />
        <Ghosts />
      </div>
    </section>
  );
}

/** The wooden box around it, with letters and numbers. */
function Frame() {
  const { box } = useFossilis();
  const columns = [...new Set(box.cells.map(({ id }) => id[0]))];
  const rows = [...new Set(box.cells.map(({ id }) => id.slice(1)))];
  return (
    <div class="site-box" aria-hidden="true">
      {columns.map((letter, column) => (
        <span key={letter} class="site-column" style={{ '--column': column }}>
          {letter}
        </span>
      ))}
      {rows.map((number, row) => (
        <span key={number} class="site-row" style={{ '--row': row }}>
          {number}
        </span>
      ))}
    </div>
  );
}

/** An open pit is dark, its finds lie in it. Under a tile there is nothing to draw. */
function Pit({ cell }: { cell: number }) {
  const { view } = useFossilis();
  if (view.site[cell].bottom !== null) return null;
  return <div class="pit" style={at(cell)} data-place={`pit.${cell}`} />;
}

function Tiles() {
  const { view } = useFossilis();
  const moving = useChanges()?.tiles.map(({ tile }) => tile) ?? [];
  return (
    <>
      {view.site.flatMap(({ bottom, top }, cell) =>
        [bottom, top].map((tile, layer) =>
          tile === null ? null : (
            <div
              key={`tile.${tile}`}
              class={tileClass(layer, moving.includes(tile))}
              data-piece={`tile.${tile}`}
              style={at(cell, layer)}
            >
              <TileFace tile={tile} />
            </div>
          ),
        ),
      )}
    </>
  );
}

function tileClass(layer: number, isMoving: boolean): string {
  return `tile${layer === 1 ? ' upper' : ''}${isMoving ? ' moving' : ''}`;
}

/** A space as a thing to choose: its uppermost face, or its pit with the finds in it. */
function Space({ cell }: { cell: number }) {
  const { at: table, session, view, box, language } = useFossilis();
  const space = view.site[cell];
  const height = heightOf(space);
  const what = session.shown.value.ask?.what;
  // A tile that can go only one way goes at once: what it uncovers can't be covered again.
  const isDigging = what === 'dig' || what === 'tremor';
  return (
    <div
      class={height === 0 ? 'space pit-space' : 'space'}
      style={{ ...at(cell, height), '--hidden': hiddenBy(view.site, cell) }}
    >
      <Spot id={`cell.${cell}`} label={label()} item={`cell.${cell}`} class="space-spot" isCareful={isDigging}>
        {height === 0 ? <Finds cell={cell} /> : <Note space={space} />}
      </Spot>
    </div>
  );

  function label(): string {
    const { bottom, top, pawn, pit, finds } = space;
    const tiles = [top, bottom].filter(tile => tile !== null).map(tile => nameOf(box.tiles[tile], language));
    const inside = finds?.map(find => nameOf(box.finds[find], language)).join(', ') ?? '';
    return bt('space.words', {
      cell: box.cells[cell].id,
      tiles: tiles.join(', '),
      height,
      pawn: pawn === null ? '' : (table.reader.players[pawn] ?? ''),
      hasPawn: pawn === null ? 0 : 1,
      pit,
      finds: inside,
      count: finds?.length ?? 0,
    });
  }
}

/** The finds of an open pit, kind by kind. */
function Finds({ cell }: { cell: number }) {
  const { view, box, language } = useFossilis();
  const kinds = tally(view.site[cell].finds ?? []);
  return (
    <span class="finds" data-kinds={kinds.length}>
      {kinds.map(({ kind, count }) => (
        <Spot
          key={kind}
          id={`find.${cell}.${kind}`}
          label={bt('find.words', {
            find: nameOf(box.finds[kind], language),
            count,
            plaster: box.finds[kind].plaster,
            cell: box.cells[cell].id,
          })}
          item={`find.${kind}`}
          class="find"
        >
          <FindSign find={kind} />
          {count > 1 && <b>{count}</b>}
        </Spot>
      ))}
    </span>
  );
}

/** What is known of a pit under a tile, as a slip on it: seen before, or looked at in secret. */
function Note({ space }: { space: SpaceView }) {
  if (space.finds === null || space.pit === 'open') return null;
  return (
    <span
      class={space.pit === 'peeked' ? 'pit-note peeked' : 'pit-note'}
      title={bt(`pit.${space.pit as 'peeked'}`)}
      aria-hidden="true"
    >
      {space.finds.length === 0 && '–'}
      {tally(space.finds).map(({ kind, count }) => (
        <span key={kind}>
          {count > 1 && count}
          <FindSign find={kind} />
        </span>
      ))}
    </span>
  );
}

function Pawns() {
  const { at: table, view } = useFossilis();
  const moving = useChanges()?.pawns.map(({ seat }) => seat) ?? [];
  return (
    <>
      {view.pawns.map(({ cell, sides }, seat) => {
        if (cell === null && sides.length === 0) return null;
        const style =
          cell === null
            ? besideStyle(sides[0], seat)
            : { ...at(cell, heightOf(view.site[cell])), 'z-index': 10 * (rowOf(cell) + 1) + 8 };
        return (
          <div
            key={seat}
            class={`pawn${cell === null ? ' beside' : ''}${moving.includes(seat) ? ' moving' : ''}`}
            style={style}
          >
            <Spot
              id={`pawn.${seat}`}
              label={bt('pawn.words', { seat: table.reader.players[seat] ?? '' })}
              piece={`pawn.${seat}`}
              class="pawn-spot"
            >
              <PawnFigure seat={seat} />
            </Spot>
          </div>
        );
      })}
    </>
  );
}

/** The sides of the site, while one must be chosen. */
function Sides() {
  const { session } = useFossilis();
  if (session.asked.value === null || session.live.value.ask?.what !== 'side') return null;
  return (
    <>
      {STEPS.map((_, side) => (
        <div key={side} class="side-choice" data-side={side}>
          <Spot id={`side.${side}`} label={bt('side.words', { side: sideId(side) })} class="side-spot" />
        </div>
      ))}
    </>
  );
}

/** Around the tile that was chosen: where it can go, and why not elsewhere. */
function Arrows() {
  const { session, view } = useFossilis();
  const chosen = session.selection.value.find(key => key.startsWith('cell.'));
  const options = [...session.offered.value, ...session.barred.value];
  if (chosen === undefined || !options.some(({ parts }) => parts.some(({ key }) => key.startsWith('arrow.'))))
    return null;
  const cell = Number(chosen.slice('cell.'.length));
  return (
    <>
      {STEPS.map(({ column, row }, direction) => (
        <div
          key={`${cell}.${direction}`}
          class="arrow"
          data-state={session.stateOf(`arrow.${direction}`)}
          style={{ ...at(cell, heightOf(view.site[cell])), 'z-index': 90, '--dx': column, '--dy': row }}
        >
          <Spot
            id={`arrow.${direction}`}
            label={bt('arrow.words', { side: sideId(direction) })}
            class="arrow-spot"
            isCareful
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${direction * 90}deg` }}>
              <path d="M12 3 21 13h-5.500v8h-7v-8H3Z" />
            </svg>
          </Spot>
        </div>
      ))}
    </>
  );
}
