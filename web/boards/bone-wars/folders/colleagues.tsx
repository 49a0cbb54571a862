import { Piece } from '../../piece.tsx';
import { CardFace, useCardWords } from '../cards/cards.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './colleagues.css';

/** The open paleontologist cards, with what each does, and what is left of their deck. */
export function Colleagues() {
  const { view } = useBoneWars();
  const words = useCardWords();
  const { display, paleontologistDeck } = view.board;
  return (
    <div class="colleagues">
      {display.map(card => (
        <Piece
          key={card}
          id={`card.${card}`}
          label={words(card)}
          origin="deck.paleontologists"
          class="colleague"
          thing={`card.${card}`}
        >
          <CardFace card={card} />
        </Piece>
      ))}
      <p class="deck-words" data-place="deck.paleontologists" data-thing="deck.paleontologists">
        {bt('deck.paleontologists', { count: paleontologistDeck })}
      </p>
    </div>
  );
}
