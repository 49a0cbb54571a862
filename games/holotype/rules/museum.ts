import { hasLegal, offer, type Seat } from '@bonebed/kernel';
import type { Exchange, Period, Trade } from '../box/box.ts';
import {
  type At,
  actingWorker,
  type Guard,
  gainFossils,
  gainResearch,
  type Holotype,
  hasMilestone,
  type Play,
} from './state.ts';
import { storeSurplus } from './storage.ts';

type Transaction = Trade | Exchange | 'done';

/** HT-16: trades and exchanges, as many as you like; then the patron's cube, then the storage limit. */
export function museum(play: Play, seat: Seat): void {
  const { state, box, ask } = play;
  // HT-R45: trading in circles comes to an end.
  while (state.action.transactions < box.museumTransactions) {
    // All cubes are public, so a lone 'done' is no secret.
    const choice = ask.open(seat, 'museum', { candidates: box.museumChoices, guards: transactionGuards });
    if (choice === 'done') break;
    if (choice.do === 'trade') trade(play, seat, choice);
    else exchange(play, seat, choice);
    state.action.transaction ??= choice.do;
    state.action.transactions += 1;
  }
  if (hasMilestone(play, seat, 'museumPatron')) takePatronCube(play, seat);
  // HT-8.4, HT-16.6: during the action you may be above the limit.
  storeSurplus(play, seat);
}

/** HT-R3, HT-16.7: a transaction that this worker may make, or the patron's cube. */
export function couldUseMuseum(at: At, seat: Seat): boolean {
  if (hasMilestone(at, seat, 'museumPatron')) return true;
  return hasLegal(at, seat, { candidates: at.box.transactions, guards: affordable });
}

/** HT-R27: without a patron's cube to come, at least one transaction. */
const mustTransact: Guard<Transaction> = {
  rule: 'HT-R27',
  bars: (at, seat, choice) =>
    choice === 'done' && at.state.action.transactions === 0 && !hasMilestone(at, seat, 'museumPatron'),
};

/** HT-16.1, HT-R25: a Field Assistant keeps to the kind of its first transaction; HT-R24: the others mix as they like. */
const oneKindOnly: Guard<Transaction> = {
  rule: 'HT-16.1',
  bars: (at, _seat, choice) => {
    const { transaction } = at.state.action;
    if (choice === 'done' || transaction === null || transaction === choice.do) return false;
    return !at.box.workers[actingWorker(at)].tradesAndExchanges;
  },
  values: at => ({ worker: actingWorker(at) }),
};

/** HT-16.2, HT-16.4: the full price, always. */
const tooFewToGive: Guard<Transaction> = {
  rule: 'HT-16.2',
  bars: ({ state }, seat, choice) => choice !== 'done' && state.players[seat].fossils[choice.give] < choice.paid,
  values: ({ state }, seat, choice) =>
    choice === 'done' ? {} : { period: choice.give, need: choice.paid, have: state.players[seat].fossils[choice.give] },
};

/** HT-16.3, HT-R26: a trade takes at least one cube and no more than the Museum has. */
const museumLacks: Guard<Transaction> = {
  rule: 'HT-R26',
  bars: ({ state }, _seat, choice) =>
    choice !== 'done' && choice.do === 'trade' && state.museum[choice.take] < choice.count,
  values: ({ state }, _seat, choice) =>
    choice === 'done' || choice.do !== 'trade'
      ? {}
      : { period: choice.take, need: choice.count, have: state.museum[choice.take] },
};

const affordable = [tooFewToGive, museumLacks];
const transactionGuards = [mustTransact, oneKindOnly, ...affordable];

/** HT-16.2: with the Museum only. Cubes just given can be taken later in the same action. */
function trade({ state, tell }: Play, seat: Seat, { give, paid, take, count }: Trade): void {
  const { fossils } = state.players[seat];
  fossils[give] -= paid;
  state.museum[give] += paid;
  state.museum[take] -= count;
  fossils[take] += count;
  tell({ type: 'traded', seat, give, paid, take, count });
}

/** HT-16.4: fossils go to the Museum, research comes from the supply. HT-16.5: never the other way round. */
function exchange({ state, tell }: Play, seat: Seat, { give, paid, research }: Exchange): void {
  const player = state.players[seat];
  player.fossils[give] -= paid;
  state.museum[give] += paid;
  player.research += research;
  tell({ type: 'exchanged', seat, give, paid, research });
}

/** HT-14.5, HT-R23, HT-D13: one cube of any colour from the supply, on every Museum action. */
function takePatronCube(play: Play, seat: Seat): void {
  const { box, ask } = play;
  const cube = ask(seat, 'patronCube', offer<Holotype, Period | 'research'>(box.cubes));
  if (cube === 'research') gainResearch(play, seat, 1);
  else gainFossils(play, seat, cube, 1, 'supply');
}
