/** How broad and high a signpost is, as in its style sheet, and how far from the edge and from others it stands. */
export const POST = { width: 130, height: 44, gap: 6 };

/** Where a signpost stands on the screen, and which way it points. */
export interface Post {
  readonly site: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What a signpost may not lie on. */
export interface Taken {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Who would stand on another, or on what can be chosen, goes along the edge to the nearest place that is free. */
export function apart(posts: readonly Post[], taken: readonly Taken[], view: Room): readonly Post[] {
  const isFree = ({ x, y }: Post) =>
    taken.every(one => x > one.right || x + POST.width < one.left || y > one.bottom || y + POST.height < one.top);
  const placed: Post[] = [];
  for (const post of posts) {
    const places = alongEdges(post, view.width, view.height).filter(({ x, y }) =>
      placed.every(one => Math.abs(one.x - x) >= POST.width || Math.abs(one.y - y) >= POST.height),
    );
    placed.push(places.find(isFree) ?? places[0] ?? post);
  }
  return placed;
}

/** All places of a signpost along the edge of the board where it stands, the nearest first. */
function alongEdges(post: Post, width: number, height: number): readonly Post[] {
  const steps = (most: number, step: number) => Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  const rows = steps(height - POST.height - POST.gap, POST.gap).map(y => ({ ...post, y: y + POST.gap }));
  const columns = steps(width - POST.width - 2 * POST.gap, POST.gap).map(x => ({ ...post, x: x + POST.gap }));
  const isAtSide = post.x <= POST.gap || post.x + POST.width + POST.gap >= width;
  const isAtEnd = post.y <= POST.gap || post.y + POST.height + POST.gap >= height;
  const far = ({ x, y }: Post) => Math.abs(x - post.x) + Math.abs(y - post.y);
  return [post, ...(isAtSide ? rows : []), ...(isAtEnd ? columns : [])].sort((a, b) => far(a) - far(b));
}
