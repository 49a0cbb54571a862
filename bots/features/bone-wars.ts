import type { At, BoneWars } from '@bonebed/games/bone-wars/state.ts';
import type { Seat } from '@bonebed/kernel';
import type { Features } from '../evaluation.ts';
import { awardsOf } from './bone-wars/awards.ts';
import { type Standing, standingOf } from './bone-wars/loyalty.ts';
import { papersOf, roomOf } from './bone-wars/papers.ts';
import { tempoOf } from './bone-wars/tempo.ts';

const NAMES = [
  'banked',
  'midGame',
  'final',
  'growthLeft',
  'poised',
  'paperLoyalty',
  'paperPrizes',
  'paperRounds',
  'papersBlocked',
  'fitting',
  'spareBones',
  'roomy',
  'homeless',
  'debunk',
  'debunkNear',
  'awardReady',
  'awardNear',
  'archived',
  'archivedLeft',
  'envelopeRoomLeft',
  'actions',
  'nextActions',
  'moneyLeft',
  'cardsLeft',
  'covers',
  'coversLeft',
  'archiveCampsLeft',
  'moveCampsLeft',
  'teamLeft',
  'hiredLeft',
  'upgradesLeft',
  'outdoors',
  'toPass',
  'toEnd',
  'patronLead',
  'patronShelvesLeft',
  'keenCards',
  'automaton',
  'automatonLeft',
] as const;

/** Bone Wars: loyalty times credibility now and to come, and all that can still be turned into loyalty and papers. */
export const boneWarsFeatures: Features<BoneWars> = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const { actions, next, money, cards, left } = tempoOf(at, seat);
    const standing = standingOf(at, seat);
    if (seat >= state.seats) {
      readAutomaton(standing, left, row);
      return;
    }
    const papers = papersOf(at, seat);
    const awards = awardsOf(at, seat);
    const isLastRound = state.round === box.rounds.length - 1;
    // What is ready counts only if there is a turn left to do it.
    const isPossible = actions > 0 || !isLastRound ? 1 : 0;
    const stands = player.paleontologist;
    let archived = 0;
    for (const envelope of player.archive) archived += envelope.length;
    let teamPoints = 0;
    for (const card of player.team) teamPoints += box.cards[card].team?.ap ?? 0;
    for (const { card } of player.slots) if (card !== null) teamPoints += box.cards[card].team?.ap ?? 0;
    let upgrades = 0;
    for (const slot of player.slots) if (slot.upgraded) upgrades += 1;
    const values: Record<(typeof NAMES)[number], number> = {
      banked: standing.banked,
      midGame: standing.midGame,
      final: standing.final,
      growthLeft: standing.growth * left,
      poised: standing.poised * isPossible,
      paperLoyalty: papers.loyalty * isPossible,
      paperPrizes: papers.prizes * isPossible,
      paperRounds: papers.roundBonuses * isPossible,
      papersBlocked: stands === 'publish' ? papers.loyalty : 0,
      fitting: papers.fitting * isPossible,
      spareBones: papers.spareBones * isPossible,
      roomy: papers.roomy * isPossible,
      homeless: papers.homeless * isPossible,
      debunk: stands === 'debunk' ? 0 : papers.debunk * isPossible,
      debunkNear: papers.debunkNear * isPossible,
      awardReady: awards.ready * isPossible,
      awardNear: awards.near * isPossible,
      archived,
      archivedLeft: archived * left,
      envelopeRoomLeft: (roomOf(at, seat) * box.envelopes.length - archived) * left,
      actions,
      nextActions: next,
      moneyLeft: money * left,
      cardsLeft: cards * left,
      covers: player.covers,
      coversLeft: player.covers * left,
      archiveCampsLeft: (box.board.camps.archive - player.camps.archive) * left,
      moveCampsLeft: (box.board.camps.movement - player.camps.movement) * left,
      teamLeft: teamPoints * left,
      hiredLeft: player.hired.length * left,
      upgradesLeft: upgrades * left,
      outdoors: player.site === null ? 0 : isPossible,
      toPass: player.passed || isLastRound ? 0 : 1,
      toEnd: player.passed || !isLastRound ? 0 : standing.shelves,
      patronLead: standing.lead * left,
      patronShelvesLeft: standing.shelves * left,
      keenCards: keenCards(at, seat) * isPossible,
      automaton: 0,
      automatonLeft: 0,
    };
    for (let i = 0; i < NAMES.length; i++) row[i] = values[NAMES[i]];
  },
};

/** An automaton does not plan: only where it stands can be changed, the rest comes as it comes. */
function readAutomaton({ banked, midGame, final, growth }: Standing, left: number, row: number[]): void {
  const values: Partial<Record<(typeof NAMES)[number], number>> = {
    banked,
    midGame,
    final,
    growthLeft: growth * left,
    automaton: 1,
    automatonLeft: left,
  };
  for (let i = 0; i < NAMES.length; i++) row[i] = values[NAMES[i]] ?? 0;
}

/** Cards of paleontologists that bring loyalty or stand for a bone. */
function keenCards({ state, box }: At, seat: Seat): number {
  let count = 0;
  for (const card of state.players[seat].paleontologists) {
    const ability = box.cards[card].paleontologist?.ability;
    if (ability === 'extraLoyalty' || ability === 'anyBone') count += 1;
  }
  return count;
}
