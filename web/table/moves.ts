import { spare } from '../app/lazy.tsx';
import type { Session } from './session.ts';

/** What lets things move, once it is here. Nobody waits for it: until then they are where they are. */
interface Moves {
  /** Notes where every piece lies now. Called just before a new view is shown. */
  capture(): void;
  /** Lets every piece travel from where it was, and what events speak of fly. Called when the new view is on the screen. */
  play(session: Session): void;
  /** Makes a sound; nothing where the person has switched that off. */
  sound(name: string): void;
}

let moves: Moves | null = null;

/** Fetches it for a table that stands. */
export async function fetchMoves(session: Session): Promise<void> {
  const found = await spare(() => Promise.all([import('./motion.ts'), import('./flights.tsx'), import('./sounds.ts')]));
  if (found === null) return;
  const [{ capture: note, look }, { fly }, { sound: make, tuneIn }] = found;
  // What has been told by now does not fly any more.
  fly(session);
  if (moves === null) tuneIn();
  moves = {
    capture: note,
    play(at) {
      const travel = look();
      fly(at);
      travel();
    },
    sound: make,
  };
}

export const capture = (): void => moves?.capture();
export const play = (session: Session): void => moves?.play(session);
export const sound = (name: string): void => moves?.sound(name);
