import type { Place, usePlaces } from './map.tsx';
import { useBoneWars } from './view.ts';

type Point = readonly [x: number, y: number];

/** The arrows of the map: both ways between most sites, one way out of the universities. */
export function Routes({ sites, universities }: ReturnType<typeof usePlaces>) {
  const { box } = useBoneWars();
  const arrows = box.siteIds.flatMap(from =>
    box.sites[from].leadsTo.flatMap(to => {
      const isBack = box.sites[to].leadsTo.includes(from);
      // An arrow that goes both ways is drawn once.
      return isBack && from > to ? [] : [{ line: lineBetween(sites[from], sites[to]), isBack }];
    }),
  );
  const ways = universities.flatMap(({ place, campuses }) =>
    box.campuses[campuses[0]].leadsTo.map(to => ({ line: lineBetween(place, sites[to]), isBack: false })),
  );
  return (
    <svg class="routes" aria-hidden="true">
      <defs>
        <marker
          id="bw-head"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {[...arrows, ...ways].map(({ line, isBack }, index) => (
        <g key={index}>
          {line.slice(1).map((end, leg) => (
            <line
              key={leg}
              x1={`${line[leg][0]}%`}
              y1={`${line[leg][1]}%`}
              x2={`${end[0]}%`}
              y2={`${end[1]}%`}
              {...(leg === line.length - 2 ? { 'marker-end': 'url(#bw-head)' } : {})}
              {...(isBack && leg === 0 ? { 'marker-start': 'url(#bw-head)' } : {})}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** From the edge of one box to the edge of another; around what lies between them in the same row. */
function lineBetween(from: Place, to: Place): Point[] {
  const middle = ({ x, y, width, height }: Place): Point => [x + width / 2, y + height / 2];
  const [fx, fy] = middle(from);
  const [tx, ty] = middle(to);
  const isWest = tx < fx;
  const start = isWest ? from.x : from.x + from.width;
  const end = isWest ? to.x + to.width : to.x;
  if (from.y === to.y) {
    if (Math.abs(start - end) < from.width)
      return [
        [start, fy],
        [end, ty],
      ];
    const over = from.y - 3.2;
    return [
      [fx, from.y],
      [fx, over],
      [tx, over],
      [tx, to.y],
    ];
  }
  const isUp = ty < fy;
  const startY = isUp ? from.y : from.y + from.height;
  const endY = isUp ? to.y + to.height : to.y;
  if (Math.abs(fx - tx) < from.width / 2)
    return [
      [fx, startY],
      [tx, endY],
    ];
  // Neighbours at a corner.
  const inward = isWest ? 2 : -2;
  return [
    [start + inward, startY],
    [end - inward, endY],
  ];
}
