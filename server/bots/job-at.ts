import type { Json, Seat } from '@bonebed/kernel';
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
    seed: `${game.header.seed}/${seat}/${seq}`,
  };
}
