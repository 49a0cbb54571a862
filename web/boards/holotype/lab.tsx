import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { MiniSpecimen, useSpecimenWords } from './cards.tsx';
import { Stack } from './stack.tsx';
import { useShown } from './view.ts';
import { bt } from './words.ts';

/** On the bench: the deck of Specimens and what was discarded. */
export function Lab() {
  const discarded = useShown(view => view.specimenDiscard);
  const left = useShown(view => view.decks.specimens);
  const words = useSpecimenWords();
  const top = discarded.at(-1);
  return (
    <div class="stacks">
      <Stack id="deck.specimens" count={left} label={bt('deck.specimens')} icon="skull" />
      <Spot
        id="pile.specimens"
        label={bt('pile.words', { count: discarded.length })}
        class="stack pile"
        thing="pile.specimens"
        {...(discarded.length > 0 ? { item: 'pile' } : {})}
      >
        {top === undefined ? (
          <span class="stack-empty" />
        ) : (
          <Piece id={`specimen.${top}`} label={words(top)} class="mini" thing={`specimen.${top}`}>
            <MiniSpecimen specimen={top} />
          </Piece>
        )}
        <span class="stack-count">{discarded.length}</span>
      </Spot>
    </div>
  );
}
