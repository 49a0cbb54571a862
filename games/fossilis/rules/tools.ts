import { hasLegal, impossible, offer, only, type Seat } from '@bonebed/kernel';
import { climb, climbOffer, move, moveOffer } from './actions.ts';
import { freeDig, freeDigOffer, openPit, settlePawns } from './dig.ts';
import type { PlainToolEffect, RemoveTile, ToolEffect } from './effects.ts';
import type { Cell, Material, Tool } from './ids.ts';
import { isOpen, pawnOn, removeTile, topmost } from './slide.ts';
import { type At, type Fossilis, findsIn, type Guard, type Offer, type Play, take } from './state.ts';

/** FO-11.6, FO-R36: whether the Tool's effect can be carried out now. */
export function isUsable(at: At, seat: Seat, tool: Tool): boolean {
  return canDo(at, seat, at.box.tools[tool].effect);
}

/** FO-11.2: uses a Tool, for no Energy, and turns it face down for good. */
export function useTool(play: Play, seat: Seat, tool: Tool): void {
  const { state, box, tell } = play;
  const player = state.players[seat];
  take(player.tools, tool);
  player.spentTools.push(tool);
  tell({ type: 'usedTool', seat, tool });
  carryOut(play, seat, box.tools[tool].effect);
}

function canDo(at: At, seat: Seat, effect: ToolEffect<Material>): boolean {
  const { state } = at;
  const isOff = state.site.pawns[seat] === null;
  switch (effect.op) {
    case 'removeTile':
      return hasLegal(at, seat, removalOffer(at, seat, effect));
    case 'freeDig':
      return hasLegal(at, seat, freeDigOffer(at, seat, effect));
    case 'climbNow':
      return isOff && state.turn.energy >= effect.energy && hasLegal(at, seat, climbOffer(at, effect));
    case 'moveNow':
      return !isOff && hasLegal(at, seat, moveOffer(at, seat, effect.spaces));
    case 'peek':
      return hasLegal(at, seat, peekOffer(at, []));
    case 'extraExtractionNow':
      return state.turn.energy >= effect.energy;
    case 'energy':
      return true;
    case 'choose':
      return effect.options.some(option => option.every(one => canDo(at, seat, one)));
  }
}

function carryOut(play: Play, seat: Seat, effect: ToolEffect<Material>): void {
  const { state, tell } = play;
  switch (effect.op) {
    case 'removeTile':
      sweep(play, seat, effect);
      break;
    case 'freeDig':
      freeDig(play, seat, effect);
      break;
    case 'climbNow':
      state.turn.energy -= effect.energy;
      climb(play, seat, effect);
      break;
    case 'moveNow':
      move(play, seat, effect.spaces);
      break;
    case 'peek':
      peek(play, seat, effect.pits);
      break;
    case 'extraExtractionNow':
      state.turn.energy -= effect.energy;
      state.turn.spareExtractions += 1;
      break;
    case 'energy':
      state.turn.energy += effect.amount;
      tell({ type: 'gainedEnergy', seat, n: effect.amount });
      break;
    case 'choose':
      chooseEffect(play, seat, effect.options);
      break;
  }
}

const impossibleEffect = (options: Choice): Guard<PlainToolEffect<Material>['op']> => ({
  rule: 'FO-11.6',
  bars: (at, seat, op) => !options.some(option => option[0].op === op && option.every(one => canDo(at, seat, one))),
});

type Choice = readonly (readonly PlainToolEffect<Material>[])[];

/** One of several effects; an effect that is impossible now is no choice. */
function chooseEffect(play: Play, seat: Seat, options: Choice): void {
  const ops = options.map(option => option[0].op);
  const op = play.ask.open(seat, 'effect', offer(ops, impossibleEffect(options)));
  for (const effect of options.find(option => option[0].op === op) ?? impossible('an effect', op)) {
    carryOut(play, seat, effect);
  }
}

/** What a Tool takes away lies on an orthogonal neighbour. */
const notBeside: Guard<Cell> = {
  rule: 'FO-11.3',
  text: 'notBeside',
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from === null || !box.ground.isBeside[from][cell];
  },
};

const wrongTile = ({ materials }: RemoveTile<Material>): Guard<Cell> => ({
  rule: 'FO-11.3',
  text: 'wrongTile',
  bars: ({ state, box }, _seat, cell) => {
    const tile = topmost(state.site, cell);
    return tile === null || !materials.includes(box.tiles[tile].material);
  },
});

const pawnThere: Guard<Cell> = {
  rule: 'FO-11.3',
  text: 'pawnThere',
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null,
};

function removalOffer({ state, box }: At, seat: Seat, effect: RemoveTile<Material>): Offer<Cell> {
  const from = state.site.pawns[seat];
  const cells = from === null ? [] : box.ground.around[from];
  const fits = wrongTile(effect);
  return effect.unoccupied ? offer(cells, notBeside, fits, pawnThere) : offer(cells, notBeside, fits);
}

/** FO-11.3: takes a tile off the site and keeps it; the pit opens if the tile was alone. */
function sweep(play: Play, seat: Seat, effect: RemoveTile<Material>): void {
  const { state, box, ask, tell } = play;
  const cell = ask.open(seat, 'sweep', removalOffer(play, seat, effect));
  const { tile, moves } = removeTile(state.site, box.ground, cell);
  const opened = isOpen(state.site, cell) ? cell : null;
  const finds = opened === null ? [] : openPit(play, opened);
  if (tile !== null) {
    state.players[seat].tiles.push(tile);
    tell({ type: 'swept', seat, tile, cell, opened, finds });
  }
  settlePawns(play, moves);
}

/** Only a covered pit can be looked into; what lies in an open one is plain to see. */
const alreadyOpen: Guard<Cell | 'done'> = {
  rule: 'FO-R36',
  bars: ({ state }, _seat, cell) => cell !== 'done' && isOpen(state.site, cell),
};

/** The pits not named yet, and after the first a way to stop. */
function peekOffer({ box }: At, named: readonly Cell[]): Offer<Cell | 'done'> {
  const left = box.ground.cells.filter(cell => !named.includes(cell));
  return offer<Fossilis, Cell | 'done'>(named.length === 0 ? left : ['done', ...left], alreadyOpen);
}

/** FO-H2: the seat names up to so many covered pits, then learns what lies in them; nobody else does. */
function peek(play: Play, seat: Seat, pits: number): void {
  const { state, box, ask, tell } = play;
  const named: Cell[] = [];
  while (named.length < pits) {
    const choice = ask.open(seat, 'peek', peekOffer(play, named));
    if (choice === 'done') break;
    named.push(choice);
  }
  for (const cell of named) {
    state.seen[box.firstThing.pit + cell] |= only(seat);
    tell.only([seat], { type: 'peeked', seat, cell, finds: findsIn(play, cell) }, { type: 'peekedUnseen', seat, cell });
  }
}
