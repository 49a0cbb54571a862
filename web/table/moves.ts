import { spare } from '../app/lazy.tsx';
import type { Sound } from '../boards/board.ts';
import type { Session } from './session.ts';

/** What lets things move, once it is here. Nobody waits for it: until then they are where they are. */
interface Moves {
  /** Notes where every piece lies now. Called just before a new view is shown. */
  capture(): void;
  /** Lets every piece travel from where it was, and what events speak of fly. Called when the new view is on the screen. */
  play(session: Session): void;
  /** Makes a sound; nothing where the person has switched that off. */
  sound(name: Sound): void;
}

let moves: Moves | null = null;

/** Fetches it for a table that stands. */
export async function fetchMoves(session: Session): Promise<void> {
  const found = await spare(() => Promise.all([import('./motion.ts'), import('./flights.tsx'), import('./sounds.ts')]));
  if (found === null) return;
  const [{ capture: note, look }, { fly, forgo }, { loadSounds, sound: make, tuneIn }] = found;
  const sounds = await spare(() => loadSounds(session.info.game));
  if (sounds === null) return;
  // What has been told by now does not fly any more.
  forgo(session);
  if (moves === null) tuneIn();
  moves = {
    capture: note,
    play(at) {
      const travel = look(sounds);
      fly(at, sounds);
      travel();
    },
    sound: make,
  };
}

export const capture = (): void => moves?.capture();
export const play = (session: Session): void => moves?.play(session);
export const sound = (name: Sound): void => moves?.sound(name);
