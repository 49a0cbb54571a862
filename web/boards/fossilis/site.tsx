import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { inTurn } from '../../app/lazy.tsx';
import { useSession } from '../../table/session.ts';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { PawnFigure } from './pawn.tsx';
import { FindSign } from './pieces.tsx';
import { besideStyle, heightOf, hiddenBy, inFront, placeStyle } from './places.ts';
import { TileFace } from './tile.tsx';
import { useChanges } from './use-changes.ts';
import { useWanted } from './use-wanted.ts';
import { type SpaceView, tally, useBox, useFossilis, useShown } from './view.ts';
import { bt } from './words.ts';
import './site.css';

const Arrows = inTurn(async () => (await import('./arrows.tsx')).Arrows);
const Dust = inTurn(async () => (await import('./dust.tsx')).Dust);
const Ghosts = inTurn(async () => (await import('./ghosts.tsx')).Ghosts);

/** The dig site from a slight angle: lit pits, two layers of tiles, pawns on top of them or on the rim. */
export function Site() {
  const { cells } = useBox();
  return (
    <section class="site-frame" aria-label={bt('site.label')}>
      <div class="site" data-place="site">
        <div class="dug">
          <Well />
          {cells.map((_, cell) => (
            <Pit key={cell} cell={cell} />
          ))}
          <Tiles />
        </div>
        {cells.map((_, cell) => (
          <Space key={cell} cell={cell} />
        ))}
        <Pawns />
        <Dust />
        <Ghosts />
        <Arrows />
      </div>
    </section>
  );
}

/** The hole that all lies in, with letters and numbers on its edge; and the paints of what is drawn in it. */
function Well() {
  const box = useBox();
  return useMemo(() => {
    const { places } = box.ground;
    return (
      <div class="well" aria-hidden="true" data-thing="site">
        <svg class="paints" aria-hidden="true">
          <linearGradient id="fossilis-ivory" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stop-color="#fffdf4" />
            <stop offset=".55" stop-color="#f4e6c4" />
            <stop offset="1" stop-color="#cfae78" />
          </linearGradient>
          <linearGradient id="fossilis-steel" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stop-color="#f4f8fc" />
            <stop offset=".5" stop-color="#b9c4cf" />
            <stop offset="1" stop-color="#8996a5" />
          </linearGradient>
        </svg>
        {box.cells.map(({ id }, cell) => {
          const { column, row } = places[cell];
          return (
            <Fragment key={id}>
              {row === 0 && (
                <span class="site-column" style={{ '--column': column }}>
                  {id[0]}
                </span>
              )}
              {column === 0 && (
                <span class="site-row" style={{ '--row': row }}>
                  {id.slice(1)}
                </span>
              )}
            </Fragment>
          );
        })}
      </div>
    );
  }, [box]);
}

/** An open pit has a lantern in it. Under a tile there is nothing to draw. */
function Pit({ cell }: { cell: number }) {
  const box = useBox();
  const { bottom } = useShown(({ site }) => site[cell]);
  if (bottom !== null) return null;
  return (
    <div class="pit" style={placeStyle(box.ground, cell)} data-place={`pit.${cell}`}>
      <i class="lantern" />
    </div>
  );
}

function Tiles() {
  const site = useShown(view => view.site);
  const moving = useChanges()?.tiles.map(({ tile }) => tile) ?? [];
  return (
    <>
      {site.flatMap(({ bottom, top }, cell) =>
        [bottom, top].map((tile, layer) =>
          tile === null ? null : (
            <SiteTile
              key={`tile.${tile}`}
              tile={tile}
              cell={cell}
              layer={layer}
              isMoving={moving.includes(tile)}
              isCovered={layer === 0 && top !== null && !moving.includes(top)}
            />
          ),
        ),
      )}
    </>
  );
}

interface Laid {
  readonly tile: number;
  readonly cell: number;
  readonly layer: number;
  readonly isMoving: boolean;
  /** Another lies on it: only its edge is seen. */
  readonly isCovered: boolean;
}

/** A tile where it lies; drawn again only when it moves or would. */
function SiteTile({ tile, cell, layer, isMoving, isCovered }: Laid) {
  const box = useBox();
  return useMemo(
    () => (
      <div
        class={`tile${layer === 1 ? ' upper' : ''}${isMoving ? ' moving' : ''}${isCovered ? ' covered' : ''}`}
        data-piece={`tile.${tile}`}
        style={placeStyle(box.ground, cell, layer)}
      >
        <TileFace tile={tile} />
      </div>
    ),
    [box, tile, cell, layer, isMoving, isCovered],
  );
}

/** A space as a thing to choose: its uppermost face, or its pit with the finds in it. */
function Space({ cell }: { cell: number }) {
  const { box, language } = useFossilis();
  const { players } = useSession().reader.value;
  const space = useShown(({ site }) => site[cell]);
  const hidden = useShown(({ site }) => hiddenBy(box.ground, site, cell));
  const height = heightOf(space);
  return (
    <div
      class={height === 0 ? 'space pit-space' : 'space'}
      style={{ ...placeStyle(box.ground, cell, height), '--hidden': hidden }}
    >
      <Spot
        id={`cell.${cell}`}
        label={label()}
        item={`cell.${cell}`}
        thing={`cell.${cell}`}
        place={`cell.${cell}`}
        class="space-spot"
      >
        {height === 0 ? <Finds cell={cell} finds={space.finds ?? []} /> : <Note cell={cell} space={space} />}
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
      pawn: pawn === null ? '' : (players[pawn] ?? ''),
      hasPawn: pawn === null ? 0 : 1,
      pit,
      finds: inside,
      count: finds?.length ?? 0,
    });
  }
}

/** The finds of an open pit, kind by kind. */
function Finds({ cell, finds }: { cell: number; finds: readonly number[] }) {
  const { box, language } = useFossilis();
  const wanted = useWanted();
  const kinds = tally(finds);
  return (
    <span class="finds" style={{ '--kinds': kinds.length }}>
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
          thing={`find.${kind}`}
          class={wanted[kind] > 0 ? 'find matches' : 'find'}
        >
          <FindSign find={kind} />
          {count > 1 && <b>{count}</b>}
        </Spot>
      ))}
    </span>
  );
}

/** What is known of a pit under a tile, as a slip on it: seen before, or looked at in secret. */
function Note({ cell, space }: { cell: number; space: SpaceView }) {
  if (space.finds === null || space.pit === 'open') return null;
  return (
    <span
      class={space.pit === 'peeked' ? 'pit-note peeked' : 'pit-note'}
      data-thing={`note.${cell}`}
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
  const { session, at: table, view, box } = useFossilis();
  const chosen = session.selection.value;
  const moving = useChanges()?.pawns.map(({ seat }) => seat) ?? [];
  return (
    <>
      {view.pawns.map(({ cell, sides }, seat) => {
        if (cell === null && sides.length === 0) return null;
        const style =
          cell === null
            ? besideStyle(box.ground, sides[0], seat)
            : { ...placeStyle(box.ground, cell, heightOf(view.site[cell])), ...inFront(box.ground, cell) };
        return (
          <div
            key={cell === null ? `beside ${seat}` : seat}
            class={`pawn${standing(cell)}${moving.includes(seat) ? ' moving' : ''}`}
            style={style}
          >
            <Spot
              id={`pawn.${seat}`}
              label={bt('pawn.words', { seat: table.reader.players[seat] ?? '' })}
              piece={`pawn.${seat}`}
              thing={`pawn.${seat}`}
              class="pawn-spot"
            >
              <PawnFigure seat={seat} />
            </Spot>
          </div>
        );
      })}
    </>
  );

  function standing(cell: number | null): string {
    if (cell === null) return ' beside';
    return chosen.includes(`cell.${cell}`) ? ' amid' : '';
  }
}
