import type { RuthlessEvent } from '@bonebed/games/ruthless/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';

/** What flies over the table when something happens: cards nobody sees, and Prestige. What is seen glides by itself. */
export function flights(_at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as RuthlessEvent;
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
      return [{ from: `museum.${event.seat}`, to: `prestige.${event.seat}`, piece: 'prestige', count: event.n }];
    case 'fell':
      return [{ from: `prestige.${event.seat}`, to: `museum.${event.seat}`, piece: 'prestige', count: event.n }];
    default:
      return [];
  }
}
