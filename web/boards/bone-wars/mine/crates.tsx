import type { Seat } from '@bonebed/kernel';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { BoneName, BoneToken } from '../pieces/pieces.tsx';
import { kindsOf, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './crates.css';

/** Crates with their bones; cover tiles lie on those that are closed. */
export function Crates({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const { crates, openCrates, covers } = view.players[seat];
  const bones = kindsOf(crates);
  const fits = usePointedFits();
  return (
    <div class="crates" data-place={`crates.${seat}`}>
      {Array.from({ length: Math.max(openCrates, bones.length) }, (_, crate) => {
        const bone = bones[crate];
        if (bone === undefined) {
          return (
            <i key={crate} class="crate free" data-thing="crate">
              {bt('crate.free.short')}
            </i>
          );
        }
        return (
          <Spot
            key={crate}
            id={`crate.${bone}`}
            label={nameOf(box.bones[bone], language)}
            class={fits?.[bone] ? 'crate fits' : 'crate'}
            thing={`bone.${bone}`}
          >
            <BoneToken bone={bone} />
            <BoneName bone={bone} />
          </Spot>
        );
      })}
      {Array.from({ length: covers }, (_, cover) => (
        <i key={`cover${cover}`} class="cover-tile" data-thing="coverTile">
          {bt('cover.short')}
        </i>
      ))}
    </div>
  );
}

/** The bones that fit the species under the pointer, by kind; null where there is none. */
function usePointedFits(): readonly boolean[] | null {
  const { session, view, box } = useBoneWars();
  const cards = session.pointed.value.map(key => {
    const [kind, number] = key.split('.');
    if (kind === 'card') return Number(number);
    return kind === 'species' ? (view.board.sites[Number(number)]?.species ?? null) : null;
  });
  const card = cards.find(found => found !== null) ?? null;
  return card === null ? null : (box.cards[card]?.species?.fits ?? null);
}
