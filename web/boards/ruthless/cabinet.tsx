import { Spot } from '../../table/spot.tsx';
import { useCardWords } from './card-words.ts';
import { FamilySign, Marks } from './cards.tsx';
import { matchOf, PARTS } from './facts.ts';
import { type Hung, Skeleton } from './looks.tsx';
import { NOT_STRUCK, struckBy } from './struck.ts';
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
import './cabinet.css';

/** A glass cabinet on the wall: the skeleton on its armature, the Name on brass, and how well each part matches. */
export function Cabinet({ skeleton: { name, slots } }: { skeleton: SkeletonView }) {
  const { box, view, session } = useRuthless();
  const words = useCardWords();
  const then = useForeseen();
  const coming = slotsToBe(box, then, name) ?? slots;
  const struck = struckBy(box, session.shown.value.events).get(name) ?? NOT_STRUCK;
  const hung = slots.map((bone, slot) => hang(bone, coming[slot]));
  const isHit = view.revision?.skeleton === name || view.event?.skeleton === name;
  return (
    <Spot
      id={`skeleton.${name}`}
      label={bt('skeleton.words', { name: words.name(name) })}
      item={`skeleton.${name}`}
      piece={`card.${name}`}
      thing={`skeleton.${name}`}
      class={isHit ? 'cabinet hit-now' : 'cabinet'}
    >
      <div class="cabinet-in">
        <Glass>
          <Skeleton
            name={name}
            bones={hung}
            struck={struck.map((isStruck, slot) => isStruck && hung[slot] === null)}
            isChoosable={true}
          />
        </Glass>
        <Plate name={name} />
        <div class="matches-of">
          {hung.map((one, slot) => (
            <Match key={PARTS[slot]} slot={slot} bone={one?.bone ?? null} name={name} />
          ))}
        </div>
      </div>
    </Spot>
  );
}

/** What a museum has before its first skeleton: a lit cabinet with an armature that waits. */
export function EmptyCabinet() {
  return (
    <div class="cabinet waiting-cabinet">
      <div class="cabinet-in">
        <Glass>
          <span class="bare-armature" />
        </Glass>
        <p class="name-brass brass">{bt('museum.empty')}</p>
      </div>
    </div>
  );
}

export function Glass({ children }: { children: preact.ComponentChildren }) {
  return (
    <div class="glass">
      <span class="lamp" />
      {children}
    </div>
  );
}

/** The brass plate with the Name, in the sign of its family. */
export function Plate({ name }: { name: CardId }) {
  const { box } = useRuthless();
  const words = useCardWords();
  const { family } = box.cards[name];
  return (
    <span class="name-brass brass">
      {family !== null && <FamilySign family={family} />}
      <span class="species">{words.name(name)}</span>
    </span>
  );
}

/** A line of a cabinet: which part, of which family if not the Name's, and how well it matches. */
function Match({ slot, bone, name }: { slot: number; bone: BoneId | null; name: CardId }) {
  const { box } = useRuthless();
  const part = PARTS[slot];
  const family = bone === null ? null : box.bones[bone].family;
  return (
    <span class={bone === null ? 'match vacant' : 'match'} {...(bone === null ? { 'data-thing': `slot.${part}` } : {})}>
      <span class="part">{bt(`part.${part}`)}</span>
      {family !== null && family !== box.cards[name].family && <FamilySign family={family} />}
      {bone === null ? <i class="missing">{bt('slot.none')}</i> : <Marks score={matchOf(box, bone, name)} />}
    </span>
  );
}

function hang(bone: BoneId | null, coming: BoneId | null): Hung | null {
  if (coming !== null && coming !== bone) return { bone: coming, manner: 'foreseen' };
  if (bone === null) return null;
  return { bone, manner: coming === null ? 'leaving' : '' };
}

/** What the option under the pointer, or a revision in the making, would put there: shown in its place, as a shadow. */
function slotsToBe(box: Box, then: TableView, name: CardId): readonly (BoneId | null)[] | null {
  const slots = skeletonOf(then, name)?.slots ?? null;
  if (slots === null || then.draft.skeleton !== name) return slots;
  return slots.map((bone, slot) => then.draft.bones.find(picked => box.bones[picked].slot === slot) ?? bone);
}
