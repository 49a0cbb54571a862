import type { Seat } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Piece } from '../piece.tsx';
import { useCardWords } from './card-words.ts';
import { EventCard } from './cards.tsx';
import { type CardId, useRuthless } from './view.ts';
import './panel.css';

export function useName(): (seat: Seat) => string {
  const { at } = useRuthless();
  return seat => at.reader.players[seat] ?? '';
}

/** A great cabinet that comes forward before the walls. */
export function Panel({
  title,
  seat,
  thing,
  dims,
  children,
}: {
  title: string;
  seat: Seat | null;
  thing: string;
  /** Whether the walls step back behind it. */
  dims: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={dims ? 'stage dims' : 'stage'} data-place="stage">
      <section class="panel" aria-label={title} data-thing={thing}>
        <h2 class="panel-title brass">
          {seat !== null && <SeatMark seat={seat} />} {title}
        </h2>
        {children}
      </section>
    </div>
  );
}

/** Cards laid beside what is presented. */
export function Cards({ cards, label }: { cards: readonly CardId[]; label: string }) {
  if (cards.length === 0) return null;
  return (
    <figure class="panel-group">
      <figcaption>{label}</figcaption>
      <div class="panel-cards">
        {cards.map(card => (
          <CardSpot key={card} card={card} />
        ))}
      </div>
    </figure>
  );
}

export function CardSpot({ card }: { card: CardId }) {
  const words = useCardWords();
  return (
    <Piece id={`card.${card}`} label={words.card(card)} thing={`card.${card}`}>
      <EventCard card={card} />
    </Piece>
  );
}
