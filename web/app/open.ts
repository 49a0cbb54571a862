import type { Settings } from '@bonebed/kernel';
import type { Opening } from '../host/calls.ts';
import type { Occupant } from '../host/host.ts';
import { preferences } from '../preferences.ts';
import { go } from '../route.ts';
import { t } from '../words.ts';
import type { Listed } from './catalogue.ts';
import { usualLevel } from './level-select.tsx';
import { randomHex } from './random-hex.ts';

/** Tables that were just begun here and wait for their screen: by id, what the worker needs to open them. */
const begun = new Map<string, Opening>();

/** How the table of this id is opened: freshly, or from what this device keeps. */
export function openingOf(id: string): Opening {
  return begun.get(id) ?? { kind: 'stored', id };
}

/** Once it is kept, a reload must find it in the store. */
export function hasOpened(id: string): void {
  begun.delete(id);
}

export interface Plan {
  readonly game: string;
  readonly seats: readonly Occupant[];
  readonly settings: Settings;
  /** The fingerprint of a loaded edition; null for the game's own. */
  readonly edition: string | null;
}

/** Begins a table on this device and goes there. */
export function openLocal(plan: Plan): void {
  const id = randomHex(6);
  begun.set(id, { kind: 'new', id, ...plan, seed: randomHex(32) });
  go('table', id);
}

/** One click: you against bots, as many and as strong as last time. */
export function playNow({ id: game, seats }: Pick<Listed, 'id' | 'seats'>, edition: string | null = null): void {
  const bots = Array.from({ length: rivalsAt(seats) }, (): Occupant => ({ name: '', kind: 'bot', bot: usualLevel() }));
  openLocal({ game, seats: [{ name: ownName(), kind: 'person', bot: null }, ...bots], settings: {}, edition });
}

/** The level of the bot of a first game. */
export const EASIEST = 'novice';

/** For those who are new: the beginner's game, against as few as possible, who play as weakly as they can. */
export function playFirst({ id: game, seats, beginner = {} }: Listed): void {
  const rivals = Math.max(1, Math.min(...seats) - 1);
  const bots = Array.from({ length: rivals }, (): Occupant => ({ name: '', kind: 'bot', bot: EASIEST }));
  const own: Occupant = { name: ownName(), kind: 'person', bot: null };
  openLocal({ game, seats: [own, ...bots], settings: beginner, edition: null });
}

/** You alone, against the game itself. */
export function playSolo(game: string): void {
  openLocal({ game, seats: [{ name: ownName(), kind: 'person', bot: null }], settings: {}, edition: null });
}

/** How many bots you play against, by the seats that a game may have. */
export function rivalsAt(seats: readonly number[]): number {
  const [least, most] = [Math.min(...seats) - 1, Math.max(...seats) - 1];
  return Math.min(most, Math.max(1, least, preferences.rivals.value));
}

/** The name that was given on this device, or one that is as good as any. */
export function ownName(): string {
  return preferences.name.value.trim() || guestName();
}

export function guestName(): string {
  const names = t('name.guests').split(', ');
  return names[preferences.guest.value % names.length];
}

/** Plays on from a moment of a record. */
export function openFork(text: string, seats: readonly Occupant[], upTo: number): void {
  beginFork(text, seats, upTo, false);
}

/** Tries a finished game again from one of its moments, or from its beginning, and compares in the end. */
export function openRetry(text: string, seats: readonly Occupant[], upTo: number): void {
  beginFork(text, seats, upTo, true);
}

function beginFork(text: string, seats: readonly Occupant[], upTo: number, isRetry: boolean): void {
  const id = randomHex(6);
  begun.set(id, { kind: 'fork', id, text, seats, upTo, isRetry });
  go('table', id);
}
