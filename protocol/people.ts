import type { Seat } from '@bonebed/kernel';

/** How people are recognised, over HTTP. Nobody needs any of it to play. */

/** The name of someone who has had themselves deleted; pages say it in their own language. */
export const FORMER = 'A former player';

export const wayKinds = ['code', 'passkey', 'mail'] as const;
/** A code to write down, a passkey of a device, an address that gets a link. */
export type WayKind = (typeof wayKinds)[number];

export interface WayInfo {
  readonly kind: WayKind;
  /** Names it, to end it. */
  readonly id: string;
  /** What its owner knows it by: the address, or the device that made the passkey; empty for a code. */
  readonly label: string;
  readonly since: number;
}

export interface DeviceInfo {
  readonly id: string;
  /** As its browser described itself; empty for the one that they began with. */
  readonly label: string;
  /** When it was signed in; null for the one that they began with. */
  readonly since: number | null;
  readonly isThis: boolean;
}

/** The answer to `GET /api/me/ways`, and to whatever changes it. */
export interface PersonInfo {
  readonly name: string | null;
  /** What this server knows you by, and whoever runs it; nobody can do anything with it. Null for nobody. */
  readonly id: string | null;
  /** What this server can keep people by, besides codes and passkeys. */
  readonly can: { readonly mail: boolean };
  readonly ways: readonly WayInfo[];
  readonly devices: readonly DeviceInfo[];
}

/** Somebody with whom you have played. */
export interface Companion {
  readonly id: string;
  readonly name: string;
  /** At how many tables. */
  readonly tables: number;
  /** The last of them. */
  readonly last: { readonly table: string; readonly game: string; readonly at: number };
}

/** Somebody with whom you don't want to play. */
export interface Blocked {
  readonly id: string;
  readonly name: string;
}

/** The answer to `GET /api/people`. */
export interface PeopleInfo {
  readonly companions: readonly Companion[];
  readonly blocked: readonly Blocked[];
  /** Those whose talk you don't want to hear. */
  readonly muted: readonly Blocked[];
}

/** The answer to `GET /api/tables/:id/company`: whom at this table you don't want to hear, and whom not to meet again. */
export interface Distance {
  readonly muted: readonly Seat[];
  readonly blocked: readonly Seat[];
}

export const distances = ['mute', 'unmute', 'block', 'unblock'] as const;
/** What `POST /api/tables/:id/company` does about a seat. */
export type DistanceAct = (typeof distances)[number];

/** Who somebody is after they have signed in. */
export interface SignedIn {
  readonly name: string;
}

/** What a link from a mail did: signed this browser in, or noted that whoever asked reads at that address. */
export interface LinkOpened {
  readonly did: 'signedIn' | 'kept';
  readonly name: string;
}
