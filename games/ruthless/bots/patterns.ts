import type { Seat } from '@bonebed/kernel';
import { type FinishedPlay, type Noted, type Patterns, startingOrder, talliesOf } from '../../patterns.ts';
import play from '../box/play.json' with { type: 'json' };
import type { RuthlessEvent } from '../rules/events.ts';
import type { CardId, Ruthless } from '../rules/state.ts';

export const patterns: Patterns<Ruthless> = { play, note };

function note({ state, box, events }: FinishedPlay<Ruthless>): Noted {
  const seats = state.players.map((player, seat) => ({
    ...worksOf(events, seat),
    skeletons: player.skeletons.length,
    namesHeld: player.cards.filter(card => box.cards[card].kind === 'name').length,
  }));
  const drawn = events.flatMap(event => (event.type === 'drewThese' ? event.cards : []));
  const played = events.flatMap(cardsPlayed);
  const isName = (card: CardId): boolean => box.cards[card].kind === 'name';
  const names = box.cards.filter(({ kind }) => kind === 'name');
  const others = box.cards.filter(({ kind }) => kind !== 'name');
  const among = (list: readonly CardId[], within: typeof names) => list.map(card => within.indexOf(box.cards[card]));
  return {
    game: { rounds: state.turn },
    seats,
    roles: {
      order: startingOrder(firstOf(state, events), seats.length),
      paleontologist: state.players.map(({ paleontologist }) => box.paleontologists[paleontologist ?? 0].name),
    },
    taken: {
      names: talliesOf(names, among(played.filter(isName), names), among(drawn.filter(isName), names)),
      cards: talliesOf(
        others,
        among(
          played.filter(card => !isName(card)),
          others,
        ),
        among(
          drawn.filter(card => !isName(card)),
          others,
        ),
      ),
    },
  };
}

function worksOf(events: readonly RuthlessEvent[], seat: Seat) {
  const count = (...types: RuthlessEvent['type'][]): number =>
    events.filter(event => types.includes(event.type) && 'seat' in event && event.seat === seat).length;
  const described = count('described');
  const revised = count('revised', 'revisedOwn');
  return { described, revised, describedMore: described - revised, fossils: count('exhibitedFossil') };
}

/** The cards of a hand that an event tells of for the first time. */
function cardsPlayed(event: RuthlessEvent): CardId[] {
  const cards: CardId[] = [];
  if (event.type === 'described') cards.push(event.name);
  if ('boosts' in event) cards.push(...event.boosts);
  if ('defence' in event) cards.push(event.defence);
  else if ('card' in event && event.card !== null) cards.push(event.card);
  return cards;
}

function firstOf({ first }: Ruthless['state'], events: readonly RuthlessEvent[]): Seat {
  return events.find(event => event.type === 'began')?.seat ?? first;
}
