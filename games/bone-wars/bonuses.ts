import { offer, type Seat } from '@bonebed/kernel';
import { reclassify } from './archive.ts';
import { drawUpTo, exchange, takeRares } from './bones.ts';
import { gainLoyalty, rivalOf, splitLoyalty } from './bookshelf.ts';
import { drawSpecies, lookAtSpecies, takePaleontologists } from './decks.ts';
import type { Effect, EffectName } from './effects.ts';
import { gainMoney, gainReputation } from './gains.ts';
import { hasGrant } from './grants.ts';
import type { Tile } from './ids.ts';
import { digSiteActions } from './sites.ts';
import type { Play } from './state.ts';
import { removeCover, upgradeSlot, upgradeTeam } from './upgrades.ts';

/**
 * Bonuses, wherever they come from: envelopes, prizes, tiles, professions, specialists, cards. All are lists of effects
 * and all go through `receive`.
 */

/** BW-9.8, BW-R15: bonuses received together are resolved one by one in the owner's order, what one brings inside it. */
export function receive(play: Play, seat: Seat, effects: readonly Effect[]): void {
  const { pending } = play.state;
  const first = pending.length;
  for (const effect of effects) {
    // Nothing depends on when these two come, so they come at once.
    if (effect.do === 'money') gainMoney(play, seat, effect.n);
    else if (effect.do === 'rp') gainReputation(play, seat, 'bonuses', effect.n);
    else pending.push({ do: effect.do, n: effect.n });
  }
  while (pending.length > first) resolve(play, seat, takeNext(play, seat, first));
}

/** Takes the bonus to resolve next out of those that wait from `first` on. */
function takeNext({ state, ask }: Play, seat: Seat, first: number): Effect {
  const { pending } = state;
  let index = first;
  if (pending.length > first + 1 && !onlyLoyalty(pending, first)) {
    const choice = ask.open(seat, 'bonus', offer(distinct(pending, first)));
    index = pending.findIndex((effect, at) => at >= first && effect.do === choice.do && effect.n === choice.n);
  }
  return pending.splice(index, 1)[0];
}

/** The order of loyalty matters only if something else could change the patron in between. */
function onlyLoyalty(pending: readonly Effect[], first: number): boolean {
  for (let i = first; i < pending.length; i++) {
    if (pending[i].do !== 'loyalty' && pending[i].do !== 'splitLoyalty') return false;
  }
  return true;
}

function distinct(pending: readonly Effect[], first: number): Effect[] {
  const effects: Effect[] = [];
  for (let i = first; i < pending.length; i++) {
    const { do: what, n } = pending[i];
    if (!effects.some(effect => effect.do === what && effect.n === n)) effects.push({ do: what, n });
  }
  return effects;
}

/** BW-R14: these can't be declined once they have begun, so the player is asked before; others ask on the way. */
const ASKED_BEFORE: readonly EffectName[] = ['speciesLook', 'speciesDraw', 'swapPatron', 'removePaleontologist'];

function resolve(play: Play, seat: Seat, effect: Effect): void {
  const asked = ASKED_BEFORE.includes(effect.do) || (effect.do === 'boneFromBag' && effect.n === 1);
  if (asked) {
    const answer = play.ask.open(seat, 'accept', offer(['take', 'decline']), { bonus: effect.do, n: effect.n });
    if (answer === 'decline') return;
  }
  carryOut(play, seat, effect);
}

/** BW-10: does what the bonus says. */
export function carryOut(play: Play, seat: Seat, { do: what, n }: Effect): void {
  const player = play.state.players[seat];
  switch (what) {
    case 'money':
      return gainMoney(play, seat, n);
    case 'rp':
      return gainReputation(play, seat, 'bonuses', n);
    case 'loyalty':
      return gainLoyalty(play, seat, player.patron, n); // BW-R16
    case 'splitLoyalty':
      return splitLoyalty(play, seat, n);
    case 'boneFromBag':
      return drawUpTo(play, seat, n);
    case 'rareBone':
      return takeRares(play, seat, n);
    case 'exchangeRare':
      return times(n, () => exchange(play, seat));
    case 'swapPatron':
      return swapPatron(play, seat);
    case 'removePaleontologist':
      return removePaleontologist(play, seat);
    case 'speciesLook':
      return lookAtSpecies(play, seat, n);
    case 'speciesDraw':
      return times(n, () => drawSpecies(play, seat));
    case 'paleoCard':
      return takePaleontologists(play, seat, n);
    case 'digSiteActions':
      return digSiteActions(play, seat, n);
    case 'reclassify':
      return times(n, () => reclassify(play, seat));
    case 'upgradeSlot':
      return times(n, () => upgradeSlot(play, seat));
    case 'removeCover':
      return times(n, () => removeCover(play, seat));
    case 'upgradeTeam':
      return times(n, () => upgradeTeam(play, seat));
    case 'roundBonus':
      return roundBonus(play, seat, [currentRoundTile(play)]);
    case 'anyRoundBonus':
      return roundBonus(play, seat, play.state.roundTiles);
  }
}

function times(n: number, act: () => void): void {
  for (let i = 0; i < n; i++) act();
}

/** BW-10.5, BW-R16: from now on everything uses the other patron. */
function swapPatron(play: Play, seat: Seat): void {
  const player = play.state.players[seat];
  player.patron = rivalOf(play, player.patron);
  play.tell({ type: 'patronSwapped', seat, patron: player.patron });
}

/** BW-10.6: off the board, the paleontologist may next go to any action. */
function removePaleontologist({ state, tell }: Play, seat: Seat): void {
  state.players[seat].paleontologist = null;
  tell({ type: 'paleontologistRemoved', seat });
}

/** BW-2.1: the bonus of the space with the round marker. */
export function currentRoundTile({ state }: Pick<Play, 'state'>): Tile {
  return state.roundTiles[state.round];
}

/** BW-R42, BW-13.13, BW-R43: one of these round bonuses or, with a grant, any minor find bonus instead. */
function roundBonus(play: Play, seat: Seat, tiles: readonly Tile[]): void {
  const { state, ask } = play;
  const choices = hasGrant(play, seat, 'roundToMinor') ? [...tiles, ...state.columnTiles] : tiles;
  receiveTile(play, seat, ask.open(seat, 'roundBonus', offer(choices)));
}

export function receiveTile(play: Play, seat: Seat, tile: Tile): void {
  play.tell({ type: 'tileBonus', seat, tile });
  receive(play, seat, play.box.tiles[tile].effects);
}
