import { cloneEach, cloneRng } from '@bonebed/kernel';
import type { BoneWarsState, Opening, Player, Theodore, Turn } from './state.ts';

/** A copy that shares nothing with the state, field by field. */
export function clone(state: BoneWarsState): BoneWarsState {
  return {
    rng: cloneRng(state.rng),
    seen: state.seen.slice(),
    phase: state.phase,
    seats: state.seats,
    players: cloneEach(state.players, clonePlayer),
    marks: state.marks,
    round: state.round,
    order: state.order.slice(),
    current: state.current,
    neutralTeam: state.neutralTeam,
    neutralMoved: state.neutralMoved,
    bag: state.bag.slice(),
    rare: state.rare.slice(),
    sites: cloneEach(state.sites, ({ bones, species, tile, camps }) => ({
      bones: bones.slice(),
      species,
      tile,
      camps: camps.slice(),
    })),
    speciesDeck: state.speciesDeck.slice(),
    speciesDiscard: state.speciesDiscard.slice(),
    paleontologistDeck: state.paleontologistDeck.slice(),
    paleontologistDiscard: state.paleontologistDiscard.slice(),
    display: state.display.slice(),
    finds: state.finds.slice(),
    columnTiles: state.columnTiles.slice(),
    roundTiles: state.roundTiles.slice(),
    awards: state.awards.slice(),
    awardMarkers: cloneEach(state.awardMarkers, ({ space, owner }) => ({ space, owner })),
    grants: state.grants.slice(),
    papers: cloneEach(state.papers, papers => papers.slice()),
    upgradedSlots: state.upgradedSlots,
    opening: cloneOpening(state.opening),
    rulings: {
      freedEnvelope: state.rulings.freedEnvelope,
      professionColumns: state.rulings.professionColumns,
    },
    theodore: state.theodore === null ? null : cloneTheodore(state.theodore),
    turn: cloneTurn(state.turn),
    looked: state.looked.slice(),
    pending: cloneEach(state.pending, ({ do: what, n, why }) => ({ do: what, n, why: { ...why } })),
  };
}

function clonePlayer(player: Player): Player {
  const { camps, reputation } = player;
  return {
    money: player.money,
    covers: player.covers,
    crates: player.crates.slice(),
    team: player.team.slice(),
    species: player.species.slice(),
    paleontologists: player.paleontologists.slice(),
    reserve: player.reserve.slice(),
    hired: player.hired.slice(),
    slots: cloneEach(player.slots, ({ upgraded, card, specialist }) => ({ upgraded, card, specialist })),
    archive: cloneEach(player.archive, envelope => envelope.slice()),
    camps: { movement: camps.movement, archive: camps.archive },
    patron: player.patron,
    loyalty: player.loyalty.slice(),
    reputation: {
      bonuses: reputation.bonuses,
      covers: reputation.covers,
      loyalty: reputation.loyalty,
      midGame: reputation.midGame.slice(),
      final: reputation.final.slice(),
    },
    paleontologist: player.paleontologist,
    profession: player.profession,
    ending: player.ending,
    campus: player.campus,
    site: player.site,
    grant: player.grant,
    passed: player.passed,
    tookSpecies: player.tookSpecies,
    head: player.head,
  };
}

function cloneOpening({ first, chosen, offer, firstTeam }: Opening): Opening {
  return { first, chosen, offer: cloneEach(offer, ({ card, bones }) => ({ card, bones: bones.slice() })), firstTeam };
}

function cloneTurn(turn: Turn): Turn {
  return {
    card: turn.card,
    mode: turn.mode,
    slot: turn.slot,
    ap: turn.ap,
    depth: turn.depth,
    stepsTaken: turn.stepsTaken,
    wildsUsed: turn.wildsUsed,
    abilityUsed: turn.abilityUsed,
    tradeUsed: turn.tradeUsed,
    debunked: turn.debunked,
    papers: cloneEach(turn.papers, ({ card, envelope, bones, parts }) => ({
      card,
      envelope,
      bones: bones.slice(),
      parts: parts.slice(),
    })),
  };
}

function cloneTheodore(theodore: Theodore): Theodore {
  return {
    deck: theodore.deck.slice(),
    discard: theodore.discard.slice(),
    upgrades: theodore.upgrades.slice(),
    removed: theodore.removed.slice(),
    discoverCost: theodore.discoverCost,
    anyAwardRow: theodore.anyAwardRow,
    countsKinds: theodore.countsKinds,
    siteTilesOnce: theodore.siteTilesOnce,
    coversNext: theodore.coversNext,
    doneOnce: theodore.doneOnce.slice(),
  };
}
