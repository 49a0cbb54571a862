import type { Seat } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { t } from '../../words.ts';
import { Piece } from '../piece.tsx';
import { BoneCard, BoneDrawing, EventCard, FamilySign, Marks, PaleontologistCard, useCardWords } from './cards.tsx';
import { printed } from './edition.ts';
import { matchOf, PARTS } from './facts.ts';
import { BoneInSlot, EmptySlot, SlotFoot } from './skeleton.tsx';
import { type BoneId, type CardId, signed, skeletonOf, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** What comes forward: cards laid down while others may speak, or what the player at work is preparing. */
export function Stage() {
  const { view, session } = useRuthless();
  const { ask } = session.shown.value;
  const { presentation, revision, event, draft, stage } = view;
  if (stage === 'setup') return <Paleontologists />;
  if (ask?.what === 'take') return <Spied />;
  if (presentation !== null) return <Presented />;
  if (revision !== null) return <Revised />;
  if (event !== null) return <Played />;
  return draft.name !== null || draft.bones.length > 0 ? <Bench /> : null;
}

function Panel({
  title,
  seat,
  dims,
  children,
}: {
  title: string;
  seat: Seat | null;
  dims: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={dims ? 'stage dims' : 'stage'} data-place="stage">
      <section class="panel" aria-label={title}>
        <h2>
          {seat !== null && <SeatMark seat={seat} />} {title}
        </h2>
        {children}
      </section>
    </div>
  );
}

function useName(): (seat: Seat) => string {
  const { at } = useRuthless();
  return seat => at.reader.players[seat] ?? '';
}

/** RP-2.2: before the first turn everybody chooses one. */
function Paleontologists() {
  const { view, box, at } = useRuthless();
  const name = useName();
  return (
    <Panel title={bt('choose.paleontologist')} seat={null} dims={true}>
      <div class="panel-cards">
        {box.paleontologists.map(({ id, name: person }, index) => {
          const owner = view.players.findIndex(({ paleontologist }) => paleontologist === index);
          return (
            <Spot
              key={id}
              id={`paleontologist.${index}`}
              label={person}
              item={`paleontologist.${index}`}
              class="paleontologist"
            >
              <PaleontologistCard paleontologist={index} />
              <span class="ability">{printed(at, id)}</span>
              {owner >= 0 && (
                <span class="taken">
                  <SeatMark seat={owner} /> {name(owner)}
                </span>
              )}
            </Spot>
          );
        })}
      </div>
    </Panel>
  );
}

/** A new skeleton or fossil that the others may doubt. */
function Presented() {
  const { view } = useRuthless();
  const name = useName();
  const { presentation, event } = view;
  if (presentation === null) return null;
  const { presenter, worth, bones, boosts } = presentation;
  const title = presentation.name === null ? 'stage.presents' : 'stage.describes';
  return (
    <Panel title={bt(title, { name: name(presenter) })} seat={presenter} dims={true}>
      <div class="panel-row">
        <Laid name={presentation.name} bones={bones} soon={bones} doubted={event?.bone ?? null} />
        <Cards cards={boosts} label={bt('stage.boosts')} />
        <Answers />
      </div>
      <Worth worth={worth} isDoubted={event !== null} />
      <Speakers />
    </Panel>
  );
}

/** A revision that the owner may answer. */
function Revised() {
  const { view } = useRuthless();
  const name = useName();
  const words = useCardWords();
  if (view.revision === null) return null;
  const { reviser, owner, skeleton, bones, boosts, worth } = view.revision;
  const values = { name: name(reviser), owner: name(owner), skeleton: words.name(skeleton) };
  return (
    <Panel title={bt('stage.revises', values)} seat={reviser} dims={true}>
      <div class="panel-row">
        <Revision skeleton={skeleton} bones={bones} soon={bones} />
        <Cards cards={boosts} label={bt('stage.boosts')} />
        <Answers />
      </div>
      <Worth worth={worth} isDoubted={false} />
      <Speakers />
    </Panel>
  );
}

/** An Event on its way to its victim. */
function Played() {
  const { view, box, at } = useRuthless();
  const name = useName();
  if (view.event === null) return null;
  const { actor, card, victim } = view.event;
  const title = victim === null ? 'stage.plays' : 'stage.playsOn';
  return (
    <Panel title={bt(title, { name: name(actor), victim: victim === null ? '' : name(victim) })} seat={actor} dims>
      <div class="panel-row">
        <CardSpot card={card} />
        <p class="panel-text">{printed(at, box.cards[card].id)}</p>
        <Target />
        <Cards cards={view.defences} label={bt('stage.defences')} />
      </div>
      <Speakers />
    </Panel>
  );
}

/** The thing that an Event is aimed at, where it is not a player. */
function Target() {
  const { view } = useRuthless();
  const words = useCardWords();
  if (view.event === null) return null;
  const { crew, skeleton, bone } = view.event;
  if (crew !== null) return <CardSpot card={crew} />;
  if (skeleton === null) return null;
  return (
    <figure class="target">
      <figcaption class="label">{words.name(skeleton)}</figcaption>
      {bone === null ? null : (
        <span class="slot">
          <BoneDrawing bone={bone} />
        </span>
      )}
    </figure>
  );
}

/** The bones of a rival, seen by a spy. Others see only that somebody chooses. */
function Spied() {
  const { view } = useRuthless();
  const name = useName();
  const words = useCardWords();
  if (view.event === null || view.event.victim === null) return null;
  const { actor, victim } = view.event;
  const { known, count } = view.players[victim].bones;
  const values = { name: name(actor), victim: name(victim) };
  return (
    <Panel title={bt('stage.spies', values)} seat={actor} dims={true}>
      <div class="panel-cards">
        {known.map(bone => (
          <Piece key={bone} id={`bone.${bone}`} label={words.bone(bone)}>
            <BoneCard bone={bone} score={null} />
          </Piece>
        ))}
        {Array.from({ length: count - known.length }, (_, place) => (
          <span key={place} class="card-back" />
        ))}
      </div>
    </Panel>
  );
}

/** The desk of the player at work: what is picked so far, what it will move, and the way back. */
function Bench() {
  const { view, session } = useRuthless();
  const then = useForeseen();
  const words = useCardWords();
  const { name, skeleton, bones, boosts } = view.draft;
  const isForeseen = then.draft.bones.length > 0 || then.draft.name !== null;
  const soon = isForeseen ? then.draft : view.draft;
  const isRevision = skeleton !== null;
  return (
    <Panel title={titleOf()} seat={view.active} dims={false}>
      <div class="panel-row">
        {isRevision ? (
          <Revision skeleton={skeleton} bones={bones} soon={soon.bones} />
        ) : (
          <Laid name={name} bones={bones} soon={soon.bones} doubted={null} />
        )}
        <Cards cards={boosts} label={bt('stage.boosts')} />
      </div>
      <Worth worth={soon.worth} isDoubted={false} />
      <div class="panel-tools">
        <Spot id="draft" label={bt(isRevision ? 'bench.publish' : 'bench.present')} class="lay-down">
          <span>{bt(isRevision ? 'bench.publish' : 'bench.present')}</span>
        </Spot>
        {session.asked.value !== null && (
          <button type="button" class="button" onClick={() => session.undo()}>
            <Icon name="undo" /> {bt('bench.back')}
          </button>
        )}
      </div>
    </Panel>
  );

  function titleOf(): string {
    if (skeleton !== null) return bt('bench.revision', { skeleton: words.name(skeleton) });
    return name === null ? bt('bench.fossil') : bt('bench.description');
  }
}

/** A Name with the bones laid under it, those that the option under the pointer would add as shadows; or a fossil. */
function Laid({
  name,
  bones,
  soon,
  doubted,
}: {
  name: CardId | null;
  bones: readonly BoneId[];
  soon: readonly BoneId[];
  doubted: BoneId | null;
}) {
  const { box } = useRuthless();
  const words = useCardWords();
  if (name === null) {
    return (
      <div class="panel-cards">
        {bones.map(bone => (
          <Piece key={bone} id={`bone.${bone}`} label={words.bone(bone)}>
            <BoneCard bone={bone} score={null} />
          </Piece>
        ))}
      </div>
    );
  }
  return (
    <LargeFrame name={name}>
      {PARTS.map((part, slot) => {
        const laid = bones.find(bone => box.bones[bone].slot === slot);
        if (laid !== undefined) {
          return <BoneInSlot key={part} bone={laid} name={name} class={laid === doubted ? 'slot in-doubt' : 'slot'} />;
        }
        const shadow = soon.find(bone => box.bones[bone].slot === slot);
        return shadow === undefined ? (
          <EmptySlot key={part} slot={slot} />
        ) : (
          <Still key={part} bone={shadow} name={name} class="slot foreseen" />
        );
      })}
    </LargeFrame>
  );
}

/** A skeleton under revision: new bones in their places, the old ones beside them with how well they matched. */
function Revision({ skeleton, bones, soon }: { skeleton: CardId; bones: readonly BoneId[]; soon: readonly BoneId[] }) {
  const { view, box } = useRuthless();
  const slots = skeletonOf(view, skeleton)?.slots ?? [];
  return (
    <LargeFrame name={skeleton}>
      {slots.map((old, slot) => {
        const key = PARTS[slot];
        const laid = bones.find(bone => box.bones[bone].slot === slot);
        const shadow = soon.find(bone => box.bones[bone].slot === slot);
        if (laid !== undefined || shadow !== undefined) {
          return (
            <span key={key} class="revised-slot">
              {laid !== undefined && <BoneInSlot bone={laid} name={skeleton} class="slot fresh" />}
              {laid === undefined && shadow !== undefined && (
                <Still bone={shadow} name={skeleton} class="slot foreseen" />
              )}
              <span class="replaced">
                {old === null ? (
                  bt('stage.added')
                ) : (
                  <>
                    {bt('stage.instead')} <Marks score={matchOf(box, old, skeleton)} />
                  </>
                )}
              </span>
            </span>
          );
        }
        return (
          <span key={key} class="revised-slot">
            {old === null ? <EmptySlot slot={slot} /> : <Still bone={old} name={skeleton} class="slot" />}
          </span>
        );
      })}
    </LargeFrame>
  );
}

function LargeFrame({ name, children }: { name: CardId; children: ComponentChildren }) {
  const { box } = useRuthless();
  const words = useCardWords();
  const { family } = box.cards[name];
  return (
    <Spot
      id={`laid.${name}`}
      label={words.card(name)}
      item={`card.${name}`}
      piece={`laid.${name}`}
      class="frame large-frame"
    >
      <span class="plaque" {...(family === null ? {} : { 'data-family': family })}>
        {family !== null && <FamilySign family={family} />}
        <span class="species">{words.name(name)}</span>
      </span>
      <span class="slots">{children}</span>
    </Spot>
  );
}

/** A bone that is not there yet, or one that stays as it is. */
function Still({ bone, name, class: extra }: { bone: BoneId; name: CardId; class: string }) {
  const { box } = useRuthless();
  return (
    <span class={extra} data-family={box.bones[bone].family}>
      <BoneDrawing bone={bone} />
      <SlotFoot bone={bone} name={name} />
    </span>
  );
}

/** A doubt card and what was played against it. */
function Answers() {
  const { view, at, box } = useRuthless();
  const name = useName();
  const { event, defences } = view;
  return (
    <>
      {event !== null && (
        <figure class="answer">
          <figcaption>
            <SeatMark seat={event.actor} /> {bt('stage.doubts', { name: name(event.actor) })}
          </figcaption>
          <div class="panel-row">
            <CardSpot card={event.card} />
            <p class="panel-text">{printed(at, box.cards[event.card].id)}</p>
          </div>
        </figure>
      )}
      <Cards cards={defences} label={bt('stage.defences')} />
    </>
  );
}

function Cards({ cards, label }: { cards: readonly CardId[]; label: string }) {
  if (cards.length === 0) return null;
  return (
    <figure class="panel-group">
      <figcaption class="label">{label}</figcaption>
      <div class="panel-cards">
        {cards.map(card => (
          <CardSpot key={card} card={card} />
        ))}
      </div>
    </figure>
  );
}

function CardSpot({ card }: { card: CardId }) {
  const words = useCardWords();
  return (
    <Piece id={`card.${card}`} label={words.card(card)}>
      <EventCard card={card} />
    </Piece>
  );
}

/** How Prestige will move if nobody answers; what is at stake once somebody did. */
function Worth({ worth, isDoubted }: { worth: readonly number[]; isDoubted: boolean }) {
  const name = useName();
  return (
    <p class="worths">
      <span class="label">{bt(isDoubted ? 'worth.stake' : 'worth')}</span>
      {worth.every(n => n === 0) && <span class="quiet">{bt('worth.none')}</span>}
      {worth.map(
        (n, seat) =>
          n !== 0 && (
            <span key={seat} class="worth-of">
              <SeatMark seat={seat} /> {name(seat)} <i class={n > 0 ? 'delta gain' : 'delta loss'}>{signed(n)}</i>
            </span>
          ),
      )}
    </p>
  );
}

/** Who may speak now, by what everybody can see: never who could. */
function Speakers() {
  const { view, session, at } = useRuthless();
  const name = useName();
  const { ask } = session.shown.value;
  if (ask === null || ask.kind !== 'react') return null;
  const isDoubt = ask.what === 'doubt' || ask.what === 'doubtFossil';
  const silent = isDoubt
    ? view.players.flatMap(({ cards }, seat) =>
        cards.count === 0 && seat !== view.presentation?.presenter ? [seat] : [],
      )
    : [];
  return (
    <p class="speakers">
      <span class="label">{bt(isDoubt ? 'speak.doubt' : 'speak.defend')}</span>
      {ask.asked.map(seat => (
        <span key={seat} class={seat === at.eyes ? 'speaker me' : 'speaker'}>
          <SeatMark seat={seat} /> {name(seat)}
          {seat === at.eyes && <span class="tag">{t('players.you')}</span>}
        </span>
      ))}
      {silent.map(seat => (
        <span key={seat} class="speaker quiet">
          <SeatMark seat={seat} /> {bt('speak.noCards', { name: name(seat) })}
        </span>
      ))}
    </p>
  );
}
