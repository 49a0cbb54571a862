import type { SkillEffect } from '../box/components.ts';

/** A number that no choice of the better of two will ever pick. */
export const NEVER = Number.POSITIVE_INFINITY;

/** What a skill changes, every trait always present: 0, false or NEVER where it changes nothing. */
export interface Traits {
  readonly buysPerTurn: number;
  readonly toolsPerPerfect: number;
  readonly toolsPerPartial: number;
  readonly vpPerPerfect: number;
  readonly vpPerPartial: number;
  readonly digsDiagonally: boolean;
  readonly extractsDiagonally: boolean;
  readonly plasterAmount: number;
  readonly plasterBoostsPerTurn: number;
  readonly endVP: number;
  readonly endVPPerDinosaur: number;
  /** By material. */
  readonly digEnergy: readonly number[];
  readonly labSize: number;
  readonly moveSpaces: number;
  readonly freeMoveSpaces: number;
  readonly freeMovesPerTurn: number;
  readonly extractDiscount: number;
  readonly extractMin: number;
  readonly extraExtractionEnergy: number;
  readonly extraExtractionsPerTurn: number;
  readonly buyDiscount: number;
  readonly buyMin: number;
  readonly fragmentsWild: boolean;
  readonly climbEnergy: number;
  readonly climbsAnySide: boolean;
}

const NONE: Omit<Traits, 'digEnergy'> = {
  buysPerTurn: 0,
  toolsPerPerfect: 0,
  toolsPerPartial: 0,
  vpPerPerfect: 0,
  vpPerPartial: 0,
  digsDiagonally: false,
  extractsDiagonally: false,
  plasterAmount: 0,
  plasterBoostsPerTurn: 0,
  endVP: 0,
  endVPPerDinosaur: 0,
  labSize: 0,
  moveSpaces: 0,
  freeMoveSpaces: 0,
  freeMovesPerTurn: 0,
  extractDiscount: 0,
  extractMin: 0,
  extraExtractionEnergy: NEVER,
  extraExtractionsPerTurn: 0,
  buyDiscount: 0,
  buyMin: 0,
  fragmentsWild: false,
  climbEnergy: NEVER,
  climbsAnySide: false,
};

/** The traits of a skill from its effects. `materialOf` finds the index of a material. */
export function traitsOf(
  effects: readonly SkillEffect[],
  materials: number,
  materialOf: (id: string) => number,
): Traits {
  const digEnergy = new Array<number>(materials).fill(NEVER);
  const changes: Partial<Traits> = {};
  for (const effect of effects) {
    if (effect.op === 'digCost') digEnergy[materialOf(effect.material)] = effect.energy;
    else Object.assign(changes, traitOf(effect));
  }
  return { ...NONE, digEnergy, ...changes };
}

function traitOf(effect: Exclude<SkillEffect, { op: 'digCost' }>): Partial<Traits> {
  switch (effect.op) {
    case 'buyLimit':
      return { buysPerTurn: effect.perTurn };
    case 'onScore':
      return onScore(effect);
    case 'digReach':
      return { digsDiagonally: effect.diagonal };
    case 'extractReach':
      return { extractsDiagonally: effect.diagonal };
    case 'plasterAction':
      return { plasterAmount: effect.amount, plasterBoostsPerTurn: effect.perTurn };
    case 'endgameVP':
      return { endVP: effect.amount };
    case 'endgameVPPer':
      return { endVPPerDinosaur: effect.amount };
    case 'labSize':
      return { labSize: effect.size };
    case 'moveSpaces':
      return { moveSpaces: effect.spaces };
    case 'freeMove':
      return { freeMoveSpaces: effect.spaces, freeMovesPerTurn: effect.perTurn };
    case 'extractDiscount':
      return { extractDiscount: effect.amount, extractMin: effect.min };
    case 'extraExtraction':
      return { extraExtractionEnergy: effect.energy, extraExtractionsPerTurn: effect.perTurn };
    case 'buyDiscount':
      return { buyDiscount: effect.amount, buyMin: effect.min };
    case 'fragmentsWild':
      return { fragmentsWild: true };
    case 'climb':
      return { climbEnergy: effect.energy, climbsAnySide: effect.anySide };
  }
}

function onScore({ when, gain }: SkillEffect & { op: 'onScore' }): Partial<Traits> {
  let tools = 0;
  let vp = 0;
  for (const one of gain) {
    if (one.op === 'drawTool') tools += one.count;
    else vp += one.amount;
  }
  return when === 'perfect'
    ? { toolsPerPerfect: tools, vpPerPerfect: vp }
    : { toolsPerPartial: tools, vpPerPartial: vp };
}
