import type { Seat } from '@bonebed/kernel';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { FindSign, Plaster } from './pieces.tsx';
import { FragmentSign } from './tile.tsx';
import { Energy } from './turn.tsx';
import { type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './goods.css';

/** What I have, in one line: Energy of the turn, Plaster, Fragments on my tiles, the bones in storage. */
export function Goods({ seat }: { seat: Seat }) {
  const { view, box, language } = useFossilis();
  const { plaster, storage } = view.players[seat];
  const fragmentsOf = (kind: number) => (then: TableView) =>
    then.players[seat].tiles.reduce((sum, tile) => sum + (box.tiles[tile].fragments[kind] ?? 0), 0);
  return (
    <div class="goods-line">
      <Energy />
      <span class="good" data-thing="plaster" data-place={`plaster.${seat}`}>
        <Plaster />
        <Count<TableView> of={then => then.players[seat].plaster} />
        <span class="hidden">{bt('plaster.words', { count: plaster })}</span>
      </span>
      {box.allFragments.map(kind =>
        kind === box.anyFragment ? null : (
          <span key={kind} class="good" data-thing={`fragment.${kind}`} data-place={`tiles.${seat}`}>
            <FragmentSign kind={kind} />
            <Count<TableView> of={fragmentsOf(kind)} />
            <span class="hidden">{nameOf(box.fragments[kind], language)}</span>
          </span>
        ),
      )}
      {storage.map((count, bone) =>
        count === 0 ? null : (
          <span key={bone} class="good" data-thing={`bone.${bone}`} data-place={`bone.${seat}.${bone}`}>
            <FindSign find={bone} />
            <b>{count}</b>
            <span class="hidden">{nameOf(box.finds[bone], language)}</span>
          </span>
        ),
      )}
    </div>
  );
}
