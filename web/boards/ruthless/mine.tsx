import type { Seat } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';
import { Piece } from '../piece.tsx';
import { useCardWords } from './card-words.ts';
import { BoneCard, EventCard } from './cards.tsx';
import { printed } from './edition.ts';
import { type BoneId, type CardId, useNameInQuestion, useRuthless, useShown } from './view.ts';
import { bt } from './words.ts';
import './mine.css';

/** An Event gets more room than a bone: it has more to say. In a full hand the names are what counts, and all share alike. */
const EVENT_WEIGHT = 1.3;
const FULL_HAND = 10;

/** What a player holds: bones and Events in two fans. */
export function Mine({ seat }: { seat: Seat }) {
  const { bones, cards, kept, eventLimit, mayKeep } = useShown(view => view.players[seat]);
  const draft = useShown(view => view.draft);
  // What lies on the desk is no longer in the fan.
  const picked: readonly number[] = draft.bones;
  const laid: readonly number[] = [...draft.boosts, ...(draft.name === null ? [] : [draft.name])];
  const bonesHeld = bones.known.filter(bone => !picked.includes(bone));
  const cardsHeld = cards.known.filter(card => !laid.includes(card));
  const isFull = bonesHeld.length + kept.known.length + cardsHeld.length >= FULL_HAND;
  return (
    <div class={isFull ? 'mine full' : 'mine'}>
      <Fan
        kind="bones"
        label={bt('fan.bones', { count: bonesHeld.length })}
        note={mayKeep > 0 ? bt('fan.mayKeep', { count: mayKeep }) : ''}
        count={bonesHeld.length + kept.known.length}
        weight={1}
        empty={bt('fan.noBones')}
      >
        {bonesHeld.map(bone => (
          <BoneInHand key={bone} bone={bone} isKept={false} />
        ))}
        {kept.known.map(bone => (
          <BoneInHand key={bone} bone={bone} isKept={true} />
        ))}
      </Fan>
      <Fan
        kind="events"
        label={bt('fan.events', { count: cardsHeld.length })}
        note={bt('fan.limit', { limit: eventLimit })}
        count={cardsHeld.length}
        weight={isFull ? 1 : EVENT_WEIGHT}
        empty={bt('fan.noEvents')}
      >
        {cardsHeld.map(card => (
          <CardInHand key={card} card={card} />
        ))}
      </Fan>
    </div>
  );
}

function Fan({
  kind,
  label,
  note,
  count,
  weight,
  empty,
  children,
}: {
  kind: 'bones' | 'events';
  label: string;
  note: string;
  count: number;
  weight: number;
  empty: string;
  children: ComponentChildren;
}) {
  return (
    <section class={`fan ${kind}`} aria-label={label} style={{ flexGrow: Math.max(1.5, count) * weight }}>
      <h2 class="fan-label">
        <span data-thing={`fan.${kind}`}>{label}</span>{' '}
        {note !== '' && (
          <span class="fan-note" data-thing={kind === 'bones' ? 'mayKeep' : 'limit'}>
            {note}
          </span>
        )}
      </h2>
      <div class="fan-cards">{count === 0 ? <p class="fan-empty">{empty}</p> : children}</div>
    </section>
  );
}

function BoneInHand({ bone, isKept }: { bone: BoneId; isKept: boolean }) {
  const words = useCardWords();
  const name = useNameInQuestion();
  return (
    <div class="fan-card">
      <Piece
        id={`bone.${bone}`}
        label={isKept ? bt('bone.kept', { bone: words.bone(bone) }) : words.bone(bone)}
        origin="deck.bones"
        thing={`bone.${bone}`}
        class={isKept ? 'held kept' : 'held'}
      >
        <BoneCard bone={bone} name={name} />
      </Piece>
    </div>
  );
}

/** How wide a card stands to have all its words in the lines below its name; one that shows a picture is content with the least. */
const LEAST_WIDE = 118;
const MARGINS = 16;
const WIDE_BY_LETTER = 1.3;
function CardInHand({ card }: { card: CardId }) {
  const words = useCardWords();
  const { box, session } = useRuthless();
  const { id, family } = box.cards[card];
  const letters = family === null ? printed(session.at.peek(), id).length : 0;
  const style = { '--wide': `${Math.max(LEAST_WIDE, MARGINS + letters * WIDE_BY_LETTER)}px` };
  return (
    <div class="fan-card" style={style}>
      <Piece id={`card.${card}`} label={words.card(card)} origin="deck.events" thing={`card.${card}`} class="held">
        <EventCard card={card} />
      </Piece>
    </div>
  );
}
