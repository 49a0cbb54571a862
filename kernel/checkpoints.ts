import type { Terms } from './game.ts';
import type { StepStart } from './history.ts';

/** The least distance between two, in answers: going through this few again costs next to nothing. */
const FINE = 8;
/** The greatest distance: going back to anywhere replays no more answers than this. */
const COARSE = 128;

/**
 * Some steps of a game, kept to go back to without replaying it from the first move: close together in the near past, further apart before.
 * A long game keeps few of them, and going back replays about as many answers as are taken back.
 */
export class Checkpoints<T extends Terms> {
  /** The first is the beginning of the game. */
  readonly #kept: StepStart<T>[];

  constructor(origin: StepStart<T>) {
    this.#kept = [origin];
  }

  /** The last one that is kept and not after answer `length`. */
  before(length: number): StepStart<T> {
    return this.#kept.findLast(({ answers }) => answers <= length) ?? this.#kept[0];
  }

  /** The game has come to the start of a step. */
  note(step: StepStart<T>): void {
    const kept = this.#kept;
    if (step.answers - kept[kept.length - 1].answers < FINE) return;
    kept.push(step);
    for (let i = kept.length - 2; i > 0; i--) {
      const gap = kept[i + 1].answers - kept[i - 1].answers;
      if (gap <= Math.min(COARSE, step.answers - kept[i + 1].answers)) kept.splice(i, 1);
    }
  }

  /** All answers but the first `answers` have been taken back. */
  forget(answers: number): void {
    while (this.#kept.length > 1 && this.#kept[this.#kept.length - 1].answers > answers) this.#kept.pop();
  }
}
