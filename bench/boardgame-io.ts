import { createRequire } from 'node:module';
import type { ActionShape, Game, Reducer, State } from 'boardgame.io';

// In development boardgame.io logs every move. It reads this once, when it is loaded.
process.env.NODE_ENV = 'production';

// Its packages are CommonJS folders, which Node's own `import` does not open.
const require = createRequire(import.meta.url);
const internal: typeof import('boardgame.io/internal') = require('boardgame.io/internal');
const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core');

export { INVALID_MOVE };

export interface BgioMatch<G> {
  state: State<G>;
  readonly reducer: Reducer;
}

/**
 * A match without a client: the initial state and the reducer, as boardgame.io's own tree-search bot plays it. This is the
 * fastest way it offers; its `Client` adds a Redux store, subscribers and the log.
 */
export function matchMaker<G>(game: Game<G>, seats: number): () => BgioMatch<G> {
  const reducer = internal.CreateGameReducer({ game });
  return () => ({ state: internal.InitializeGame({ game, numPlayers: seats }), reducer });
}

export function makeMove<G>(match: BgioMatch<G>, type: string, arg: unknown): void {
  const playerID = match.state.ctx.currentPlayer;
  const action: ActionShape.MakeMove = {
    type: 'MAKE_MOVE',
    payload: { type, args: [arg], playerID },
  };
  match.state = match.reducer(match.state, action) as State<G>;
}
