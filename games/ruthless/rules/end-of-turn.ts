import { clockwise, NOBODY, offer, type Seat, shuffle } from '@bonebed/kernel';
import { eventLimit, keepAllowance } from './abilities.ts';
import { keepBone, putUnder, remove, returnBone } from './hands.ts';
import { endingNow } from './score.ts';
import { type At, type BoneId, leaders, leftOf, mostPrestige, PHASE_COUNT, type Play, type Player } from './state.ts';

/** Section 9, right after the Controversy. */
export function endTurn(play: Play): void {
  keepBones(play);
  returnBones(play);
  discardCards(play);
  shuffleBones(play);
  closeTurn(play);
}

/** RP-9.1: players who may keep Bones choose them, all at the same time. RP-R39: which is secret, how many is not. */
function keepBones(play: Play): void {
  const { state, ask, tell } = play;
  const { players } = state;
  let choosing = clockwise(state.players, state.first).filter(seat => mayKeepMore(play, seat));
  while (choosing.length > 0) {
    const chosen = ask.each(choosing, 'keep', seat => offer(keepOptions(play, seat)));
    for (const [index, seat] of choosing.entries()) {
      const bone = chosen[index];
      if (bone !== 'done') keepBone(play, seat, stillIn(players[seat].bones, bone));
    }
    choosing = choosing.filter((seat, index) => chosen[index] !== 'done' && mayKeepMore(play, seat));
  }
  for (const seat of clockwise(state.players, state.first)) {
    const bones = players[seat].kept.slice();
    if (bones.length > 0)
      tell.only([seat], { type: 'keptThese', seat, bones }, { type: 'kept', seat, n: bones.length });
  }
}

function keepOptions({ state }: At, seat: Seat): (BoneId | 'done')[] {
  return [...state.players[seat].bones, 'done'];
}

function mayKeepMore(at: At, seat: Seat): boolean {
  const { bones, kept } = at.state.players[seat];
  return bones.length > 0 && kept.length < keepAllowance(at, seat);
}

/** The chosen card; or, where a search has re-dealt the hand while others were choosing, any that lies there now. */
function stillIn<X extends number>(hand: readonly X[], chosen: X): X {
  return hand.includes(chosen) ? chosen : hand[0];
}

/** RP-9.1: all other unused Bones go back. */
function returnBones(play: Play): void {
  const { state } = play;
  for (const seat of clockwise(state.players, state.first)) {
    const player = state.players[seat];
    for (const bone of player.bones.slice()) returnBone(play, seat, bone);
    player.bones = player.kept;
    player.kept = [];
  }
}

/** RP-3.8: up to the limit, cards may be kept. RP-9.2: everyone above the limit discards down to it, all at the same time. RP-R15: face down, in turn order. */
function discardCards(play: Play): void {
  const { state, ask, tell } = play;
  const { players } = state;
  for (;;) {
    const choosing = clockwise(state.players, state.first).filter(seat => excess(play, seat) > 0);
    if (choosing.length === 0) break;
    const chosen = ask.each(choosing, 'discard', seat => offer(players[seat].cards.slice()));
    for (const [index, seat] of choosing.entries()) {
      const card = stillIn(players[seat].cards, chosen[index]);
      remove(players[seat].cards, card);
      players[seat].discards.push(card);
    }
  }
  for (const seat of clockwise(state.players, state.first)) {
    const cards = players[seat].discards;
    players[seat].discards = [];
    for (const card of cards) putUnder(play, card);
    if (cards.length === 0) continue;
    tell.only([seat], { type: 'discardedThese', seat, cards }, { type: 'discarded', seat, n: cards.length });
  }
}

function excess(at: At, seat: Seat): number {
  return at.state.players[seat].cards.length - eventLimit(at, seat);
}

/** RP-9.3: the bone tray goes back into the Bone deck, and the deck is shuffled. RP-1.8: every turn starts without one. */
function shuffleBones({ state }: Play): void {
  state.boneDeck.push(...state.boneTray);
  state.boneTray = [];
  for (const bone of state.boneDeck) state.seen[bone] = NOBODY;
  shuffle(state.rng, state.boneDeck);
}

/** RP-9.4: the game ends, or the next turn begins. */
function closeTurn(play: Play): void {
  const { state, box, tell } = play;
  state.idleTurns = state.placed ? 0 : state.idleTurns + 1;
  if (state.idleTurns > 0) tell({ type: 'idle', n: state.idleTurns, end: box.constants.idleTurnsToEnd });
  state.ending = endingNow(play);
  if (state.ending !== null) {
    tell({ type: 'ended', why: state.ending, winners: leaders(state), total: mostPrestige(state) });
    return;
  }
  state.turn += 1;
  state.stage = 'draw';
  state.placed = false;
  state.usedCrew = [];
  for (const player of state.players) forgetTurn(player);
  if (state.rotates) rotateFirstPlayer(play);
  state.active = state.first;
}

function forgetTurn(player: Player): void {
  player.skips = new Array<boolean>(PHASE_COUNT).fill(false);
  player.mayKeep = 0;
}

/** RP-R2: the same first player all game, unless the table wants the role to move. */
function rotateFirstPlayer({ state, tell }: Play): void {
  state.first = leftOf(state, state.first);
  tell({ type: 'firstPlayer', seat: state.first });
}
