import { Icon } from '../../icons/icon.tsx';
import { useSession } from '../../table/session.ts';
import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { DinosaurCard, SupplyCard, ToolCard, useCardWords } from './cards.tsx';
import { useBox, useShown } from './view.ts';
import { bt } from './words.ts';

/** The four Dinosaurs to claim or to score at once. */
export function Dinosaurs() {
  const { finds } = useBox();
  const words = useCardWords();
  const dinosaurs = useShown(view => view.dinosaurs);
  const left = useShown(view => view.dinosaurDeck.count);
  // Whoever looks sees which bones they have for it.
  const have = useShown((view, eyes) => (eyes === null ? null : view.players[eyes].storage)) ?? finds.map(() => 0);
  return (
    <section class="shelf-part dinosaurs" aria-label={bt('dinosaurs')}>
      <h2 class="desk-label" data-thing="dinosaurs">
        <Icon name="museum" /> {bt('dinosaurs')} <DeckLeft id="dinosaurs" count={left} />
      </h2>
      <div class="display">
        {dinosaurs.map((dinosaur, place) =>
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
  const session = useSession();
  const box = useBox();
  if (session.stateOf(`seal.${dinosaur}`) !== 'legal') return null;
  const vp = box.dinosaurs[dinosaur].perfect;
  return (
    <Spot id={`seal.${dinosaur}`} label={bt('seal.words', { vp })} thing={`seal.${dinosaur}`} class="seal">
      {bt('seal', { vp })}
    </Spot>
  );
}

export function Market() {
  const words = useCardWords();
  const tools = useShown(view => view.tools);
  const supplies = useShown(view => view.supplies);
  const left = useShown(view => view.toolDeck.count + view.supplyDeck.count);
  return (
    <section class="shelf-part market" aria-label={bt('market')}>
      <h2 class="desk-label" data-thing="market">
        <Icon name="market" /> {bt('market')}
        <DeckLeft id="tools" count={left} />
      </h2>
      <div class="display">
        {tools.map((tool, place) =>
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
        {supplies.map((supply, place) =>
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
