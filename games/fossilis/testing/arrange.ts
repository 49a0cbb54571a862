import { EVERYBODY, NOBODY, type Seat } from '@bonebed/kernel';
import { setOf } from '../rules/grid.ts';
import type { Cell, Dinosaur, Direction, EventCard, Find, Skill, Supply, Tile, Tool } from '../rules/ids.ts';
import { type At, findsIn, freshTurn, type Phase } from '../rules/state.ts';

/** Positions for tests and lessons, in the words of the game. Components are moved, never made: every position is one that can be. */

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
export interface Arrangement {
  readonly spaces?: Readonly<Record<string, string>>;
  /** Which tiles lie on a space, by id, the lower one first: `sand-01`, or `. sand-15` where only the upper one matters. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly pits?: Readonly<Record<string, string>>;
  /** Tiles of the discard pile, by id or by letter: `S`, `sand-08`. */
  readonly discard?: readonly string[];
  readonly boneDiscard?: Bones;
  readonly pool?: number;
  /** Face-down Events, the next one first. */
  readonly events?: readonly string[];
  readonly heldEvent?: string;
  readonly pastEvents?: readonly string[];
  readonly phase?: Phase;
  readonly active?: Seat;
  readonly round?: number;
  readonly lastRound?: number;
  readonly energy?: number;
  readonly dinosaurs?: readonly string[];
  readonly tools?: readonly string[];
  readonly supplies?: readonly string[];
  /** What comes next from the decks, the first card first. */
  readonly nextDinosaurs?: readonly string[];
  readonly nextTools?: readonly string[];
  /** Skills that must be in the display. */
  readonly skills?: readonly string[];
  readonly players?: readonly PlayerSpec[];
  /**
   * Whether a game could go on from here: what is not said is as chance dealt it, the other tiles are in the discard pile and the
   * finds lie in all covered pits. If not, all goes by the order of the box, so that a test can count on it.
   */
  readonly asDealt?: boolean;
}

const MATERIALS: Readonly<Record<string, string>> = { S: 'sand', C: 'clay', X: 'stone' };

/** The letter of a material: `S`. */
export function letterOf(material: string): string {
  return Object.keys(MATERIALS).find(letter => MATERIALS[letter] === material) ?? '.';
}

/** The spaces of a picture of the site, row by row from the north. */
export function spacesOf(picture: string): Record<string, string> {
  const rows = picture.trim().split('\n');
  return Object.fromEntries(
    rows.flatMap((row, y) =>
      row
        .trim()
        .split(/\s+/)
        .map((space, x) => [`${'ABCDE'[x]}${y + 1}`, space]),
    ),
  );
}

/** The index of the component with this id. */
export function find<I extends number>(list: readonly { readonly id: string }[], id: string): I {
  const index = list.findIndex(entry => entry.id === id);
  if (index < 0) throw new Error(`no component '${id}'`);
  return index as I;
}

const findAll = <I extends number>(list: readonly { readonly id: string }[], ids: readonly string[] = []): I[] =>
  ids.map(id => find<I>(list, id));

export function arrange(at: At, spec: Arrangement): void {
  const { state } = at;
  const dealt = spec.asDealt === true ? dealtOrder(at) : boxOrder(at);
  state.phase = spec.phase ?? 'actions';
  state.active = spec.active ?? 0;
  state.round = spec.round ?? 1;
  state.lastRound = spec.lastRound ?? null;
  state.pool = spec.pool ?? state.pool;
  state.turn = freshTurn(at);
  state.turn.energy = spec.energy ?? state.turn.energy;
  arrangePlayers(at, spec);
  arrangeTiles(at, spec, dealt);
  arrangeFinds(at, spec, dealt);
  arrangeCards(at, spec, dealt);
  arrangeKnowledge(at);
}

/** The components in the order in which they are used where nothing is said. */
interface Order {
  readonly tiles: readonly Tile[];
  readonly finds: readonly Find[];
  readonly dinosaurs: readonly Dinosaur[];
  readonly tools: readonly Tool[];
  readonly supplies: readonly Supply[];
  readonly skills: readonly Skill[];
}

function boxOrder({ box }: At): Order {
  const finds = box.extractions[0].flatMap(({ find: kind }) => new Array<Find>(box.finds[kind].count).fill(kind));
  const { allTiles, allDinosaurs, allTools, allSupplies, allSkills } = box;
  return {
    tiles: allTiles,
    finds,
    dinosaurs: allDinosaurs,
    tools: allTools,
    supplies: allSupplies,
    skills: allSkills,
  };
}

/** What is shown first, then the deck from its top. */
function dealtOrder(at: At): Order {
  const { state, box } = at;
  const { site, tileDiscard, skills, unusedSkills } = state;
  const present = <I>(places: readonly (I | null)[]): I[] => places.filter(one => one !== null);
  return {
    tiles: present([...site.top, ...site.bottom, ...tileDiscard]),
    finds: box.ground.cells.flatMap(cell => findsIn(at, cell)),
    dinosaurs: present([...state.dinosaurs, ...state.dinosaurDeck.slice().reverse()]),
    tools: present([...state.tools, ...state.toolDeck.slice().reverse()]),
    supplies: present([...state.supplies, ...state.supplyDeck.slice().reverse()]),
    skills: [...skills, ...unusedSkills],
  };
}

/** Everybody knows what lies open; nobody knows the covered pits, the decks and the face-down Events. */
function arrangeKnowledge({ state, box }: At): void {
  const { pit, dinosaur, tool, supply, event } = box.firstThing;
  state.seen.fill(EVERYBODY);
  for (const cell of box.ground.cells) if (state.site.bottom[cell] !== null) state.seen[pit + cell] = NOBODY;
  for (const card of state.dinosaurDeck) state.seen[dinosaur + card] = NOBODY;
  for (const card of state.toolDeck) state.seen[tool + card] = NOBODY;
  for (const card of state.supplyDeck) state.seen[supply + card] = NOBODY;
  for (const card of [...state.events, ...state.heldEvent, ...state.unusedEvents]) state.seen[event + card] = NOBODY;
}

const counts = ({ box }: At, bones: Bones = {}): number[] => box.bones.map(bone => bones[box.finds[bone].id] ?? 0);

function arrangePlayers(at: At, { players = [] }: Arrangement): void {
  const { state, box } = at;
  for (const [seat, player] of state.players.entries()) {
    const spec = players[seat] ?? {};
    player.score = spec.score ?? 0;
    player.plaster = spec.plaster ?? 0;
    player.storage = counts(at, spec.storage);
    player.donated = counts(at, spec.donated);
    player.lab = Object.entries(spec.lab ?? {}).map(([id, bones]) => ({
      dinosaur: find<Dinosaur>(box.dinosaurs, id),
      bones: counts(at, bones),
      donated: counts(at),
    }));
    player.skills = findAll(box.skills, spec.skills);
    player.tools = findAll(box.tools, spec.tools);
    player.spentTools = findAll(box.tools, spec.spentTools);
    player.supplies = findAll(box.supplies, spec.supplies);
    player.collection = findAll(box.dinosaurs, spec.collection);
  }
}

/** Lays the tiles and pawns. Tiles that are named nowhere go to the discard pile of a game that goes on, else to the last player. */
function arrangeTiles({ state, box }: At, spec: Arrangement, order: Order): void {
  const { spaces = {}, tiles = {}, discard = [], players = [], asDealt = false } = spec;
  const { site } = state;
  const laid = Object.values(tiles).flatMap(ids => ids.split(' '));
  const wanted = [...discard, ...laid, ...players.flatMap(player => player.tiles ?? [])];
  const reserved = findAll<Tile>(
    box.tiles,
    wanted.filter(id => id !== '.' && MATERIALS[id] === undefined),
  );
  const left = order.tiles.filter(tile => !reserved.includes(tile));
  const takeTile = (id: string): Tile => {
    if (MATERIALS[id] === undefined) return find<Tile>(box.tiles, id);
    const index = left.findIndex(tile => box.materials[box.tiles[tile].material].id === MATERIALS[id]);
    if (index < 0) throw new Error(`no ${MATERIALS[id]} tile left`);
    return left.splice(index, 1)[0];
  };
  const sidesOf = (letters: string): number => setOf(findAll<Direction>(box.directions, [...letters]));
  site.bottom.fill(null);
  site.top.fill(null);
  site.pawns.fill(null);
  site.sides.fill(sidesOf('N'));
  for (const [id, [bottom, top, pawn]] of Object.entries(spaces)) {
    const cell = find<Cell>(box.cells, id);
    const [lower = '.', upper = '.'] = tiles[id]?.split(' ') ?? [];
    if (bottom !== '.') site.bottom[cell] = takeTile(lower === '.' ? bottom : lower);
    if (top !== '.') site.top[cell] = takeTile(upper === '.' ? top : upper);
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
  if (asDealt) state.tileDiscard.push(...left);
  else state.players[state.players.length - 1].tiles.push(...left);
}

/** Lays the finds: what is said, and what is left over into the covered pits of which nothing is said, or into the first of them. */
function arrangeFinds(at: At, { pits = {}, boneDiscard, asDealt = false }: Arrangement, order: Order): void {
  const { state, box } = at;
  state.finds.fill(0);
  state.boneDiscard = counts(at, boneDiscard);
  const put = (cell: Cell, kind: Find): void => {
    state.finds[cell * box.finds.length + kind] += 1;
  };
  for (const [id, finds] of Object.entries(pits)) {
    for (const kind of finds.split(' ').filter(word => word !== '')) put(find(box.cells, id), find(box.finds, kind));
  }
  const spare = box.ground.cells.filter(
    cell => state.site.bottom[cell] !== null && pits[box.cells[cell].id] === undefined,
  );
  if (spare.length === 0) throw new Error('no covered pit for the other finds');
  if (asDealt) discardScored(at);
  const used = usedFinds(at);
  const left = order.finds.filter(kind => {
    used[kind] -= 1;
    return used[kind] < 0;
  });
  for (const [index, kind] of left.entries()) put(spare[asDealt ? index % spare.length : 0], kind);
}

/** FO-9.4: the bones of Dinosaurs that were scored have been discarded. */
function discardScored({ state, box }: At): void {
  for (const { collection } of state.players) {
    for (const dinosaur of collection) {
      for (const bone of box.bones) state.boneDiscard[bone] += box.dinosaurs[dinosaur].needs[bone];
    }
  }
}

/** How many finds of each kind lie somewhere. */
function usedFinds({ state, box }: At): number[] {
  return box.extractions[0].map(({ find: kind }) => {
    let used = kind === box.hammer ? 0 : state.boneDiscard[kind];
    for (const cell of box.ground.cells) used += state.finds[cell * box.finds.length + kind];
    for (const player of state.players) {
      if (kind === box.hammer) used += player.skills.length;
      else used += player.storage[kind] + player.lab.reduce((sum, place) => sum + place.bones[kind], 0);
    }
    return used;
  });
}

/** Shows what is said and puts the rest of each deck in order, the first card on top. */
function arrangeCards({ state, box }: At, spec: Arrangement, order: Order): void {
  const { players } = state;
  const held = {
    dinosaurs: players.flatMap(player => [...player.collection, ...player.lab.map(place => place.dinosaur)]),
    tools: players.flatMap(player => [...player.tools, ...player.spentTools]),
    supplies: players.flatMap(player => player.supplies),
    skills: players.flatMap(player => player.skills),
  };
  const next = {
    dinosaurs: findAll<Dinosaur>(box.dinosaurs, spec.nextDinosaurs),
    tools: findAll<Tool>(box.tools, spec.nextTools),
  };
  const without = <I extends number>(all: readonly I[], ...gone: readonly (readonly (I | null)[])[]): I[] =>
    all.filter(card => !gone.some(cards => cards.includes(card)));
  const show = <I extends number>(
    list: readonly { readonly id: string }[],
    ids: readonly string[] | undefined,
    places: readonly (I | null)[],
    free: readonly I[],
  ): (I | null)[] => {
    if (ids === undefined) return free.slice(0, places.length);
    return places.map((_, place) => (ids[place] === undefined ? null : find<I>(list, ids[place])));
  };
  const dinosaurs = without(order.dinosaurs, held.dinosaurs, next.dinosaurs);
  state.dinosaurs = show(box.dinosaurs, spec.dinosaurs, state.dinosaurs, dinosaurs);
  state.dinosaurDeck = [...next.dinosaurs, ...without(dinosaurs, state.dinosaurs)].reverse();
  const tools = without(order.tools, held.tools, next.tools);
  state.tools = show(box.tools, spec.tools, state.tools, tools);
  state.toolDeck = [...next.tools, ...without(tools, state.tools)].reverse();
  const supplies = without(order.supplies, held.supplies);
  state.supplies = show(box.supplies, spec.supplies, state.supplies, supplies);
  state.supplyDeck = without(supplies, state.supplies).reverse();
  const wanted = findAll<Skill>(box.skills, spec.skills);
  const skills = [...wanted, ...without(order.skills, wanted, held.skills)];
  state.skills = skills.slice(0, box.display.skills - held.skills.length);
  state.unusedSkills = skills.slice(box.display.skills - held.skills.length);
  arrangeEvents({ state, box }, spec);
}

function arrangeEvents({ state, box }: At, spec: Arrangement): void {
  const events = findAll<EventCard>(box.events, spec.events ?? ['press_day', 'museum_gala', 'damp_stores']);
  state.events = events.slice().reverse();
  state.heldEvent = findAll(box.events, spec.heldEvent === undefined ? [] : [spec.heldEvent]);
  state.pastEvents = findAll(box.events, spec.pastEvents);
  state.ranOut = spec.heldEvent !== undefined;
  const used = [...events, ...state.heldEvent, ...state.pastEvents];
  state.unusedEvents = box.allEvents.filter(event => !used.includes(event));
}
