import { componentName, type Json, type Reader, say, type Values } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import type { PlayerView, TableView } from '../rules/view.ts';

/**
 * The table as text for a terminal: the site in its two layers (bottom tile, top tile, pawn), what lies in the pits that the
 * reader knows, the displays and the players.
 */
export function draw(view: Json, reader: Reader<Fossilis>): string {
  // A view was made by `view`, so it has its shape.
  const table = view as TableView;
  return [
    ...turnLines(table, reader),
    '',
    ...siteLines(table, reader),
    ...fragmentLines(table, reader),
    ...pitLines(table, reader),
    '',
    ...displayLines(table, reader),
    ...table.players.flatMap((player, seat) => ['', ...playerLines(table, reader, player, seat)]),
  ].join('\n');
}

const INDENT = '  ';
const TEXTS = 'draw';

function word(reader: Reader<Fossilis>, name: string, values: Values = {}): string {
  return say(reader, `${TEXTS}.${name}`, values);
}

function namesOf(reader: Reader<Fossilis>, noun: string, indexes: readonly (number | null)[]): string {
  const names = indexes.filter(index => index !== null).map(index => componentName(reader, noun, index));
  return names.length === 0 ? word(reader, 'none') : names.join(', ');
}

/** `Tooth ×2, Hip` from counts by kind. */
function counted(reader: Reader<Fossilis>, noun: string, counts: readonly number[]): string {
  const parts = counts.flatMap((count, kind) => {
    if (count === 0) return [];
    return [count === 1 ? componentName(reader, noun, kind) : `${componentName(reader, noun, kind)} ×${count}`];
  });
  return parts.length === 0 ? word(reader, 'none') : parts.join(', ');
}

function turnLines(table: TableView, reader: Reader<Fossilis>): string[] {
  const { round, lastRound, plaster, events, active, phase, turn } = table;
  return [
    word(reader, 'round', {
      // Tables begun on version 1 of the rules count one round past the last when they are over.
      round: Math.min(round, lastRound ?? round),
      lastRound: lastRound ?? 'none',
      pool: plaster.pool,
      left: events.left,
    }),
    word(reader, 'turn', { player: reader.players[active], phase, energy: turn.energy }),
  ];
}

/** The heavier the tile, the darker it is; an empty place is a dot. */
const SHADES = ['░', '▒', '▓'];

function shade({ box }: Reader<Fossilis>, tile: number | null): string {
  return tile === null ? '·' : (SHADES[box.tiles[tile].material] ?? '█');
}

/** Row by row. The ids of the spaces, column letter first, give the labels. */
function siteLines({ site }: TableView, reader: Reader<Fossilis>): string[] {
  const ids = reader.box.cells.map(cell => cell.id);
  const rows = [...new Set(ids.map(id => id.slice(1)))];
  const columns = [...new Set(ids.map(id => id[0]))];
  const spaces = site.map(({ bottom, top, pawn }) => {
    const player = pawn === null ? ' ' : String(pawn + 1);
    return `${shade(reader, bottom)}${shade(reader, top)}${player}`;
  });
  const drawn = rows.map(row => {
    const line = spaces.filter((_, cell) => ids[cell].slice(1) === row);
    return `${INDENT}${row} ${line.join(' ')}`.trimEnd();
  });
  const legend = reader.box.materials.map(
    (_, kind) => `${SHADES[kind] ?? '█'} ${componentName(reader, 'material', kind)}`,
  );
  return [`${INDENT}  ${columns.join('   ')}`, ...drawn, `${INDENT}${legend.join('  ')}`];
}

/** What the topmost tile of each space pays with: a letter for each Fragment. */
function fragmentLines({ site }: TableView, reader: Reader<Fossilis>): string[] {
  const { box } = reader;
  const kinds = box.allFragments.filter(kind => kind !== box.anyFragment);
  const letters = kinds.map(kind => componentName(reader, 'fragment', kind)[0]);
  const fragments = site.map(({ bottom, top }) => {
    const tile = top ?? bottom;
    return tile === null ? '' : kinds.map(kind => letters[kind].repeat(box.tiles[tile].fragments[kind])).join('');
  });
  const names = kinds.map(kind => `${letters[kind]} ${componentName(reader, 'fragment', kind)}`);
  const ids = box.cells.map(cell => cell.id);
  const rows = [...new Set(ids.map(id => id.slice(1)))].map(row => {
    const line = fragments.filter((_, cell) => ids[cell].slice(1) === row).map(text => (text || '·').padEnd(3));
    return `${INDENT}${row} ${line.join(' ')}`.trimEnd();
  });
  return [word(reader, 'fragments', { letters: names.join(', ') }), ...rows];
}

/** A line for each pit whose finds the reader may know. */
function pitLines({ site }: TableView, reader: Reader<Fossilis>): string[] {
  return site.flatMap(({ pit, finds }, cell) => {
    if (finds === null) return [];
    const inside = finds.length === 0 ? word(reader, 'empty') : namesOf(reader, 'finds', finds);
    return [
      `${INDENT}${word(reader, 'pit', { cell: componentName(reader, 'cell', cell), finds: inside, known: pit })}`,
    ];
  });
}

function displayLines(table: TableView, reader: Reader<Fossilis>): string[] {
  const { box } = reader;
  const card = (noun: string, index: number, cost: readonly number[]): string =>
    INDENT +
    word(reader, 'card', { card: componentName(reader, noun, index), cost: counted(reader, 'fragment', cost) });
  const dinosaurs = table.dinosaurs.filter(dinosaur => dinosaur !== null);
  const tools = table.tools.filter(tool => tool !== null);
  const supplies = table.supplies.filter(supply => supply !== null);
  return [
    word(reader, 'dinosaurs'),
    ...dinosaurs.map(dinosaur => `${INDENT}${dinosaurText(reader, dinosaur)}`),
    word(reader, 'market'),
    ...tools.map(tool => card('tool', tool, box.tools[tool].cost)),
    ...supplies.map(supply => card('supply', supply, box.supplies[supply].cost)),
    `${word(reader, 'skills')} ${namesOf(reader, 'skill', table.skills)}`,
    `${word(reader, 'discard')} ${namesOf(reader, 'tile', table.tileDiscard)}`,
  ];
}

/** Name, bones, perfect score, characteristics. */
function dinosaurText(reader: Reader<Fossilis>, dinosaur: number): string {
  const { needs, perfect, characteristics } = reader.box.dinosaurs[dinosaur];
  return word(reader, 'dinosaur', {
    dinosaur: componentName(reader, 'dinosaur', dinosaur),
    bones: counted(reader, 'finds', needs),
    perfect,
    characteristics: namesOf(reader, 'characteristic', characteristics),
  });
}

function playerLines({ pawns }: TableView, reader: Reader<Fossilis>, player: PlayerView, seat: number): string[] {
  const { score, plaster } = player;
  const { cell, sides } = pawns[seat];
  const where = whereIs(reader, cell, sides);
  const rows: readonly (readonly [string, string, number])[] = [
    ['tiles', namesOf(reader, 'tile', player.tiles), player.tiles.length],
    ['bones', counted(reader, 'finds', player.storage), player.storage.filter(count => count > 0).length],
    ...player.lab.map(place => ['lab', labText(reader, place), 1] as const),
    ['learned', namesOf(reader, 'skill', player.skills), player.skills.length],
    ['tools', namesOf(reader, 'tool', player.tools), player.tools.length],
    ['collection', namesOf(reader, 'dinosaur', player.collection), player.collection.length],
  ];
  return [
    word(reader, 'player', { number: seat + 1, player: reader.players[seat], score, plaster, where }),
    ...rows.filter(([, , count]) => count > 0).map(([label, text]) => `${INDENT}${word(reader, label)} ${text}`),
  ];
}

function whereIs(reader: Reader<Fossilis>, cell: number | null, sides: readonly number[]): string {
  if (cell !== null) return componentName(reader, 'cell', cell);
  return sides.length === 0 ? word(reader, 'unplaced') : word(reader, 'off', { sides: namesOf(reader, 'side', sides) });
}

function labText(reader: Reader<Fossilis>, { dinosaur, bones, partial }: PlayerView['lab'][number]): string {
  return word(reader, 'labPlace', {
    dinosaur: dinosaurText(reader, dinosaur),
    bones: counted(reader, 'finds', bones),
    partial,
  });
}
