/** What came of some games: enough to see that two programs play the same game. */
export interface Tally {
  games: number;
  moves: number;
  /** Wins by seat; a draw or a shared win counts for nobody. */
  wins: number[];
}

/** One way to play a game at random: `games` of them, with chance from `label`. */
export type Contestant = (games: number, label: string) => Tally;

export interface Contest {
  readonly name: string;
  readonly seats: number;
  /** How many games a contestant plays at a stretch. */
  readonly games: number;
  readonly ours: Contestant;
  readonly byHand: Contestant;
  readonly boardgameIo: Contestant;
}
