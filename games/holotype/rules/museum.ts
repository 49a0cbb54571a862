import { guards, hasLegal, offer, type Seat, type Values } from '@bonebed/kernel';
import type { Exchange, Period, Trade } from '../box/box.ts';
import { type At, actingWorker, type Guard, type Holotype, hasMilestone, type Play } from './state.ts';
import { storeSurplus } from './storage.ts';

type Transaction = Trade | Exchange | 'done';

/** HT-16: trades and exchanges, as many as you like; then the patron's cube, then the storage limit. */
export function museum(play: Play, seat: Seat): void {
  const { state, box, ask } = play;
  // HT-R45: trading in circles comes to an end.
  while (state.action.transactions < box.museumTransactions) {
    // All cubes are public, so a lone 'done' is no secret.
    const choices = { candidates: box.museumChoices, guards: transactionGuards };
    const choice = ask.open(seat, 'museum', choices, { made: state.action.transactions });
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

/** The transaction that lacks the fewest cubes: what it takes, and what there is of it. An edition may have none. */
export function nearestTransaction({ state, box }: At, seat: Seat): Values {
  const { fossils } = state.players[seat];
  const lack = ({ give, paid }: Trade | Exchange): number => Math.max(0, paid - fossils[give]);
  const nearest = box.transactions.toSorted((a, b) => lack(a) - lack(b)).at(0);
  if (nearest === undefined) return { period: 'none' };
  return { period: nearest.give, need: nearest.paid, have: fossils[nearest.give] };
}

/** HT-R27: without a patron's cube to come, at least one transaction. */
const mustTransact: Guard<Transaction> = {
  rule: 'HT-R27',
  bars: (at, seat, choice) =>
    choice === 'done' && at.state.action.transactions === 0 && !hasMilestone(at, seat, 'museumPatron'),
  values: ({ box }) => ({ milestone: box.milestone.museumPatron }),
};

/** HT-16.1, HT-R25: a Field Assistant keeps to the kind of its first transaction; HT-R24: the others mix as they like. */
const oneKindOnly: Guard<Transaction> = {
  rule: 'HT-16.1',
  bars: (at, _seat, choice) => {
    const { transaction } = at.state.action;
    if (choice === 'done' || transaction === null || transaction === choice.do) return false;
    return !at.box.workers[actingWorker(at)].tradesAndExchanges;
  },
  values: at => ({ worker: actingWorker(at), transaction: at.state.action.transaction ?? 'none' }),
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

const affordable = guards(tooFewToGive, museumLacks);
const transactionGuards = guards(mustTransact, oneKindOnly, ...affordable);

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
  tell({ type: 'exchanged', seat, give, paid, research, total: player.research });
}

/** HT-14.5, HT-R23, HT-D13: one cube of any colour from the supply, on every Museum action. */
function takePatronCube(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const cube = ask(seat, 'patronCube', offer<Holotype, Period | 'research'>(box.cubes));
  const player = state.players[seat];
  if (cube === 'research') player.research += 1;
  else player.fossils[cube] += 1;
  tell({ type: 'patronGave', seat, cube, total: cube === 'research' ? player.research : player.fossils[cube] });
}
