import { answersTo, type Json, type Seat } from '@bonebed/kernel';
import type { TableCore } from '../tables/core.ts';
import type { BotJob } from './job.ts';

/** What a bot has to think about. */
export function jobAt({ game, meta, seats, standIn, seq }: TableCore, seat: Seat): BotJob {
  if (game === null) throw new Error('no game to think about');
  const { start, given } = game.situation();
  return {
    game: meta.game,
    edition: meta.edition,
    header: game.header,
    // A state is JSON by the kernel's contract.
    start: start as unknown as Json,
    given: given.map(({ seat: by, text, anew }) =>
      anew === undefined ? { seat: by, text } : { seat: by, text, anew },
    ),
    seat,
    level: seats[seat].level ?? standIn,
    // Whoever plays the same deal and does the same meets the same bots, also where others answer at the same time.
    seed: `${game.header.seed}/${seat}/${meta.chance === 'byTurn' ? game.length - answersTo(game.pending) : seq}`,
  };
}
