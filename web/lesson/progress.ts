import type { Deed } from '@bonebed/kernel';
import { keptMap } from '../app/kept-map.ts';

/** What somebody has learned of a lesson on this device: the chapters that are done, and how far they are in another one. */
export interface Progress {
  readonly done: readonly number[];
  readonly chapter: number;
  readonly deeds: readonly Deed[];
  /** How many chapters the lesson has, for those who have not loaded it. */
  readonly of?: number;
}

const NONE: Progress = { done: [], chapter: 0, deeds: [] };
const lessons = keptMap('lessons');

export function progressOf(game: string, lesson: string): Progress {
  return read(lessons.get(`${game} ${lesson}`));
}

/** How many chapters of a game's lessons are done, of those lessons that were begun; null where none was. */
export function learnedOf(game: string): { readonly done: number; readonly of: number } | null {
  const notes = lessons.of(`${game} `).map(read);
  const done = notes.reduce((sum, note) => sum + note.done.length, 0);
  return notes.length === 0 ? null : { done, of: notes.reduce((sum, note) => sum + (note.of ?? note.done.length), 0) };
}

function read(note: string | null): Progress {
  if (note === null) return NONE;
  try {
    const found: unknown = JSON.parse(note);
    return isProgress(found) ? found : NONE;
  } catch {
    // Something of another age: one begins again.
    return NONE;
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  lessons.set(`${game} ${lesson}`, JSON.stringify(progress));
}

/** Forgets what was learned of a game on this device. */
export function forgetProgress(game: string): void {
  lessons.forget(`${game} `);
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { done, chapter, deeds } = value as { [key: string]: unknown };
  return Array.isArray(done) && typeof chapter === 'number' && Array.isArray(deeds) && deeds.every(isDeed);
}

function isDeed(value: unknown): value is Deed {
  if (typeof value !== 'object' || value === null) return false;
  const { do: kind, what } = value as { [key: string]: unknown };
  return typeof kind === 'string' && /^(?:answer|explain|touch|point|watch)$/.test(kind) && typeof what === 'string';
}
