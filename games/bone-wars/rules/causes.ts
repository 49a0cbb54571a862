import type { AwardSpace, Card, Ending, Find, Patron, Profession, Site, SiteTile, Specialist, Tile } from './ids.ts';

/** What brings a bonus. Whatever happens because of it is told with its cause. */
export type Cause =
  | { readonly do: 'paper' | 'prize' | 'ability' | 'soloCard'; readonly card: Card }
  | { readonly do: 'debunking'; readonly value: number }
  | { readonly do: 'award'; readonly space: AwardSpace }
  | { readonly do: 'envelope'; readonly envelope: Find }
  | { readonly do: 'roundTile' | 'columnTile'; readonly tile: Tile }
  | { readonly do: 'site'; readonly site: Site }
  | { readonly do: 'siteTile'; readonly siteTile: SiteTile }
  | { readonly do: 'specialist'; readonly specialist: Specialist }
  | { readonly do: 'profession'; readonly profession: Profession }
  | { readonly do: 'ending'; readonly ending: Ending }
  | { readonly do: 'track'; readonly patron: Patron }
  | { readonly do: 'cover' | 'passing' | 'digging' | 'soloBack' };

export const COVER: Cause = { do: 'cover' };
export const DIGGING: Cause = { do: 'digging' };
export const PASSING: Cause = { do: 'passing' };
/** The back of Theodore's next card. */
export const SOLO_BACK: Cause = { do: 'soloBack' };
