import type { Json, Language, Seat } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
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

/** A part of what is shown: who takes only this is drawn again only when it changes. Until then it is the same object in one view after the other. */
export function usePart<View extends Json, Part>(part: (view: View, eyes: Seat | null) => Part): Part {
  const session = useSession();
  return useComputed(() => part(session.at.value.view as View, session.at.value.eyes)).value;
}

/**
 * The table of the moment that is shown, for a component of a board. Who takes the view or `at` of it is drawn again with every move; who takes
 * only what is printed, the box and its language, is not.
 */
export function useBoard<View extends Json, Box extends object>(): Board<View, Box> {
  const session = useSession();
  return {
    session,
    box: session.edition.box as Box,
    get language() {
      return session.reader.value.language;
    },
    get at() {
      return session.at.value;
    },
    get view() {
      return session.at.value.view as View;
    },
  };
}
