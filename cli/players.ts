import { type Choose, chooseAtRandom, fastRng, fork, type Terms } from '@bonebed/kernel';

// Far beyond any game that ends: a game this long is taken not to.
const MOST_DECISIONS = 1_000_000;

/** Fails a game that has gone on for too many decisions. */
export function mustEnd(label: string, decisions: number): void {
  if (decisions > MOST_DECISIONS) throw new Error(`${label}: no end after ${MOST_DECISIONS} decisions`);
}

/** Players who are counted, and give up on a game that does not end. */
export interface Players {
  readonly choose: Choose<Terms>;
  /** How many decisions they have made. */
  decisions: number;
}

export function counted(label: string, choose: Choose<Terms>): Players {
  const players: Players = {
    decisions: 0,
    choose: (at, seat, what, offer, values) => {
      players.decisions += 1;
      mustEnd(label, players.decisions);
      return choose(at, seat, what, offer, values);
    },
  };
  return players;
}

/** One who plays at random for each seat, with chance of its own. */
export function randomPlayers(label: string, seats: number): Players {
  const rng = fastRng(`${label}/bots`);
  const each = Array.from({ length: seats }, () => chooseAtRandom<Terms>(fork(rng)));
  return counted(label, (at, seat, what, offer, values) => each[seat](at, seat, what, offer, values));
}
