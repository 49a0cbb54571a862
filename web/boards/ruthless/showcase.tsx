import { Spot } from '../../table/spot.tsx';
import { Glass, Plate } from './cabinet.tsx';
import { useCardWords } from './card-words.ts';
import { BoneDrawing, FamilySign, Marks } from './cards.tsx';
import { matchOf, PARTS } from './facts.ts';
import { type Hung, Skeleton, type Waxed } from './looks.tsx';
import { type BoneId, type CardId, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './showcase.css';

/** What stands in a place of a showcase: a bone, and the one that was there before where it is revised. */
export interface Shown extends Hung {
  readonly old: BoneId | null;
}

/** A skeleton large, with a line for each of its parts: what it is, and how well it matches. */
export function Showcase({
  name,
  slots,
  struck,
  isNew,
}: {
  name: CardId;
  slots: readonly (Shown | null)[];
  struck: readonly Waxed[];
  /** Whether the Name itself was laid down just now. */
  isNew: boolean;
}) {
  const words = useCardWords();
  return (
    <div class="showcase">
      <Spot
        id={`laid.${name}`}
        label={words.card(name)}
        item={`card.${name}`}
        thing={`card.${name}`}
        piece={isNew ? `card.${name}` : `laid.${name}`}
        class="showcase-glass"
      >
        <Glass>
          <Skeleton name={name} bones={slots} struck={struck} isChoosable={false} />
        </Glass>
        <Plate name={name} />
      </Spot>
      <ul class="part-rows">
        {slots.map((shown, slot) => (
          <li key={PARTS[slot]}>
            {shown === null ? (
              <span class="part-row vacant" data-thing={`slot.${PARTS[slot]}`}>
                {bt(`part.${PARTS[slot]}`)} <i>{bt('slot.none')}</i>
              </span>
            ) : (
              <PartRow shown={shown} name={name} slot={slot} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartRow({ shown: { bone, manner, old }, name, slot }: { shown: Shown; name: CardId; slot: number }) {
  const { box } = useRuthless();
  const words = useCardWords();
  const { family } = box.bones[bone];
  const score = matchOf(box, bone, name);
  const isRevised = manner === 'fresh' || manner === 'foreseen';
  return (
    <Spot
      id={`bone.${bone}`}
      label={words.matching(bone, name)}
      item={`bone.${bone}`}
      thing={`bone.${bone}`}
      class={`part-row ${manner}`}
    >
      <span class="part-bone">{words.boneName(bone)}</span>
      <span class="part-facts">
        {family !== null && <FamilySign family={family} />} {bt(`part.${PARTS[slot]}`)} <Marks score={score} />
      </span>
      {isRevised && old !== bone && (
        <span class="replaced">
          {old === null ? (
            bt('stage.added')
          ) : (
            <>
              {bt('stage.instead')} <Marks score={matchOf(box, old, name)} />
            </>
          )}
        </span>
      )}
    </Spot>
  );
}

/** Fossils that are presented, alone or beside a skeleton. */
export function Fossils({ fossils, doubted }: { fossils: readonly BoneId[]; doubted: BoneId | null }) {
  const words = useCardWords();
  return (
    <div class="panel-cards">
      {fossils.map(bone => (
        <Spot
          key={bone}
          id={`bone.${bone}`}
          label={words.bone(bone)}
          item={`bone.${bone}`}
          piece={`bone.${bone}`}
          thing={`bone.${bone}`}
          class={bone === doubted ? 'fossil-shown in-doubt' : 'fossil-shown'}
        >
          <Glass>
            <BoneDrawing bone={bone} />
          </Glass>
          <span class="name-brass brass">{words.boneName(bone)}</span>
        </Spot>
      ))}
    </div>
  );
}
