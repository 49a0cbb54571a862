import type { Seat } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => comeIntoView(panel.current), [title]);
  return (
    <div class={dims ? 'stage dims' : 'stage'} data-place="stage">
      <section ref={panel} class="panel" aria-label={title} data-thing={thing}>
        <h2 class="panel-title brass">
          {seat !== null && <SeatMark seat={seat} />} {title}
        </h2>
        {children}
      </section>
    </div>
  );
}

/** Where the board is drawn up and down, on a phone: season and Prestige above it if all of it can be seen so, else its title first. */
function comeIntoView(panel: HTMLElement | null): void {
  const board = panel?.closest('.board') ?? null;
  if (panel === null || board === null) return;
  board.scrollTop = 0;
  const isWhole = panel.getBoundingClientRect().bottom <= board.getBoundingClientRect().bottom;
  if (!isWhole) panel.scrollIntoView({ block: 'start' });
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
