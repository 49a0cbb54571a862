import { closedFrame, type Frame, frameOf, type Seat, type Table, type Terms } from '@bonebed/kernel';
import {
  type About,
  type Fairness,
  type MyTable,
  NO_NONCE,
  PROTOCOL,
  type Revealed,
  type TableState,
  type TableSummary,
} from '@bonebed/protocol';
import { endOf } from './clock.ts';
import type { TableCore, Turn } from './core.ts';

/**
 * The one place where a table becomes something that leaves the process. What a seat (or, with null, a spectator) gets to know of the game is
 * the kernel's frame; beside it stands what everybody may know.
 */
export function stateFor(core: TableCore, seat: Seat | null): TableState {
  const state: TableState = {
    phase: core.phase,
    seats: core.seatInfos,
    host: core.host,
    askId: core.phase === 'playing' ? core.askTick : null,
    proposal: core.proposal,
    anew: core.anew,
    clock: core.shownClock,
    fairness: core.fairness === null ? null : revealed(core.fairness),
    rematch: core.rematch,
    frame: core.game === null ? null : frameFor(core, core.game, seat),
  };
  if (core.lock === null && !core.isQuiet) return state;
  return { ...state, ...(core.lock === null ? {} : { lock: core.lock }), ...(core.isQuiet ? { quiet: true } : {}) };
}

function frameFor({ phase, result }: TableCore, game: Table<Terms>, seat: Seat | null): Frame {
  const frame = frameOf(game, seat);
  if (phase === 'playing') return frame;
  // When it is over, however it ended, nobody keeps points to themselves: one sheet for all.
  return closedFrame({ ...frame, score: game.game.score(game.position) }, result);
}

/** The commitment is known since the table was made. */
function revealed({ secret, nonces }: Fairness): Revealed {
  return { secret, nonces: nonces.map(nonce => (nonce === NO_NONCE ? null : nonce)) };
}

export function aboutTable(core: TableCore, { id, strays }: { readonly id: string; readonly strays: number }): About {
  const { game, version, edition, settings, open, clock, createdAt, prelude, hints, deal } = core.meta;
  return {
    protocol: PROTOCOL,
    id,
    game,
    version,
    edition,
    settings,
    open,
    clock,
    standIn: core.standIn,
    ...(hints === undefined ? {} : { hints }),
    createdAt,
    commitment: core.commitment,
    forkOf: prelude?.forkOf ?? null,
    strays,
    ...(deal === undefined ? {} : { deal }),
  };
}

export function summaryOf(core: TableCore, id: string): TableSummary {
  const { game, edition, settings, clock, open, createdAt, wanted, hints } = core.meta;
  const { phase, updatedAt } = core;
  const wish = { ...(wanted === undefined ? {} : { wanted }), ...(hints === undefined ? {} : { hints }) };
  return { id, game, edition, settings, clock, phase, open, seats: core.seatInfos, createdAt, updatedAt, ...wish };
}

/** A table in the list of someone who holds a seat at it. */
export function myTable(summary: TableSummary, seat: Seat, { isWindow, asked, waiting, clock }: Turn): MyTable {
  const shown = isWindow ? asked.filter(other => other !== seat || waiting.includes(other)) : waiting;
  const counted = shown.includes(seat) ? [seat] : shown;
  const ends = counted.flatMap(other => (clock?.running.includes(other) ? [endOf(clock, other)] : []));
  return { ...summary, seat, waiting: shown, deadline: ends.length === 0 ? null : Math.min(...ends) };
}
