import type { EventEffect } from '../box/components.ts';

/** What tools and supplies do, in the vocabulary of `components.json`; skills and events are played as the file writes them. */

export type Who = Extract<EventEffect, { readonly op: 'vp' }>['who'];

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
