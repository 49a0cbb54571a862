import { offer, type Seat } from '@bonebed/kernel';
import type { Cause } from './causes.ts';
import { idOf, type Patron } from './ids.ts';
import { type At, inPlay, type Play } from './state.ts';

/** The bookshelf and the loyalty tracks on both sides of it. */

/** BW-6.6: the other patron. */
export function rivalOf({ box }: At, patron: Patron): Patron {
  return idOf<Patron>(box.patronIds.length - 1 - patron);
}

/** BW-2.10: what the marker of a player is worth on a patron's track. */
export function loyaltyValue({ state, box }: At, seat: Seat, patron: Patron): number {
  return box.tracks[patron].values[state.players[seat].loyalty[patron]];
}

/** BW-10.11, BW-R58: steps up the track; those that would go beyond the top give reputation instead. */
export function gainLoyalty(play: Play, seat: Seat, patron: Patron, n: number, why: Cause): void {
  if (n <= 0) return;
  const { state, box, tell } = play;
  const player = state.players[seat];
  const top = box.tracks[patron].values.length - 1;
  const steps = Math.min(n, top - player.loyalty[patron]);
  player.loyalty[patron] += steps;
  player.reputation.loyalty += n - steps;
  const [step, value] = [player.loyalty[patron], loyaltyValue(play, seat, patron)];
  tell({ type: 'loyalty', seat, patron, n, rp: n - steps, why, step, value });
}

/** BW-12.3, BW-12.4, BW-12.7: loyalty for either patron, or split between them. */
export function splitLoyalty(play: Play, seat: Seat, n: number, why: Cause): void {
  const shares: { readonly own: number; readonly rival: number }[] = [];
  for (let rival = 0; rival <= n; rival++) shares.push({ own: n - rival, rival });
  const share = play.ask.open(seat, 'splitLoyalty', offer(shares), { n });
  const { patron } = play.state.players[seat];
  gainLoyalty(play, seat, patron, share.own, why);
  gainLoyalty(play, seat, rivalOf(play, patron), share.rival, why);
}

/** How many papers besides the printed one fit on a patron's shelves; BW-3.11: neutral papers cover the spots not in play. */
export function shelfRoom(at: At, patron: Patron): number {
  let room = 0;
  for (const shelf of at.box.shelves) {
    if (shelf.patron === patron) room += freeSpots(at, shelf.spots);
  }
  return room;
}

function freeSpots(at: At, spots: readonly { readonly minPlayers: number; readonly preprinted: boolean }[]): number {
  let free = 0;
  for (const spot of spots) if (inPlay(at, spot) && !spot.preprinted) free += 1; // BW-9.12
  return free;
}

/** BW-9.11, BW-9.13: a paper goes to the lowest free spot of the patron's shelves, or under the portrait. */
export function addPaper(play: Play, patron: Patron, value: number): { readonly overflow: number } {
  const papers = play.state.papers[patron];
  papers.push(value);
  return { overflow: papers.length > shelfRoom(play, patron) ? 1 : 0 };
}

/**
 * BW-16.1, BW-R78: shelves with at least one paper. Papers fill the shelves from the bottom, so a shelf has one if
 * there are more papers than fit below it. What lies under the portrait counts nothing.
 */
export function credibility(at: At, patron: Patron): number {
  const papers = at.state.papers[patron].length;
  let below = 0;
  let shelves = 0;
  for (const { patron: owner, spots } of at.box.shelves) {
    if (owner !== patron) continue;
    const room = freeSpots(at, spots);
    if (spots.some(spot => spot.preprinted) || (room > 0 && papers > below)) shelves += 1;
    below += room;
  }
  return shelves;
}
