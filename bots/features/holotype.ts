import type { Holotype } from '@bonebed/games/holotype';
import type { Position, Seat } from '@bonebed/kernel';
import type { Features } from '../evaluation.ts';

const NAMES = [
  'points',
  'personal',
  'unpublished',
  'research',
  'triassic',
  'jurassic',
  'cretaceous',
  'best',
  'second',
  'publishable',
  'traces',
  'milestones',
  'lounge',
  'gradStudent',
  'pointsLeft',
  'researchLeft',
  'cubesLeft',
  'bestLeft',
  'milestonesLeft',
  'loungeLeft',
] as const;

/** Holotype: points on the table, cubes by colour, how near the hand is to publication, and how much of the track is left. */
export const holotypeFeatures: Features<Holotype> = {
  names: NAMES,
  read: ({ state, box }, seat, { lines }, row) => {
    const player = state.players[seat];
    const left = 1 - state.marker / state.lastSpace;
    const { best, second, publishable } = hand({ state, box }, seat);
    let onTable = 0;
    for (const line of lines) if (!line.secret) onTable += line.points;
    const pointsOf = (what: string) => lines.find(line => line.what === what)?.points ?? 0;
    const cubes = player.fossils[0] * 3 + player.fossils[1] * 1.5 + player.fossils[2];
    const lounge = player.workers.filter(place => place === -1).length;
    const values: Record<(typeof NAMES)[number], number> = {
      points: onTable,
      personal: pointsOf('personalObjective'),
      unpublished: pointsOf('unpublished'),
      research: Math.min(player.research, 12),
      triassic: player.fossils[0],
      jurassic: player.fossils[1],
      cretaceous: player.fossils[2],
      best,
      second,
      publishable,
      traces: player.traces.length,
      milestones: player.milestones.length,
      lounge,
      gradStudent: player.workers[box.gradStudent] === -2 ? 0 : 1,
      pointsLeft: onTable * left,
      researchLeft: Math.min(player.research, 12) * left,
      cubesLeft: cubes * left,
      bestLeft: best * left,
      milestonesLeft: player.milestones.length * left,
      loungeLeft: lounge * left,
    };
    for (let i = 0; i < NAMES.length; i++) row[i] = values[NAMES[i]];
  },
};

/** How near the two best specimens in hand are to publication, in points; and how many could be published now. */
function hand({ state, box }: Position<Holotype>, seat: Seat): { best: number; second: number; publishable: number } {
  const player = state.players[seat];
  let best = 0;
  let second = 0;
  let publishable = 0;
  for (const card of player.specimens) {
    const { period, fossils, research, vp } = box.specimens[card];
    const paid = Math.min(player.fossils[period], fossils) * 2 + Math.min(player.research, research);
    const ready = paid / (fossils * 2 + research);
    if (ready >= 1) publishable += 1;
    const near = vp * ready;
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  }
  return { best, second, publishable };
}
