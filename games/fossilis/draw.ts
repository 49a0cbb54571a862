import { type Json, namedValues, type Reader, say, type Terms } from '@bonebed/kernel';

/**
 * The view as text, for a terminal: the site in its two layers (bottom tile, top tile, pawn), then what lies in the pits that
 * the reader knows, the displays and the players.
 */
export function draw(view: Json, reader: Reader<Terms>): string {
  const { plaster, events, players, ...table } = group(view);
  return [
    line(reader, 'round', { ...table, ...group(plaster), ...group(events) }),
    ...drawSite(reader, list(table.site)),
    ...drawPits(reader, list(table.site)),
    line(reader, 'discard', { tiles: table.tileDiscard }),
    line(reader, 'skills', { skills: table.skills }),
    line(reader, 'dinosaurs', { dinosaurs: shown(table.dinosaurs) }),
    line(reader, 'market', { tools: shown(table.tools), supplies: shown(table.supplies) }),
    ...list(players).map((player, seat) => drawPlayer(reader, group(player), group(list(table.pawns)[seat]), seat)),
  ].join('\n');
}

type Fields = { readonly [field: string]: Json | undefined };

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function list(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

function group(value: Json | undefined): Fields {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

/** The cards of a display, without its empty places. */
function shown(places: Json | undefined): readonly Json[] {
  return list(places).filter(card => card !== null);
}

function line(reader: Reader<Terms>, what: string, fields: Fields): string {
  return say(reader, `view.${what}`, namedValues(reader, fields));
}

/** A component of the box by its number, as far as it has these fields. */
function entry({ box }: Reader<Terms>, collection: string, index: Json | undefined): Fields {
  const entries: unknown = Reflect.get(box, collection);
  const found: unknown = Array.isArray(entries) && typeof index === 'number' ? entries[index] : undefined;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** The heavier the tile, the darker it is; an empty place is a dot. */
const SHADES = ['░', '▒', '▓'];
const NOTHING = '·';

function shade(reader: Reader<Terms>, tile: Json | undefined): string {
  const { material } = entry(reader, 'tiles', tile);
  return typeof material === 'number' ? (SHADES[material] ?? '█') : NOTHING;
}

/** Row by row; the ids of the spaces, column letter first, give the labels. */
function drawSite(reader: Reader<Terms>, site: readonly Json[]): string[] {
  const idOf = (cell: number): string => String(entry(reader, 'cells', cell).id);
  const columns = site.filter((_, cell) => idOf(cell).slice(1) === idOf(0).slice(1)).length;
  const spaces = site.map(space => {
    const { bottom, top, pawn } = group(space);
    return `${shade(reader, bottom)}${shade(reader, top)}${typeof pawn === 'number' ? pawn + 1 : ' '}`;
  });
  const header = spaces.slice(0, columns).map((_, column) => ` ${idOf(column)[0]}  `);
  const lines = [`   ${header.join('')}`];
  for (let cell = 0; cell < spaces.length; cell += columns) {
    lines.push(` ${idOf(cell).slice(1)} ${spaces.slice(cell, cell + columns).join(' ')}`);
  }
  const kinds: unknown = Reflect.get(reader.box, 'materials');
  const materials = Array.isArray(kinds) ? kinds.map((_, material) => material) : [];
  lines.push(
    materials.map(material => `${SHADES[material] ?? '█'} ${namedValues(reader, { material }).material}`).join('  '),
  );
  return lines;
}

/** A line for each pit whose finds the reader may know. */
function drawPits(reader: Reader<Terms>, site: readonly Json[]): string[] {
  const lines: string[] = [];
  for (const [cell, space] of site.entries()) {
    const { pit, finds } = group(space);
    if (isList(finds)) lines.push(line(reader, 'pit', { cell, pit, finds }));
  }
  return lines;
}

function drawPlayer(reader: Reader<Terms>, player: Fields, pawn: Fields, seat: number): string {
  const bones = list(player.storage).flatMap((count, bone) => new Array<number>(Number(count)).fill(bone));
  const lab = list(player.lab).map(place => group(place).dinosaur ?? null);
  return line(reader, 'player', { ...player, seat, bones, lab, sides: list(pawn.sides), number: seat + 1 });
}
