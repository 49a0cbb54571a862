import { below, EVERYBODY, NOBODY, offer, only, type Seat, shuffle } from '@bonebed/kernel';
import type { ExpeditionId, LocationId, Period, TraceId, Worker } from '../box/box.ts';
import { act, couldAct, lackAt } from './locations.ts';
import { actingWorker, type Guard, type Holotype, hasMilestone, type Play } from './state.ts';
import { storeSurplus } from './storage.ts';

/** HT-7: draw expedition cards, carry out one of them, put all away. */
export function explore(play: Play, seat: Seat, worker: Worker): void {
  const { state, box, ask } = play;
  drawExpeditions(play, seat, box.workers[worker].fieldDraw);
  // HT-7.2, HT-9.4: exactly one of them takes effect.
  const chosen = ask.open(seat, 'expedition', offer<Holotype, ExpeditionId>(state.drawn));
  state.action.expedition = chosen;
  const { period } = box.expeditions[chosen];
  // HT-7.3: the Erosion Event takes the place of the dice.
  if (period === null) erode(play, seat, worker);
  else dig(play, seat, chosen, period);
  if (state.ended === null) putExpeditionsAway(play);
}

/** HT-7.1, HT-R15: the drawn cards are open at once. HT-R8: behind the last card comes the shuffled discard pile. */
function drawExpeditions({ state, box, tell }: Play, seat: Seat, count: number): void {
  const first = box.first.expeditions;
  while (state.drawn.length < count) {
    if (state.expeditionDeck.length === 0) reshuffleExpeditions({ state, box, tell });
    const card = state.expeditionDeck.pop();
    if (card === undefined) break;
    state.drawn.push(card);
    state.seen[first + card] = EVERYBODY;
  }
  // A lone card is told with what it brings.
  if (state.drawn.length > 1) tell({ type: 'expeditionsDrawn', seat, expeditions: state.drawn.slice() });
}

function reshuffleExpeditions({ state, box, tell }: Pick<Play, 'state' | 'box' | 'tell'>): void {
  const first = box.first.expeditions;
  state.expeditionDeck.push(...state.expeditionDiscard);
  state.expeditionDiscard = [];
  for (const card of state.expeditionDeck) state.seen[first + card] = NOBODY;
  shuffle(state.rng, state.expeditionDeck);
  tell({ type: 'expeditionsReshuffled' });
}

/** HT-7.4 to HT-7.9: a trace fossil, the dice, the cubes. */
function dig(play: Play, seat: Seat, expedition: ExpeditionId, period: Period): void {
  const { box } = play;
  const trace = box.expeditions[expedition].traceFossil ? drawTrace(play, seat) : null;
  roll(play, seat, expedition, period);
  tellTrace(play, seat, trace);
  reroll(play, seat, period);
  collect(play, seat, period);
  storeSurplus(play, seat);
}

/** HT-7.4: one trace fossil into the hand. HT-R9: an empty deck gives nothing. */
function drawTrace({ state, box }: Play, seat: Seat): TraceId | null {
  const trace = state.traceDeck.pop();
  if (trace === undefined) return null;
  state.players[seat].traces.push(trace);
  state.seen[box.first.traces + trace] = only(seat);
  return trace;
}

/** The expedition itself is told first: it is the cause. */
function tellTrace({ tell }: Play, seat: Seat, trace: TraceId | null): void {
  if (trace !== null) tell.only([seat], { type: 'drewTrace', seat, trace }, { type: 'drewTraceHidden', seat });
}

/** HT-7.5, HT-R43: the dice on the card, all in the colour of its period. */
function roll({ state, box, tell }: Play, seat: Seat, expedition: ExpeditionId, period: Period): void {
  const { dice, rerolls } = box.expeditions[expedition];
  const faces = box.dice[period];
  for (let die = 0; die < dice; die++) state.dice.push(below(state.rng, faces.length));
  state.rerollsLeft = rerolls;
  tell({ type: 'explored', seat, expedition, period, faces: state.dice.map(face => faces[face].id) });
}

type Reroll = 'keep' | { readonly do: 'reroll'; readonly die: number; readonly face: string };

/** HT-7.6, HT-R14: each symbol on the card rerolls one die once; the same die may be rerolled again. */
function reroll({ state, box, ask, tell }: Play, seat: Seat, period: Period): void {
  const faces = box.dice[period];
  while (state.rerollsLeft > 0) {
    const dice = state.dice.map((face, index) => ({ do: 'reroll', die: index + 1, face: faces[face].id }) as const);
    const choice = ask(seat, 'reroll', offer<Holotype, Reroll>(['keep', ...dice]), { left: state.rerollsLeft });
    if (choice === 'keep') break;
    const face = below(state.rng, faces.length);
    state.dice[choice.die - 1] = face;
    state.rerollsLeft -= 1;
    tell({ type: 'rerolled', seat, die: choice.die, face: faces[face].id, was: choice.face });
  }
  state.rerollsLeft = 0;
}

/** HT-7.7, HT-7.8, HT-R11: cubes from the supply and from the Museum, as far as it has them; all must be taken. */
function collect(play: Play, seat: Seat, period: Period): void {
  const { state, box, tell } = play;
  const { fossils } = state.players[seat];
  // HT-1.6: the supply never runs out; the Museum can.
  let supply = 0;
  let wanted = 0;
  for (const face of state.dice) {
    supply += box.dice[period][face].fossils;
    if (box.dice[period][face].museum) wanted += 1;
  }
  state.dice = [];
  const museum = Math.min(wanted, state.museum[period]);
  state.museum[period] -= museum;
  // HT-7.9, HT-14.4: Field Expertise gives one more, whatever the dice gave.
  const expertise = hasMilestone(play, seat, 'fieldExpertise') ? 1 : 0;
  const count = supply + museum + expertise;
  fossils[period] += count;
  const missed = wanted - museum;
  tell({ type: 'collected', seat, period, count, museum, expertise, missed, total: fossils[period] });
}

/** HT-7.10: onto the discard pile. HT-7.11, HT-9.5: if the Erosion Event was drawn, everything is shuffled again. */
function putExpeditionsAway({ state, box, tell }: Play): void {
  const eroded = state.drawn.some(card => box.expeditions[card].period === null);
  state.expeditionDiscard.push(...state.drawn);
  state.drawn = [];
  if (eroded) reshuffleExpeditions({ state, box, tell });
}

/** HT-9.1, HT-9.2: the worker stays here and does what another location offers, free space or not. HT-9.6: with its milestones. */
function erode(play: Play, seat: Seat, worker: Worker): void {
  const { state, box, ask, tell } = play;
  const others = offer<Holotype, LocationId>(box.erosionLocations, wrongWorker, nothingToDo);
  const location = ask(seat, 'erosion', others);
  state.action.location = location;
  tell({ type: 'eroded', seat, location });
  act(play, seat, worker, location);
}

/** HT-9.3: the worker's kind decides. */
const wrongWorker: Guard<LocationId> = {
  rule: 'HT-9.3',
  bars: (at, _seat, location) => !at.box.locations[location].workers.includes(actingWorker(at)),
  values: (at, _seat, location) => ({ worker: actingWorker(at), location }),
};

/** HT-R13: the action must be one that can be carried out. */
const nothingToDo: Guard<LocationId> = {
  rule: 'HT-R13',
  bars: (at, seat, location) => !couldAct(at, seat, location),
  values: lackAt,
};
