import { clockwise, EVERYBODY, hasLegal, offer, PASS, type Seat, withPass } from '@bonebed/kernel';
import type { Dig, Extraction } from '../box/box.ts';
import type { EventEffect } from '../box/components.ts';
import { askForSand, differentTiles, fullSpace, hasSand, laySand, notSand, underPawn } from './actions.ts';
import { chooseSide, slideGuards, slideTile } from './dig.ts';
import { gainVP } from './dinosaurs.ts';
import type { Who } from './effects.ts';
import { extractionOffer, takeFind } from './extraction.ts';
import type { Cell, EventCard, Tile } from './ids.ts';
import { gainFromSupply } from './plaster.ts';
import { type At, type Fossilis, type Offer, type Play, refill, take } from './state.ts';

/** FO-15.3: reveals an Event and carries it out. */
export function carryOutEvent(play: Play, event: EventCard): void {
  const { state, box, tell } = play;
  state.seen[box.firstThing.event + event] = EVERYBODY;
  state.pastEvents.push(event);
  tell({ type: 'happens', seat: state.active, event, effect: event });
  for (const effect of box.events[event].effects) carryOut(play, effect);
}

/** FO-R39: those whom a part of an event concerns, the active player first. */
function concerned({ state }: At, who: Who): Seat[] {
  const seats = clockwise(state.players, state.active);
  if (who === 'all') return seats;
  return who === 'active' ? [state.active] : seats.filter(seat => seat !== state.active);
}

function carryOut(play: Play, effect: EventEffect): void {
  switch (effect.op) {
    case 'vp':
      for (const seat of concerned(play, effect.who)) gainVP(play, seat, effect.amount, 'event');
      break;
    case 'plaster':
      for (const seat of concerned(play, effect.who)) gainFromSupply(play, seat, effect.amount);
      break;
    case 'vpPerDinosaur':
      for (const seat of concerned(play, effect.who)) {
        gainVP(play, seat, Math.min(effect.max, effect.amount * play.state.players[seat].collection.length), 'event');
      }
      break;
    case 'plasterCap':
      for (const seat of concerned(play, effect.who)) capPlaster(play, seat, effect.max);
      break;
    case 'placeSandEach':
      for (const seat of concerned(play, 'all')) placeSandAnywhere(play, seat);
      break;
    case 'slideAny':
      tremor(play, play.state.active);
      break;
    case 'washOffBorderPawns':
      washOff(play);
      break;
    case 'refreshMarket':
      renewMarket(play);
      break;
    case 'takeSandTile':
      takeSand(play, play.state.active);
      break;
    case 'refreshDinosaurs':
      renewExhibits(play);
      break;
    case 'extractionEach':
      for (const seat of concerned(play, 'all')) extractOnce(play, seat);
      break;
  }
}

/** Plaster above the limit goes back to the supply. */
function capPlaster({ state, tell }: Play, seat: Seat, max: number): void {
  const player = state.players[seat];
  const n = player.plaster - max;
  if (n <= 0) return;
  player.plaster = max;
  tell({ type: 'lostPlaster', seat, n });
}

/** Each must lay a Sand tile on any space with room and no pawn; whoever can't is skipped. */
function placeSandAnywhere(play: Play, seat: Seat): void {
  const { box, ask, tell } = play;
  const spaces: Offer<Cell> = offer(box.ground.cells, fullSpace, underPawn);
  if (!hasSand(play) || !hasLegal(play, seat, spaces)) {
    tell({ type: 'skipped', seat });
    return;
  }
  const tile = askForSand(play, seat);
  laySand(play, seat, tile, ask.open(seat, 'sandSpace', spaces));
}

/** FO-R40: the active player may slide any uncovered tile by the rules of digging, and keeps what falls. */
function tremor(play: Play, seat: Seat): void {
  const { box, ask, tell } = play;
  const choice = ask.open(seat, 'tremor', withPass<Fossilis, Dig>({ candidates: box.slides, guards: slideGuards }));
  if (choice === PASS) tell({ type: 'passed', seat });
  else slideTile(play, seat, choice, 0);
}

/** Every pawn on a border space goes off at its side; from a corner, at the one of its two that its owner likes. */
function washOff(play: Play): void {
  const { state, box, tell } = play;
  const { pawns, sides } = state.site;
  for (const seat of concerned(play, 'all')) {
    const cell = pawns[seat];
    if (cell === null || box.ground.sidesOf[cell] === 0) continue;
    pawns[seat] = null;
    sides[seat] = box.ground.sidesOf[cell];
    tell({ type: 'washedOff', seat, cell });
    chooseSide(play, seat);
  }
}

/** The cards shown go under their deck, left one first, and new ones are dealt. */
function renew<C extends number>(at: At, places: (C | null)[], deck: C[], firstThing: number): void {
  for (const card of places) if (card !== null) deck.unshift(card);
  for (const place of places.keys()) refill(at, places, place, deck, firstThing);
}

function renewMarket(play: Play): void {
  const { state, box, tell } = play;
  renew(play, state.tools, state.toolDeck, box.firstThing.tool);
  renew(play, state.supplies, state.supplyDeck, box.firstThing.supply);
  const tools = state.tools.filter(tool => tool !== null);
  const supplies = state.supplies.filter(supply => supply !== null);
  tell({ type: 'restocked', tools, supplies });
}

function renewExhibits(play: Play): void {
  const { state, box, tell } = play;
  renew(play, state.dinosaurs, state.dinosaurDeck, box.firstThing.dinosaur);
  tell({ type: 'exhibited', dinosaurs: state.dinosaurs.filter(dinosaur => dinosaur !== null) });
}

/** The active player may take a Sand tile of the discard pile. */
function takeSand(play: Play, seat: Seat): void {
  const { state, ask, tell } = play;
  const tiles = differentTiles(play, state.tileDiscard);
  const choice = ask.open(seat, 'takeSand', withPass<Fossilis, Tile>(offer(tiles, notSand)));
  if (choice === PASS) {
    tell({ type: 'passed', seat });
    return;
  }
  take(state.tileDiscard, choice);
  state.players[seat].tiles.push(choice);
  tell({ type: 'tookSand', seat, tile: choice });
}

/** An extraction by the rules of section 8, with one's skills, for its Plaster and no Energy. */
function extractOnce(play: Play, seat: Seat): void {
  const { ask, tell } = play;
  const choice = ask.open(seat, 'nightDig', withPass<Fossilis, Extraction>(extractionOffer(play, seat)));
  if (choice === PASS) tell({ type: 'passed', seat });
  else takeFind(play, seat, choice);
}
