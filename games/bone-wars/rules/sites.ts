import { guards, type Option, offer, type Seat } from '@bonebed/kernel';
import type { SiteTileSpec } from '../box/box.ts';
import { canExchange } from './bones.ts';
import { carryOut } from './bonuses.ts';
import type { Cause } from './causes.ts';
import { discardSpecies } from './decks.ts';
import type { EffectName } from './effects.ts';
import { declineBonus } from './gains.ts';
import type { Card, Site } from './ids.ts';
import { type At, type Guard, type Play, remove, sum } from './state.ts';

/** The action tiles of the dig sites. */

export function siteTile({ state, box }: At, site: Site): SiteTileSpec {
  return box.siteTiles[state.sites[site].tile];
}

const does = (tile: SiteTileSpec, what: EffectName) => tile.effects.some(effect => effect.do === what);

/** BW-11.3, BW-R18, BW-10.6: what keeps a player from using the tile of the site that an option names. */
export function tileGuards<C extends Option>(siteOf: (option: C) => Site | null): Guard<C>[] {
  const barsTile = (test: (at: At, seat: Seat, tile: SiteTileSpec) => boolean) => {
    return (at: At, seat: Seat, option: C): boolean => {
      const site = siteOf(option);
      return site !== null && test(at, seat, siteTile(at, site));
    };
  };
  return [
    {
      rule: 'BW-11.3',
      bars: barsTile(({ state }, seat, tile) => state.players[seat].species.length < tile.discards),
      values: (at, seat, option) => {
        const site = siteOf(option);
        const needed = site === null ? 0 : siteTile(at, site).discards;
        return { needed, n: at.state.players[seat].species.length };
      },
    },
    {
      rule: 'BW-R18',
      bars: barsTile((at, seat, tile) => does(tile, 'exchangeRare') && !canExchange(at, seat)),
      values: ({ state }, seat) => ({ n: sum(state.players[seat].crates), rare: sum(state.rare) }),
    },
    {
      rule: 'BW-10.6',
      bars: barsTile(
        ({ state }, seat, tile) => does(tile, 'removePaleontologist') && state.players[seat].paleontologist === null,
      ),
    },
  ];
}

/** Pays what the tile asks and does what it says. */
export function useSiteTile(play: Play, seat: Seat, site: Site): void {
  const { state, ask, tell } = play;
  const tile = siteTile(play, site);
  const why: Cause = { do: 'site', site };
  for (let i = 0; i < tile.discards; i++) {
    const card = ask<Card>(seat, 'discardSpecies', offer(state.players[seat].species.slice()));
    remove(state.players[seat].species, card);
    discardSpecies(play, card);
    tell({ type: 'speciesDiscarded', seat, card, why });
  }
  for (const effect of tile.effects) carryOut(play, seat, effect, why);
}

const anySiteGuards = guards(...tileGuards<Site | 'done'>(option => (option === 'done' ? null : option)));

/** BW-10.10, BW-R77: up to n action tiles of any sites, wherever the team is, the same one again if wanted. */
export function digSiteActions(play: Play, seat: Seat, n: number, why: Cause): void {
  const { box, ask } = play;
  for (let left = n; left > 0; left--) {
    const sites = { candidates: box.options.sitesOrDone, guards: anySiteGuards };
    const site = ask.open(seat, 'siteAction', sites, { n: left });
    if (site === 'done') {
      if (left === n) declineBonus(play, seat, 'digSiteActions', why);
      return;
    }
    useSiteTile(play, seat, site);
  }
}
