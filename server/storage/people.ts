import type { Blocked, Companion, WayKind } from '@bonebed/protocol';

/**
 * The part of storage that knows how somebody is recognised. A person is a guest of storage: the cookie that they began with is in their own row, those of
 * further devices are in rows of their own.
 */
export interface Device {
  /** `FIRST` for the one that they began with. */
  readonly id: string;
  /** What kind of device it looked like, as its browser said. */
  readonly label: string;
  /** When it was signed in; null for the first one. */
  readonly since: number | null;
  readonly tokenHash: string;
}

export const FIRST = 'first';

/**
 * How somebody comes back who has lost every cookie. `key` is what they come with: the hash of a code, the name of a passkey, an address in
 * small letters. No two people have the same.
 */
export interface Way {
  readonly kind: WayKind;
  readonly key: string;
  readonly person: string;
  /** What a passkey is checked with, as JSON; empty for others. */
  readonly detail: string;
  readonly since: number;
}

/** Something that is good once, and for a while. */
export interface Ticket {
  readonly hash: string;
  readonly kind: 'challenge' | 'link';
  readonly value: string;
  readonly until: number;
}

/** Who does not want to play with whom. */
export interface Block {
  readonly by: string;
  readonly whom: string;
}

export interface PeopleStorage {
  addDevice(person: string, device: Device): Promise<void>;
  /** All devices of somebody, the first of all and then the newest first. */
  devicesOf(person: string): Promise<Device[]>;
  /** Its cookie is worth nothing from now on. False if there is no such device of theirs. */
  removeDevice(person: string, id: string): Promise<boolean>;
  /** False if somebody has this way already. */
  addWay(way: Way): Promise<boolean>;
  findWay(kind: WayKind, key: string): Promise<Way | null>;
  waysOf(person: string): Promise<Way[]>;
  updateWay(way: Way): Promise<void>;
  removeWay(person: string, kind: WayKind, key: string): Promise<void>;
  keepTicket(ticket: Ticket): Promise<void>;
  /** Gives what a ticket is good for, and takes it away; null if there is none, or not any more. */
  takeTicket(kind: Ticket['kind'], hash: string, now: number): Promise<string | null>;
  sweepTickets(now: number): Promise<void>;
  /** What somebody wants to find on every device, as JSON; null if nothing. */
  readShelf(person: string): Promise<string | null>;
  writeShelf(person: string, shelf: string): Promise<void>;
  nameOf(person: string): Promise<string | null>;
  /** Those with whom somebody has sat at tables that began, the latest first. */
  companionsOf(person: string, limit: number): Promise<Companion[]>;
  addBlock(block: Block, at: number): Promise<void>;
  removeBlock(block: Block): Promise<void>;
  blockedBy(person: string): Promise<Blocked[]>;
  /** Which of them and this person don't want to play with each other. */
  blocksBetween(person: string, others: readonly string[]): Promise<Block[]>;
  /** Takes somebody's name out of the log of a table, and what was said at their seat. */
  scrub(key: number, person: string, seat: number, name: string): Promise<void>;
  /** Nothing about them is left but what tables have. */
  forget(person: string): Promise<void>;
  /** Where one person could be reached, the other can be from now on. */
  moveChannels(from: string, to: string): Promise<void>;
}
