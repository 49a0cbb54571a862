import { makeCards } from '../rules/cards.ts';
import type { SupplyEffect, ToolEffect } from '../rules/effects.ts';
import { DIRECTION_IDS, makeGrid } from '../rules/grid.ts';
import {
  type Cell,
  type Dinosaur,
  type Direction,
  type EventCard,
  type Find,
  type Fragment,
  indexes,
  type Material,
  type Skill,
  type Supply,
  type Tile,
  type Tool,
} from '../rules/ids.ts';
import { makeOptions, type Options } from '../rules/options.ts';
import type { Ground } from '../rules/slide.ts';
import type { Traits } from '../rules/traits.ts';
import { checkComponents, place } from './check.ts';
import type { Components, EventEffect, Words } from './components.ts';

export interface Named {
  readonly id: string;
  readonly name: Words;
}

export interface MaterialSpec extends Named {
  readonly weight: number;
  readonly digEnergy: number;
}

export interface TileSpec extends Named {
  readonly material: Material;
  /** How many of each Fragment it carries. */
  readonly fragments: readonly number[];
  /** Tiles of one look are as good as each other. */
  readonly look: number;
}

/** A kind of find; the hammer is worth nothing at the end, it is never kept. */
export interface FindSpec extends Named {
  readonly count: number;
  readonly plaster: number;
  readonly leftoverVP: number;
}

export interface DinosaurSpec extends Named {
  readonly characteristics: readonly number[];
  /** How many bones of each kind it needs. */
  readonly needs: readonly number[];
  readonly values: readonly number[];
  readonly perfect: number;
}

export interface SkillSpec extends Named, Traits {
  readonly text: Words;
}

interface CardSpec extends Named {
  readonly kind: string;
  readonly text: Words;
  readonly vp: number;
  /** How many of each Fragment it costs; the last number is of "any". */
  readonly cost: readonly number[];
}

export interface ToolSpec extends CardSpec {
  readonly effect: ToolEffect<Material>;
}

export interface SupplySpec extends CardSpec {
  readonly effects: readonly SupplyEffect<Find>[];
}

export interface EventSpec extends Named {
  readonly text: Words;
  readonly effects: readonly EventEffect[];
}

/** A dig or slide: the space of the tile and the way it goes. */
export type Dig = { readonly cell: Cell; readonly direction: Direction };
/** An extraction: the pit and the kind of find. */
export type Extraction = { readonly cell: Cell; readonly find: Find };

/** What a turn allows, by the rulebook or by the option `final_energy`. */
export interface TurnRules {
  readonly energyPerTurn: number;
  readonly extractionEnergy: number;
  /** Null: as many as the Energy allows. */
  readonly extractionsPerTurn: number | null;
}

/** Where each kind of hidden thing begins in `state.seen`: pits first, then the cards of each deck. */
export interface FirstThings {
  readonly pit: number;
  readonly dinosaur: number;
  readonly tool: number;
  readonly supply: number;
  readonly event: number;
  readonly end: number;
}

/** Everything the rules read from `components.json`; ids have become indexes. */
export interface Box {
  readonly ground: Ground;
  readonly cells: readonly { readonly id: string }[];
  readonly directions: readonly { readonly id: string }[];
  readonly corners: readonly Cell[];
  readonly stoneCells: readonly Cell[];
  readonly noTopTileCells: readonly Cell[];
  /** Everything that can be dug from a space: its own tile, those of its orthogonal, then of its diagonal neighbours. */
  readonly digs: readonly (readonly Dig[])[];
  readonly slides: readonly Dig[];
  /** `extractions[cell][find]`. */
  readonly extractions: readonly (readonly Extraction[])[];
  readonly materials: readonly MaterialSpec[];
  readonly allMaterials: readonly Material[];
  readonly sand: Material;
  readonly stone: Material;
  readonly tiles: readonly TileSpec[];
  readonly allTiles: readonly Tile[];
  readonly looks: number;
  readonly setAsideSand: readonly Fragment[];
  readonly topTiles: { readonly stone: number; readonly clayOrSand: number };
  /** The Fragments, and last the "any" of a cost. */
  readonly fragments: readonly Named[];
  readonly allFragments: readonly Fragment[];
  readonly anyFragment: Fragment;
  readonly finds: readonly FindSpec[];
  /** The finds as a sentence names one: "a Tooth". */
  readonly oneFinds: readonly Named[];
  readonly bones: readonly Find[];
  readonly hammer: Find;
  readonly preview: TurnRules;
  readonly finalEnergy: TurnRules;
  readonly constants: Components['constants']['values'];
  readonly plaster: Components['plaster'];
  readonly labSlots: number;
  /** What each skill slot is worth if it stays empty. */
  readonly skillSlots: readonly number[];
  readonly display: Components['display'];
  readonly market: Components['market'];
  readonly characteristics: readonly (Named & { readonly setValue: number })[];
  readonly sets: Components['characteristicScoring'];
  readonly dinosaurs: readonly DinosaurSpec[];
  readonly allDinosaurs: readonly Dinosaur[];
  readonly skills: readonly SkillSpec[];
  readonly allSkills: readonly Skill[];
  readonly tools: readonly ToolSpec[];
  readonly allTools: readonly Tool[];
  readonly supplies: readonly SupplySpec[];
  readonly allSupplies: readonly Supply[];
  readonly events: readonly EventSpec[];
  /** The Events by what they do. */
  readonly eventTexts: readonly Named[];
  readonly allEvents: readonly EventCard[];
  readonly firstThing: FirstThings;
  readonly options: Options;
}

/** FO-19.5: makes the tables that the rules read from a `components.json`. Throws `BadInput` if it can't be played with. */
export function openBox(components: unknown): Box {
  const edition = checkComponents(components);
  const cards = makeCards(edition);
  const tables = tileTables(edition);
  const allDinosaurs = indexes<Dinosaur>(cards.dinosaurs.length);
  const allTools = indexes<Tool>(cards.tools.length);
  const allSupplies = indexes<Supply>(cards.supplies.length);
  const { constants, plaster, playerMat, display, market, characteristics, characteristicScoring } = edition;
  return {
    ...siteTables(edition),
    ...tables,
    ...cards,
    eventTexts: cards.events.map(({ id, text }) => ({ id, name: text })),
    ...turnRules(edition),
    constants: constants.values,
    plaster,
    labSlots: playerMat.labSlots,
    skillSlots: playerMat.skillSlots.map(slot => slot.vpIfEmpty),
    display,
    market,
    characteristics,
    sets: characteristicScoring,
    allDinosaurs,
    allSkills: indexes(cards.skills.length),
    allTools,
    allSupplies,
    allEvents: indexes(cards.events.length),
    firstThing: thingsFrom(edition),
    options: makeOptions(allDinosaurs, tables.bones, allTools, allSupplies),
  };
}

function siteTables({ board, siteMap, terrain, bones }: Components) {
  const { columns, rows, cellOrder } = board;
  const grid = makeGrid(columns.length, rows.length);
  const ids = rows.flatMap(row => columns.map(column => `${column}${row}`));
  for (const [index, id] of cellOrder.entries()) place([ids[index]], id, `board.cellOrder.${index}`);
  const cellsOf = (path: string, names: readonly string[]): Cell[] =>
    names.map((id, index) => grid.cells[place(ids, id, `${path}.${index}`)]);
  const digsAt = (cell: Cell): Dig[] => grid.directions.map(direction => ({ cell, direction }));
  const finds = indexes<Find>(bones.kinds.length + 1);
  const weights = terrain.tiles.map(({ material }) => terrain.materials.find(({ id }) => id === material)?.weight ?? 0);
  return {
    ground: { ...grid, weights },
    cells: ids.map(id => ({ id })),
    directions: DIRECTION_IDS.map(id => ({ id })),
    corners: cellsOf('board.corners', board.corners),
    stoneCells: cellsOf('siteMap.stoneCells', siteMap.stoneCells),
    noTopTileCells: cellsOf('siteMap.noTopTileCells', siteMap.noTopTileCells),
    digs: grid.cells.map(cell => [cell, ...grid.around[cell]].flatMap(digsAt)),
    slides: grid.cells.flatMap(digsAt),
    extractions: grid.cells.map(cell => finds.map(find => ({ cell, find }))),
  };
}

/** FO-1.3: the tiles, and the finds: the bones first, the hammer last. */
function tileTables({ terrain, fragments, fragmentAny, setupLayers, bones, hammers }: Components) {
  const materials = terrain.materials.map(material => material.id);
  const kinds = fragments.map(fragment => fragment.id);
  const allMaterials = indexes<Material>(materials.length);
  const allFragments = indexes<Fragment>(kinds.length + 1);
  const looks: string[] = [];
  const tiles = terrain.tiles.map((tile, index): TileSpec => {
    const path = `terrain.tiles.${index}`;
    const carried = kinds.map(kind => tile.fragments.filter(id => id === kind).length);
    for (const [at, id] of tile.fragments.entries()) place(kinds, id, `${path}.fragments.${at}`);
    const material = allMaterials[place(materials, tile.material, `${path}.material`)];
    const look = `${material}: ${carried.join(' ')}`;
    if (!looks.includes(look)) looks.push(look);
    return {
      id: tile.id,
      name: tileName(tile, { terrain, fragments }),
      material,
      fragments: carried,
      look: looks.indexOf(look),
    };
  });
  return {
    materials: terrain.materials,
    allMaterials,
    sand: allMaterials[place(materials, 'sand', 'terrain.materials')],
    stone: allMaterials[place(materials, 'stone', 'terrain.materials')],
    tiles,
    allTiles: indexes<Tile>(tiles.length),
    looks: looks.length,
    setAsideSand: setupLayers.setAsideSand.map(
      (id, index) => allFragments[place(kinds, id, `setupLayers.setAsideSand.${index}`)],
    ),
    topTiles: setupLayers.top,
    fragments: [...fragments, fragmentAny],
    allFragments,
    anyFragment: allFragments[kinds.length],
    finds: [...bones.kinds, { ...hammers, leftoverVP: 0 }],
    oneFinds: [...bones.kinds, hammers].map(({ id, name, one }) => ({ id, name: one ?? name })),
    bones: indexes<Find>(bones.kinds.length),
    hammer: indexes<Find>(bones.kinds.length + 1)[bones.kinds.length],
  };
}

/** A tile's name says what it shows (FO-1.2): "Clay (Amber, Egg)". */
function tileName(
  tile: Components['terrain']['tiles'][number],
  { terrain, fragments }: Pick<Components, 'terrain' | 'fragments'>,
): Words {
  const material = terrain.materials.find(({ id }) => id === tile.material)?.name;
  const shown = tile.fragments.map(id => fragments.find(fragment => fragment.id === id)?.name);
  const inLanguage = (language: keyof Words): string =>
    `${material?.[language]} (${shown.map(name => name?.[language]).join(', ')})`;
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

/** What the option `final_energy` changes in a turn. */
function turnRules({ constants, variants }: Components): { preview: TurnRules; finalEnergy: TurnRules } {
  const { energyPerTurn, extractionEnergy, extractionsPerTurn } = constants.values;
  const preview = { energyPerTurn, extractionEnergy, extractionsPerTurn };
  const changes = variants.find(variant => variant.id === 'final_energy')?.changes ?? {};
  return { preview, finalEnergy: { ...preview, ...changes } };
}

function thingsFrom({ board, dinosaurs, tools, supplies, events }: Components): FirstThings {
  const pit = 0;
  const dinosaur = pit + board.columns.length * board.rows.length;
  const tool = dinosaur + dinosaurs.count;
  const supply = tool + tools.count;
  const event = supply + supplies.count;
  return { pit, dinosaur, tool, supply, event, end: event + events.count };
}
