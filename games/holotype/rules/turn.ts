import { allows, guards, offer, type Seat, type Values } from '@bonebed/kernel';
import type { LocationId, Placement, Worker } from '../box/box.ts';
import { act, couldAct, lackAt } from './locations.ts';
import { tellScores } from './score.ts';
import { choosePersonals } from './setup.ts';
import {
  type At,
  actingWorker,
  type Guard,
  type Holotype,
  hasFreeSpace,
  LOCKED,
  LOUNGE,
  noAction,
  type Play,
  type Player,
  workersAt,
} from './state.ts';
import { revealAll } from './view.ts';

/** First the choice of Personal Objectives, then turn after turn. */
export function step(play: Play): void {
  if (play.state.active === null) choosePersonals(play);
  else turn(play, play.state.active);
  if (play.state.ended === null) return;
  revealAll(play);
  tellScores(play);
}

/** Turns are counted: nobody has two in a row, and nobody is left out. Before the first, Personal Objectives are chosen. */
export function turnName({ state }: At): string {
  return state.active === null ? 'personals' : `${state.turns}`;
}

type Choice = Placement | 'recall';

/** HT-4.1: one turn: place one worker and carry out its action, or recall all workers. */
function turn(play: Play, seat: Seat): void {
  const choice = decide(play, seat);
  if (choice === 'recall') recall(play, seat);
  else place(play, seat, choice);
  endTurn(play);
}

/** HT-4.4, HT-D2: with an empty Lounge there is nothing to decide; everybody can see that. */
function decide(play: Play, seat: Seat): Choice {
  const { state, box, ask } = play;
  if (!state.players[seat].workers.includes(LOUNGE)) return 'recall';
  return ask(seat, 'turn', { candidates: box.turnChoices, guards: choiceGuards }, openTo(play, seat));
}

/**
 * What the prompt may ask for, from what everybody can see: with nobody out there is nothing to recall, and workers who may not publish
 * may find every other place barred (HT-R6).
 */
function openTo(at: At, seat: Seat): Values {
  const { state, box } = at;
  const { workers } = state.players[seat];
  if (!isAnyOut(workers)) return PLACE;
  for (const worker of box.locations[box.journal].workers) if (workers[worker] === LOUNGE) return EITHER;
  for (const choice of box.turnChoices) {
    if (choice === 'recall' || workers[choice.worker] !== LOUNGE) continue;
    if (allows(at, seat, choiceGuards, choice)) return EITHER;
  }
  return RECALL;
}

// Always the same objects, so that a playout makes none.
const PLACE = { can: 'place' };
const RECALL = { can: 'recall' };
const EITHER = { can: 'either' };

function isAnyOut(workers: Player['workers']): boolean {
  for (const place of workers) if (place >= 0) return true;
  return false;
}

/** HT-R2: recall needs a worker on the board; so HT-4.5 lets you recall with workers in the Lounge, and HT-R6 never blocks. */
const noWorkerOut: Guard<Choice> = {
  rule: 'HT-R2',
  bars: ({ state }, seat, choice) => choice === 'recall' && !isAnyOut(state.players[seat].workers),
  values: ({ state }, seat) => ({ home: state.players[seat].workers.filter(place => place === LOUNGE).length }),
};

/** HT-4.1: only a worker in the Lounge can be placed: not one on the board, nor one that is still locked. */
const notInLounge: Guard<Choice> = {
  rule: 'HT-4.1',
  bars: ({ state }, seat, choice) => choice !== 'recall' && state.players[seat].workers[choice.worker] !== LOUNGE,
  values: ({ state, box }, seat, choice) => {
    if (choice === 'recall') return {};
    const { workers, holotypes } = state.players[seat];
    const place = workers[choice.worker];
    const location = place === LOCKED ? 'none' : place;
    return { worker: choice.worker, location, need: box.gradUnlockAt, have: holotypes.length };
  },
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
  values: ({ state, box }, _seat, choice) =>
    choice === 'recall'
      ? {}
      : {
          worker: choice.worker,
          location: choice.location,
          spaces: box.spaces[state.players.length][choice.location],
        },
};

/** HT-R3: a worker is placed only where it can do something. */
const nothingToDo: Guard<Choice> = {
  rule: 'HT-R3',
  bars: (at, seat, choice) => choice !== 'recall' && !couldAct(at, seat, choice.location),
  values: (at, seat, choice) => (choice === 'recall' ? {} : lackAt(at, seat, choice.location)),
};

const choiceGuards = guards(noWorkerOut, notInLounge, wrongWorker, nobodyToEject, nothingToDo);

/** HT-5.4: whether somebody there is of a rank that the worker ejects. */
function couldEject(at: At, worker: Worker, location: LocationId): boolean {
  const { ejects } = at.box.workers[worker];
  for (const { workers } of at.state.players) {
    for (const rival of ejects) if (workers[rival] === location) return true;
  }
  return false;
}

/** HT-4.3: all workers on the board come back, with 1 research. A locked Grad Student stays locked. */
function recall({ state, box, tell }: Play, seat: Seat): void {
  const { workers } = state.players[seat];
  const forced = workers.includes(LOUNGE) ? 'no' : 'yes';
  let count = 0;
  for (let worker = 0; worker < workers.length; worker++) {
    if (workers[worker] < 0) continue;
    workers[worker] = LOUNGE;
    count += 1;
  }
  const player = state.players[seat];
  player.research += box.recallResearch;
  tell({ type: 'recalled', seat, count, forced, research: box.recallResearch, total: player.research });
}

/** HT-5.3: a free space must be taken; only where there is none is a worker ejected. HT-4.2: the worker stays there. */
function place(play: Play, seat: Seat, { worker, location }: Placement): void {
  const { state, tell } = play;
  state.action.worker = worker;
  state.action.location = location;
  // HT-R4: the ejection comes before the action.
  const ejected = hasFreeSpace(play, location) ? null : eject(play, seat, location);
  // HT-5.9, HT-5.10: all spaces are equal, and several of one player's workers may stand together.
  state.players[seat].workers[worker] = location;
  const owner = ejected === null ? null : ejected.owner;
  const rival = ejected === null ? null : ejected.worker;
  const whose = owner === seat ? 'own' : 'another';
  tell({ type: 'placed', seat, worker, location, ejects: owner === null ? 'nobody' : whose, owner, rival });
  act(play, seat, worker, location);
}

type Rival = { readonly owner: Seat; readonly worker: Worker };

/** HT-5.5: the placing player chooses whom. HT-5.7, HT-R5: it returns to its owner's Lounge, who gets nothing else. */
function eject(play: Play, seat: Seat, location: LocationId): Rival {
  const { state, ask } = play;
  const rivals = workersAt(play, location).map(peg => ({ owner: peg.seat, worker: peg.worker }));
  const ejected = ask.open(seat, 'eject', offer<Holotype, Rival>(rivals, outranked), { location });
  state.players[ejected.owner].workers[ejected.worker] = LOUNGE;
  return ejected;
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
