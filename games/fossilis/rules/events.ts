import type { Seat } from '@bonebed/kernel';
import type { Cell, Dinosaur, Direction, EventCard, Find, Skill, Supply, Tile, Tool } from './ids.ts';

/** Everything the game tells. */
export type FossilisEvent =
  | { readonly type: 'placedPawn'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  // Actions
  | { readonly type: 'gainedPlaster'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'climbed'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'placedSand'; readonly seat: Seat; readonly tile: Tile; readonly cell: Cell }
  | {
      readonly type: 'dug';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly direction: Direction;
    }
  | { readonly type: 'keptTile'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'opened'; readonly cell: Cell; readonly finds: readonly Find[] }
  | { readonly type: 'covered'; readonly cell: Cell }
  | { readonly type: 'carried' | 'pushed' | 'hopped' | 'fellIn'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'fellOff'; readonly seat: Seat; readonly side: Direction }
  // Extraction, skills and tools
  | { readonly type: 'extracted'; readonly seat: Seat; readonly find: Find; readonly cell: Cell; readonly n: number }
  | { readonly type: 'learned'; readonly seat: Seat; readonly skill: Skill }
  | { readonly type: 'usedTool'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'gainedEnergy'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly cell: Cell; readonly finds: readonly Find[] }
  | { readonly type: 'peekedUnseen'; readonly seat: Seat; readonly cell: Cell }
  // Market
  | { readonly type: 'boughtTool'; readonly seat: Seat; readonly tool: Tool; readonly tiles: readonly Tile[] }
  | { readonly type: 'boughtSupply'; readonly seat: Seat; readonly supply: Supply; readonly tiles: readonly Tile[] }
  | { readonly type: 'gotBone'; readonly seat: Seat; readonly bone: Find }
  | { readonly type: 'drewTool'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'shownTool'; readonly tool: Tool }
  | { readonly type: 'shownSupply'; readonly supply: Supply }
  // Dinosaurs
  | { readonly type: 'shownDinosaur'; readonly dinosaur: Dinosaur }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly dinosaur: Dinosaur }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly bone: Find; readonly dinosaur: Dinosaur }
  | {
      readonly type: 'scoredPerfect' | 'scoredPartial';
      readonly seat: Seat;
      readonly dinosaur: Dinosaur;
      readonly n: number;
    }
  | { readonly type: 'gainedVP'; readonly seat: Seat; readonly n: number }
  // Plaster, events, end
  | { readonly type: 'poolRanOut'; readonly seat: Seat }
  | { readonly type: 'eventRevealed'; readonly seat: Seat; readonly event: EventCard }
  | { readonly type: 'poolRefilled'; readonly n: number }
  | { readonly type: 'lostPlaster'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'washedOff'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'marketRenewed' }
  | { readonly type: 'exhibitsRenewed' }
  | { readonly type: 'tookSand'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'skipped' | 'passed'; readonly seat: Seat }
  | { readonly type: 'endTriggered' }
  | { readonly type: 'lastRound' }
  | { readonly type: 'finalScore'; readonly seat: Seat; readonly n: number };
