declare const kind: unique symbol;

/** An index into one table of the box. The brand keeps a tile from being taken for a space. */
type Id<Kind extends string> = number & { readonly [kind]: Kind };

/** One of the spaces of the site, counted A1, B1 … E1, A2 … E5. */
export type Cell = Id<'cell'>;
/** N, E, S, W, counted from 0; also the four sides of the site. */
export type Direction = Id<'direction'>;
export type Material = Id<'material'>;
export type Tile = Id<'tile'>;
export type Fragment = Id<'fragment'>;
/** A kind of find: one of the bones, or the hammer, which comes last. */
export type Find = Id<'find'>;
export type Dinosaur = Id<'dinosaur'>;
export type Skill = Id<'skill'>;
export type Tool = Id<'tool'>;
export type Supply = Id<'supply'>;
export type EventCard = Id<'event'>;

/** A set of sides, as bits. */
export type Sides = number;

/** The first `count` indexes of a table. The brand is safe: they are made here and nowhere else. */
export function indexes<I extends number>(count: number): I[] {
  return Array.from({ length: count }, (_, index) => index as I);
}
