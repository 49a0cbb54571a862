import type { Seat } from '@bonebed/kernel';
import type {
  ExpeditionId,
  LocationId,
  MilestoneId,
  ObjectiveId,
  Period,
  PersonalId,
  SlotId,
  SpecimenId,
  TraceId,
  Worker,
} from '../box/box.ts';

/** Everything that happens in a game of Holotype. */
export type HolotypeEvent =
  | { readonly type: 'objectivesChosen' }
  | { readonly type: 'objectiveKept'; readonly seat: Seat; readonly personal: PersonalId }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly worker: Worker;
      readonly location: LocationId;
      /** Whose worker gave way, and which one. */
      readonly ejects: 'nobody' | 'own' | 'another';
      readonly owner: Seat | null;
      readonly rival: Worker | null;
    }
  | {
      readonly type: 'recalled';
      readonly seat: Seat;
      readonly count: number;
      readonly forced: 'yes' | 'no';
      readonly research: number;
      /** Research that the player has now. */
      readonly total: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly specimens: readonly SpecimenId[] }
  | { readonly type: 'drewHidden'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly specimen: SpecimenId }
  | { readonly type: 'tookFromPile'; readonly seat: Seat; readonly specimen: SpecimenId }
  | { readonly type: 'specimensReshuffled' }
  | { readonly type: 'expeditionsDrawn'; readonly seat: Seat; readonly expeditions: readonly ExpeditionId[] }
  | {
      readonly type: 'explored';
      readonly seat: Seat;
      readonly expedition: ExpeditionId;
      readonly period: Period;
      readonly faces: readonly string[];
    }
  | { readonly type: 'drewTrace'; readonly seat: Seat; readonly trace: TraceId }
  | { readonly type: 'drewTraceHidden'; readonly seat: Seat }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly die: number;
      readonly face: string;
      readonly was: string;
    }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly period: Period;
      /** All cubes, and how many of them the Museum and Field Expertise gave. */
      readonly count: number;
      readonly museum: number;
      readonly expertise: number;
      /** Museum faces for which the Museum had no cube. */
      readonly missed: number;
      /** Cubes of the period that the player has now. */
      readonly total: number;
    }
  | { readonly type: 'patronGave'; readonly seat: Seat; readonly cube: Period | 'research'; readonly total: number }
  | { readonly type: 'researched'; readonly seat: Seat; readonly count: number; readonly total: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly period: Period; readonly count: number }
  | { readonly type: 'eroded'; readonly seat: Seat; readonly location: LocationId }
  | { readonly type: 'expeditionsReshuffled' }
  | {
      readonly type: 'published';
      readonly seat: Seat;
      readonly specimen: SpecimenId;
      readonly period: Period;
      readonly fossils: number;
      readonly research: number;
      readonly vp: number;
      /** All points of the player that everybody can see. */
      readonly points: number;
    }
  | {
      readonly type: 'traceAdded';
      readonly seat: Seat;
      readonly trace: TraceId;
      readonly period: Period;
      readonly fossils: number;
      readonly vp: number;
      readonly points: number;
    }
  | { readonly type: 'markerMoved'; readonly space: number; readonly last: number }
  | { readonly type: 'museumReset' }
  | { readonly type: 'milestoneTaken'; readonly seat: Seat; readonly milestone: MilestoneId }
  | { readonly type: 'gradUnlocked'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'contributed';
      readonly seat: Seat;
      readonly objective: ObjectiveId;
      readonly slot: SlotId;
      readonly paid: number;
      /** What all contributions of the player are worth now. */
      readonly vp: number;
      readonly points: number;
    }
  | {
      readonly type: 'objectiveCompleted';
      readonly objective: ObjectiveId;
      /** How many are completed, of those that end the game. */
      readonly completed: number;
      readonly needed: number;
    }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly give: Period;
      readonly paid: number;
      readonly take: Period;
      readonly count: number;
    }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly give: Period;
      readonly paid: number;
      readonly research: number;
      readonly total: number;
    }
  | { readonly type: 'ended'; readonly reason: 'track' | 'objectives' | 'safety' }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly holotypes: number;
      readonly traceFossils: number;
      readonly contributions: number;
      /** Null in the elementary game. */
      readonly personal: PersonalId | null;
      readonly personalObjective: number;
      readonly unpublished: number;
      readonly total: number;
    }
  | {
      readonly type: 'won';
      readonly winners: readonly Seat[];
      readonly total: number;
      readonly research: number;
      /** Whether research had to decide, or could not. */
      readonly by: 'points' | 'research' | 'nothing';
    };
