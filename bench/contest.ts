/** What came of some games: enough to see that two programs play the same game. */
export interface ContestTally {
  games: number;
  moves: number;
  /** Wins by seat; a draw or a shared win counts for nobody. */
  wins: number[];
}

/**
 * Plays so many games at random, each time others: fed the same few again, a processor learns their branches by heart, and a loop by
 * hand seems half as fast again as it is.
 */
export type PlayGames = (games: number) => ContestTally;

/** One way to play a game, got ready once, with chance from `label`. */
export type Rival = (label: string) => PlayGames;

export interface Contest {
  readonly name: string;
  readonly seats: number;
  /** How many games a contestant plays at a stretch. */
  readonly games: number;
  readonly ours: Rival;
  readonly byHand: Rival;
  /** Null where the game is too large to be written once more for it. */
  readonly boardgameIo: Rival | null;
}
