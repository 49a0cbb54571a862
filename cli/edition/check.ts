import type { GameModule } from '@bonebed/games';
import {
  atPath,
  BadInput,
  chooseAtRandom,
  type Edition,
  type Fault,
  fastRng,
  type Game,
  openEdition,
  policyPlay,
  schemaFaults,
  type Terms,
} from '@bonebed/kernel';

/** What is wrong with an edition, with what stands there and what the box has in its place. */
export interface EditionFault extends Fault {
  readonly found: unknown;
  readonly box: unknown;
}

/** Every fault that the game's description of its components finds, or else the first that the game itself does. */
export function editionFaults({ game, shape, components: own }: GameModule, components: unknown): EditionFault[] {
  const told = ({ path, fault }: Fault): EditionFault => {
    return { path, fault, found: atPath(components, path), box: atPath(own, path) };
  };
  const faults = shape === undefined ? [] : schemaFaults(shape, components);
  if (faults.length > 0) return faults.map(told);
  try {
    openEdition(game, components);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [told({ path: error.path, fault: error.fault })];
  }
}

// Far beyond any game that ends: a game this long is taken not to.
const MOST_DECISIONS = 100_000;

/** Plays a game at random from the edition; what goes wrong, or null. */
export function playFault(game: Game<Terms>, { box }: Edition<Terms>, seats: number, seed: string): string | null {
  const label = `edition/${seats}/${seed}`;
  const settings = Object.fromEntries(game.settings.map(spec => [spec.id, spec.default]));
  const random = chooseAtRandom<Terms>(fastRng(`${label}/bots`));
  let decisions = 0;
  const choose: typeof random = (at, seat, what, offer, values) => {
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    return random(at, seat, what, offer, values);
  };
  try {
    const play = policyPlay<Terms>(box, game.setup(box, { seats, settings, rng: fastRng(label) }), choose);
    while (game.outcome(play) === null) {
      game.step(play);
      const [fault] = game.faults(play);
      if (fault !== undefined) return `${fault.path}: ${fault.fault}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
