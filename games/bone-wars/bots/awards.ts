import type { Seat } from '@bonebed/kernel';
import { missingFor } from '../rules/award.ts';
import type { At } from '../rules/state.ts';

export interface Awards {
  /** For each tile the loyalty of the best space that could be claimed now. */
  readonly ready: readonly number[];
  /** The same, all together, with spaces that are not met yet: the less the more cards they miss. */
  readonly near: number;
}

/** The award tiles on which the player has no marker yet; `extra` is the loyalty that comes with any award. */
export function awardsOf({ state, box }: At, seat: Seat, extra: number): Awards {
  const ready: number[] = [];
  let near = 0;
  for (const award of state.awards) {
    let best = 0;
    let nearest = 0;
    let claimed = false;
    for (const space of box.awards[award].spaces) {
      const owner = ownerOf(state, space);
      if (owner === seat) claimed = true;
      if (owner !== null) continue;
      const info = box.awardSpaces[space];
      const missing = missingFor({ state, box }, seat, info);
      if (missing === 0 && info.loyalty > best) best = info.loyalty;
      nearest = Math.max(nearest, info.loyalty / (1 + missing));
    }
    if (claimed) continue;
    ready.push(best === 0 ? 0 : best + extra);
    near += nearest;
  }
  return { ready, near };
}

function ownerOf({ awardMarkers }: At['state'], space: number): number | null {
  for (const marker of awardMarkers) if (marker.space === space) return marker.owner;
  return null;
}
