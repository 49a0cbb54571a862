import { type Features, placesOf } from '@bonebed/kernel';
import type { CardSpec } from '../box/cards.ts';
import { archivedCount, archiveLimit } from '../rules/archive.ts';
import { grantOf } from '../rules/grants.ts';
import { type BoneWars, sum } from '../rules/state.ts';
import { awardsOf } from './awards.ts';
import { GRANT_NAMES, grantName } from './grants.ts';
import { canFind, keenCards } from './hand.ts';
import { type LoyaltyWorth, loyaltyWorth, roundLoyalty } from './loyalty.ts';
import { papersOf } from './papers.ts';
import { doablePart, tempoOf, USUAL_ACTIONS } from './tempo.ts';

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

const AT = placesOf(NAMES);

/** Bone Wars: loyalty times credibility now and to come, and all that can still be turned into loyalty and papers. */
export const boneWarsFeatures: Features<BoneWars> = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const { actions, next, money, cards, left } = tempoOf(at, seat);
    const standing = loyaltyWorth(at, seat);
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
    const archived = archivedCount(at, seat);
    let teamPoints = 0;
    for (const card of player.team) teamPoints += teamWorth(box.cards[card], player.money);
    for (const { card } of player.slots) if (card !== null) teamPoints += teamWorth(box.cards[card], player.money);
    let upgrades = 0;
    for (const slot of player.slots) if (slot.upgraded) upgrades += 1;
    // A grant is there for the turns until the next pass.
    const turns = Math.min(1, (player.passed ? next : actions) / USUAL_ACTIONS);
    const site = player.site === null ? null : state.sites[player.site];
    row.fill(0);
    row[AT.banked] = standing.banked;
    row[AT.midGame] = standing.midGame;
    row[AT.final] = standing.final;
    row[AT.growthLeft] = standing.growth * left;
    row[AT.poised] = standing.poised * useful;
    row[AT.paperLoyalty] = paperLoyalty * doable;
    row[AT.paperPrizes] = papers.prizes * doable;
    row[AT.paperRounds] = papers.roundBonuses * doable;
    row[AT.papersBlocked] = stands === 'publish' ? paperLoyalty * doable : 0;
    row[AT.fitting] = papers.fitting * useful;
    row[AT.spareBones] = papers.spareBones * useful;
    row[AT.begun] = papers.begun * useful;
    row[AT.waiting] = papers.waiting * useful;
    row[AT.homeless] = papers.homeless * useful;
    row[AT.debunk] = stands === 'debunk' ? 0 : papers.debunk * doable;
    row[AT.debunkNear] = papers.debunkNear * useful;
    row[AT.awardReady] = sum(awards.ready) * doable;
    row[AT.awardNear] = awards.near * useful;
    row[AT.archived] = archived;
    row[AT.archivedLeft] = archived * left;
    row[AT.envelopeRoomLeft] = (archiveLimit(at, seat) * box.envelopes.length - archived) * left;
    row[AT.actions] = actions;
    row[AT.nextActions] = next;
    row[AT.moneyLeft] = money * left;
    row[AT.cardsLeft] = cards * left;
    row[AT.covers] = player.covers;
    row[AT.coversLeft] = player.covers * left;
    row[AT.archiveCampsLeft] = (box.board.camps.archive - player.camps.archive) * left;
    row[AT.moveCampsLeft] = (box.board.camps.movement - player.camps.movement) * left;
    row[AT.teamLeft] = teamPoints * left;
    row[AT.hiredLeft] = player.hired.length * left;
    row[AT.upgradesLeft] = upgrades * left;
    row[AT.outdoors] = player.site === null ? 0 : useful;
    row[AT.siteBones] = site === null ? 0 : site.bones.filter(bone => bone !== null).length * useful;
    row[AT.siteSpecies] = site === null || site.species === null ? 0 : useful;
    row[AT.findReady] = canFind(at, seat) ? useful : 0;
    row[AT.awardBlocked] = stands === 'award' ? sum(awards.ready) * doable : 0;
    row[AT.toPass] = player.passed || isLastRound ? 0 : 1;
    row[AT.toEnd] = player.passed || !isLastRound ? 0 : standing.shelves;
    row[AT.patronLead] = standing.lead * left;
    row[AT.patronPromise] = standing.shelves * standing.room * turns;
    row[AT.keenCards] = keenCards(at, seat) * useful;
    const grant = grantOf(at, seat);
    if (grant !== null) row[AT[grantName(grant.ability)]] = turns;
  },
};

/** The money at which a dollar is worth half an action point. */
const USUAL_PURSE = 5;

/** What a team card is worth in action points: three steps of depth are about one; a dollar is, for who has none. */
function teamWorth({ team }: CardSpec, money: number): number {
  if (team === null) return 0;
  return team.ap + team.depth / 3 - (team.cost * USUAL_PURSE) / (USUAL_PURSE + money);
}

/** An automaton does not plan: only where it stands can be changed, the rest comes as it comes. */
function readAutomaton({ banked, midGame, final, growth }: LoyaltyWorth, left: number, row: number[]): void {
  row.fill(0);
  row[AT.automaton] = 1;
  row[AT.automatonLeft] = left;
  row[AT.automatonBanked] = banked;
  row[AT.automatonMidGame] = midGame;
  row[AT.automatonFinal] = final;
  row[AT.automatonGrowthLeft] = growth * left;
}
