import { below, fastRng, shuffled } from '@bonebed/kernel';
import type { Game } from 'boardgame.io';
import { INVALID_MOVE, makeMove, matchMaker } from '../boardgame-io.ts';
import type { ContestTally, PlayGames } from '../contest.ts';
import { bestOf, CARDS, HAND, matches, rankOf, SEATS } from './rules.ts';

interface G {
  deck: number[];
  hands: number[][];
  played: number[];
  points: number[];
  passes: number;
}

function deal(deck: number[]): G {
  const hands = Array.from({ length: SEATS }, () => deck.splice(-HAND));
  return { hands, played: deck.splice(-1), deck, points: hands.map(() => 0), passes: 0 };
}

const lastOf = ({ played }: G): number => played[played.length - 1];

/** `deck` gives a shuffled deck: chance that it need not keep in its state is chance that it need not pay for. */
export function gameWith(deck: () => number[]): Game<G> {
  return {
    setup: () => deal(deck()),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      onBegin: ({ G, ctx }) => {
        const card = G.deck.pop();
        if (card !== undefined) G.hands[Number(ctx.currentPlayer)].push(card);
      },
    },
    moves: {
      play: ({ G, playerID }, card: number) => {
        const hand = G.hands[Number(playerID)];
        const at = hand.indexOf(card);
        if (at === -1 || !matches(card, lastOf(G))) return INVALID_MOVE;
        hand.splice(at, 1);
        G.played.push(card);
        G.points[Number(playerID)] += rankOf[card];
        G.passes = 0;
        return undefined;
      },
      pass: ({ G, playerID }) => {
        const last = lastOf(G);
        if (G.hands[Number(playerID)].some(card => matches(card, last))) return INVALID_MOVE;
        G.passes += 1;
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => {
      const over = G.hands[Number(ctx.currentPlayer)].length === 0 || (G.deck.length === 0 && G.passes >= SEATS);
      return over ? { winner: bestOf(G.points) } : undefined;
    },
    disableUndo: true,
  };
}

export function boardgameIo(label: string): PlayGames {
  const rng = fastRng(label);
  const newMatch = matchMaker(
    gameWith(() => shuffled(rng, CARDS)),
    SEATS,
  );
  return games => {
    const tally: ContestTally = { games, moves: 0, wins: [0, 0, 0, 0] };
    for (let played = 0; played < games; played++) {
      const match = newMatch();
      while (match.state.ctx.gameover === undefined) {
        const { G, ctx } = match.state;
        const last = lastOf(G);
        const playable = G.hands[Number(ctx.currentPlayer)].filter(card => matches(card, last));
        if (playable.length === 0) makeMove(match, 'pass', undefined);
        else makeMove(match, 'play', playable[below(rng, playable.length)]);
        tally.moves += 1;
      }
      const { winner } = match.state.ctx.gameover;
      if (winner !== null) tally.wins[winner] += 1;
    }
    return tally;
  };
}
