import type { HolotypeEvent } from '@bonebed/games/holotype/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';

/** What flies over the table when something happens: cubes between stores, cards from a deck. */
export function flights(_at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as HolotypeEvent;
  switch (event.type) {
    case 'collected': {
      const { seat, period, count, museum } = event;
      const found = { to: `store.${seat}.${period}`, piece: `cube.${period}` };
      return [
        { ...found, from: 'location.1', count: count - museum },
        { ...found, from: `museum.${period}`, count: museum },
      ].filter(flight => flight.count > 0);
    }
    case 'patronGave': {
      const { seat, cube } = event;
      if (cube === 'research') return [{ from: 'location.4', to: `research.${seat}`, piece: cube, count: 1 }];
      return [{ from: 'location.4', to: `store.${seat}.${cube}`, piece: `cube.${cube}`, count: 1 }];
    }
    case 'recalled':
      return [{ from: 'location.2', to: `research.${event.seat}`, piece: 'research', count: event.research }];
    case 'researched':
      return [{ from: 'location.2', to: `research.${event.seat}`, piece: 'research', count: event.count }];
    case 'dropped':
      return [
        {
          from: `store.${event.seat}.${event.period}`,
          to: `museum.${event.period}`,
          piece: `cube.${event.period}`,
          count: event.count,
        },
      ];
    case 'traded':
      return [
        {
          from: `store.${event.seat}.${event.give}`,
          to: `museum.${event.give}`,
          piece: `cube.${event.give}`,
          count: event.paid,
        },
        {
          from: `museum.${event.take}`,
          to: `store.${event.seat}.${event.take}`,
          piece: `cube.${event.take}`,
          count: event.count,
        },
      ];
    case 'exchanged':
      return [
        {
          from: `store.${event.seat}.${event.give}`,
          to: `museum.${event.give}`,
          piece: `cube.${event.give}`,
          count: event.paid,
        },
        { from: 'location.2', to: `research.${event.seat}`, piece: 'research', count: event.research },
      ];
    case 'drewHidden':
      return [{ from: 'deck.specimens', to: `player.${event.seat}`, piece: 'back', count: event.count }];
    case 'drewTraceHidden':
      return [{ from: 'deck.traces', to: `player.${event.seat}`, piece: 'back', count: 1 }];
    default:
      return [];
  }
}
