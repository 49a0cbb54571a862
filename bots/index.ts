import { BadInput, type Choose, chooseAtRandom, type Game, type Rng, type Terms } from '@bonebed/kernel';

/** A way to play any game. Its only chance is `rng`, so that the same seed gives the same answers. */
export interface Bot {
  player<T extends Terms>(game: Game<T>, rng: Rng): Choose<T>;
}

const random: Bot = { player: (_game, rng) => chooseAtRandom(rng) };

export const bots: Readonly<Record<string, Bot>> = { random };

export function findBot(id: string): Bot {
  if (!Object.hasOwn(bots, id)) {
    throw new BadInput('bot', 'bots', `no bot '${id}'; there are: ${Object.keys(bots).join(', ')}`);
  }
  return bots[id];
}
