import type { Json, Language } from '@bonebed/kernel';
import { type Session, useSession } from '../table/session.ts';
import type { BoardAt } from './board.ts';

/** What a board draws from, with the types of its game. */
export interface At<View, Box> {
  readonly view: View;
  readonly box: Box;
}

/** The host deals only in views and boxes that the game itself made, so they have the game's own types. */
export function boardAt<View extends Json, Box extends object>({ view, box }: BoardAt): At<View, Box> {
  return { view: view as View, box: box as Box };
}

export interface Board<View, Box> extends At<View, Box> {
  readonly session: Session;
  readonly at: BoardAt;
  readonly language: Language;
}

/** The table of the moment that is shown, for a component of a board. */
export function useBoard<View extends Json, Box extends object>(): Board<View, Box> {
  const session = useSession();
  const at = session.at.value;
  return { session, at, language: at.reader.language, ...boardAt<View, Box>(at) };
}
