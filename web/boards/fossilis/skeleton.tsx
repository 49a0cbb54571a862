import { buildOf } from './signs.ts';
import { skeletons } from './skeletons.baked.ts';
import { useFossilis } from './view.ts';
import './skeleton.css';

/** A Dinosaur's skeleton: bones that are there are inked, those that are missing dotted, what no card asks for is pale. */
export function Skeleton({ dinosaur, have }: { dinosaur: number; have: readonly number[] }) {
  const { box } = useFossilis();
  const { needs } = box.dinosaurs[dinosaur];
  const { frame, skin, skull, bones } = skeletons[buildOf(box, dinosaur)];
  return (
    <svg class="skeleton" viewBox="0 0 240 128" aria-hidden="true">
      {skin !== '' && <path class="skin" d={skin} />}
      <path class="frame" d={frame} />
      {needs.map((needed, bone) => {
        const { id } = box.finds[bone];
        const groups = bones[id];
        if (groups === undefined) return null;
        const drawn = slots(groups, needed);
        // Where there are fewer groups than bones (three claws), the last one waits for the last bone.
        const isThere = (slot: number) => have[bone] >= (slot === drawn.length - 1 ? needed : slot + 1);
        return drawn.map((d, slot) => (
          <path key={`${bone}.${slot}`} class={`${stateOf(needed, isThere(slot))} of-${id}`} d={d} />
        ));
      })}
      <path class="frame skull" fill-rule="evenodd" d={skull} />
    </svg>
  );
}

function stateOf(needed: number, isThere: boolean): string {
  if (needed === 0) return 'frame';
  return isThere ? 'there' : 'missing';
}

/** The groups of a bone, gathered into as many as a card asks for; more than there are share the last ones. */
function slots(groups: readonly string[], needed: number): readonly string[] {
  if (needed === 0) return [groups.join('')];
  return Array.from({ length: Math.min(needed, groups.length) }, (_, slot) =>
    groups.filter((_, group) => group % Math.min(needed, groups.length) === slot).join(''),
  );
}
