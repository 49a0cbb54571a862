import type { FormerEvent, FossilisEvent } from '@bonebed/games/fossilis/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';
import { boardAt } from '../use-board.ts';
import type { Box, TableView } from './view.ts';

/** What flies over the table when something happens: finds out of their pit, Plaster from the pool, bones to the lab. */
export function flights(at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as FossilisEvent | FormerEvent;
  switch (event.type) {
    case 'tookOut':
    case 'extracted':
      return [
        { from: `pit.${event.cell}`, to: `bone.${event.seat}.${event.find}`, piece: `find.${event.find}`, count: 1 },
        { from: `plaster.${event.seat}`, to: `pit.${event.cell}`, piece: 'plaster', count: event.n },
      ];
    case 'tookPlaster':
    case 'tookFromSupply':
    case 'gainedPlaster':
      return [{ from: 'pool', to: `plaster.${event.seat}`, piece: 'plaster', count: event.n }];
    case 'lostPlaster':
      return [{ from: `plaster.${event.seat}`, to: 'pool', piece: 'plaster', count: event.n }];
    case 'slid':
      return event.kept === null ? [] : [kept(event.seat, event.kept, `cell.${edgeOf(at, event)}`)];
    case 'swept':
      return [kept(event.seat, event.tile, `cell.${event.cell}`)];
    case 'keptTile':
      return [kept(event.seat, event.tile, 'site')];
    case 'tookSand':
      return [{ from: 'discard', to: `tiles.${event.seat}`, piece: `tile.${event.tile}`, count: 1 }];
    case 'gotBone':
      return [{ from: 'deck.tools', to: `bone.${event.seat}.${event.bone}`, piece: `find.${event.bone}`, count: 1 }];
    default:
      return [];
  }
}

/** The last space of the site on the way that a tile was pushed. */
function edgeOf(at: BoardAt, { cell, direction }: { readonly cell: number; readonly direction: number }): number {
  const { ground } = boardAt<TableView, Box>(at).box;
  const beyond = ground.next[direction][cell];
  return beyond === null ? cell : edgeOf(at, { cell: beyond, direction });
}

/** A tile that leaves the site flies to who keeps it. */
function kept(seat: number, tile: number, from: string): Flight {
  return { from, to: `tiles.${seat}`, piece: `tile.${tile}`, count: 1 };
}
