import { openEdition, type Seat, type Settings, scenario, type Table, totalOf } from '@bonebed/kernel';
import { barredAloud } from '@bonebed/kernel/kit';
import type { Box } from '../box/box.ts';
import components from '../box/components.json' with { type: 'json' };
import { fossilis } from '../index.ts';
import type { Cell, Dinosaur, EventCard, Find, Skill, Tile, Tool } from '../rules/ids.ts';
import type { Fossilis, FossilisState } from '../rules/state.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { type Arrangement, arrange, find, letterOf } from './arrange.ts';

export const edition = openEdition(fossilis, components);
export const { box } = edition;

/** The rule that bars an answer, whose refusal is read aloud on the way. */
export const barredBy = barredAloud<Fossilis>({ en, fr });

export const cellOf = (id: string): Cell => find<Cell>(box.cells, id);
export const tileOf = (id: string): Tile => find<Tile>(box.tiles, id);
export const findOf = (id: string): Find => find<Find>(box.finds, id);
export const dinosaurOf = (id: string): Dinosaur => find<Dinosaur>(box.dinosaurs, id);
export const skillOf = (id: string): Skill => find<Skill>(box.skills, id);
export const toolOf = (id: string): Tool => find<Tool>(box.tools, id);
export const eventOf = (id: string): EventCard => find<EventCard>(box.events, id);

/** A position, and the table that it is on. */
export interface PositionSpec extends Arrangement {
  readonly seats?: number;
  readonly settings?: Settings;
}

export function position(spec: PositionSpec = {}): Table<Fossilis> {
  const { seats = 2, settings = {} } = spec;
  return scenario(fossilis, edition, { seats, settings }, state => arrange({ state, box }, spec));
}

/** The same as a bare state, for questions and for what no ask leads to. */
export function stateOf(spec: PositionSpec = {}): FossilisState {
  return position(spec).situation().start;
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
    return tile === null ? '.' : letterOf(box.materials[box.tiles[tile].material].id);
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
