import { below, type Deal, NOBODY, offer, pick, type Rng, repeated, shuffle, takeRandom } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { beginTurn } from './end.ts';
import { type Cell, type Find, indexes, type Tile } from './ids.ts';
import { fillPool } from './plaster.ts';
import { pawnOn, type Site } from './slide.ts';
import { type At, type FossilisState, freshTurn, type Guard, type Play, type Player, refill } from './state.ts';

/** Everything up to the pawns. FO-3.1, FO-R50: seat 0 is the start player; who sits there is the table's affair. */
export function setup(box: Box, { seats, settings, rng }: Deal): FossilisState {
  const state = emptyState(box, seats, rng);
  state.finalEnergy = settings.final_energy === true;
  state.evenPits = settings.even_pits === true;
  state.pureMemory = settings.pure_memory === true;
  state.endlessPlaster = settings.endless_plaster === true;
  state.tileDiscard = setAsideSand(box);
  layFinds({ box, state, rng }, box.ground.cells, allFinds(box));
  layTiles(box, rng, state);
  dealSkillsAndEvents(box, rng, state);
  // FO-3.9
  fillPool({ state, box });
  showCards(box, rng, state);
  state.turn = freshTurn({ state, box });
  return state;
}

function emptyState(box: Box, seats: number, rng: Rng): FossilisState {
  const { cells } = box.ground;
  return {
    rng,
    seen: new Array<number>(box.firstThing.end).fill(NOBODY),
    finalEnergy: false,
    evenPits: false,
    pureMemory: false,
    endlessPlaster: false,
    phase: 'placing',
    active: 0,
    round: 1,
    turn: {
      energy: 0,
      extractions: 0,
      spareExtractions: 0,
      plasterBoosts: 0,
      freeMoves: 0,
      extraExtractions: 0,
      buys: 0,
      claims: 0,
    },
    lastRound: null,
    pool: 0,
    ranOut: false,
    events: [],
    heldEvent: [],
    pastEvents: [],
    unusedEvents: [],
    site: {
      bottom: new Array<null>(cells.length).fill(null),
      top: new Array<null>(cells.length).fill(null),
      pawns: new Array<null>(seats).fill(null),
      sides: new Array<number>(seats).fill(0),
    },
    finds: new Array<number>(cells.length * box.finds.length).fill(0),
    tileDiscard: [],
    boneDiscard: repeated(0, box.bones.length),
    payment: [],
    skills: [],
    unusedSkills: [],
    dinosaurs: new Array<null>(box.display.dinosaurs).fill(null),
    dinosaurDeck: [],
    tools: new Array<null>(box.market.toolSlots).fill(null),
    toolDeck: [],
    supplies: new Array<null>(box.market.supplySlots).fill(null),
    supplyDeck: [],
    players: Array.from({ length: seats }, () => newPlayer(box)),
  };
}

/** FO-1.7, FO-3.12: every player starts with an empty mat and nothing else. */
function newPlayer(box: Box): Player {
  return {
    score: 0,
    plaster: 0,
    tiles: [],
    storage: repeated(0, box.bones.length),
    donated: repeated(0, box.bones.length),
    lab: [],
    skills: [],
    tools: [],
    spentTools: [],
    supplies: [],
    collection: [],
    labAtEnd: 0,
  };
}

/** FO-3.2: three Sand tiles, one with each Fragment, begin the tile discard pile. */
function setAsideSand({ setAsideSand, tiles, allTiles, sand }: Box): Tile[] {
  const aside: Tile[] = [];
  for (const fragment of setAsideSand) {
    const found = allTiles.find(
      tile => tiles[tile].material === sand && tiles[tile].fragments[fragment] > 0 && !aside.includes(tile),
    );
    if (found !== undefined) aside.push(found);
  }
  return aside;
}

function allFinds({ finds }: Box): Find[] {
  const all: Find[] = [];
  for (const find of indexes<Find>(finds.length)) {
    for (let n = 0; n < finds[find].count; n++) all.push(find);
  }
  return all;
}

/**
 * FO-3.3, FO-R2: spreads finds evenly over empty pits: the same number into each and the rest into different ones. Then the box
 * is shaken, and some go over into the next pit; not with `even_pits` (FO-19.3).
 */
export function layFinds({ box, state, rng }: At & { rng: Rng }, pits: readonly Cell[], things: Find[]): void {
  const lying = shuffle(rng, things).map(find => ({ find, pit: pits[0] }));
  let room: Cell[] = [];
  for (const thing of lying) {
    if (room.length === 0) room = pits.slice();
    thing.pit = takeRandom(rng, room);
  }
  if (!state.evenPits) shake(box, rng, pits, lying);
  for (const { find, pit } of lying) state.finds[pit * box.finds.length + find] += 1;
}

/** One find in so many hops over into a pit beside its own, if there is room. */
function shake({ ground, constants }: Box, rng: Rng, pits: readonly Cell[], lying: { pit: Cell }[]): void {
  const { shakeOneIn, maxFindsPerPit } = constants;
  if (shakeOneIn === undefined) return;
  const held = new Array<number>(ground.cells.length).fill(0);
  for (const { pit } of lying) held[pit] += 1;
  for (const thing of lying) {
    if (below(rng, shakeOneIn) > 0) continue;
    const beside = ground.orthogonal[thing.pit].filter(pit => pits.includes(pit) && held[pit] < maxFindsPerPit);
    if (beside.length === 0) continue;
    held[thing.pit] -= 1;
    thing.pit = pick(rng, beside);
    held[thing.pit] += 1;
  }
}

/** FO-3.4, FO-3.5, FO-R3: the tiles are laid at random: Stone on the stone spaces, then ten tiles on the top layer. */
function layTiles(box: Box, rng: Rng, { site, tileDiscard }: FossilisState): void {
  const { ground, stoneCells, noTopTileCells, stone, topTiles } = box;
  const stones: Tile[] = [];
  const others: Tile[] = [];
  for (const tile of box.allTiles) {
    if (!tileDiscard.includes(tile)) (box.tiles[tile].material === stone ? stones : others).push(tile);
  }
  shuffle(rng, stones);
  shuffle(rng, others);
  for (const cell of ground.cells) site.bottom[cell] = (stoneCells.includes(cell) ? stones : others).pop() ?? null;
  const free = ground.cells.filter(cell => !noTopTileCells.includes(cell));
  const notOnStone = free.filter(cell => !stoneCells.includes(cell));
  for (let n = 0; n < topTiles.stone; n++) layOnTop(site, takeRandom(rng, notOnStone), stones);
  const stillFree = free.filter(cell => site.top[cell] === null);
  for (let n = 0; n < topTiles.clayOrSand; n++) layOnTop(site, takeRandom(rng, stillFree), others);
}

function layOnTop(site: Site, cell: Cell, tiles: Tile[]): void {
  site.top[cell] = tiles.pop() ?? null;
}

/** FO-3.7, FO-3.8: nine Skills face up, three Events face down; the others are out of the game. */
function dealSkillsAndEvents(box: Box, rng: Rng, state: FossilisState): void {
  const skills = shuffle(rng, box.allSkills.slice());
  state.skills = skills.splice(0, box.display.skills);
  state.unusedSkills = skills;
  const events = shuffle(rng, box.allEvents.slice());
  state.events = events.splice(0, box.display.events);
  state.unusedEvents = events;
}

/** FO-3.10, FO-3.11: the decks are shuffled, four Dinosaurs, two Tools and two Supplies shown. */
function showCards(box: Box, rng: Rng, state: FossilisState): void {
  const at = { state, box };
  const { firstThing } = box;
  state.dinosaurDeck = shuffle(rng, box.allDinosaurs.slice());
  state.toolDeck = shuffle(rng, box.allTools.slice());
  state.supplyDeck = shuffle(rng, box.allSupplies.slice());
  for (const place of state.dinosaurs.keys())
    refill(at, state.dinosaurs, place, state.dinosaurDeck, firstThing.dinosaur);
  for (const place of state.tools.keys()) refill(at, state.tools, place, state.toolDeck, firstThing.tool);
  for (const place of state.supplies.keys()) refill(at, state.supplies, place, state.supplyDeck, firstThing.supply);
}

const freeCorners = ({ state, box }: At): boolean => box.corners.some(cell => pawnOn(state.site, cell) === null);

/** As long as there is a free corner, the pawn goes to one. */
const notACorner: Guard<Cell> = {
  rule: 'FO-3.13',
  bars: (at, _seat, cell) => freeCorners(at) && !at.box.corners.includes(cell),
};

const pawnThere: Guard<Cell> = {
  rule: 'FO-3.13',
  text: 'pawnThere',
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null,
};

/** FO-R1: without a free corner, a border space will do. */
const notOnTheBorder: Guard<Cell> = {
  rule: 'FO-R1',
  bars: (at, _seat, cell) => !freeCorners(at) && at.box.ground.sidesOf[cell] === 0,
};

/** FO-3.13: in reverse turn order, each player puts their pawn on the site. */
export function placePawns(play: Play): void {
  const { state, box, ask, tell } = play;
  for (let seat = state.players.length - 1; seat >= 0; seat--) {
    const cell = ask.open(seat, 'pawn', offer(box.ground.cells, notACorner, pawnThere, notOnTheBorder));
    state.site.pawns[seat] = cell;
    tell({ type: 'placedPawn', seat, cell });
  }
  state.phase = 'actions';
  beginTurn(play);
}
