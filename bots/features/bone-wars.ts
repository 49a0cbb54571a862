import type { BoneWars } from '@bonebed/games/bone-wars/state.ts';
import type { Features } from '../evaluation.ts';
import { awardsOf } from './bone-wars/awards.ts';
import { GRANT_NAMES, type GrantName, grantName } from './bone-wars/grants.ts';
import { canFind, keenCards } from './bone-wars/hand.ts';
import { roundLoyalty, type Standing, standingOf } from './bone-wars/loyalty.ts';
import { papersOf, roomOf } from './bone-wars/papers.ts';
import { doablePart, sum, tempoOf, USUAL_ACTIONS } from './bone-wars/tempo.ts';

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
  'begun',
  'waiting',
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
  'siteBones',
  'siteSpecies',
  'findReady',
  'awardBlocked',
  'toPass',
  'toEnd',
  'patronLead',
  'patronPromise',
  'keenCards',
  ...GRANT_NAMES,
  'automaton',
  'automatonLeft',
  'automatonBanked',
  'automatonMidGame',
  'automatonFinal',
  'automatonGrowthLeft',
] as const;

type Name = (typeof NAMES)[number];
type AutomatonName = Extract<Name, `automaton${string}`>;

function fill(row: number[], values: Partial<Record<Name, number>>): void {
  for (let i = 0; i < NAMES.length; i++) row[i] = values[NAMES[i]] ?? 0;
}

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
    const extra = roundLoyalty(at);
    const awards = awardsOf(at, seat, extra);
    const paperLoyalty = papers.loyalty + papers.roundBonuses * extra;
    const isLastRound = state.round === box.rounds.length - 1;
    // In the last round only so much counts as there are turns left to do it, and to get ready for it.
    const doable = isLastRound ? doablePart([paperLoyalty, papers.debunk, ...awards.ready], actions) : 1;
    const useful = isLastRound ? Math.min(1, Math.max(0, actions - 1) / (USUAL_ACTIONS - 1)) : 1;
    const stands = player.paleontologist;
    let archived = 0;
    for (const envelope of player.archive) archived += envelope.length;
    let teamPoints = 0;
    for (const card of player.team) teamPoints += box.cards[card].team?.ap ?? 0;
    for (const { card } of player.slots) if (card !== null) teamPoints += box.cards[card].team?.ap ?? 0;
    let upgrades = 0;
    for (const slot of player.slots) if (slot.upgraded) upgrades += 1;
    // A grant is there for the turns until the next pass.
    const turns = Math.min(1, (player.passed ? next : actions) / USUAL_ACTIONS);
    const site = player.site === null ? null : state.sites[player.site];
    const values: Record<Exclude<Name, AutomatonName | GrantName>, number> = {
      banked: standing.banked,
      midGame: standing.midGame,
      final: standing.final,
      growthLeft: standing.growth * left,
      poised: standing.poised * useful,
      paperLoyalty: paperLoyalty * doable,
      paperPrizes: papers.prizes * doable,
      paperRounds: papers.roundBonuses * doable,
      papersBlocked: stands === 'publish' ? paperLoyalty * doable : 0,
      fitting: papers.fitting * useful,
      spareBones: papers.spareBones * useful,
      begun: papers.begun * useful,
      waiting: papers.waiting * useful,
      homeless: papers.homeless * useful,
      debunk: stands === 'debunk' ? 0 : papers.debunk * doable,
      debunkNear: papers.debunkNear * useful,
      awardReady: sum(awards.ready) * doable,
      awardNear: awards.near * useful,
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
      outdoors: player.site === null ? 0 : useful,
      siteBones: site === null ? 0 : site.bones.filter(bone => bone !== null).length * useful,
      siteSpecies: site === null || site.species === null ? 0 : useful,
      findReady: canFind(at, seat) ? useful : 0,
      awardBlocked: stands === 'award' ? sum(awards.ready) * doable : 0,
      toPass: player.passed || isLastRound ? 0 : 1,
      toEnd: player.passed || !isLastRound ? 0 : standing.shelves,
      patronLead: standing.lead * left,
      patronPromise: standing.shelves * standing.room * turns,
      keenCards: keenCards(at, seat) * useful,
    };
    fill(row, values);
    if (player.grant !== null) row[NAMES.indexOf(grantName(box.grants[state.grants[player.grant]].ability))] = turns;
  },
};

/** An automaton does not plan: only where it stands can be changed, the rest comes as it comes. */
function readAutomaton({ banked, midGame, final, growth }: Standing, left: number, row: number[]): void {
  const values: Record<AutomatonName, number> = {
    automaton: 1,
    automatonLeft: left,
    automatonBanked: banked,
    automatonMidGame: midGame,
    automatonFinal: final,
    automatonGrowthLeft: growth * left,
  };
  fill(row, values);
}
