import type { Dinosaur, Find, Supply, Tool } from './ids.ts';

/** What asks are answered with that is about a card, each made once with the box. */

/** What may be done with bones and Dinosaurs at any moment of one's turn. */
export type DinosaurAct =
  | { readonly do: 'assign'; readonly bone: Find; readonly dinosaur: Dinosaur }
  | { readonly do: 'scorePerfect' | 'scorePartial' | 'scoreDisplay'; readonly dinosaur: Dinosaur };

export type UseTool = { readonly do: 'use'; readonly tool: Tool };
export type Purchase =
  | { readonly do: 'buyTool'; readonly tool: Tool }
  | { readonly do: 'buySupply'; readonly supply: Supply };
export type Claim = { readonly do: 'claim'; readonly dinosaur: Dinosaur };

export interface Options {
  /** `assign[dinosaur][bone]`. */
  readonly assign: readonly (readonly DinosaurAct[])[];
  readonly scorePerfect: readonly DinosaurAct[];
  readonly scorePartial: readonly DinosaurAct[];
  readonly scoreDisplay: readonly DinosaurAct[];
  readonly claim: readonly Claim[];
  readonly use: readonly UseTool[];
  readonly buyTool: readonly Purchase[];
  readonly buySupply: readonly Purchase[];
}

export function makeOptions(
  dinosaurs: readonly Dinosaur[],
  bones: readonly Find[],
  tools: readonly Tool[],
  supplies: readonly Supply[],
): Options {
  return {
    assign: dinosaurs.map(dinosaur => bones.map(bone => ({ do: 'assign', bone, dinosaur }))),
    scorePerfect: dinosaurs.map(dinosaur => ({ do: 'scorePerfect', dinosaur })),
    scorePartial: dinosaurs.map(dinosaur => ({ do: 'scorePartial', dinosaur })),
    scoreDisplay: dinosaurs.map(dinosaur => ({ do: 'scoreDisplay', dinosaur })),
    claim: dinosaurs.map(dinosaur => ({ do: 'claim', dinosaur })),
    use: tools.map(tool => ({ do: 'use', tool })),
    buyTool: tools.map(tool => ({ do: 'buyTool', tool })),
    buySupply: supplies.map(supply => ({ do: 'buySupply', supply })),
  };
}
