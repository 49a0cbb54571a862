import { BadInput, schemaFaults } from '@bonebed/kernel';
import schema from './components.schema.json' with { type: 'json' };

/** HT-1.4: the schema knows how many cards of each kind there are; what this returns is built as `Components` says. */
export function checkComponents(value: unknown): Components {
  const [first] = schemaFaults(schema, value);
  if (first !== undefined) throw new BadInput('edition', first.path, first.fault);
  return value as Components;
}

/** Finds the place of an id in a list; what is not there is a fault of the edition. */
export function finder<Id extends number>(
  list: readonly { readonly id: string }[],
  where: string,
): (id: string, path: string) => Id {
  const places = new Map<string, number>();
  for (const [index, { id }] of list.entries()) {
    if (places.has(id)) throw new BadInput('edition', `${where}.${index}.id`, `'${id}' stands there twice`);
    places.set(id, index);
  }
  return (id, path) => {
    const place = places.get(id);
    if (place === undefined) throw new BadInput('edition', path, `'${id}' is not in ${where}`);
    return place as Id;
  };
}

/** The parts of `components.json` that the rules use, as its schema guarantees them. */
export interface Components {
  readonly enums: {
    readonly periods: readonly Titled[];
    readonly types: readonly { readonly id: string; readonly takesTraceFossil: boolean }[];
    readonly diets: readonly { readonly id: string; readonly countsAs: readonly string[] }[];
    readonly traceKinds: readonly Titled[];
    readonly workers: readonly (Titled & { readonly ejects: readonly string[] })[];
  };
  readonly constants: {
    readonly specimensDealt: number;
    readonly personalObjectivesDealt: number;
    readonly globalObjectivesRevealedMinusPlayers: number;
    readonly museumStart: ByPeriod;
    readonly museumReset: ByPeriod;
    readonly recallResearch: number;
    readonly gradStudentUnlockAtHolotypes: number;
    readonly fossilStorage: number;
    readonly fossilStorageMilestoneBonus: number;
    readonly contributionResearchCostWhenReferencingOthers: number;
    readonly traceFossilAttachCostFossils: number;
    readonly libraryResearch: ByWorker;
    readonly labDraw: ByWorker;
    readonly labDrawDiscard: number;
    readonly labDiscardUpTo: ByWorker;
    readonly fieldDraw: ByWorker;
    readonly museumTrade: readonly { readonly give: Amount; readonly take: { period: string; upTo: number } }[];
    readonly museumExchange: readonly { readonly give: Amount; readonly research: number }[];
    readonly museumActions: Readonly<Record<string, readonly string[]>>;
  };
  readonly limits: { readonly safetyTurnsPerPlayer: number; readonly museumTransactions: number };
  readonly locations: readonly (Titled & { readonly workers: readonly string[] })[];
  readonly boards: {
    readonly items: readonly { readonly players: number; readonly slots: Readonly<Record<string, number>> }[];
  };
  readonly tracks: {
    readonly items: readonly {
      players: number;
      lastSpace: number;
      museumReset: readonly number[];
      milestone: readonly number[];
    }[];
  };
  readonly playerBoard: PlayerBoard;
  readonly dice: { readonly items: readonly { readonly period: string; readonly faces: readonly string[] }[] };
  readonly fieldExpeditions: { readonly items: readonly RawExpedition[] };
  readonly specimens: { readonly items: readonly RawSpecimen[] };
  readonly traceFossils: {
    readonly items: readonly { readonly id: string; readonly kind: string; readonly vp: number }[];
  };
  readonly globalObjectives: {
    readonly items: readonly (Titled & {
      readonly slots: readonly { readonly text: Localised; readonly requirements: readonly RawRequirement[] }[];
    })[];
  };
  readonly personalObjectives: { readonly items: readonly RawPersonal[] };
  readonly milestones: { readonly items: readonly (Titled & { readonly key: string; readonly effect: Localised })[] };
}
export interface Localised {
  readonly en: string;
  readonly fr: string;
}
/** What has an id and a name in each language. */
interface Titled {
  readonly id: string;
  readonly name: Localised;
}
type ByPeriod = Readonly<Record<string, number>>;
type ByWorker = Readonly<Record<string, number>>;
interface Amount {
  readonly period: string;
  readonly count: number;
}
export interface PlayerBoard {
  readonly loungeStart: readonly string[];
  readonly gradSpaceStart: readonly string[];
  readonly contributionCircles: number;
  readonly contributionVp: { readonly values: readonly number[] };
}
export interface RawExpedition extends Titled {
  readonly kind: 'expedition' | 'erosionEvent';
  readonly period: string | null;
  readonly dice: number;
  readonly rerolls: number;
  readonly traceFossil: boolean;
}
export interface RawSpecimen {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly period: string;
  readonly diet: string;
  readonly cost: { readonly fossils: number; readonly research: number };
  readonly vp: number;
}
export interface Match {
  readonly card: 'holotype' | 'traceFossil';
  readonly type?: string;
  readonly period?: string;
  readonly diet?: string;
  readonly kind?: string;
}
export interface RawRequirement {
  readonly count: number;
  readonly match: Match;
}
export interface RawPersonal extends Titled {
  readonly text: Localised;
  readonly kind: 'scale' | 'allOrNothing';
  readonly match?: Match;
  readonly scale?: readonly { readonly atLeast: number; readonly vp: number }[];
  readonly requirements?: readonly RawRequirement[];
  readonly vp?: number;
}
