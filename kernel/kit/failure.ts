import type { Game, Settings, Terms } from '../game.ts';
import { type Header, makeHeader } from '../header.ts';
import { seedFrom } from '../rng.ts';
import type { Edition } from '../settings.ts';

/** A property that does not hold, and how to see it again. */
export class KitFailure extends Error {
  override readonly name = 'KitFailure';
  readonly property: string;

  constructor(property: string, detail: string, command: string) {
    super(`${property}\n  ${detail}\n  reproduce: ${command}`);
    this.property = property;
  }
}

/** One game that the kit plays. */
export interface Run<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly decisions: number;
}

export function fail<T extends Terms>(run: Run<T>, property: string, detail: string): never {
  const { game, seats, settings, seed } = run;
  const set = Object.entries(settings).map(([id, value]) => ` --set ${id}=${value}`);
  throw new KitFailure(property, detail, `npx bonebed check ${game.id} --seats ${seats} --seed ${seed}${set.join('')}`);
}

export function header<T extends Terms>({ game, edition, seats, settings, seed }: Run<T>): Header {
  return makeHeader(game, edition, { seats, settings, seed: seedFrom(`kit/${seed}`) });
}
