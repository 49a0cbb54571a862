import {
  BadInput,
  checkSettings,
  chooseAtRandom,
  fastRng,
  type Game,
  type Offer,
  type Option,
  type Position,
  policyPlay,
  refusal,
  type Seat,
  type Settings,
  type Terms,
  valuesFor,
} from '@bonebed/kernel';
import { counted } from '../players.ts';

export interface Exercise {
  readonly game: Game<Terms>;
  readonly box: Terms['box'];
  readonly seed: string;
  readonly tableaux: readonly Tableau[];
  /** Games on each tableau. */
  readonly games: number;
}

/** One table to try: a number of seats, and the settings, of which at most one is not the default. */
export interface Tableau {
  readonly seats: number;
  readonly settings: Settings;
}

// Looking at a position costs as much as many decisions; one in so many is enough to see every kind.
const LOOK_EVERY = 8;

type Watch = <C extends Option>(at: Position<Terms>, seat: Seat, what: string, offer: Offer<Terms, C>) => void;

/**
 * Every number of seats with the default settings, and with each other value of each setting. A value that the game itself
 * refuses for that many seats is left out.
 */
export function tableaux(game: Game<Terms>, box: Terms['box']): Tableau[] {
  return game.seats.flatMap(seats => {
    const others = game.settings.flatMap(spec =>
      valuesFor(spec, seats)
        .filter(value => value !== spec.default)
        .map(value => ({ [spec.id]: value })),
    );
    return [{}, ...others]
      .map(settings => ({ seats, settings: checkSettings(game, seats, settings) }))
      .filter(tableau => isPlayable(game, box, tableau));
  });
}

function isPlayable(game: Game<Terms>, box: Terms['box'], tableau: Tableau): boolean {
  try {
    game.setup(box, { ...tableau, rng: fastRng('rules') });
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Plays random games as people would: now and then somebody looks at the table, and at the end at the score. */
export function playAtRandom(exercise: Exercise, progress: (done: number) => void): void {
  const { game } = exercise;
  let asks = 0;
  const look = (at: Position<Terms>): void => {
    for (const row of game.score(at)) game.view(at, row.seat);
    game.view(at, null);
    game.faults(at);
  };
  play(exercise, progress, (at, seat) => {
    asks += 1;
    if (asks % LOOK_EVERY !== 0) return;
    look(at);
    game.redeal({ state: game.clone(at.state), box: at.box }, seat, fastRng(`rules/${asks}`));
  });
}

/** Plays the same games again and counts, by rule, what was asked and which candidates were refused. */
export function countAsksAndRefusals(exercise: Exercise, progress: (done: number) => void) {
  const asked = new Map<string, number>();
  const barred = new Map<string, number>();
  play(exercise, progress, (at, seat, what, { candidates, guards }) => {
    increase(asked, exercise.game.asks[what]?.rule ?? what);
    for (const candidate of candidates) {
      const why = refusal(at, seat, guards, candidate);
      if (why !== null) increase(barred, why.rule);
    }
  });
  return { asked, barred };
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function play(exercise: Exercise, progress: (done: number) => void, watch: Watch): void {
  const { game, box, seed, games } = exercise;
  for (const [index, tableau] of exercise.tableaux.entries()) {
    for (let round = 0; round < games; round++) {
      const label = `rules/${seed}/${index}/${round}`;
      playOne(game, box, tableau, label, watch);
      progress(index * games + round + 1);
    }
  }
}

function playOne(game: Game<Terms>, box: Terms['box'], tableau: Tableau, label: string, watch: Watch): void {
  const random = chooseAtRandom<Terms>(fastRng(`${label}/play`));
  const { choose } = counted(label, (at, seat, what, offer, values) => {
    watch(at, seat, what, offer);
    return random(at, seat, what, offer, values);
  });
  const playing = policyPlay<Terms>(box, game.setup(box, { ...tableau, rng: fastRng(label) }), choose);
  while (game.outcome(playing) === null) game.step(playing);
  game.score(playing);
}
