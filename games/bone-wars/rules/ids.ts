/** Numbers that stand for components: indexes into the tables of the box, branded so that they can't be mixed up. */
declare const brand: unique symbol;
type Id<Name extends string> = number & { readonly [brand]: Name };

/** A species, paleontologist or team card; species and paleontologist cards are also the hidden things of `state.seen`. */
export type Card = Id<'card'>;
export type Bone = Id<'bone'>;
export type Site = Id<'site'>;
/** A minor find icon, and the archive envelope that shows it. */
export type Find = Id<'find'>;
export type Patron = Id<'patron'>;
/** A space of a university, with its grant spot. */
export type Campus = Id<'campus'>;
export type Profession = Id<'profession'>;
export type Ending = Id<'ending'>;
/** A spot of the minor finds area. */
export type Spot = Id<'spot'>;
export type AwardSpace = Id<'awardSpace'>;
export type Award = Id<'award'>;
/** A bonus of the round track or under a minor finds column. */
export type Tile = Id<'tile'>;
export type Specialist = Id<'specialist'>;
export type Grant = Id<'grant'>;
export type SiteTile = Id<'siteTile'>;

/** The index of an entry that a table is known to hold. */
export function idOf<I extends number>(index: number): I {
  if (!Number.isInteger(index) || index < 0) throw new Error(`expected an index, found ${index}`);
  return index as I;
}

/** All indexes of a table, in order. */
export function idsOf<I extends number>(table: readonly unknown[]): I[] {
  const ids: I[] = [];
  for (let index = 0; index < table.length; index++) ids.push(idOf<I>(index));
  return ids;
}
