import type { RuthlessEvent } from '@bonebed/games/ruthless/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { Box, CardId } from './view.ts';

/** For each Name the slots that a bone was struck out of since it was described, by what everybody was told. */
export type Struck = ReadonlyMap<CardId, readonly boolean[]>;

const known = new WeakMap<readonly Event[], Struck>();

export function struckBy(box: Box, events: readonly Event[]): Struck {
  const found = known.get(events);
  if (found !== undefined) return found;
  const struck = new Map<CardId, boolean[]>();
  let aim: CardId | null = null;
  for (const told of events) {
    // The table hands a board only the events of its own game.
    const event = told as RuthlessEvent;
    if (event.type === 'described') {
      aim = event.name;
      struck.delete(event.name);
    } else if (event.type === 'presented') aim = null;
    else if (event.type === 'playedOnSkeleton') aim = event.skeleton;
    else if (event.type === 'thrownOut') {
      // The first rules did not say which skeleton it was.
      const name = event.skeleton ?? aim;
      const { slot } = box.bones[event.bone];
      if (name === null || slot === null) continue;
      const slots = struck.get(name) ?? [false, false, false];
      slots[slot] = true;
      struck.set(name, slots);
    }
  }
  known.set(events, struck);
  return struck;
}

export const NOT_STRUCK: readonly boolean[] = [false, false, false];
