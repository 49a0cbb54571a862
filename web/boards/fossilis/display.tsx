import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { DinosaurCard, SupplyCard, ToolCard, useCardWords } from './cards.tsx';
import { useFossilis } from './view.ts';
import { bt } from './words.ts';

/** The four Dinosaurs to claim or to score at once. */
export function Dinosaurs() {
  const { at, view, box } = useFossilis();
  const words = useCardWords();
  // Whoever looks sees which bones they have for it.
  const have = at.eyes === null ? box.finds.map(() => 0) : view.players[at.eyes].storage;
  return (
    <section class="shelf-part dinosaurs" aria-label={bt('dinosaurs')}>
      <h2 class="desk-label" data-thing="dinosaurs">
        <Icon name="museum" /> {bt('dinosaurs')} <DeckLeft id="dinosaurs" count={view.dinosaurDeck.count} />
      </h2>
      <div class="display">
        {view.dinosaurs.map((dinosaur, place) =>
          dinosaur === null ? (
            <span key={`none.${place}`} class="no-card" />
          ) : (
            <Piece
              key={dinosaur}
              id={`dinosaur.${dinosaur}`}
              label={words.dinosaur(dinosaur)}
              origin="deck.dinosaurs"
              thing={`dinosaur.${dinosaur}`}
              class="card"
            >
              <DinosaurCard dinosaur={dinosaur} have={have} />
              <Seal dinosaur={dinosaur} />
            </Piece>
          ),
        )}
      </div>
    </section>
  );
}

/** A seal on a card that may be scored now: for nothing but bones that lie in storage. */
function Seal({ dinosaur }: { dinosaur: number }) {
  const { session, box } = useFossilis();
  if (session.stateOf(`seal.${dinosaur}`) !== 'legal') return null;
  const vp = box.dinosaurs[dinosaur].perfect;
  return (
    <Spot id={`seal.${dinosaur}`} label={bt('seal.words', { vp })} thing={`seal.${dinosaur}`} class="seal">
      {bt('seal', { vp })}
    </Spot>
  );
}

export function Market() {
  const { view } = useFossilis();
  const words = useCardWords();
  return (
    <section class="shelf-part market" aria-label={bt('market')}>
      <h2 class="desk-label" data-thing="market">
        <Icon name="market" /> {bt('market')}
        <DeckLeft id="tools" count={view.toolDeck.count + view.supplyDeck.count} />
      </h2>
      <div class="display">
        {view.tools.map((tool, place) =>
          tool === null ? (
            <span key={`none.${place}`} class="no-card" />
          ) : (
            <Piece
              key={tool}
              id={`tool.${tool}`}
              label={words.tool(tool)}
              origin="deck.tools"
              thing={`tool.${tool}`}
              class="card tool"
            >
              <ToolCard tool={tool} />
            </Piece>
          ),
        )}
        {view.supplies.map((supply, place) =>
          supply === null ? (
            <span key={`none.${place}`} class="no-card" />
          ) : (
            <Piece
              key={supply}
              id={`supply.${supply}`}
              label={words.supply(supply)}
              origin="deck.tools"
              thing={`supply.${supply}`}
              class="card supply"
            >
              <SupplyCard supply={supply} />
            </Piece>
          ),
        )}
      </div>
    </section>
  );
}

function DeckLeft({ id, count }: { id: string; count: number }) {
  return (
    <span class="deck-left" data-place={`deck.${id}`} data-thing={`deck.${id}`}>
      {bt('deck.left', { count })}
    </span>
  );
}
