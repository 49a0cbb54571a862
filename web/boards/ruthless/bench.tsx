import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { useCardWords } from './card-words.ts';
import { PARTS } from './facts.ts';
import { Cards, Panel } from './panel.tsx';
import { fossilsAmong, inSlot, revisedPlace } from './presented.tsx';
import { Fossils, Showcase, type Shown } from './showcase.tsx';
import { NOT_STRUCK } from './struck.ts';
import { Worth } from './verdict.tsx';
import { type BoneId, type Box, type CardId, skeletonOf, type TableView, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** The desk of the player at work: what is picked so far, what it will move, and the way back. */
export function Bench() {
  const { view, box, session } = useRuthless();
  const then = useForeseen();
  const words = useCardWords();
  const { name, skeleton, bones, boosts } = view.draft;
  const isForeseen = then.draft.bones.length > 0 || then.draft.name !== null;
  const soon = isForeseen ? then.draft : view.draft;
  const isRevision = skeleton !== null;
  const shown = skeleton ?? name;
  const fossils = fossilsAmong(box, bones);
  return (
    <Panel title={titleOf()} seat={view.active} thing="draft" dims={false}>
      <div class="panel-row">
        {shown !== null && (
          <Showcase
            name={shown}
            slots={placesOf(box, view, shown, bones, soon.bones)}
            struck={NOT_STRUCK}
            isNew={!isRevision}
          />
        )}
        {fossils.length > 0 && <Fossils fossils={fossils} doubted={null} />}
        <Cards cards={boosts} label={bt('stage.boosts')} />
      </div>
      <div class="verdict">
        <Worth worth={soon.worth} isDoubted={false} />
        <div class="panel-tools">
          {session.asked.value !== null && (
            <button type="button" class="button" onClick={() => session.undo()}>
              <Icon name="undo" /> {bt('bench.back')}
            </button>
          )}
          <Spot
            id="draft"
            label={bt(isRevision ? 'bench.publish' : 'bench.present')}
            thing={isRevision ? 'publish' : 'present'}
            class="lay-down"
          >
            <span>{bt(isRevision ? 'bench.publish' : 'bench.present')}</span>
          </Spot>
        </div>
      </div>
    </Panel>
  );

  function titleOf(): string {
    if (skeleton !== null) return bt('bench.revision', { skeleton: words.name(skeleton) });
    return name === null ? bt('bench.fossil') : bt('bench.description');
  }
}

/** What stands where: what is picked, what the option under the pointer would add, and what was there before. */
function placesOf(
  box: Box,
  view: TableView,
  name: CardId,
  bones: readonly BoneId[],
  soon: readonly BoneId[],
): (Shown | null)[] {
  const olds = view.draft.skeleton === null ? null : (skeletonOf(view, name)?.slots ?? null);
  return PARTS.map((_, slot) => {
    const laid = inSlot(box, bones, slot);
    const coming = inSlot(box, soon, slot);
    if (olds !== null) return revisedPlace(olds[slot], laid, coming);
    if (laid !== undefined) return { bone: laid, manner: '', old: null };
    return coming === undefined ? null : { bone: coming, manner: 'foreseen', old: coming };
  });
}
