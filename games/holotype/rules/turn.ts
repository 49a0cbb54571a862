import { offer, type Seat } from '@bonebed/kernel';
import type { LocationId, Placement, Worker } from '../box/box.ts';
import { act, couldAct } from './locations.ts';
import {
  type At,
  actingWorker,
  type Guard,
  gainResearch,
  type Holotype,
  hasFreeSpace,
  LOUNGE,
  noAction,
  type Play,
  workersAt,
} from './state.ts';

type Choice = Placement | 'recall';

/** HT-4.1: one turn: place one worker and carry out its action, or recall all workers. */
export function turn(play: Play, seat: Seat): void {
  const choice = decide(play, seat);
  if (choice === 'recall') recall(play, seat);
  else place(play, seat, choice);
  endTurn(play);
}

/** HT-4.4, HT-D2: with an empty Lounge there is nothing to decide; everybody can see that. */
function decide({ state, box, ask }: Play, seat: Seat): Choice {
  if (!state.players[seat].workers.includes(LOUNGE)) return 'recall';
  return ask(seat, 'turn', { candidates: box.turnChoices, guards: choiceGuards });
}

/** HT-R2: recall needs a worker on the board; so HT-4.5 lets you recall with workers in the Lounge, and HT-R6 never blocks. */
const noWorkerOut: Guard<Choice> = {
  rule: 'HT-R2',
  bars: ({ state }, seat, choice) => choice === 'recall' && !state.players[seat].workers.some(place => place >= 0),
};

/** HT-4.1: only a worker in the Lounge can be placed. */
const notInLounge: Guard<Choice> = {
  rule: 'HT-4.1',
  bars: ({ state }, seat, choice) => choice !== 'recall' && state.players[seat].workers[choice.worker] !== LOUNGE,
  values: (_at, _seat, choice) => (choice === 'recall' ? {} : { worker: choice.worker }),
};

/** HT-5.2: a Field Assistant never goes to the Publishing Journal. */
const wrongWorker: Guard<Choice> = {
  rule: 'HT-5.2',
  bars: ({ box }, _seat, choice) =>
    choice !== 'recall' && !box.locations[choice.location].workers.includes(choice.worker),
  values: (_at, _seat, choice) => (choice === 'recall' ? {} : { worker: choice.worker, location: choice.location }),
};

/** HT-5.8: no space is free and nobody there can be ejected. */
const nobodyToEject: Guard<Choice> = {
  rule: 'HT-5.8',
  bars: (at, _seat, choice) =>
    choice !== 'recall' && !hasFreeSpace(at, choice.location) && !couldEject(at, choice.worker, choice.location),
  values: (_at, _seat, choice) => (choice === 'recall' ? {} : { worker: choice.worker, location: choice.location }),
};

/** HT-R3: a worker is placed only where it can do something. */
const nothingToDo: Guard<Choice> = {
  rule: 'HT-R3',
  bars: (at, seat, choice) => choice !== 'recall' && !couldAct(at, seat, choice.location),
  values: (_at, _seat, choice) => (choice === 'recall' ? {} : { location: choice.location }),
};

const choiceGuards = [noWorkerOut, notInLounge, wrongWorker, nobodyToEject, nothingToDo];

/** HT-5.4: whether somebody there is of a rank that the worker ejects. */
function couldEject(at: At, worker: Worker, location: LocationId): boolean {
  const { ejects } = at.box.workers[worker];
  for (const { workers } of at.state.players) {
    for (const rival of ejects) if (workers[rival] === location) return true;
  }
  return false;
}

/** HT-4.3: all workers on the board come back, with 1 research. A locked Grad Student stays locked. */
function recall(play: Play, seat: Seat): void {
  const { state, box, tell } = play;
  const { workers } = state.players[seat];
  const forced = workers.includes(LOUNGE) ? 'no' : 'yes';
  let count = 0;
  for (let worker = 0; worker < workers.length; worker++) {
    if (workers[worker] < 0) continue;
    workers[worker] = LOUNGE;
    count += 1;
  }
  tell({ type: 'recalled', seat, count, forced });
  gainResearch(play, seat, box.recallResearch);
}

/** HT-5.3: a free space must be taken; only where there is none is a worker ejected. HT-4.2: the worker stays there. */
function place(play: Play, seat: Seat, { worker, location }: Placement): void {
  const { state, tell } = play;
  state.action.worker = worker;
  state.action.location = location;
  // HT-R4: the ejection comes before the action.
  if (!hasFreeSpace(play, location)) eject(play, seat, location);
  // HT-5.9, HT-5.10: all spaces are equal, and several of one player's workers may stand together.
  state.players[seat].workers[worker] = location;
  tell({ type: 'placed', seat, worker, location });
  act(play, seat, worker, location);
}

type Rival = { readonly owner: Seat; readonly worker: Worker };

/** HT-5.5: the placing player chooses whom. HT-5.7, HT-R5: it returns to its owner's Lounge, who gets nothing else. */
function eject(play: Play, seat: Seat, location: LocationId): void {
  const { state, ask, tell } = play;
  const rivals = workersAt(play, location).map(peg => ({ owner: peg.seat, worker: peg.worker }));
  const { owner, worker } = ask.open(seat, 'eject', offer<Holotype, Rival>(rivals, outranked), { location });
  state.players[owner].workers[worker] = LOUNGE;
  tell({ type: 'ejected', seat, worker, owner });
}

/** HT-5.4: the hierarchy of ejecting; HT-5.6: it holds for one's own workers too. */
const outranked: Guard<Rival> = {
  rule: 'HT-5.4',
  bars: (at, _seat, rival) => !at.box.workers[actingWorker(at)].ejects.includes(rival.worker),
  values: (at, _seat, rival) => ({ worker: actingWorker(at), rival: rival.worker }),
};

/** HT-4.6: clockwise, without rounds. HT-R44: a game that nobody ends is ended. */
function endTurn({ state, box, tell }: Play): void {
  state.action = noAction();
  if (state.ended !== null || state.active === null) return;
  state.turns += 1;
  if (state.turns >= box.safetyTurns * state.players.length) {
    state.ended = 'safety';
    tell({ type: 'ended', reason: 'safety' });
    return;
  }
  state.active = (state.active + 1) % state.players.length;
}
