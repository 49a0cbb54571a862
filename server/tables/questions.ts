import { foreseen, lengthFor, pastMoment, type Seat } from '@bonebed/kernel';
import { barredRows, type Command, diff, type ServerMessage } from '@bonebed/protocol';
import { inSlices } from '../slices.ts';
import { CommandError } from './command-error.ts';
import type { TableCore } from './core.ts';

export type TableQuestion = Command & { readonly do: 'why' | 'past' | 'preview' };

/** Questions that someone at a table may ask without changing it: what they can't do, what was, and what would be. */
export async function answerTo(core: TableCore, seat: Seat | null, question: TableQuestion): Promise<ServerMessage> {
  switch (question.do) {
    case 'why':
      return why(core, seat, question.askId);
    case 'past':
      return lookBack(core, seat, question.length);
    case 'preview':
      return preview(core, seat, question.askId, question.text);
  }
}

/** What the seat saw when `length` answers had been given. A long game is gone through bit by bit. */
async function lookBack({ game }: TableCore, seat: Seat | null, length: number): Promise<ServerMessage> {
  if (game === null) throw new CommandError('notNow', 'the game has not started');
  const given = lengthFor(game, seat);
  if (length > given) throw new CommandError('stale', `the table has ${given} answers`);
  await inSlices(game.findPast(length));
  return { type: 'past', moment: pastMoment(game, seat, length) };
}

/** What the seat might want to do at that ask and can't. */
function why({ game, askTick }: TableCore, seat: Seat | null, askId: number): ServerMessage {
  if (askId !== askTick || game === null) throw new CommandError('stale', `the table is at ${askTick}`);
  return { type: 'why', askId, barred: seat === null ? [] : barredRows(game.barred(seat)) };
}

/** What an answer to that ask would bring, as far as the seat may know. */
function preview({ game, askTick, phase }: TableCore, seat: Seat | null, askId: number, text: string): ServerMessage {
  if (seat === null) throw new CommandError('notSeated', 'you have no seat at this table');
  if (askId !== askTick || game === null || phase !== 'playing') {
    throw new CommandError('stale', `the table is at ${askTick}`);
  }
  const checked = game.check(seat, text);
  if (!checked.ok) throw new CommandError('refused', 'this is not among your options', { fault: checked.fault });
  const { view, isFree } = foreseen(game, seat, text);
  return { type: 'preview', askId, delta: diff(game.view(seat), view) ?? {}, isFree };
}
