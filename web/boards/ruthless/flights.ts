import type { RuthlessEvent } from '@bonebed/games/ruthless/rules/events.ts';
import type { EventOfVersion1 } from '@bonebed/games/ruthless/rules/version1.ts';
import type { Event, Seat } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';

/** What flies over the table when something happens: cards nobody sees, and Prestige. What is seen glides by itself. */
export function flights(_at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as RuthlessEvent | EventOfVersion1;
  switch (event.type) {
    case 'drew':
      return [
        { from: 'deck.events', to: `hand.${event.seat}`, piece: 'card', count: event.eventCount },
        { from: 'deck.bones', to: `hand.${event.seat}`, piece: 'card', count: event.boneCount },
      ];
    case 'stole':
    case 'stoleOne':
      return [{ from: `hand.${event.rival}`, to: `hand.${event.seat}`, piece: 'card', count: 1 }];
    case 'lost':
      return [{ from: `hand.${event.seat}`, to: 'tray', piece: 'card', count: event.n }];
    case 'lostThese':
      return [{ from: `hand.${event.seat}`, to: 'tray', piece: 'card', count: event.bones.length }];
    case 'discarded':
      return [{ from: `hand.${event.seat}`, to: 'deck.events', piece: 'card', count: event.n }];
    case 'gained':
    case 'exhibited':
    case 'exhibitedFossil':
    case 'revisedOwn':
      return rise(event.seat, event.n);
    case 'fell':
      return fall(event.seat, event.n);
    case 'revisionStands':
      return [...rise(event.seat, event.n), ...fall(event.owner, event.lost)];
    case 'thrownOut':
    case 'swayed':
      return [...rise(event.seat, event.n), ...(event.rival === null ? [] : fall(event.rival, event.lost))];
    default:
      return [];
  }
}

/** What the rules of version 1 told of these events had no numbers: they came in events of their own. */
function rise(seat: Seat, n: number | undefined): Flight[] {
  return n === undefined ? [] : [{ from: `museum.${seat}`, to: `prestige.${seat}`, piece: 'prestige', count: n }];
}

function fall(seat: Seat, n: number | undefined): Flight[] {
  return n === undefined ? [] : [{ from: `prestige.${seat}`, to: `museum.${seat}`, piece: 'prestige', count: n }];
}
