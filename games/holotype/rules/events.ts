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
  | { readonly type: 'placed'; readonly seat: Seat; readonly worker: Worker; readonly location: LocationId }
  | { readonly type: 'ejected'; readonly seat: Seat; readonly worker: Worker; readonly owner: Seat }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly count: number; readonly forced: 'yes' | 'no' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly specimens: readonly SpecimenId[] }
  | { readonly type: 'drewHidden'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly specimen: SpecimenId }
  | { readonly type: 'tookFromPile'; readonly seat: Seat; readonly specimen: SpecimenId }
  | { readonly type: 'specimensReshuffled' }
  | { readonly type: 'expeditionsDrawn'; readonly seat: Seat; readonly expeditions: readonly ExpeditionId[] }
  | { readonly type: 'explored'; readonly seat: Seat; readonly expedition: ExpeditionId }
  | { readonly type: 'drewTrace'; readonly seat: Seat; readonly trace: TraceId }
  | { readonly type: 'drewTraceHidden'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly period: Period; readonly faces: readonly string[] }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly die: number;
      readonly face: string;
      readonly was: string;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly period: Period;
      readonly count: number;
      readonly from: 'supply' | 'museum';
    }
  | { readonly type: 'researched'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly period: Period }
  | { readonly type: 'eroded'; readonly seat: Seat; readonly location: LocationId }
  | { readonly type: 'expeditionsReshuffled' }
  | { readonly type: 'published'; readonly seat: Seat; readonly specimen: SpecimenId; readonly vp: number }
  | { readonly type: 'traceAdded'; readonly seat: Seat; readonly trace: TraceId; readonly vp: number }
  | { readonly type: 'markerMoved'; readonly space: number; readonly last: number }
  | { readonly type: 'museumReset' }
  | { readonly type: 'milestoneTaken'; readonly seat: Seat; readonly milestone: MilestoneId }
  | { readonly type: 'gradUnlocked'; readonly seat: Seat }
  | {
      readonly type: 'contributed';
      readonly seat: Seat;
      readonly objective: ObjectiveId;
      readonly slot: SlotId;
      readonly paid: number;
    }
  | { readonly type: 'objectiveCompleted'; readonly objective: ObjectiveId }
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
    }
  | { readonly type: 'ended'; readonly reason: 'track' | 'objectives' | 'safety' };
