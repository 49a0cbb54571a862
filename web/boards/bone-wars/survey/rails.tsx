import { useComputed } from '@preact/signals';
import { useSession } from '../../../table/session.ts';
import { useBoneWars, useIsHere, useShown } from '../view.ts';
import './rails.css';

type Point = readonly [x: number, y: number];

/** Where the plates lie on a sheet of 796 by 528: their middles. Rails lead from one to the other, and under them. */
const SITES: Readonly<Record<string, Point>> = {
  montana: [205, 112],
  dakota: [470, 124],
  wyoming: [255, 276],
  nebraska: [508, 286],
  colorado: [290, 434],
  kansas: [540, 438],
};
const UNIVERSITIES: readonly Point[] = [
  [720, 130],
  [720, 372],
];

/** Rails that bow out to the west or east, so that they show between plates that lie close above each other. */
const BOWS: Readonly<Record<string, number>> = { 'montana wyoming': -190, 'wyoming colorado': -150 };

function curve([x, y]: Point, [toX, toY]: Point, bow: number): string {
  return `M${x} ${y}Q${(x + toX) / 2 + bow} ${(y + toY) / 2} ${toX} ${toY}`;
}

/** The ways of the teams as rail lines. What can be reached with the next step is lit. */
export function Rails() {
  const { box } = useBoneWars();
  const ids = box.sites.map(({ id }) => id);
  const between = box.siteIds.flatMap(from =>
    box.sites[from].leadsTo.flatMap(to => {
      const isBack = box.sites[to].leadsTo.includes(from);
      // A line that goes both ways is laid once.
      if (isBack && from > to) return [];
      const bow = BOWS[`${ids[from]} ${ids[to]}`] ?? BOWS[`${ids[to]} ${ids[from]}`] ?? 0;
      return [{ from: [from], to, path: curve(pointOf(ids[from]), pointOf(ids[to]), bow), isBack }];
    }),
  );
  const universities = [...new Set(box.campuses.map(({ university }) => university))];
  const out = universities.flatMap((university, index) => {
    const campus = box.campuses.find(one => one.university === university);
    return (campus?.leadsTo ?? []).map(to => ({
      path: curve(UNIVERSITIES[index] ?? UNIVERSITIES[0], pointOf(ids[to]), 0),
      to,
      university,
    }));
  });
  return (
    <svg class="rails" viewBox="0 0 796 528" preserveAspectRatio="none" aria-hidden="true">
      {box.siteIds.map(site => (
        <Territory key={site} site={site} id={ids[site]} />
      ))}
      {between.map(({ from, to, path }) => (
        <Rail key={`${from} ${to}`} path={path} ends={[...from, to]} />
      ))}
      {out.map(({ path, to, university }) => (
        <Rail key={`${university} ${to}`} path={path} ends={[to]} university={university} />
      ))}
    </svg>
  );

  function pointOf(id: string): Point {
    return SITES[id] ?? [398, 264];
  }
}

interface RailProps {
  readonly path: string;
  /** The sites at its ends. */
  readonly ends: readonly number[];
  /** The university that it leads away from, if it does. */
  readonly university?: string;
}

function Rail({ path, ends, university }: RailProps) {
  const session = useSession();
  const { box } = useBoneWars();
  const isMine = useShown(({ players }, eyes) => {
    if (eyes === null) return false;
    const { site, campus } = players[eyes];
    if (university === undefined) return site !== null && ends.includes(site);
    return campus !== null && box.campuses[campus].university === university;
  });
  const isLegal = useComputed(() => ends.some(site => session.stateOf(`site.${site}`) === 'legal')).value;
  const middle = university === undefined ? null : middleOf(path);
  return (
    <g class={isMine && isLegal ? 'rail go' : 'rail'}>
      <path class="bed" d={path} />
      <path class="line" d={path} />
      <path class="ties" d={path} />
      {middle !== null && <path class="head" d="M-8-8 8 0-8 8Z" transform={middle} />}
    </g>
  );
}

/** An arrowhead in the middle of a straight line, pointing along it. */
function middleOf(path: string): string {
  const [x, y, , , toX, toY] = path.slice(1).split(/[ Q]/).map(Number);
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return `translate(${x + (toX - x) * 0.42} ${y + (toY - y) * 0.42}) rotate(${angle.toFixed(0)})`;
}

/** The border of a territory, lit while it is a step away, and strong where one's own team stands; none where the sheet draws no outline. */
function Territory({ site, id }: { site: number; id: string }) {
  const session = useSession();
  const isLegal = useComputed(() => session.stateOf(`site.${site}`) === 'legal').value;
  const isHere = useIsHere(site);
  if (!isLegal && !isHere) return null;
  return (
    <>
      {isHere && <use href={`#bw-o-${id}`} class="territory-here" />}
      {isLegal && <use href={`#bw-o-${id}`} class="territory-ring" />}
      {isLegal && <use href={`#bw-o-${id}`} class="territory-gold" />}
    </>
  );
}
