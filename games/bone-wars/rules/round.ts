import type { Seat } from '@bonebed/kernel';
import { playCard, turnGuards } from './card.ts';
import type { TurnOption } from './options.ts';
import { opening } from './order.ts';
import { pass } from './pass.ts';
import { endRound } from './reset.ts';
import { measureHeads } from './score.ts';
import { type At, newTurn, type Play } from './state.ts';
import { theodoreTurn } from './theodore/index.ts';

/** Chapter 6: the course of play. */
export function step(play: Play): void {
  switch (play.state.phase) {
    case 'opening':
      opening(play);
      break;
    case 'rounds':
      turn(play);
      break;
    case 'measuring':
      measureHeads(play);
      break;
    case 'over':
      break;
  }
}

/**
 * Which turn it is: of this round, of this player, by how many cards they have played in it. Theodore's are counted by the cards of the players, and
 * those after they have passed are one.
 */
export function turnName({ state }: At): string {
  const { phase, round, order, current, seats, players, opening: begun } = state;
  if (phase !== 'rounds') return `${phase} ${begun.chosen}`;
  const player = order[current];
  const counted = player < seats ? [players[player]] : players.slice(0, seats);
  const played = counted.flatMap(({ slots }) => slots.filter(({ card }) => card !== null));
  return `${round} ${player} ${played.length}`;
}

function turn(play: Play): void {
  const { state } = play;
  const player = state.order[state.current];
  if (player < state.seats) playerTurn(play, player);
  else theodoreTurn(play);
  state.turn = newTurn();
  nextTurn(play);
}

/** BW-6.2, BW-6.3: play a card to act, or pass. */
function playerTurn(play: Play, seat: Seat): void {
  const choice = play.ask.open(seat, 'turn', { candidates: turnOptions(play, seat), guards: turnGuards });
  if (choice.do === 'pass') pass(play, seat);
  else playCard(play, seat, choice.do, choice.card);
}

function turnOptions({ state, box }: At, seat: Seat): TurnOption[] {
  const { team, species, paleontologists } = state.players[seat];
  const options: TurnOption[] = [];
  for (const hand of [team, species, paleontologists]) {
    for (const card of hand) for (const option of box.options.plays[card]) options.push(option);
  }
  options.push(box.options.pass);
  return options;
}

/** BW-6.1, BW-6.4: on to the next player who has not passed; when all have, the round ends. */
function nextTurn(play: Play): void {
  const { state } = play;
  const { order, players } = state;
  for (let i = 1; i <= order.length; i++) {
    const next = (state.current + i) % order.length;
    if (players[order[next]].passed) continue;
    state.current = next;
    return;
  }
  endRound(play);
}
