import { clockwise, type Seat } from '@bonebed/kernel';
import { FORMER, type Lock } from '@bonebed/protocol';
import { namedLevel } from '../bots/level.ts';
import { limits } from '../limits.ts';
import { cleanName, distinctName, NAMELESS } from '../names.ts';
import type { Entry, TableMeta } from './entry.ts';
import { emptySeat, keepFew, type SeatState } from './seats.ts';

const TYPES = [
  'joined',
  'held',
  'released',
  'renamed',
  'linked',
  'unlinked',
  'invited',
  'uninvited',
  'left',
  'dismissed',
  'locked',
  'quieted',
  'nonce',
  'bot',
  'hurried',
] as const;

/** An entry about who sits where and who may come in: the rules of the game have no part in it. */
export type SeatEntry = Extract<Entry, { type: (typeof TYPES)[number] }>;

export function isSeatEntry(entry: Entry): entry is SeatEntry {
  const types: readonly Entry['type'][] = TYPES;
  return types.includes(entry.type);
}

/** What of a table such entries change. */
interface Seated {
  readonly meta: TableMeta;
  readonly seats: SeatState[];
  readonly invites: string[];
  readonly dismissed: string[];
  lock: Lock | null;
  isQuiet: boolean;
  shut: number;
  host: Seat | 'away' | null;
}

export function changeSeats(table: Seated, entry: SeatEntry): void {
  switch (entry.type) {
    case 'joined': {
      const { guest, link } = entry;
      const name = nameFor(table, entry.name);
      const asked = entry.asked === true;
      table.seats[entry.seat] = { ...emptySeat(), by: 'person', name, guests: [guest], links: [link], asked };
      letHost(table, entry.seat, guest);
      return;
    }
    case 'held':
      table.seats[entry.seat].guests.push(entry.guest);
      letHost(table, entry.seat, entry.guest);
      return;
    case 'released': {
      const seat = table.seats[entry.seat];
      seat.guests = seat.guests.filter(guest => !entry.guests.includes(guest));
      return;
    }
    case 'renamed': {
      const seat = table.seats[entry.seat];
      seat.name = null;
      seat.former = entry.name === null;
      seat.name = nameFor(table, entry.name ?? FORMER);
      return;
    }
    case 'linked':
      keepFew(table.seats[entry.seat].links, entry.link, limits.linksPerSeat);
      return;
    case 'unlinked':
      table.seats[entry.seat].links = [];
      return;
    case 'invited':
      keepFew(table.invites, entry.invite, limits.invitesPerTable);
      return;
    case 'uninvited':
      table.invites.length = 0;
      return;
    case 'left':
      vacate(table, entry.seat);
      return;
    case 'dismissed':
      table.dismissed.push(...table.seats[entry.seat].guests);
      vacate(table, entry.seat);
      return;
    case 'locked':
      table.lock = entry.lock;
      table.shut += 1;
      return;
    case 'quieted':
      table.isQuiet = entry.quiet;
      table.shut += 1;
      return;
    case 'nonce':
      table.seats[entry.seat].nonce = entry.nonce;
      // Who adds to the seed wants to play.
      table.seats[entry.seat].asked = false;
      return;
    case 'bot':
      table.seats[entry.seat] = { ...emptySeat(), by: 'bot', level: namedLevel(entry.level) };
      return;
    case 'hurried':
      table.seats[entry.seat].hurried = entry.hurried;
      return;
  }
}

/** Whoever made the table is its host from the seat that they take. */
function letHost(table: Seated, seat: Seat, guest: string): void {
  if (table.host === 'away' && guest === table.meta.createdBy) table.host = seat;
}

/** When the host stands up, the next person round the table is the host. */
function vacate(table: Seated, seat: Seat): void {
  const { seats } = table;
  seats[seat] = emptySeat();
  if (table.host !== seat) return;
  table.host = clockwise(seats, seat).find(other => seats[other].by === 'person') ?? null;
}

/** What someone is called at this table, by the name that they gave: nobody can be taken for another. */
function nameFor({ seats }: Seated, given: string): string {
  const others = seats.flatMap(({ name }) => (name === null ? [] : [name]));
  return distinctName(cleanName(given) || NAMELESS, others);
}
