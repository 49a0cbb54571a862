import { SeatMark } from '../../table/seat-mark.tsx';
import { Piece } from '../piece.tsx';
import { useCardWords } from './card-words.ts';
import { BoneCard, BoneDrawing } from './cards.tsx';
import { PARTS } from './facts.ts';
import type { Waxed } from './looks.tsx';
import { CardSpot, Cards, Panel, useName } from './panel.tsx';
import { Fossils, Showcase, type Shown } from './showcase.tsx';
import { NOT_STRUCK, struckBy } from './struck.ts';
import { Speakers, Verdict } from './verdict.tsx';
import { type BoneId, type Box, skeletonOf, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** Which of these bones has a place. */
export function inSlot(box: Box, bones: readonly BoneId[], slot: number): BoneId | undefined {
  return bones.find(bone => box.bones[bone].slot === slot);
}

export const fossilsAmong = (box: Box, bones: readonly BoneId[]): BoneId[] =>
  bones.filter(bone => box.bones[bone].slot === null);

/** A new skeleton or fossil that the others may doubt. */
export function Presented() {
  const { view, box, session } = useRuthless();
  const then = useForeseen();
  const name = useName();
  const words = useCardWords();
  const { presentation, event, defences } = view;
  if (presentation === null) return null;
  const { presenter, worth, bones, boosts, name: card } = presentation;
  const title =
    card === null
      ? bt('stage.presents', { name: name(presenter) })
      : bt('stage.describes', { name: name(presenter), skeleton: words.name(card) });
  // What is in doubt, or would be by the option under the pointer.
  const doubted = event?.bone ?? then.event?.bone ?? null;
  const fossils = fossilsAmong(box, bones);
  return (
    <Panel title={title} seat={presenter} thing="presentation" dims={true}>
      <div class="panel-row">
        {card !== null && (
          <Showcase
            name={card}
            slots={PARTS.map((_, slot): Shown | null => {
              const bone = inSlot(box, bones, slot);
              if (bone === undefined) return null;
              return { bone, manner: bone === doubted ? 'in-doubt' : '', old: null };
            })}
            struck={waxes()}
            isNew={true}
          />
        )}
        {fossils.length > 0 && <Fossils fossils={fossils} doubted={doubted} />}
        <Cards cards={boosts} label={bt('stage.boosts')} />
        <Doubt />
        <Cards cards={defences} label={bt('stage.defences')} />
      </div>
      <Verdict worth={worth} isDoubted={event !== null} />
    </Panel>
  );

  function waxes(): Waxed[] {
    const struck = card === null ? undefined : struckBy(box, session.shown.value.events).get(card);
    return (struck ?? NOT_STRUCK).map((isStruck, slot) => {
      const bone = inSlot(box, bones, slot);
      if (bone !== undefined && bone === doubted) return 'coming';
      return isStruck && bone === undefined;
    });
  }
}

/** The card that doubts what is presented. */
function Doubt() {
  const { view } = useRuthless();
  const name = useName();
  const { event } = view;
  if (event === null) return null;
  return (
    <figure class="panel-group">
      <figcaption>
        <SeatMark seat={event.actor} /> {bt('stage.doubts', { name: name(event.actor) })}
      </figcaption>
      <CardSpot card={event.card} />
    </figure>
  );
}

/** A revision that the owner may answer. */
export function Revised() {
  const { view, box } = useRuthless();
  const name = useName();
  const words = useCardWords();
  if (view.revision === null) return null;
  const { reviser, owner, skeleton, bones, boosts, worth } = view.revision;
  const values = { name: name(reviser), owner: name(owner), skeleton: words.name(skeleton) };
  const olds = skeletonOf(view, skeleton)?.slots ?? [];
  return (
    <Panel title={bt('stage.revises', values)} seat={reviser} thing="revision" dims={true}>
      <div class="panel-row">
        <Showcase
          name={skeleton}
          slots={olds.map((old, slot) => revisedPlace(old, inSlot(box, bones, slot), undefined))}
          struck={NOT_STRUCK}
          isNew={false}
        />
        <Cards cards={boosts} label={bt('stage.boosts')} />
        <Cards cards={view.defences} label={bt('stage.defences')} />
      </div>
      <Verdict worth={worth} isDoubted={false} />
    </Panel>
  );
}

/** A place of a skeleton under revision: the bone laid there, the one that would be, or the one that stays. */
export function revisedPlace(old: BoneId | null, laid: BoneId | undefined, soon: BoneId | undefined): Shown | null {
  if (laid !== undefined) return { bone: laid, manner: 'fresh', old };
  if (soon !== undefined) return { bone: soon, manner: 'foreseen', old };
  return old === null ? null : { bone: old, manner: 'staying', old };
}

/** An Event on its way to its victim. */
export function Played() {
  const { view } = useRuthless();
  const name = useName();
  if (view.event === null) return null;
  const { actor, card, victim } = view.event;
  const title = victim === null ? 'stage.plays' : 'stage.playsOn';
  return (
    <Panel
      title={bt(title, { name: name(actor), victim: victim === null ? '' : name(victim) })}
      seat={actor}
      thing="played"
      dims={true}
    >
      <div class="panel-row">
        <CardSpot card={card} />
        <Target />
        <Cards cards={view.defences} label={bt('stage.defences')} />
      </div>
      <div class="verdict">
        <Speakers />
      </div>
    </Panel>
  );
}

/** The thing that an Event is aimed at, where it is not a player. */
function Target() {
  const { view } = useRuthless();
  const words = useCardWords();
  if (view.event === null) return null;
  const { crew, skeleton, bone } = view.event;
  if (crew !== null) return <p class="panel-text">{words.card(crew)}</p>;
  if (skeleton === null) return null;
  return (
    <figure class="panel-group" data-thing={`skeleton.${skeleton}`}>
      <figcaption class="species">{words.name(skeleton)}</figcaption>
      {bone !== null && (
        <span class="card-drawing target">
          <BoneDrawing bone={bone} />
        </span>
      )}
    </figure>
  );
}

/** The bones of a rival, seen by a spy. Others see only that somebody chooses. */
export function Spied() {
  const { view } = useRuthless();
  const name = useName();
  const words = useCardWords();
  if (view.event === null || view.event.victim === null) return null;
  const { actor, victim } = view.event;
  const { known, count } = view.players[victim].bones;
  const values = { name: name(actor), victim: name(victim) };
  return (
    <Panel title={bt('stage.spies', values)} seat={actor} thing="spied" dims={true}>
      <div class="panel-cards">
        {known.map(bone => (
          <Piece key={bone} id={`bone.${bone}`} label={words.bone(bone)} thing={`bone.${bone}`}>
            <BoneCard bone={bone} name={null} />
          </Piece>
        ))}
        {Array.from({ length: count - known.length }, (_, place) => (
          <span key={place} class="card-back" data-thing={`hand.${victim}`} />
        ))}
      </div>
    </Panel>
  );
}
