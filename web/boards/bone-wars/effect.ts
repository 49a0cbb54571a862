import { type Option, say } from '@bonebed/kernel';
import type { BoardAt } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import type { Box, TableView } from './view.ts';
import { bt } from './words.ts';

/** Asks whose bare numbers are cards. */
const CARDS: readonly string[] = ['publish', 'find', 'keep', 'paleoCard', 'discardSpecies'];

/** What the card, tile or space does that an option is about. */
export function effect(at: BoardAt, what: string, option: Option): string {
  const { view, box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  if (typeof option === 'string') return '';
  if (typeof option === 'number') {
    if (CARDS.includes(what)) return ofCard(option);
    switch (what) {
      case 'university':
        return box.grants[view.board.grants[option]].text[language];
      case 'siteAction':
        return ofSite(option);
      case 'roundBonus':
        return gains(box.tiles[option].effects);
      case 'spot':
        return ofSpot(option);
      case 'specialist':
        return gains(box.specialists[option].effects);
      default:
        return '';
    }
  }
  if (what === 'team') return option.do === 'end' ? '' : ofTeam(String(option.do));
  if (what === 'upgradeSlot') return ofSlot();
  switch (option.do) {
    case 'species':
    case 'team':
    case 'paleontologist':
      return numberOf('card', ofCard);
    case 'replace':
      return numberOf('by', ofCard);
    case 'hire':
      return numberOf('specialist', specialist => gains(box.specialists[specialist].effects));
    default:
      return '';
  }

  /** What playing into the slot will cost from now on. */
  function ofSlot(): string {
    if (at.eyes === null) return '';
    const { slots } = view.players[at.eyes];
    const cost = bt('money', { n: box.upgradedSlot.cost });
    if (typeof option === 'object' && option.do === 'extend') return bt('slot.extend', { cost });
    return numberOf('slot', slot => bt('slot.cover', { cost, before: bt('money', { n: slots[slot - 1].cost }) }));
  }

  /** What it is about, and what it costs. */
  function ofTeam(action: string): string {
    const costs = new Map<string, number>(Object.entries(view.turn.costs ?? {}));
    const cost = costs.get(action) ?? 0;
    const site = at.eyes === null ? null : view.players[at.eyes].site;
    const price = cost === 0 ? bt('step.free') : bt('ap.short', { n: cost });
    return [subjectOf(action, site), price].filter(words => words !== '').join(' · ');
  }

  function subjectOf(action: string, site: number | null): string {
    if (action === 'digSiteAction') return numberOf('site', ofSite);
    if (site === null) return '';
    const { bones, species } = view.board.sites[site];
    if (action === 'discover' && species !== null) return nameOf(box.cards[species], language);
    if (action !== 'dig') return '';
    return numberOf('depth', depth => {
      const bone = bones[depth - 1];
      return bone === null ? '' : nameOf(box.bones[bone], language);
    });
  }

  function numberOf(field: string, words: (id: number) => string): string {
    const id = typeof option === 'object' ? option[field] : null;
    return typeof id === 'number' ? words(id) : '';
  }

  function gains(effects: readonly { readonly do: string; readonly n: number }[]): string {
    return effects.map(({ do: gain, n }) => say(at.reader, `effect.${gain}`, { n })).join(', ');
  }

  function ofSite(site: number): string {
    return gains(box.siteTiles[view.board.sites[site].tile].effects);
  }

  function ofSpot(spot: number): string {
    const { finds, columnTiles } = view.board;
    const find = finds[spot];
    const bonus = gains(box.tiles[columnTiles[box.spots[spot].column]].effects);
    return find === null ? bonus : bt('spot.effect', { find: nameOf(box.finds[find], language), bonus });
  }

  function ofCard(card: number): string {
    const { paleontologist, species, team } = box.cards[card];
    if (paleontologist !== null) return paleontologist.text[language];
    if (species !== null) return bt('species.effect', { prize: gains(species.prize) });
    return team === null ? '' : bt('team.effect', { ap: team.ap, depth: team.depth });
  }
}

/** What the end of a turn, or of a round, leaves unused. */
export function left(at: BoardAt, what: string, open: readonly Option[]): string {
  if (what === 'turn') {
    const cards = new Set(open.map(option => typeof option === 'object' && option.card));
    return cards.size === 0 ? '' : bt('unplayed', { n: cards.size });
  }
  if (what !== 'team') return '';
  const { view } = boardAt<TableView, Box>(at);
  const { ap } = view.turn;
  const steps = view.current === null ? 0 : view.players[view.current].stepsLeft;
  const words = [ap > 0 ? bt('ap.short', { n: ap }) : [], steps > 0 ? bt('steps.short', { n: steps }) : []].flat();
  return words.length === 0 ? '' : bt('lost', { left: words.join(', ') });
}
