import type { Seat, Values } from '@bonebed/kernel';
import type { LocationId, Worker } from '../box/box.ts';
import { explore } from './field.ts';
import { couldUseJournal, journal, nearestPaper } from './journal.ts';
import { couldUseLab, lab } from './lab.ts';
import { library } from './library.ts';
import { couldUseMuseum, museum, nearestTransaction } from './museum.ts';
import type { At, Play } from './state.ts';

/** HT-5.1: the five locations, each with its action. */
export function act(play: Play, seat: Seat, worker: Worker, location: LocationId): void {
  const { box } = play;
  if (location === box.lab) lab(play, seat, worker);
  else if (location === box.field) explore(play, seat, worker);
  else if (location === box.library) library(play, seat, worker);
  else if (location === box.journal) journal(play, seat);
  else museum(play, seat);
}

/** HT-R3: whether at least one option there can be carried out now. Library and Field Expeditions always can. */
export function couldAct(at: At, seat: Seat, location: LocationId): boolean {
  const { box } = at;
  if (location === box.lab) return couldUseLab(at, seat);
  if (location === box.journal) return couldUseJournal(at, seat);
  if (location === box.museum) return couldUseMuseum(at, seat);
  return true;
}

/** HT-R3: what is missing where nothing can be done. */
export function lackAt(at: At, seat: Seat, location: LocationId): Values {
  const { box } = at;
  if (location === box.journal) return { location, ...nearestPaper(at, seat) };
  if (location === box.museum) return { location, ...nearestTransaction(at, seat) };
  return { location };
}
