import type { Seat } from '@bonebed/kernel';
import type { Cell, Dinosaur, Direction, EventCard, Find, Skill, Supply, Tile, Tool } from './ids.ts';

/** Everything the game tells. */
export type FossilisEvent =
  | { readonly type: 'placedPawn'; readonly seat: Seat; readonly cell: Cell }
  /** `n` is the score that the seat has now. */
  | { readonly type: 'plays'; readonly seat: Seat; readonly round: number; readonly n: number }
  // Actions
  /** From the pool, which holds `pool` now. */
  | { readonly type: 'tookPlaster'; readonly seat: Seat; readonly n: number; readonly pool: number }
  | { readonly type: 'tookFromSupply'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'climbed'; readonly seat: Seat; readonly cell: Cell }
  /** `covered` is the same space if its pit was open. */
  | {
      readonly type: 'placedSand';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly covered: Cell | null;
    }
  /** A slide and all that came of it but the pawns: tiles pushed, the one that left the site, pits covered and opened. */
  | {
      readonly type: 'slid';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly direction: Direction;
      readonly energy: number;
      readonly pushed: readonly Tile[];
      readonly kept: Tile | null;
      readonly covered: Cell | null;
      readonly opened: Cell | null;
      readonly finds: readonly Find[];
    }
  /** A Tool took a tile away. */
  | {
      readonly type: 'swept';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly opened: Cell | null;
      readonly finds: readonly Find[];
    }
  | { readonly type: 'carried' | 'pushed' | 'hopped' | 'fellIn'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'fellOff' | 'waitsBeside'; readonly seat: Seat; readonly side: Direction }
  // Extraction, skills and tools
  /** `plaster` is what the seat has left. */
  | {
      readonly type: 'tookOut';
      readonly seat: Seat;
      readonly find: Find;
      readonly cell: Cell;
      readonly n: number;
      readonly plaster: number;
    }
  | { readonly type: 'taught'; readonly seat: Seat; readonly cell: Cell; readonly skill: Skill }
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
  | { readonly type: 'claimedWith'; readonly seat: Seat; readonly dinosaur: Dinosaur; readonly bone: Find }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly bone: Find; readonly dinosaur: Dinosaur }
  | {
      readonly type: 'scoredPerfect' | 'scoredFromDisplay' | 'scoredPartial';
      readonly seat: Seat;
      readonly dinosaur: Dinosaur;
      readonly n: number;
    }
  | { readonly type: 'gainedVP'; readonly seat: Seat; readonly n: number; readonly by: 'skills' | 'event' }
  // Plaster, events, end
  | { readonly type: 'poolRanOut'; readonly seat: Seat }
  | { readonly type: 'lastPoolRanOut' }
  /** `effect` is the same card again, for its words. */
  | { readonly type: 'happens'; readonly seat: Seat; readonly event: EventCard; readonly effect: EventCard }
  | { readonly type: 'poolRefilled'; readonly n: number }
  | { readonly type: 'lostPlaster'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'washedOff'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'restocked'; readonly tools: readonly Tool[]; readonly supplies: readonly Supply[] }
  | { readonly type: 'exhibited'; readonly dinosaurs: readonly Dinosaur[] }
  | { readonly type: 'tookSand'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'skipped' | 'passed'; readonly seat: Seat }
  | { readonly type: 'endComing'; readonly round: number }
  /** The lines of the score sheet; `n` is their sum. */
  | {
      readonly type: 'finalSheet';
      readonly seat: Seat;
      readonly n: number;
      readonly played: number;
      readonly lab: number;
      readonly slots: number;
      readonly skills: number;
      readonly bones: number;
      readonly plaster: number;
      readonly cards: number;
      readonly sets: number;
      readonly variety: number;
    }
  /** `level` others have as many points and fewer Dinosaurs. */
  | { readonly type: 'won'; readonly winners: readonly Seat[]; readonly n: number; readonly level: number };

/** What version 1 of the rules told otherwise. Tables begun on it are still read with these words. */
export type FormerEvent =
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'gainedPlaster'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'dug';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly direction: Direction;
    }
  | { readonly type: 'keptTile'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'opened'; readonly cell: Cell; readonly finds: readonly Find[] }
  | { readonly type: 'extracted'; readonly seat: Seat; readonly find: Find; readonly cell: Cell; readonly n: number }
  | { readonly type: 'learned'; readonly seat: Seat; readonly skill: Skill }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly dinosaur: Dinosaur }
  | { readonly type: 'eventRevealed'; readonly seat: Seat; readonly event: EventCard }
  | { readonly type: 'covered'; readonly cell: Cell }
  | { readonly type: 'marketRenewed' | 'exhibitsRenewed' | 'endTriggered' | 'lastRound' }
  | { readonly type: 'finalScore'; readonly seat: Seat; readonly n: number };
