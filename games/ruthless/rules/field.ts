import { clockwise, guards, type Seat } from '@bonebed/kernel';
import { boneDraw, eventDraw } from './abilities.ts';
import { cardGuards, isPlay, pushCardMoves } from './aims.ts';
import { tellDrawn } from './effects.ts';
import { drawBones, drawCards, returnBone, showCard } from './hands.ts';
import type { Move } from './moves.ts';
import { playEvent } from './playing.ts';
import type { At, BoneId, CardId, Guard, Play } from './state.ts';

/** RP-5.1, RP-R9: in turn order everyone draws Event cards, then Bone cards, before the next player draws. */
export function drawPhase(play: Play): void {
  const { state } = play;
  for (const seat of clockwise(state.players, state.first)) {
    // RP-R12: a player who starts the turn and finds no Bone to draw.
    if (state.endsShort && state.boneDeck.length === 0) state.boneless = true;
    const cards = drawCards(play, seat, eventDraw(play, seat));
    const bones = drawBones(play, seat, boneDraw(play, seat));
    tellDrawn(play, seat, cards, bones, null);
  }
}

/** RP-5.3: one action of the Field Season; false for a pass. */
export function fieldAction(play: Play, seat: Seat): boolean {
  const move = play.ask(seat, 'field', { candidates: fieldMoves(play, seat), guards: fieldGuards });
  if (typeof move === 'string') return false;
  if (move.do === 'hire') hire(play, seat, move.card);
  else if (move.do === 'cycle') cycle(play, seat, move.crew, move.bone);
  else if (isPlay(move)) playEvent(play, seat, move);
  return true;
}

function fieldMoves(at: At, seat: Seat): Move[] {
  const moves: Move[] = ['pass'];
  pushCardMoves(at, seat, moves);
  const { crew, bones } = at.state.players[seat];
  for (const member of crew) {
    if (at.box.cards[member].cycles) for (const bone of bones) moves.push({ do: 'cycle', crew: member, bone });
  }
  return moves;
}

/** RP-R38: a once-a-turn ability is used up for this turn, whoever owns the card. */
const usedUp: Guard<Move> = {
  rule: 'RP-R38',
  text: 'RP-R38.crew',
  about: ['cycle'],
  bars: ({ state }, _seat, move) =>
    typeof move !== 'string' && move.do === 'cycle' && state.usedCrew.includes(move.crew),
  values: (_at, _seat, move) => (typeof move !== 'string' && move.do === 'cycle' ? { crew: move.crew } : {}),
};

const nothingToDraw: Guard<Move> = {
  rule: 'RP-R16',
  text: 'RP-R16.deck',
  about: ['cycle'],
  bars: ({ state }) => state.boneDeck.length === 0,
};

const fieldGuards = guards(...cardGuards, usedUp, nothingToDraw);

/** RP-5.4, RP-5.5: crew stays beside the Paleontologist, any number of them, and works from now on. */
function hire(play: Play, seat: Seat, card: CardId): void {
  showCard(play, seat, card);
  play.state.players[seat].crew.push(card);
  play.tell({ type: 'hired', seat, card });
}

/** The ability `cycleBone`: a Bone for another. */
function cycle(play: Play, seat: Seat, crew: CardId, bone: BoneId): void {
  const { state, tell } = play;
  state.usedCrew.push(crew);
  returnBone(play, seat, bone);
  const bones = drawBones(play, seat, 1);
  tell.only([seat], { type: 'cycledThese', seat, crew, bone, bones }, { type: 'cycled', seat, crew });
}
