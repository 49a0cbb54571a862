import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** Outlines of the six territories, from the Census Bureau's borders, as paths on the sheet of the map. */
interface Territories {
  /** By the id of the site: the border of its territory. */
  readonly outlines: Readonly<Record<string, string>>;
  /** Borders around them. */
  readonly neighbours: string;
}

/** The sheet of the map, in its own units. */
const SHEET = { width: 796, height: 528 } as const;

/** The states that a site of the game lies in, by their numbers (FIPS). There was one Dakota then. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  montana: ['30'],
  dakota: ['38', '46'],
  wyoming: ['56'],
  nebraska: ['31'],
  colorado: ['08'],
  kansas: ['20'],
};

/** What a line may leave out, in units of the sheet. */
const ROUGH = 0.6;
/** The same for what is only hinted at. */
const ROUGHER = 1.6;

type Point = readonly [x: number, y: number];
type States = Topology<{ states: GeometryCollection }>;

function drawn(): Territories {
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-10m.json'), 'utf8'),
  ) as States;
  const fine = onSheet(atlas, ROUGH);
  const rough = onSheet(atlas, ROUGHER);
  const ours = Object.values(STATES).flat();
  return {
    outlines: Object.fromEntries(
      Object.entries(STATES).map(([site, ids]) => [
        site,
        pathOf(merge(fine, shapes(fine, ids)).coordinates.flat(), 'Z'),
      ]),
    ),
    neighbours: pathOf(
      mesh(rough, rough.objects.states, (a, b) => !ours.includes(String(a.id)) || !ours.includes(String(b.id)))
        .coordinates.map(line => line.filter(isNear))
        .filter(line => line.length > 1),
      '',
    ),
  };
}

function shapes({ objects }: States, ids: readonly string[]): (Polygon | MultiPolygon)[] {
  return objects.states.geometries.filter(
    (shape): shape is Polygon | MultiPolygon => ids.includes(String(shape.id)) && 'arcs' in shape,
  );
}

/** A conic equal-area projection with parallels through the north and the south of the territories. */
const RADIANS = Math.PI / 180;
const SOUTH = Math.sin(38 * RADIANS);
const NORTH = Math.sin(47.5 * RADIANS);
const CONE = (SOUTH + NORTH) / 2;
const CONSTANT = 1 + SOUTH * NORTH;
/** Units of the sheet to the radius of the Earth, and where the meridian 105.4° W meets the pole. */
const SCALE = 2264;
const MERIDIAN = -105.4;
const ORIGIN: Point = [310, -2158];

function project([longitude, latitude]: Point): Point {
  const radius = (SCALE * Math.sqrt(CONSTANT - 2 * CONE * Math.sin(latitude * RADIANS))) / CONE;
  const angle = CONE * (longitude - MERIDIAN) * RADIANS;
  return [ORIGIN[0] + radius * Math.sin(angle), ORIGIN[1] + radius * Math.cos(angle)];
}

function isNear([x = 0, y = 0]: readonly number[]): boolean {
  return x > -60 && x < SHEET.width + 60 && y > -60 && y < SHEET.height + 60;
}

/** The same borders on the sheet. Lines that two states share are simplified once, so that no gap opens between them. */
function onSheet(atlas: States, tolerance: number): States {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = atlas.arcs.map(arc => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplified(line, tolerance).map(point => [...point]);
  });
  return { type: 'Topology', objects: atlas.objects, arcs };
}

/** Douglas and Peucker: drops the points that lie within the tolerance of the line without them. */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0], line[line.length - 1]];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceTo(line[index], first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const left = simplified(line.slice(0, farthest + 1), tolerance);
  return [...left.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Lines as a path of relative steps with one decimal, which is the shortest way to say it. */
function pathOf(lines: readonly (readonly (readonly number[])[])[], end: string): string {
  return lines
    .map(line => {
      const points = line.map(([x = 0, y = 0]) => [Math.round(x * 10), Math.round(y * 10)] as const);
      const steps = points.map(([x, y], index) => {
        const [px, py] = index === 0 ? [0, 0] : points[index - 1];
        return `${index === 0 ? 'M' : 'l'}${(x - px) / 10} ${(y - py) / 10}`;
      });
      return steps.join('').replaceAll(' -', '-') + end;
    })
    .join('');
}

export const territories = drawn();
