import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { CardFace } from '../cards/cards.tsx';
import { Depth, EffectSign, Pips } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './theodore.css';

/** The card that Theodore flipped last. */
function useCurrentCard(): number | null {
  const { view } = useBoneWars();
  if (view.theodore === null) return null;
  return view.players[view.theodore.player].slots.findLast(slot => slot.card !== null)?.card ?? null;
}

/** Theodore's card of the moment and the back of his next one. */
export function Theodore() {
  const { view, box, language } = useBoneWars();
  const card = useCurrentCard();
  return (
    <div class="theodore">
      {card !== null && (
        <Spot
          id={`solo.${card}`}
          label={nameOf(box.cards[card], language)}
          item={`card.${card}`}
          class="solo-slip"
          thing="soloCard"
        >
          {nameOf(box.cards[card], language)}
        </Spot>
      )}
      <NextBack />
      <span data-thing="soloDeck">{bt('solo.deck', { count: view.theodore?.deck ?? 0 })}</span>
    </div>
  );
}

/** The back of Theodore's next card, which decides what he does with the one in his slot. */
function NextBack() {
  const { view } = useBoneWars();
  const next = view.theodore?.next ?? null;
  if (next === null) return null;
  return (
    <span class="next-back" data-thing="soloBack">
      <span>{bt('solo.nextShort')}</span>
      {next.kind === 'team' ? (
        <>
          <Pips full={next.ap} title={bt('ap', { n: next.ap })} /> <Depth depth={next.depth} />
        </>
      ) : (
        <Icon name="paleontologist" label={bt('mode.paleontologist')} />
      )}
      {next.takeBack && <EffectSign effect={{ do: 'removePaleontologist', n: 1 }} />}
      {next.rivalLoyalty > 0 && <EffectSign effect={{ do: 'loyalty', n: next.rivalLoyalty }} />}
    </span>
  );
}

/** Beside the steps of his turn: the card in full. */
export function Automaton() {
  const card = useCurrentCard();
  return (
    <>
      {card !== null && <CardFace card={card} />}
      <NextBack />
    </>
  );
}
