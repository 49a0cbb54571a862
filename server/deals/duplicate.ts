import type { Seat } from '@bonebed/kernel';
import type { DealPlay } from '../storage/deals.ts';
import type { SharedDeal } from './deal.ts';

/**
 * A duplicate is the same deal at several tables. The first is set as the deal says; at each that follows all of them, people and bots, sit one seat
 * further. People take places, which are counted through from table to table.
 */
type Setting = Pick<SharedDeal, 'bots'>;

/** How many people sit at each table. */
export function peopleAt({ bots }: Setting): number {
  return bots.filter(level => level === null).length;
}

/** Who sits where at a table, null for people. */
export function botsAt({ bots }: Setting, table: number): (string | null)[] {
  const shift = bots.length - (table % bots.length);
  return bots.map((_, seat) => bots[(seat + shift) % bots.length]);
}

export function tableAt(deal: Setting, place: number): number {
  return Math.floor(place / peopleAt(deal));
}

export function seatAt(deal: Setting, place: number): Seat {
  const first = deal.bots.flatMap((level, seat) => (level === null ? [seat] : []));
  return (first[place % first.length] + tableAt(deal, place)) % deal.bots.length;
}

/** Those at a table, if they have come. */
export function playsAt(
  deal: Setting,
  plays: readonly DealPlay[],
  table: number,
): (DealPlay & { readonly seat: Seat })[] {
  return plays.flatMap(play =>
    play.place !== null && tableAt(deal, play.place) === table ? [{ ...play, seat: seatAt(deal, play.place) }] : [],
  );
}

/** The first place at a table that has not begun, and at which nobody sits from whom one keeps apart. */
export function freePlace(deal: Setting, plays: readonly DealPlay[], apart: readonly string[]): number {
  const isTaken = (place: number): boolean =>
    playsAt(deal, plays, tableAt(deal, place)).some(
      other => other.place === place || other.table !== '' || apart.includes(other.person),
    );
  let place = 0;
  while (isTaken(place)) place += 1;
  return place;
}

/** How many points more each seat of a table made than others made of it at other tables, on average; null where there are none. */
export function ahead(scores: readonly number[], others: readonly (readonly number[])[]): (number | null)[] {
  return scores.map((points, seat) => {
    const theirs = others.map(other => other[seat]);
    return theirs.length === 0 ? null : points - theirs.reduce((sum, one) => sum + one, 0) / theirs.length;
  });
}
