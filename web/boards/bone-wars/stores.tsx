import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Depth, Pips } from './pieces/pieces.tsx';
import { useBoneWars } from './view.ts';
import { bt } from './words.ts';
import './stores.css';

/** Over the shelf: what is left of the turn, the bag of bones and the deck of species. */
export function Stores() {
  const { view } = useBoneWars();
  const { turn, current, players } = view;
  const steps = current === null ? 0 : players[current].stepsLeft;
  return (
    <div class="stores">
      {current !== null && turn.mode === 'team' && (
        <span class="turn-left">
          <Pips full={turn.ap} title={bt('ap', { n: turn.ap })} />
          <b data-thing="actionPoint">{bt('ap.short', { n: turn.ap })}</b>
          <Depth depth={turn.depth} />
          {steps > 0 && <span data-thing="freeStep">{bt('steps.short', { n: steps })}</span>}
        </span>
      )}
      <Bag />
      <SpeciesDeck />
    </div>
  );
}

function Bag() {
  const { view } = useBoneWars();
  const inBag = view.board.bag.reduce((sum, count) => sum + count, 0);
  return (
    <Spot id="bag" label={bt('bag', { count: inBag })} item="bag" place="bag" class="store-pile" thing="bag">
      <Icon name="boneFromBag" /> {inBag}
    </Spot>
  );
}

function SpeciesDeck() {
  const { view } = useBoneWars();
  const { speciesDeck, speciesDiscard } = view.board;
  return (
    <Spot
      id="pile"
      label={bt('deck.species', { count: speciesDeck, discarded: speciesDiscard.length })}
      place="deck.species"
      class="store-pile"
      thing="deck.species"
      {...(speciesDiscard.length > 0 ? { item: 'pile' } : {})}
    >
      <Icon name="speciesDraw" /> {speciesDeck}
    </Spot>
  );
}
