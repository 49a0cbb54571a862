import { useMemo } from 'preact/hooks';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { useBox, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './tile.css';

/** A terrain tile: its material by grain, outline and colour, and the Fragments on it. Drawn once: it never changes. */
export function TileFace({ tile }: { tile: number }) {
  const box = useBox();
  return useMemo(() => {
    const { material, fragments } = box.tiles[tile];
    return (
      <span class="tile-block" data-material={box.materials[material].id} data-grain={tile % 3}>
        <span class="tile-face" />
        <span class="tile-fragments">
          {fragments.flatMap((count, kind) =>
            Array.from({ length: count }, (_, one) => <FragmentSign key={`${kind}.${one}`} kind={kind} />),
          )}
        </span>
      </span>
    );
  }, [box, tile]);
}

/** A Fragment by its kind; a question mark is any of them. */
export function FragmentSign({ kind }: { kind: number }) {
  const box = useBox();
  if (kind === box.anyFragment) return <i class="fragment any">?</i>;
  return <i class="fragment" data-fragment={box.fragments[kind].id} />;
}

/** Tiles as stacks of one look each: tiles of one look are as good as each other. */
export function TileRow({ tiles, looks }: { tiles: readonly number[]; looks: (tile: number) => number }) {
  const { box, language } = useFossilis();
  const stacks = new Map<number, number[]>();
  for (const tile of tiles) {
    const stack = stacks.get(looks(tile));
    if (stack === undefined) stacks.set(looks(tile), [tile]);
    else stack.push(tile);
  }
  return (
    <span class="tile-row" style={{ '--stacks': stacks.size }}>
      {[...stacks.values()].map((stack, nth) => (
        <span key={stack[0]} class="stack" style={{ '--nth': nth }}>
          <Spot
            id={`tile.${stack[0]}`}
            label={bt('tiles.words', { tile: nameOf(box.tiles[stack[0]], language), count: stack.length })}
            item={`tile.${stack[0]}`}
            thing={`tile.${stack[0]}`}
            class="small-tile"
          >
            {stack.map(tile => (
              <span key={tile} class="stacked" data-piece={`tile.${tile}`}>
                <TileFace tile={tile} />
              </span>
            ))}
            {stack.length > 1 && <b class="stack-count">{stack.length}</b>}
          </Spot>
        </span>
      ))}
    </span>
  );
}
