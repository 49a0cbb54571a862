import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Effects } from '../pieces/pieces.tsx';
import { isInPlay, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './finds.css';

/** Minor finds: columns of tiles, each above the bonus that it gives. */
export function Finds() {
  const { view, box } = useBoneWars();
  const { finds, columnTiles } = view.board;
  return (
    <div class="find-columns">
      {columnTiles.map((tile, column) => (
        <div key={tile} class="find-column">
          {finds.map((find, spot) =>
            box.spots[spot].column !== column || !isInPlay(view.marks, box.spots[spot]) ? null : (
              <FindTile key={spot} spot={spot} find={find} />
            ),
          )}
          <BonusTile tile={tile} />
        </div>
      ))}
    </div>
  );
}

function FindTile({ spot, find }: { spot: number; find: number | null }) {
  const { box, language } = useBoneWars();
  const name = find === null ? bt('find.gone') : nameOf(box.finds[find], language);
  return (
    <Spot
      id={`find.${spot}`}
      label={name}
      class={find === null ? 'find-tile gone' : 'find-tile'}
      thing={find === null ? 'findGone' : `findIcon.${find}`}
    >
      {find !== null && <Icon name={box.finds[find].id} />}
      <span>{name}</span>
    </Spot>
  );
}

/** A bonus tile, of a column or of a round. */
export function BonusTile({ tile }: { tile: number }) {
  const { box, language } = useBoneWars();
  return (
    <Spot
      id={`bonusTile.${tile}`}
      label={nameOf(box.tiles[tile], language)}
      item={`bonusTile.${tile}`}
      class="bonus-tile"
      thing={`bonusTile.${tile}`}
    >
      <Effects effects={box.tiles[tile].effects} />
    </Spot>
  );
}
