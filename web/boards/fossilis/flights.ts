import type { FossilisEvent } from '@bonebed/games/fossilis/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';

/** What flies over the table when something happens: finds out of their pit, Plaster from the pool, bones to the lab. */
export function flights(_at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as FossilisEvent;
  switch (event.type) {
    case 'extracted':
      return [
        { from: `pit.${event.cell}`, to: `bone.${event.seat}.${event.find}`, piece: `find.${event.find}`, count: 1 },
        { from: `plaster.${event.seat}`, to: `pit.${event.cell}`, piece: 'plaster', count: event.n },
      ];
    case 'gainedPlaster':
      return [{ from: 'pool', to: `plaster.${event.seat}`, piece: 'plaster', count: event.n }];
    case 'lostPlaster':
      return [{ from: `plaster.${event.seat}`, to: 'pool', piece: 'plaster', count: event.n }];
    case 'keptTile':
      return [{ from: 'site', to: `tiles.${event.seat}`, piece: `tile.${event.tile}`, count: 1 }];
    case 'tookSand':
      return [{ from: 'discard', to: `tiles.${event.seat}`, piece: `tile.${event.tile}`, count: 1 }];
    case 'gotBone':
      return [{ from: 'deck.tools', to: `bone.${event.seat}.${event.bone}`, piece: `find.${event.bone}`, count: 1 }];
    default:
      return [];
  }
}
