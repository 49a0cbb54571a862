import type { Profession } from './ids.ts';
import type { At, Guard } from './state.ts';

/** The profession spaces, for who chooses one at the start (chapter 5) or passes (chapter 14). */

/** BW-R85: the spaces of the columns in play. */
export function professionsInPlay({ state, box }: At): Profession[] {
  const { professionColumns } = state.rulings;
  return box.professionIds.filter(space => box.professions[space].column <= professionColumns);
}

/** BW-R52: one marker on a profession space. */
export const professionTaken: Guard<Profession> = {
  rule: 'BW-R52',
  bars: ({ state }, seat, profession) =>
    state.players.some((player, other) => other !== seat && player.profession === profession),
  values: ({ state }, _seat, profession) => ({
    seat: state.players.findIndex(player => player.profession === profession),
  }),
};
