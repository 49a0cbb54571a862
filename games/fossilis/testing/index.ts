import {
  EVERYBODY,
  NOBODY,
  openEdition,
  type Seat,
  type Settings,
  scenario,
  type Table,
  totalOf,
} from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import components from '../box/components.json' with { type: 'json' };
import { fossilis } from '../index.ts';
import { setOf } from '../rules/grid.ts';
import type { Cell, Dinosaur, Direction, EventCard, Find, Skill, Supply, Tile, Tool } from '../rules/ids.ts';
import { type Fossilis, type FossilisState, freshTurn, type Phase } from '../rules/state.ts';

export const edition = openEdition(fossilis, components);
const { box } = edition;

/** The index of the component with this id. */
function find<I extends number>(list: readonly { readonly id: string }[], id: string): I {
  const index = list.findIndex(entry => entry.id === id);
  if (index < 0) throw new Error(`no component '${id}'`);
  return index as I;
}

export const cellOf = (id: string): Cell => find<Cell>(box.cells, id);
export const tileOf = (id: string): Tile => find<Tile>(box.tiles, id);
export const findOf = (id: string): Find => find<Find>(box.finds, id);
export const dinosaurOf = (id: string): Dinosaur => find<Dinosaur>(box.dinosaurs, id);
export const skillOf = (id: string): Skill => find<Skill>(box.skills, id);
export const toolOf = (id: string): Tool => find<Tool>(box.tools, id);
export const supplyOf = (id: string): Supply => find<Supply>(box.supplies, id);
export const eventOf = (id: string): EventCard => find<EventCard>(box.events, id);
const sidesOf = (letters: string): number => setOf([...letters].map(id => find<Direction>(box.directions, id)));

/** Bones by id: `{ tooth: 2 }`. */
type Bones = Readonly<Record<string, number>>;

interface PlayerSpec {
  readonly score?: number;
  readonly plaster?: number;
  readonly tiles?: readonly string[];
  readonly storage?: Bones;
  readonly donated?: Bones;
  readonly lab?: Readonly<Record<string, Bones>>;
  readonly skills?: readonly string[];
  readonly tools?: readonly string[];
  readonly spentTools?: readonly string[];
  readonly supplies?: readonly string[];
  readonly collection?: readonly string[];
  /** The sides a pawn off the site may come out at: `E`, or `NESW`. */
  readonly off?: string;
}

/**
 * A position as the worked examples of RULES.md write it. Spaces are bottom tile, top tile, pawn (`S.`, `SC2`, `..`), players
 * counted from 1 there. What is not said: one tile on each other space, pawns off the north side, no finds in open pits.
 */
export interface PositionSpec {
  readonly seats?: number;
  readonly settings?: Settings;
  readonly spaces?: Readonly<Record<string, string>>;
  readonly pits?: Readonly<Record<string, string>>;
  /** Tiles of the discard pile, by id or by letter: `S`, `sand-08`. */
  readonly discard?: readonly string[];
  readonly boneDiscard?: Bones;
  readonly pool?: number;
  /** Face-down Events, the next one first. */
  readonly events?: readonly string[];
  readonly heldEvent?: string;
  readonly phase?: Phase;
  readonly active?: Seat;
  readonly round?: number;
  readonly lastRound?: number;
  readonly energy?: number;
  readonly dinosaurs?: readonly string[];
  readonly tools?: readonly string[];
  readonly supplies?: readonly string[];
  /** Skills that must be in the display. */
  readonly skills?: readonly string[];
  readonly players?: readonly PlayerSpec[];
}

const MATERIALS: Readonly<Record<string, string>> = { S: 'sand', C: 'clay', X: 'stone' };

export function position(spec: PositionSpec = {}): Table<Fossilis> {
  const { seats = 2, settings = {} } = spec;
  return scenario(fossilis, edition, { seats, settings }, state => arrange(state, spec));
}

/** The same as a bare state, for questions and for what no ask leads to. */
export function stateOf(spec: PositionSpec = {}): FossilisState {
  return position(spec).situation().start;
}

function arrange(state: FossilisState, spec: PositionSpec): void {
  state.phase = spec.phase ?? 'actions';
  state.active = spec.active ?? 0;
  state.round = spec.round ?? 1;
  state.lastRound = spec.lastRound ?? null;
  state.pool = spec.pool ?? state.pool;
  state.turn = freshTurn({ state, box });
  state.turn.energy = spec.energy ?? state.turn.energy;
  arrangePlayers(state, spec);
  arrangeTiles(state, spec);
  arrangeFinds(state, spec);
  arrangeCards(state, spec);
  arrangeKnowledge(state);
}

/** Everybody knows what lies open; nobody knows the covered pits, the decks and the face-down Events. */
function arrangeKnowledge(state: FossilisState): void {
  const { pit, dinosaur, tool, supply, event } = box.firstThing;
  state.seen.fill(EVERYBODY);
  for (const cell of box.ground.cells) if (state.site.bottom[cell] !== null) state.seen[pit + cell] = NOBODY;
  for (const card of state.dinosaurDeck) state.seen[dinosaur + card] = NOBODY;
  for (const card of state.toolDeck) state.seen[tool + card] = NOBODY;
  for (const card of state.supplyDeck) state.seen[supply + card] = NOBODY;
  for (const card of [...state.events, ...state.heldEvent, ...state.unusedEvents]) state.seen[event + card] = NOBODY;
}

const counts = (bones: Bones = {}): number[] => box.bones.map(bone => bones[box.finds[bone].id] ?? 0);

function arrangePlayers(state: FossilisState, { players = [] }: PositionSpec): void {
  for (const [seat, player] of state.players.entries()) {
    const spec = players[seat] ?? {};
    player.score = spec.score ?? 0;
    player.plaster = spec.plaster ?? 0;
    player.storage = counts(spec.storage);
    player.donated = counts(spec.donated);
    player.lab = Object.entries(spec.lab ?? {}).map(([id, bones]) => ({
      dinosaur: dinosaurOf(id),
      bones: counts(bones),
      donated: counts(),
    }));
    player.skills = (spec.skills ?? []).map(skillOf);
    player.tools = (spec.tools ?? []).map(toolOf);
    player.spentTools = (spec.spentTools ?? []).map(toolOf);
    player.supplies = (spec.supplies ?? []).map(supplyOf);
    player.collection = (spec.collection ?? []).map(dinosaurOf);
  }
}

/** Lays the tiles and pawns. Tiles that are named nowhere go to the last player. */
function arrangeTiles(state: FossilisState, { spaces = {}, discard = [], players = [] }: PositionSpec): void {
  const { site } = state;
  const wanted = [...discard, ...players.flatMap(player => player.tiles ?? [])];
  const reserved = new Set(wanted.filter(id => MATERIALS[id] === undefined).map(tileOf));
  const left = box.allTiles.filter(tile => !reserved.has(tile));
  const takeTile = (id: string): Tile => {
    if (MATERIALS[id] === undefined) return tileOf(id);
    const index = left.findIndex(tile => box.materials[box.tiles[tile].material].id === MATERIALS[id]);
    if (index < 0) throw new Error(`no ${MATERIALS[id]} tile left`);
    return left.splice(index, 1)[0];
  };
  site.bottom.fill(null);
  site.top.fill(null);
  site.pawns.fill(null);
  site.sides.fill(sidesOf('N'));
  for (const [id, [bottom, top, pawn]] of Object.entries(spaces)) {
    const cell = cellOf(id);
    if (bottom !== '.') site.bottom[cell] = takeTile(bottom);
    if (top !== '.') site.top[cell] = takeTile(top);
    if (pawn === undefined) continue;
    site.pawns[Number(pawn) - 1] = cell;
    site.sides[Number(pawn) - 1] = 0;
  }
  for (const [seat, player] of players.entries()) {
    if (player.off !== undefined) site.sides[seat] = sidesOf(player.off);
    state.players[seat].tiles = (player.tiles ?? []).map(takeTile);
  }
  state.tileDiscard = discard.map(takeTile);
  for (const cell of box.ground.cells)
    if (spaces[box.cells[cell].id] === undefined) site.bottom[cell] = left.shift() ?? null;
  state.players[state.players.length - 1].tiles.push(...left);
}

/** Lays the finds: what is said, and all that is left over into the first covered pit of which nothing is said. */
function arrangeFinds(state: FossilisState, { pits = {}, boneDiscard }: PositionSpec): void {
  state.finds.fill(0);
  state.boneDiscard = counts(boneDiscard);
  const put = (cell: Cell, kind: Find, n: number): void => {
    state.finds[cell * box.finds.length + kind] += n;
  };
  for (const [id, finds] of Object.entries(pits)) {
    for (const kind of finds.split(' ').filter(word => word !== '')) put(cellOf(id), findOf(kind), 1);
  }
  const spare = box.ground.cells.find(
    cell => state.site.bottom[cell] !== null && pits[box.cells[cell].id] === undefined,
  );
  if (spare === undefined) throw new Error('no covered pit for the other finds');
  for (const { find: kind } of box.extractions[0]) {
    let used = kind === box.hammer ? 0 : state.boneDiscard[kind];
    for (const cell of box.ground.cells) used += state.finds[cell * box.finds.length + kind];
    for (const player of state.players) {
      if (kind === box.hammer) used += player.skills.length;
      else used += player.storage[kind] + player.lab.reduce((sum, place) => sum + place.bones[kind], 0);
    }
    put(spare, kind, box.finds[kind].count - used);
  }
}

/** Shows what is said and puts the rest of each deck in order, the first card of the box on top. */
function arrangeCards(state: FossilisState, spec: PositionSpec): void {
  const { players } = state;
  const deal = <I extends number>(all: readonly I[], shown: readonly (I | null)[], held: readonly I[]): I[] =>
    all.filter(card => !shown.includes(card) && !held.includes(card)).reverse();
  const held = {
    dinosaurs: players.flatMap(player => [...player.collection, ...player.lab.map(place => place.dinosaur)]),
    tools: players.flatMap(player => [...player.tools, ...player.spentTools]),
    supplies: players.flatMap(player => player.supplies),
    skills: players.flatMap(player => player.skills),
  };
  const show = <I extends number>(
    ids: readonly string[] | undefined,
    of: (id: string) => I,
    places: (I | null)[],
    all: readonly I[],
    taken: readonly I[],
  ): (I | null)[] => {
    if (ids !== undefined) return places.map((_, place) => (ids[place] === undefined ? null : of(ids[place])));
    return all.filter(card => !taken.includes(card)).slice(0, places.length);
  };
  state.dinosaurs = show(spec.dinosaurs, dinosaurOf, state.dinosaurs, box.allDinosaurs, held.dinosaurs);
  state.dinosaurDeck = deal(box.allDinosaurs, state.dinosaurs, held.dinosaurs);
  state.tools = show(spec.tools, toolOf, state.tools, box.allTools, held.tools);
  state.toolDeck = deal(box.allTools, state.tools, held.tools);
  state.supplies = show(spec.supplies, supplyOf, state.supplies, box.allSupplies, held.supplies);
  state.supplyDeck = deal(box.allSupplies, state.supplies, held.supplies);
  const wanted = (spec.skills ?? []).map(skillOf);
  const skills = [...wanted, ...box.allSkills.filter(skill => !wanted.includes(skill) && !held.skills.includes(skill))];
  state.skills = skills.slice(0, box.display.skills - held.skills.length);
  state.unusedSkills = skills.slice(box.display.skills - held.skills.length);
  const events = (spec.events ?? ['press_day', 'museum_gala', 'damp_stores']).map(eventOf);
  state.events = events.slice().reverse();
  state.heldEvent = spec.heldEvent === undefined ? [] : [eventOf(spec.heldEvent)];
  state.ranOut = spec.heldEvent !== undefined;
  state.unusedEvents = box.allEvents.filter(event => !events.includes(event) && !state.heldEvent.includes(event));
}

/** The position of a table, hidden things included. */
export function at(table: Table<Fossilis>): { readonly state: FossilisState; readonly box: Box } {
  return table.position;
}

/** A space as the examples write it. */
export function space(table: Table<Fossilis>, id: string): string {
  const { site } = table.position.state;
  const cell = cellOf(id);
  const letter = (tile: Tile | null): string => {
    const material = tile === null ? null : box.materials[box.tiles[tile].material].id;
    return Object.keys(MATERIALS).find(key => MATERIALS[key] === material) ?? '.';
  };
  const pawn = site.pawns.indexOf(cell);
  return `${letter(site.bottom[cell])}${letter(site.top[cell])}${pawn < 0 ? '' : pawn + 1}`;
}

/** The sides a pawn off the site may come out at; 'on' if it is on the site. */
export function off(table: Table<Fossilis>, seat: Seat): string {
  const { site } = table.position.state;
  if (site.pawns[seat] !== null) return 'on';
  return box.ground.directions
    .filter(side => (site.sides[seat] & (1 << side)) !== 0)
    .map(side => box.directions[side].id)
    .join('');
}

export function pawnAt(table: Table<Fossilis>, seat: Seat): string {
  const cell = table.position.state.site.pawns[seat];
  return cell === null ? 'off' : box.cells[cell].id;
}

/** The ids of tiles a player holds. */
export function tilesOf(table: Table<Fossilis>, seat: Seat): string[] {
  return table.position.state.players[seat].tiles.map(tile => box.tiles[tile].id);
}

/** The finds of a pit, by id. */
export function pitOf(table: Table<Fossilis>, id: string): string {
  const found: string[] = [];
  for (const { find: kind } of box.extractions[cellOf(id)]) {
    const n = table.position.state.finds[cellOf(id) * box.finds.length + kind];
    for (let i = 0; i < n; i++) found.push(box.finds[kind].id);
  }
  return found.join(' ');
}

export function storage(table: Table<Fossilis>, seat: Seat): Record<string, number> {
  const { storage: pieces, donated } = table.position.state.players[seat];
  return Object.fromEntries(
    box.bones
      .filter(bone => pieces[bone] + donated[bone] > 0)
      .map(bone => [box.finds[bone].id, pieces[bone] + donated[bone]]),
  );
}

/** One line of the score sheet. */
export function line(table: Table<Fossilis>, seat: Seat, what: string): number {
  const row = fossilis.score(table.position)[seat];
  return row.lines.find(entry => entry.what === what)?.points ?? Number.NaN;
}

export function total(table: Table<Fossilis>, seat: Seat): number {
  return totalOf(fossilis.score(table.position)[seat]);
}
