import { BadInput, type Schema, schemaFaults } from '@bonebed/kernel';
import type { EventEffect, SkillEffect, SupplyEffect, ToolEffect } from '../rules/effects.ts';
import schema from './components.schema.json' with { type: 'json' };

/** A name or sentence in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** Numbers by the id of a bone or Fragment. */
export type Counts = Readonly<Record<string, number>>;

interface Named {
  readonly id: string;
  readonly name: Words;
}

interface CardKind<Effect> extends Named {
  readonly copies: number;
  readonly vp: number;
  readonly effects: readonly Effect[];
  readonly text: Words;
}

interface Card {
  readonly id: string;
  readonly kind: string;
  readonly cost: Counts;
}

interface Layer {
  readonly total: number;
  readonly stone: number;
  readonly clayOrSand: number;
}

/** The part of `components.json` that the rules read. */
export interface Components {
  readonly constants: {
    readonly values: {
      readonly energyPerTurn: number;
      readonly gainPlasterEnergy: number;
      readonly gainPlasterAmount: number;
      readonly moveEnergy: number;
      readonly moveSpaces: number;
      readonly climbEnergy: number;
      readonly placeSandEnergy: number;
      readonly extractionEnergy: number;
      readonly extractionsPerTurn: number;
      readonly claimsPerTurn: number;
      readonly maxFindsPerPit: number;
      readonly evenFindsPerPit: number;
      readonly safetyRounds: number;
    };
  };
  readonly board: {
    readonly columns: readonly string[];
    readonly rows: readonly number[];
    readonly cellOrder: readonly string[];
    readonly corners: readonly string[];
  };
  readonly siteMap: { readonly stoneCells: readonly string[]; readonly noTopTileCells: readonly string[] };
  readonly setupLayers: { readonly bottom: Layer; readonly top: Layer; readonly setAsideSand: readonly string[] };
  readonly fragments: readonly Named[];
  readonly fragmentAny: Named;
  readonly terrain: {
    readonly materials: readonly (Named & {
      readonly count: number;
      readonly weight: number;
      readonly digEnergy: number;
    })[];
    readonly tiles: readonly {
      readonly id: string;
      readonly material: string;
      readonly fragments: readonly string[];
    }[];
  };
  readonly bones: {
    readonly kinds: readonly (Named & {
      readonly count: number;
      readonly plaster: number;
      readonly leftoverVP: number;
    })[];
  };
  readonly hammers: Named & { readonly count: number; readonly plaster: number };
  readonly plaster: { readonly poolPerPlayer: number; readonly pools: number; readonly leftoverPerVP: number };
  readonly playerMat: { readonly labSlots: number; readonly skillSlots: readonly { readonly vpIfEmpty: number }[] };
  readonly display: { readonly dinosaurs: number; readonly skills: number; readonly events: number };
  readonly market: { readonly toolSlots: number; readonly supplySlots: number; readonly buysPerTurn: number };
  readonly characteristics: readonly (Named & { readonly group: string; readonly setValue: number })[];
  readonly characteristicScoring: {
    readonly setSize: number;
    readonly extraSymbolVP: number;
    readonly varietyBonus: number;
  };
  readonly skills: {
    readonly count: number;
    readonly cards: readonly (Named & { readonly effects: readonly SkillEffect[]; readonly text: Words })[];
  };
  readonly tools: {
    readonly count: number;
    readonly kinds: readonly CardKind<ToolEffect<string>>[];
    readonly cards: readonly Card[];
  };
  readonly supplies: {
    readonly count: number;
    readonly kinds: readonly CardKind<SupplyEffect<string>>[];
    readonly cards: readonly Card[];
  };
  readonly events: {
    readonly count: number;
    readonly cards: readonly (Named & { readonly effects: readonly EventEffect[]; readonly text: Words })[];
  };
  readonly dinosaurs: {
    readonly count: number;
    readonly cards: readonly (Named & {
      readonly characteristics: readonly string[];
      readonly bones: Counts;
      readonly values: Counts;
      readonly perfect: number;
    })[];
  };
  readonly variants: readonly { readonly id: string; readonly changes: Readonly<Record<string, unknown>> }[];
}

/** Checks a `components.json` against the schema and for numbers that contradict each other. Throws `BadInput`. */
export function readEdition(value: unknown): Components {
  const shape: Schema = schema;
  const [misfit] = schemaFaults(shape, value);
  if (misfit !== undefined) throw new BadInput('edition', misfit.path, misfit.fault);
  // The schema has just said that it is built like this.
  const edition = value as Components;
  checkCounts(edition);
  checkCosts(edition);
  checkLayers(edition);
  return edition;
}

/** The place of `id` in a list of the file. Throws with the path where the unknown id stands. */
export function place(ids: readonly string[], id: string, path: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw new BadInput('edition', path, `'${id}' is not one of ${ids.join(', ')}`);
  return index;
}

function expectNumber(path: string, found: number, expected: number, what: string): void {
  if (found !== expected) throw new BadInput('edition', path, `${found}, but ${what} make ${expected}`);
}

/** The printed counts and the lists agree, and no id stands twice. */
function checkCounts({ terrain, skills, tools, supplies, events, dinosaurs }: Components): void {
  for (const [index, { id, count }] of terrain.materials.entries()) {
    const listed = terrain.tiles.filter(tile => tile.material === id).length;
    expectNumber(`terrain.materials.${index}.count`, count, listed, 'the tiles listed');
  }
  const decks = { skills, tools, supplies, events, dinosaurs };
  for (const [path, { count, cards }] of Object.entries(decks)) {
    expectNumber(`${path}.count`, count, cards.length, 'the cards listed');
    const ids = cards.map(card => card.id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) throw new BadInput('edition', `${path}.cards.${twice}.id`, `'${ids[twice]}' stands twice`);
  }
  for (const [path, { kinds, cards }] of Object.entries({ tools, supplies })) {
    for (const [index, { id, copies }] of kinds.entries()) {
      const listed = cards.filter(card => card.kind === id).length;
      expectNumber(`${path}.kinds.${index}.copies`, copies, listed, 'the cards listed');
    }
  }
}

/** More than the dearest card of any box could cost; what there is to choose from when paying grows with it. */
const MOST_FRAGMENTS = 6;

/** No card costs more Fragments than a player will ever collect. */
function checkCosts({ tools, supplies }: Components): void {
  for (const [path, { cards }] of Object.entries({ tools, supplies })) {
    for (const [index, { cost }] of cards.entries()) {
      const fragments = Object.values(cost).reduce((sum, n) => sum + n, 0);
      if (fragments <= MOST_FRAGMENTS) continue;
      throw new BadInput('edition', `${path}.cards.${index}.cost`, `${fragments} Fragments, at most ${MOST_FRAGMENTS}`);
    }
  }
}

/** FO-3.6: the tiles of the box are just those that set-up lays out and sets aside. */
function checkLayers({ board, siteMap, setupLayers, terrain, skills, events, display, hammers }: Components): void {
  const { bottom, top, setAsideSand } = setupLayers;
  const stone = terrain.materials.find(material => material.id === 'stone')?.count ?? 0;
  const cells = board.columns.length * board.rows.length;
  expectNumber('setupLayers.bottom.total', bottom.total, cells, 'the spaces of the site');
  expectNumber('setupLayers.bottom.stone', bottom.stone, siteMap.stoneCells.length, 'the stone spaces of the map');
  expectNumber('setupLayers.bottom.clayOrSand', bottom.clayOrSand, bottom.total - bottom.stone, 'the other spaces');
  expectNumber('setupLayers.top.stone', top.stone, stone - bottom.stone, 'the Stone tiles left over');
  const laid = terrain.tiles.length - setAsideSand.length - bottom.total;
  expectNumber('setupLayers.top.total', top.total, laid, 'the tiles left over');
  expectNumber('setupLayers.top.clayOrSand', top.clayOrSand, top.total - top.stone, 'the tiles left over');
  if (display.skills > skills.count) throw new BadInput('edition', 'display.skills', 'more than there are skills');
  if (display.events > events.count) throw new BadInput('edition', 'display.events', 'more than there are events');
  // Every hammer finds a skill.
  if (display.skills < hammers.count) throw new BadInput('edition', 'display.skills', 'fewer than there are hammers');
}
