import { BadInput, read } from '@bonebed/kernel';
import { type Components, components } from './components.ts';

/** Checks a `components.json` against its description and for numbers that contradict each other. Throws `BadInput`. */
export function checkComponents(value: unknown): Components {
  const edition = read(components, value);
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
