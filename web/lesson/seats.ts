import type { Lesson, Terms } from '@bonebed/kernel';
import { EASIEST, ownName } from '../app/open.ts';
import type { Occupant } from '../host/host.ts';

/** Who sits where in a lesson, and in the game that goes on from it. */
export function seatsOf({ names, learner }: Lesson<Terms>): Occupant[] {
  return names.map((name, seat) =>
    seat === learner ? { name: ownName(), kind: 'person', bot: null } : { name, kind: 'bot', bot: EASIEST },
  );
}
