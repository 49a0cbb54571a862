import { type Eyes, glimpse, type Rng, redealPlaces, type Seat } from '@bonebed/kernel';
import { archivedCount, archiveLimit } from './archive.ts';
import { openCrates } from './bones.ts';
import { credibility, loyaltyValue, shelfRoom } from './bookshelf.ts';
import { openSlot } from './card.ts';
import { reputationOf } from './gains.ts';
import { worth } from './score.ts';
import type { At, Player } from './state.ts';
import { freeSteps, stepsLeft, teamCosts } from './team.ts';
import { him, nextBack, redealSolo } from './theodore/cards.ts';
import { slotInfo } from './upgrades.ts';

/** What a seat sees of the table; `view` says it field by field. */
export type TableView = ReturnType<typeof view>;
export type PlayerView = ReturnType<typeof playerView>;

/** What a seat, or a spectator, may see (BW-H1 to BW-H6), and the re-dealing of what it may not. */
export function view(at: At, seat: Seat | null) {
  const { state } = at;
  return {
    phase: state.phase,
    seat,
    seats: state.seats,
    marks: state.marks,
    round: state.round,
    order: state.order.slice(),
    current: state.phase === 'rounds' ? state.order[state.current] : null,
    board: boardView(at),
    opening: {
      first: state.opening.first,
      chosen: state.opening.chosen,
      offer: state.opening.offer.map(({ card, bones }) => ({ card, bones: bones.slice() })),
    },
    turn: turnView(at, seat),
    theodore: theodoreView(at),
    players: state.players.map((player, index) => playerView(at, player, index, seat)),
  };
}

/** BW-H1, BW-H5: the board, the sizes of the decks, the open discard piles and what is in the bag. */
function boardView(at: At) {
  const { state, box } = at;
  return {
    bag: state.bag.slice(),
    rare: state.rare.slice(),
    sites: state.sites.map(({ bones, species, tile, camps }) => ({
      bones: bones.slice(),
      species,
      tile,
      camps: camps.slice(),
    })),
    speciesDeck: state.speciesDeck.length,
    speciesDiscard: state.speciesDiscard.slice(),
    paleontologistDeck: state.paleontologistDeck.length,
    paleontologistDiscard: state.paleontologistDiscard.slice(),
    display: state.display.slice(),
    finds: state.finds.slice(),
    columnTiles: state.columnTiles.slice(),
    roundTiles: state.roundTiles.slice(),
    awards: state.awards.slice(),
    awardMarkers: state.awardMarkers.map(({ space, owner }) => ({ space, owner })),
    grants: state.grants.slice(),
    upgradedSlots: state.upgradedSlots,
    professionColumns: state.rulings.professionColumns,
    neutralTeam: state.neutralTeam,
    neutralMoved: state.neutralMoved,
    endgameTile: box.rounds[state.round].endgameTile,
    bookshelf: box.patronIds.map(patron => ({
      papers: state.papers[patron].slice(),
      room: shelfRoom(at, patron),
      credibility: credibility(at, patron),
    })),
  };
}

/** BW-H7: of Theodore's deck only the back of the top card shows. */
function theodoreView(at: At) {
  const { theodore } = at.state;
  if (theodore === null) return null;
  const next = nextBack(at);
  return {
    player: him(at),
    deck: theodore.deck.length,
    next: next === null ? null : { ...next },
    discard: theodore.discard.slice(),
    upgrades: theodore.upgrades.length,
    removed: theodore.removed.slice(),
    discoverCost: theodore.discoverCost,
  };
}

function turnView(at: At, seat: Seat | null) {
  const { state } = at;
  const { turn } = state;
  return {
    card: turn.card,
    mode: turn.mode,
    slot: turn.slot,
    ap: turn.ap,
    depth: turn.depth,
    stepsTaken: turn.stepsTaken,
    /** What the team that acts pays for each action; tables begun by older rules do not say it. */
    costs: turn.mode === 'team' ? teamCosts(at, state.order[state.current]) : null,
    papers: turn.papers.map(({ card, envelope, bones, parts }) => ({
      card,
      envelope,
      bones: bones.slice(),
      parts: parts.slice(),
    })),
    looked: glimpse(state.seen, state.looked, seat),
    pending: state.pending.map(({ do: what, n }) => ({ do: what, n })),
  };
}

function playerView(at: At, player: Player, index: number, seat: Seat | null) {
  const { state, box } = at;
  return {
    money: player.money,
    reputation: reputationOf(at, index),
    reputationBySource: {
      bonuses: player.reputation.bonuses,
      covers: player.reputation.covers,
      loyalty: player.reputation.loyalty,
      midGame: player.reputation.midGame.slice(),
      final: player.reputation.final.slice(),
    },
    loyalty: box.patronIds.map(patron => ({
      step: player.loyalty[patron],
      value: loyaltyValue(at, index, patron),
      worth: worth(at, index, patron),
    })),
    patron: player.patron,
    covers: player.covers,
    crates: player.crates.slice(),
    openCrates: openCrates(at, index),
    // BW-H2: of species and paleontologist cards those that this seat has seen; team cards are known to all.
    team: player.team.slice(),
    species: glimpse(state.seen, player.species, seat),
    paleontologists: glimpse(state.seen, player.paleontologists, seat),
    reserve: player.reserve.slice(),
    hired: player.hired.slice(),
    slots: player.slots.map(({ upgraded, card, specialist }, slot) => {
      const { cost, icon, ap, depth } = slotInfo(at, index, slot);
      return { upgraded, card, specialist, cost, icon, ap, depth };
    }),
    openSlot: openSlot(at, index),
    archive: player.archive.map(envelope => envelope.slice()),
    archiveLimit: archiveLimit(at, index),
    archived: archivedCount(at, index),
    camps: { movement: player.camps.movement, archive: player.camps.archive },
    freeSteps: freeSteps(at, index),
    stepsLeft: state.order[state.current] === index && state.turn.mode === 'team' ? stepsLeft(at, index) : 0,
    paleontologist: player.paleontologist,
    profession: player.profession,
    ending: player.ending,
    campus: player.campus,
    site: player.site,
    grant: player.grant === null ? null : state.grants[player.grant],
    grantSpot: player.grant,
    passed: player.passed,
    tookSpecies: player.tookSpecies,
    head: player.head,
  };
}

/** BW-H2, BW-H3, BW-H4, BW-H7: cards in other hands, cards looked at and the decks change places among themselves. */
export function redeal(at: At, eyes: Eyes, rng: Rng): void {
  const { state } = at;
  const { players, seen, looked, speciesDeck, paleontologistDeck } = state;
  redealPlaces(seen, eyes, [speciesDeck, looked, ...players.map(player => player.species)], rng);
  redealPlaces(seen, eyes, [paleontologistDeck, ...players.map(player => player.paleontologists)], rng);
  if (state.theodore !== null) redealSolo(at, rng);
}
