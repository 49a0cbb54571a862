import { offer, type Seat } from '@bonebed/kernel';
import type { Period } from '../box/box.ts';
import { type Guard, type Holotype, type Play, storageLimit, stored } from './state.ts';

/**
 * HT-8.2, HT-8.3, HT-R10: checked once, after all gains: exactly the surplus goes to the Museum, and the player chooses which
 * cubes, old or new, one after the other.
 */
export function storeSurplus(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const { fossils } = state.players[seat];
  const storage = storageLimit(play, seat);
  let surplus = stored(play, seat) - storage;
  if (surplus <= 0) return;
  const before = fossils.slice();
  for (; surplus > 0; surplus--) {
    // HT-D14: with one colour only there is nothing to choose.
    const cubes = offer<Holotype, Period>(box.fossilCubes, noneStored);
    const period = ask.open(seat, 'dropSurplus', cubes, { surplus, storage });
    fossils[period] -= 1;
    state.museum[period] += 1;
  }
  for (const period of box.fossilCubes) {
    const count = before[period] - fossils[period];
    if (count > 0) tell({ type: 'dropped', seat, period, count });
  }
}

/** HT-8.3: only what is in the storage can go. */
const noneStored: Guard<Period> = {
  rule: 'HT-8.3',
  bars: ({ state }, seat, period) => state.players[seat].fossils[period] === 0,
  values: (_at, _seat, period) => ({ period }),
};
