import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { nameOf } from '../../name-of.ts';
import { useBoneWars } from '../view.ts';
import { apart, POST, type Post } from './places.ts';
import './signposts.css';

/** On a phone, at the edge of what is seen: the sites that a step could lead to and that lie beyond it. A tap goes there. */
export function Signposts() {
  const { session, box, language } = useBoneWars();
  const legal = useComputed(() =>
    box.siteIds.filter(site => session.stateOf(`site.${site}`) === 'legal').join(' '),
  ).value;
  const posts = useSignal<readonly Post[]>([]);
  const { length } = session.shown.value;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.querySelector('.table > .board');
    if (board === null || layer.current === null) return;
    const { current } = layer;
    const look = () => {
      const view = viewOf(board, current);
      posts.value =
        legal === ''
          ? []
          : apart(
              legal.split(' ').flatMap(site => postOf(view, Number(site))),
              takenIn(view),
              view,
            );
    };
    const frame = requestAnimationFrame(() => requestAnimationFrame(look));
    board.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      board.removeEventListener('scroll', look);
    };
  }, [legal, length]);
  return (
    <div class="signposts" ref={layer}>
      {posts.value.map(({ site, x, y, angle }) => (
        <button
          key={site}
          type="button"
          class="signpost"
          data-thing={`site.${site}`}
          style={{ transform: `translate(${x}px, ${y}px)` }}
          onClick={() => plateOf(site)?.scrollIntoView({ block: 'center', inline: 'center' })}
        >
          <i style={{ rotate: `${angle}rad` }}>▲</i> {nameOf(box.sites[site], language)}
        </button>
      ))}
    </div>
  );
}

/** What is seen of the map: from the place where signposts are measured from down to the edge of the board. */
function viewOf(board: Element, layer: Element): DOMRect {
  const { left, right, bottom } = board.getBoundingClientRect();
  const { top } = layer.getBoundingClientRect();
  return new DOMRect(left, top, right - left, bottom - top);
}

function plateOf(site: number): Element | null {
  return document.querySelector(`.stage [data-place="site.${site}"]`);
}

/** None where the name of the site is seen. */
function postOf(view: DOMRect, site: number): readonly Post[] {
  const name = plateOf(site)?.querySelector('.site-name')?.getBoundingClientRect();
  if (name === undefined) return [];
  const { width, height } = view;
  const [x, y] = [name.x + name.width / 2 - view.x, name.y + name.height / 2 - view.y];
  if (x > 0 && x < width && y > 0 && y < height) return [];
  const within = (at: number, own: number, whole: number) =>
    Math.max(POST.gap, Math.min(at - own / 2, whole - own - POST.gap));
  return [
    {
      site,
      x: within(x, POST.width, width),
      y: within(y, POST.height, height),
      angle: Math.atan2(x - width / 2, height / 2 - y),
    },
  ];
}

/** What no signpost may lie on: what can be chosen, and the names of sites. */
const KEPT_FREE = '.stage .spot.legal:not(.site), .stage .site-name';

function takenIn(view: DOMRect): readonly DOMRect[] {
  return [...document.querySelectorAll(KEPT_FREE)].map(spot => {
    const rect = spot.getBoundingClientRect();
    return new DOMRect(rect.x - view.x, rect.y - view.y, rect.width, rect.height);
  });
}
