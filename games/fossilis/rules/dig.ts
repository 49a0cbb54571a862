import { EVERYBODY, guards, hasLegal, offer, type Seat } from '@bonebed/kernel';
import type { Dig } from '../box/box.ts';
import type { FreeDig } from './effects.ts';
import { has } from './grid.ts';
import type { Cell, Find, Material } from './ids.ts';
import { can, digEnergy } from './skills.ts';
import { isOpen, obstacle, type PawnMove, slide, stopsAsStack, topmost } from './slide.ts';
import { type At, findsIn, type Guard, type Offer, type Play } from './state.ts';
import { NEVER } from './traits.ts';

/** FO-6.2: the tile of one's own space or of an orthogonal neighbour; with a skill, of a diagonal one too. */
const outOfReach: Guard<Dig> = {
  rule: 'FO-6.2',
  bars: (at, seat, { cell }) => {
    const from = at.state.site.pawns[seat];
    if (from === null) return true;
    return from !== cell && !at.box.ground.isBeside[from][cell] && !can(at, seat, 'digsDiagonally');
  },
};

/** There must be a tile; it is always the topmost one (FO-6.3, FO-R6). */
const noTile: Guard<Dig> = {
  rule: 'FO-6.2',
  text: 'noTile',
  bars: ({ state }, _seat, { cell }) => isOpen(state.site, cell),
};

function materialOn({ state, box }: At, cell: Cell): Material | null {
  const tile = topmost(state.site, cell);
  return tile === null ? null : box.tiles[tile].material;
}

/** FO-6.1: the Energy depends on the dug tile alone. */
const tooHard: Guard<Dig> = {
  rule: 'FO-6.1',
  text: 'tooHard',
  bars: (at, seat, { cell }) => energyFor(at, seat, cell) > at.state.turn.energy,
  values: (at, seat, { cell }) => ({ n: energyFor(at, seat, cell), energy: at.state.turn.energy }),
};

function energyFor(at: At, seat: Seat, cell: Cell): number {
  const material = materialOn(at, cell);
  return material === null ? 0 : digEnergy(at, seat, material);
}

/** FO-6.7: no tile in the row is heavier than the dug one. */
const tooHeavy: Guard<Dig> = {
  rule: 'FO-6.7',
  bars: ({ state, box }, _seat, { cell, direction }) => {
    const stop = obstacle(state.site, box.ground, cell, direction);
    return stop !== null && !stopsAsStack(state.site, cell, stop);
  },
  values: (at, _seat, { cell, direction }) => {
    const stop = obstacle(at.state.site, at.box.ground, cell, direction) ?? cell;
    return { material: materialOn(at, cell) ?? '', heavier: materialOn(at, stop) ?? '' };
  },
};

/** FO-6.10: a stack is never pushed. */
const stackInTheWay: Guard<Dig> = {
  rule: 'FO-6.10',
  text: 'stackAt',
  bars: ({ state, box }, _seat, { cell, direction }) => {
    const stop = obstacle(state.site, box.ground, cell, direction);
    return stop !== null && stopsAsStack(state.site, cell, stop);
  },
  values: ({ state, box }, _seat, { cell, direction }) => ({
    cell: obstacle(state.site, box.ground, cell, direction) ?? cell,
  }),
};

/** The same where weight does not count. */
const stackStopsAll: Guard<Dig> = {
  rule: 'FO-6.10',
  text: 'stackAt',
  bars: ({ state, box }, _seat, { cell, direction }) =>
    obstacle(state.site, box.ground, cell, direction, NEVER) !== null,
  values: ({ state, box }, _seat, { cell, direction }) => ({
    cell: obstacle(state.site, box.ground, cell, direction, NEVER) ?? cell,
  }),
};

/** A Tool digs certain materials only. */
const wrongMaterial = (materials: readonly Material[]): Guard<Dig> => ({
  rule: 'FO-11.4',
  bars: (at, _seat, { cell }) => {
    const material = materialOn(at, cell);
    return material === null || !materials.includes(material);
  },
  values: (at, _seat, { cell }) => ({
    material: materialOn(at, cell) ?? '',
    digs: materials[0],
    alsoDigs: materials[materials.length - 1],
    n: materials.length,
  }),
});

/** FO-6.4: every tile in reach, in each of the four directions (FO-R5). Nothing from beside the site. */
function digs({ state, box }: At, seat: Seat): readonly Dig[] {
  const from = state.site.pawns[seat];
  return from === null ? [] : box.digs[from];
}

const digGuards = guards(outOfReach, noTile, tooHard, tooHeavy, stackInTheWay);

/** What the seat may dig for Energy. */
function digOffer(at: At, seat: Seat): Offer<Dig> {
  return { candidates: digs(at, seat), guards: digGuards };
}

/** What the seat may dig with a Tool: for no Energy, but by the rules of digging in full. */
export function freeDigOffer(at: At, seat: Seat, { materials, ignoreWeight }: FreeDig<Material>): Offer<Dig> {
  const fits = wrongMaterial(materials);
  return ignoreWeight
    ? offer(digs(at, seat), outOfReach, noTile, fits, stackStopsAll)
    : offer(digs(at, seat), outOfReach, noTile, fits, tooHeavy, stackInTheWay);
}

/** What anyone may slide in a Tremor: any uncovered tile of the site. */
export const slideGuards = guards(noTile, tooHeavy, stackInTheWay);

/** Whether there is anything to dig for Energy. With too little for any material no tile has to be looked at. */
export function canDig(at: At, seat: Seat): boolean {
  const { energy } = at.state.turn;
  const isEnough = at.box.allMaterials.some(material => digEnergy(at, seat, material) <= energy);
  return isEnough && hasLegal(at, seat, digOffer(at, seat));
}

/** FO-5.10: digs a tile for Energy; it may be under any pawn (FO-R49). */
export function dig(play: Play, seat: Seat): void {
  const { state, ask } = play;
  const dug = ask.open(seat, 'dig', digOffer(play, seat));
  const energy = energyFor(play, seat, dug.cell);
  state.turn.energy -= energy;
  slideTile(play, seat, dug, energy);
}

/** FO-11.4: digs a tile with a Tool. */
export function freeDig(play: Play, seat: Seat, effect: FreeDig<Material>): void {
  slideTile(play, seat, play.ask.open(seat, 'dig', freeDigOffer(play, seat, effect)), 0);
}

/** Slides a tile for so much Energy. FO-6.9: what leaves the site is kept by the seat that slid it. */
export function slideTile(play: Play, seat: Seat, { cell, direction }: Dig, energy: number): void {
  const { state, box, tell } = play;
  const tile = topmost(state.site, cell);
  const { pushed, fallen, covered, moves } = slide(state.site, box.ground, cell, direction);
  if (fallen !== null) state.players[seat].tiles.push(fallen);
  const opened = isOpen(state.site, cell) ? cell : null;
  const finds = opened === null ? NO_FINDS : openPit(play, opened);
  if (tile !== null) {
    tell({ type: 'slid', seat, tile, cell, direction, energy, pushed, kept: fallen, covered, opened, finds });
  }
  settlePawns(play, moves);
}

const NO_FINDS: readonly Find[] = [];

/** Tells what became of pawns. FO-R14: whoever fell into a pit says at once on which side the pawn comes out. */
export function settlePawns(play: Play, moves: readonly PawnMove[]): void {
  for (const move of moves) {
    if (move.how === 'fellOff') play.tell({ type: 'fellOff', seat: move.seat, side: move.side });
    else play.tell({ type: move.how, seat: move.seat, cell: move.cell });
    if (move.how === 'fellIn') chooseSide(play, move.seat);
  }
}

/** FO-R14: the owner of a pawn that may wait on several sides chooses one of them. */
export function chooseSide({ state, box, ask, tell }: Play, seat: Seat): void {
  const { sides } = state.site;
  const side = ask.open(seat, 'side', offer(box.ground.directions.filter(one => has(sides[seat], one))));
  sides[seat] = 1 << side;
  tell({ type: 'waitsBeside', seat, side });
}

/** FO-6.11, FO-R21: everybody sees what lies in an open pit; FO-R45: from here on there is no undo. */
export function openPit(at: At, cell: Cell): readonly Find[] {
  at.state.seen[at.box.firstThing.pit + cell] = EVERYBODY;
  return findsIn(at, cell);
}
