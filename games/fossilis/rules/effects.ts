/** What skills, tools, supplies and events do, in the vocabulary of `components.json`. */

type Who = 'active' | 'others' | 'all';

export type Gain = { readonly op: 'drawTool'; readonly count: number } | { readonly op: 'vp'; readonly amount: number };

export type SkillEffect =
  | { readonly op: 'buyLimit'; readonly perTurn: number }
  | { readonly op: 'onScore'; readonly when: 'perfect' | 'partial'; readonly gain: readonly Gain[] }
  | { readonly op: 'digReach'; readonly diagonal: boolean }
  | { readonly op: 'extractReach'; readonly diagonal: boolean }
  | { readonly op: 'plasterAction'; readonly amount: number; readonly perTurn: number }
  | { readonly op: 'endgameVP'; readonly amount: number }
  | { readonly op: 'endgameVPPer'; readonly per: 'dinosaur'; readonly amount: number }
  | { readonly op: 'digCost'; readonly material: string; readonly energy: number }
  | { readonly op: 'labSize'; readonly size: number }
  | { readonly op: 'moveSpaces'; readonly spaces: number }
  | { readonly op: 'freeMove'; readonly spaces: number; readonly perTurn: number }
  | { readonly op: 'extractDiscount'; readonly amount: number; readonly min: number }
  | { readonly op: 'extraExtraction'; readonly energy: number; readonly perTurn: number }
  | { readonly op: 'buyDiscount'; readonly amount: number; readonly min: number }
  | { readonly op: 'fragmentsWild' }
  | { readonly op: 'climb'; readonly energy: number; readonly anySide: boolean };

/** `M` is how a material is named: by id in the file, by index in the box. */
export type RemoveTile<M> = {
  readonly op: 'removeTile';
  readonly materials: readonly M[];
  readonly unoccupied: boolean;
};
export type FreeDig<M> = { readonly op: 'freeDig'; readonly materials: readonly M[]; readonly ignoreWeight: boolean };

export type PlainToolEffect<M> =
  | RemoveTile<M>
  | FreeDig<M>
  | { readonly op: 'energy'; readonly amount: number }
  | { readonly op: 'extraExtractionNow'; readonly energy: number }
  | { readonly op: 'peek'; readonly pits: number }
  | { readonly op: 'climbNow'; readonly energy: number; readonly anySide: boolean }
  | { readonly op: 'moveNow'; readonly spaces: number };

export type ToolEffect<M> =
  | PlainToolEffect<M>
  | { readonly op: 'choose'; readonly options: readonly (readonly PlainToolEffect<M>[])[] };

/** `B` is how a bone is named. */
export type SupplyEffect<B> =
  | { readonly op: 'plaster'; readonly amount: number }
  | { readonly op: 'bone'; readonly kind: B };

export type EventEffect =
  | { readonly op: 'vp'; readonly who: Who; readonly amount: number }
  | { readonly op: 'plaster'; readonly who: Who; readonly amount: number }
  | { readonly op: 'placeSandEach' }
  | { readonly op: 'slideAny' }
  | { readonly op: 'washOffBorderPawns' }
  | { readonly op: 'vpPerDinosaur'; readonly who: Who; readonly amount: number; readonly max: number }
  | { readonly op: 'refreshMarket' }
  | { readonly op: 'takeSandTile' }
  | { readonly op: 'refreshDinosaurs' }
  | { readonly op: 'plasterCap'; readonly who: Who; readonly max: number }
  | { readonly op: 'extractionEach' };

export type { Who };
