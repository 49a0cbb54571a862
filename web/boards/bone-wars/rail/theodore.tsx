import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { HALVES, type Half, SoloHalf } from '../cards/cards.tsx';
import { Depth, EffectSign, Pips } from '../pieces/pieces.tsx';
import { useBoneWars, useCurrentSoloCard } from '../view.ts';
import { bt } from '../words.ts';
import './theodore.css';

/** Theodore's card of the moment and the back of his next one. */
export function Theodore() {
  const { view, box, language } = useBoneWars();
  const card = useCurrentSoloCard();
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
          <b>{bt('solo.bottom')}</b> <Pips full={next.ap} title={bt('ap', { n: next.ap })} />{' '}
          <Depth depth={next.depth} />
        </>
      ) : (
        <>
          <Icon name="paleontologist" /> <b>{bt('solo.top')}</b>
        </>
      )}
      {next.takeBack && <EffectSign effect={{ do: 'removePaleontologist', n: 1 }} />}
      {next.rivalLoyalty > 0 && <EffectSign effect={{ do: 'loyalty', n: next.rivalLoyalty }} />}
    </span>
  );
}

/** Beside the steps of his turn: the back of his next card, and the halves of the current one; the half that he follows is marked once he has read it. */
export function Automaton() {
  const card = useCurrentSoloCard();
  const followed = useFollowed();
  return (
    <div class="automaton">
      <NextBack />
      {card !== null &&
        HALVES.map(half => (
          <Spot
            key={half}
            id={`soloHalf.${half}`}
            label={bt(`solo.${half}`)}
            item={`soloHalf.${half}`}
            thing={`soloHalf.${half}`}
            class={half === followed ? 'half followed' : 'half'}
          >
            <SoloHalf card={card} half={half} />
          </Spot>
        ))}
    </div>
  );
}

/** The half that he follows this turn, as far as it has been told. */
function useFollowed(): Half | null {
  const { events } = useBoneWars().session.shown.value;
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'theodoreFlips'));
  // Who passes follows none.
  if (turn.some(({ type }) => type === 'passed')) return null;
  if (turn.some(({ type }) => type === 'theodoreFallsBack')) return 'team';
  const reads = turn.find(({ type }) => type === 'theodoreReads');
  return HALVES.find(half => reads !== undefined && 'half' in reads && reads.half === half) ?? null;
}
