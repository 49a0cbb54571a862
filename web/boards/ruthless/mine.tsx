import type { Seat } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';
import { Piece } from '../piece.tsx';
import { BoneCard, EventCard, useCardWords } from './cards.tsx';
import { matchOf } from './facts.ts';
import { type BoneId, type CardId, useNameInQuestion, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** A bone gets more room than an Event: its looks are compared with Names. */
const BONE_WEIGHT = 1.2;

/** What a player holds: bones and Events in two fans. */
export function Mine({ seat }: { seat: Seat }) {
  const { view } = useRuthless();
  const { bones, cards, kept, eventLimit, mayKeep } = view.players[seat];
  const { draft } = view;
  // What lies on the desk is no longer in the fan.
  const picked: readonly number[] = draft.bones;
  const laid: readonly number[] = [...draft.boosts, ...(draft.name === null ? [] : [draft.name])];
  const bonesHeld = bones.known.filter(bone => !picked.includes(bone));
  const cardsHeld = cards.known.filter(card => !laid.includes(card));
  return (
    <div class="mine">
      <Fan
        label={bt('fan.bones', { count: bonesHeld.length })}
        note={mayKeep > 0 ? bt('fan.mayKeep', { count: mayKeep }) : ''}
        count={bonesHeld.length + kept.known.length}
        weight={BONE_WEIGHT}
        empty={bt('fan.noBones')}
      >
        {bonesHeld.map((bone, place) => (
          <BoneInHand key={bone} bone={bone} place={place} isKept={false} />
        ))}
        {kept.known.map((bone, place) => (
          <BoneInHand key={bone} bone={bone} place={bonesHeld.length + place} isKept={true} />
        ))}
      </Fan>
      <Fan
        label={bt('fan.events', { count: cardsHeld.length })}
        note={bt('fan.limit', { limit: eventLimit })}
        count={cardsHeld.length}
        weight={1}
        empty={bt('fan.noEvents')}
      >
        {cardsHeld.map((card, place) => (
          <CardInHand key={card} card={card} place={place} />
        ))}
      </Fan>
    </div>
  );
}

function Fan({
  label,
  note,
  count,
  weight,
  empty,
  children,
}: {
  label: string;
  note: string;
  count: number;
  weight: number;
  empty: string;
  children: ComponentChildren;
}) {
  return (
    <section
      class="fan"
      aria-label={label}
      style={{ '--cards': count, '--room': Math.max(3, count), flexGrow: Math.max(3, count) * weight }}
    >
      <h2 class="fan-label">
        <span class="label">{label}</span> {note !== '' && <span class="quiet">{note}</span>}
      </h2>
      <div class="fan-cards">{count === 0 ? <p class="quiet">{empty}</p> : children}</div>
    </section>
  );
}

function BoneInHand({ bone, place, isKept }: { bone: BoneId; place: number; isKept: boolean }) {
  const { box } = useRuthless();
  const words = useCardWords();
  const name = useNameInQuestion();
  const score = name === null || box.bones[bone].slot === null ? null : matchOf(box, bone, name);
  return (
    <div class="fan-card" style={{ '--place': place }}>
      <Piece
        id={`bone.${bone}`}
        label={isKept ? bt('bone.kept', { bone: words.bone(bone) }) : words.bone(bone)}
        origin="deck.bones"
        class={isKept ? 'held kept' : 'held'}
      >
        <BoneCard bone={bone} score={score} />
      </Piece>
    </div>
  );
}

function CardInHand({ card, place }: { card: CardId; place: number }) {
  const words = useCardWords();
  return (
    <div class="fan-card" style={{ '--place': place }}>
      <Piece id={`card.${card}`} label={words.card(card)} origin="deck.events" class="held">
        <EventCard card={card} />
      </Piece>
    </div>
  );
}
