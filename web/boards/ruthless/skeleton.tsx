import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { BoneDrawing, FamilySign, Marks, useCardWords } from './cards.tsx';
import { matchOf, PARTS } from './facts.ts';
import {
  type BoneId,
  type Box,
  type CardId,
  type SkeletonView,
  skeletonOf,
  type TableView,
  useForeseen,
  useRuthless,
} from './view.ts';
import { bt } from './words.ts';

/** A skeleton in its frame on the wall: head, vertebrae and limbs under the Name, each with its marks. */
export function Frame({ skeleton }: { skeleton: SkeletonView }) {
  const { box, view } = useRuthless();
  const words = useCardWords();
  const then = useForeseen();
  const { name, slots } = skeleton;
  const { family } = box.cards[name];
  const coming = slotsToBe(box, then, name) ?? slots;
  return (
    <Spot
      id={`skeleton.${name}`}
      label={bt('skeleton.words', { name: words.name(name) })}
      item={`skeleton.${name}`}
      piece={`card.${name}`}
      class={view.revision?.skeleton === name || view.event?.skeleton === name ? 'frame hit-now' : 'frame'}
    >
      <span class="plaque" {...(family === null ? {} : { 'data-family': family })}>
        {family !== null && <FamilySign family={family} />}
        <span class="species">{words.name(name)}</span>
      </span>
      <span class="slots">
        {slots.map((bone, slot) => (
          <Slot key={PARTS[slot]} name={name} slot={slot} bone={bone} coming={coming[slot]} />
        ))}
      </span>
    </Spot>
  );
}

/** What the option under the pointer, or a revision in the making, would put there: shown in its place, as a shadow. */
function slotsToBe(box: Box, then: TableView, name: CardId): readonly (BoneId | null)[] | null {
  const slots = skeletonOf(then, name)?.slots ?? null;
  if (slots === null || then.draft.skeleton !== name) return slots;
  return slots.map((bone, slot) => then.draft.bones.find(picked => box.bones[picked].slot === slot) ?? bone);
}

function Slot({
  name,
  slot,
  bone,
  coming,
}: {
  name: CardId;
  slot: number;
  bone: BoneId | null;
  coming: BoneId | null;
}) {
  const { box } = useRuthless();
  if (coming !== null && coming !== bone) {
    return (
      <span class="slot foreseen" data-family={box.bones[coming].family}>
        <BoneDrawing bone={coming} />
        <SlotFoot bone={coming} name={name} />
      </span>
    );
  }
  if (bone === null) return <EmptySlot slot={slot} />;
  return <BoneInSlot bone={bone} name={name} class={coming === null ? 'slot leaving' : 'slot'} />;
}

export function EmptySlot({ slot }: { slot: number }) {
  return (
    <span class="slot empty" title={bt('slot.empty')}>
      {bt(`part.${PARTS[slot]}`)}
    </span>
  );
}

/** A bone that lies under a Name, with its marks. */
export function BoneInSlot({ bone, name, class: extra }: { bone: BoneId; name: CardId; class: string }) {
  const { box } = useRuthless();
  const words = useCardWords();
  const score = matchOf(box, bone, name);
  const { family } = box.bones[bone];
  return (
    <Piece id={`bone.${bone}`} label={bt('bone.matching', { bone: words.bone(bone), score })} class={extra}>
      <span class="bone-in-slot" {...(family === null ? {} : { 'data-family': family })}>
        <BoneDrawing bone={bone} />
        <SlotFoot bone={bone} name={name} />
      </span>
    </Piece>
  );
}

/** Under a bone: its family where that is not the Name's, and how well it matches. */
export function SlotFoot({ bone, name }: { bone: BoneId; name: CardId }) {
  const { box } = useRuthless();
  const { family } = box.bones[bone];
  return (
    <span class="slot-foot">
      {family !== null && family !== box.cards[name].family && <FamilySign family={family} />}
      <Marks score={matchOf(box, bone, name)} />
    </span>
  );
}
