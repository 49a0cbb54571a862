import { Spot } from '../../../table/spot.tsx';
import { Count } from '../../count.tsx';
import { nameOf } from '../../name-of.ts';
import { BoneName, BoneToken } from '../pieces/pieces.tsx';
import { type TableView, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './rare.css';

/** The display of rare bones: how many of each kind are left. */
export function RareBones() {
  const { view, box, language } = useBoneWars();
  return (
    <div class="rare-bones">
      {view.board.rare.map((count, bone) => (
        <Spot
          key={box.bones[bone].id}
          id={`rare.${bone}`}
          label={bt('rare.words', { bone: nameOf(box.bones[bone], language), count })}
          place={`rare.${bone}`}
          class={count === 0 ? 'rare-bone none-left' : 'rare-bone'}
          thing={`bone.${bone}`}
        >
          <BoneToken bone={bone} />
          <BoneName bone={bone} />
          <b>
            <Count<TableView> of={then => then.board.rare[bone]} />
          </b>
        </Spot>
      ))}
    </div>
  );
}
