import { EVERYBODY, type Json, knows, type Rng, redealPlaces, type Seat } from '@bonebed/kernel';
import { labSize, partialScore } from './dinosaurs.ts';
import { has } from './grid.ts';
import type { Cell, Find } from './ids.ts';
import { symbols } from './score.ts';
import { layFinds } from './setup.ts';
import { isOpen, pawnOn } from './slide.ts';
import { type At, findsIn, type LabPlace, stored } from './state.ts';

/** FO-H4: all that is public, and what this seat alone has seen. */
export function view(at: At, seat: Seat | null): Json {
  const { state, box } = at;
  return {
    phase: state.phase,
    active: state.active,
    startPlayer: 0,
    round: state.round,
    lastRound: state.lastRound,
    turn: { ...state.turn },
    options: { finalEnergy: state.finalEnergy, evenPits: state.evenPits, pureMemory: state.pureMemory },
    plaster: { pool: state.pool, poolSize: box.plaster.poolPerPlayer * state.players.length, ranOut: state.ranOut },
    events: eventsView(at),
    site: box.ground.cells.map(cell => spaceView(at, seat, cell)),
    pawns: state.site.pawns.map((cell, owner) => ({
      cell,
      sides: box.ground.directions.filter(side => has(state.site.sides[owner], side)),
    })),
    tileDiscard: state.tileDiscard.slice(),
    boneDiscard: state.boneDiscard.slice(),
    payment: state.payment.slice(),
    skills: state.skills.slice(),
    unusedSkills: state.unusedSkills.slice().sort((a, b) => a - b),
    dinosaurs: { shown: state.dinosaurs.slice(), deck: deckView(at, state.dinosaurDeck, box.firstThing.dinosaur) },
    tools: { shown: state.tools.slice(), deck: deckView(at, state.toolDeck, box.firstThing.tool) },
    supplies: { shown: state.supplies.slice(), deck: deckView(at, state.supplyDeck, box.firstThing.supply) },
    players: state.players.map((_, player) => playerView(at, player)),
  };
}

/** FO-H3: a held Event is face down for everybody, its holder too. */
function eventsView({ state }: At): Json {
  return {
    left: state.events.length,
    heldBy: state.heldEvent.length > 0 ? state.active : null,
    past: state.pastEvents.slice(),
  };
}

/** FO-H5: a deck is its length; what went under it in the open is known to all (FO-H8). */
function deckView({ state }: At, deck: readonly number[], firstThing: number): Json {
  return { count: deck.length, under: deck.filter(card => state.seen[firstThing + card] === EVERYBODY) };
}

/** One space: its two layers, its pawn, and the finds of its pit as far as the seat may see them. */
function spaceView(at: At, seat: Seat | null, cell: Cell): Json {
  const { site } = at.state;
  const known = knowledgeOf(at, seat, cell);
  return {
    bottom: site.bottom[cell],
    top: site.top[cell],
    pawn: pawnOn(site, cell),
    pit: known,
    finds: known === 'unknown' ? null : findsIn(at, cell),
  };
}

/**
 * FO-H1, FO-H2, FO-R21: how the seat knows a pit: open before all eyes, looked into in secret, or open once and covered
 * again (FO-H6; without a reminder under `pure_memory`, FO-19.4).
 */
function knowledgeOf({ state, box }: At, seat: Seat | null, cell: Cell): 'open' | 'lastSeen' | 'peeked' | 'unknown' {
  if (isOpen(state.site, cell)) return 'open';
  const knowers = state.seen[box.firstThing.pit + cell];
  if (knowers === EVERYBODY) return state.pureMemory ? 'unknown' : 'lastSeen';
  return knows(knowers, seat) ? 'peeked' : 'unknown';
}

function playerView(at: At, seat: Seat): Json {
  const { state, box } = at;
  const player = state.players[seat];
  return {
    score: player.score,
    plaster: player.plaster,
    tiles: player.tiles.slice(),
    storage: box.bones.map(bone => stored(at, seat, bone)),
    donated: player.donated.slice(),
    lab: player.lab.map(place => labView(at, place)),
    labSize: labSize(at, seat),
    skills: player.skills.slice(),
    skillSlots: box.skillSlots.length,
    tools: player.tools.slice(),
    spentTools: player.spentTools.slice(),
    supplies: player.supplies.slice(),
    // FO-R44
    collection: player.collection.slice(),
    symbols: symbols(at, player.collection),
  };
}

function labView(at: At, place: LabPlace): Json {
  const { dinosaur, bones, donated } = place;
  return {
    dinosaur,
    bones: bones.map((count, bone) => count + donated[bone]),
    donated: donated.slice(),
    partial: partialScore(at, place),
  };
}

/** FO-H8: re-deals the finds of pits that the seat has never seen, the decks, and the Events not yet revealed. */
export function redeal(at: At, seat: Seat | null, rng: Rng): void {
  const { state, box } = at;
  const { pit, dinosaur, tool, supply, event } = box.firstThing;
  const unseen = box.ground.cells.filter(cell => !knows(state.seen[pit + cell], seat));
  layFinds({ box, rng, evenPits: state.evenPits }, state.finds, unseen, liftFinds(at, unseen));
  redealPlaces(state.seen, seat, [state.dinosaurDeck], rng, dinosaur);
  redealPlaces(state.seen, seat, [state.toolDeck], rng, tool);
  redealPlaces(state.seen, seat, [state.supplyDeck], rng, supply);
  redealPlaces(state.seen, seat, [state.events, state.heldEvent, state.unusedEvents], rng, event);
}

/** Empties the pits and gives all that lay in them, kind by kind. */
function liftFinds({ state, box }: At, pits: readonly Cell[]): Find[] {
  const kinds = box.finds.length;
  const lifted: Find[] = [];
  for (const { find } of box.extractions[0]) {
    for (const pit of pits) {
      for (let n = state.finds[pit * kinds + find]; n > 0; n--) lifted.push(find);
      state.finds[pit * kinds + find] = 0;
    }
  }
  return lifted;
}
