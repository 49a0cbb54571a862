import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Piece } from '../../piece.tsx';
import { useCardWords } from '../cards/cards.tsx';
import { Effects } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './archive.css';

/** Five envelopes: what each gives for a card, and the species in it. */
export function Archive({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  return (
    <section class="archive" aria-label={bt('archive')}>
      <h3>{bt('archive')}</h3>
      {view.players[seat].archive.map((_, find) => (
        <Envelope key={find} seat={seat} find={find} />
      ))}
    </section>
  );
}

function Envelope({ seat, find }: { seat: Seat; find: number }) {
  const { view, box, language } = useBoneWars();
  const words = useCardWords();
  const { archive, archiveLimit } = view.players[seat];
  const cards = archive[find];
  const { effects, icon, ...named } = box.envelopes[find];
  return (
    <Spot
      id={`envelope.${find}`}
      label={bt('envelope', { name: nameOf(named, language), count: cards.length, limit: archiveLimit })}
      class="envelope"
      thing={`envelope.${find}`}
    >
      <span class="envelope-head">
        <Icon name={icon} label={nameOf(box.finds[find], language)} />
        <Effects effects={effects} />
        <b class="envelope-count">{bt('envelope.count', { count: cards.length, limit: archiveLimit })}</b>
      </span>
      {cards.map(card => (
        <Piece key={card} id={`card.${card}`} label={words(card)} class="filed" thing={`card.${card}`}>
          {nameOf(box.cards[card], language)}
        </Piece>
      ))}
    </Spot>
  );
}
