import type { Seat } from '@bonebed/kernel';
import type { Command, ServerMessage } from '../protocol.ts';
import { inSlices } from '../slices.ts';
import { barredFor, pastFor, previewFor } from './audience.ts';
import type { TableCore } from './core.ts';
import { answerFault, Refusal } from './decide.ts';
import { Past } from './past.ts';

export type Question = Command & { readonly do: 'why' | 'past' | 'preview' };

/** Questions that someone at a table may ask without changing it: what they can't do, what was, and what would be. */
export class Questions {
  /** The moments of the game that people looked back at, and what it was made for. */
  #past: { readonly core: TableCore; readonly rewinds: number; readonly past: Past } | null = null;

  async answer(core: TableCore, seat: Seat | null, question: Question): Promise<ServerMessage> {
    switch (question.do) {
      case 'why':
        return why(core, seat, question.at);
      case 'past':
        return this.#lookBack(core, seat, question.length);
      case 'preview':
        return preview(core, seat, question.at, question.text);
    }
  }

  /** What the seat saw when so many answers had been given. */
  async #lookBack(core: TableCore, seat: Seat | null, length: number): Promise<ServerMessage> {
    const { game, rewinds } = core;
    if (game === null) throw new Refusal('notNow', 'the game has not started');
    const standing = core.answersFor(seat);
    if (length > standing) throw new Refusal('stale', `the table has ${standing} answers`);
    if (this.#past?.core !== core || this.#past.rewinds !== rewinds) {
      this.#past = { core, rewinds, past: new Past(game) };
    }
    const then = await inSlices(this.#past.past.finding(game.record().answers, length));
    return { type: 'past', ...pastFor(then.game, then.length, seat) };
  }
}

/** What the seat might want to do at the ask `at` and can't. */
function why(core: TableCore, seat: Seat | null, at: number): ServerMessage {
  const { game, askTick } = core;
  if (at !== askTick || game === null) throw new Refusal('stale', `the table is at ${askTick}`);
  return { type: 'why', at, barred: seat === null ? [] : barredFor(game, seat) };
}

/** What an answer to the ask `at` would bring, as far as the seat may know. */
function preview(core: TableCore, seat: Seat | null, at: number, text: string): ServerMessage {
  const { game, askTick, phase } = core;
  if (seat === null) throw new Refusal('notSeated', 'you have no seat at this table');
  if (at !== askTick || game === null || phase !== 'playing') {
    throw new Refusal('stale', `the table is at ${askTick}`);
  }
  const view = game.pending?.waiting.includes(seat) === true ? previewFor(game, seat, text) : undefined;
  if (view === undefined) {
    throw new Refusal('refused', 'this is not among your options', { fault: answerFault(game, seat, text) });
  }
  return { type: 'preview', at, view };
}
