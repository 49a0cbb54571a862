import { offer, type Seat } from '@bonebed/kernel';
import { reclassify } from './archive.ts';
import { drawUpTo, exchange, takeRares } from './bones.ts';
import { gainLoyalty, rivalOf, splitLoyalty } from './bookshelf.ts';
import type { Cause } from './causes.ts';
import { drawSpecies, lookAtSpecies, takePaleontologists } from './decks.ts';
import type { Effect, EffectName, Waiting } from './effects.ts';
import { declineBonus, gainMoney, gainReputation } from './gains.ts';
import { hasGrant } from './grants.ts';
import type { Tile } from './ids.ts';
import { digSiteActions } from './sites.ts';
import type { At, Play } from './state.ts';
import { removeCover, upgradeSlot, upgradeTeam } from './upgrades.ts';

/**
 * Bonuses, wherever they come from: envelopes, prizes, tiles, professions, specialists, cards. All are lists of effects
 * and all go through `receive`.
 */

/** BW-9.8, BW-R15: bonuses received together are resolved one by one in the owner's order, what one brings inside it. */
export function receive(play: Play, seat: Seat, effects: readonly Effect[], why: Cause): void {
  receiveAll(
    play,
    seat,
    effects.map(({ do: what, n }) => ({ do: what, n, why })),
  );
}

/** As `receive`, for bonuses that come together and not from one place. */
export function receiveAll(play: Play, seat: Seat, effects: readonly Waiting[]): void {
  const { pending } = play.state;
  const first = pending.length;
  for (const effect of together(effects)) {
    // Nothing depends on when these two come, so they come at once.
    if (effect.do === 'money') gainMoney(play, seat, effect.n, effect.why);
    else if (effect.do === 'rp') gainReputation(play, seat, 'bonuses', effect.n, effect.why);
    else pending.push(effect);
  }
  while (pending.length > first) resolve(play, seat, takeNext(play, seat, first));
}

/** Money and reputation that come several times from one place come as one sum. */
function together(effects: readonly Waiting[]): Waiting[] {
  const sums: Waiting[] = [];
  for (const effect of effects) {
    const isSum = effect.do === 'money' || effect.do === 'rp';
    const same = isSum ? sums.findIndex(one => one.do === effect.do && one.why === effect.why) : -1;
    if (same < 0) sums.push(effect);
    else sums[same] = { do: effect.do, n: sums[same].n + effect.n, why: effect.why };
  }
  return sums;
}

/** Takes the bonus to resolve next out of those that wait from `first` on. */
function takeNext({ state, ask }: Play, seat: Seat, first: number): Waiting {
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

function resolve(play: Play, seat: Seat, effect: Waiting): void {
  const asked = ASKED_BEFORE.includes(effect.do) || (effect.do === 'boneFromBag' && effect.n === 1);
  if (asked) {
    const answer = play.ask.open(seat, 'accept', offer(['take', 'decline']), { bonus: effect.do, n: effect.n });
    if (answer === 'decline') {
      declineBonus(play, seat, effect.do, effect.why);
      return;
    }
  }
  carryOut(play, seat, effect, effect.why);
}

/** Chapter 10: what each bonus does. */
const EFFECT: Readonly<Record<EffectName, (play: Play, seat: Seat, n: number, why: Cause) => void>> = {
  money: gainMoney,
  rp: (play, seat, n, why) => gainReputation(play, seat, 'bonuses', n, why),
  loyalty: (play, seat, n, why) => gainLoyalty(play, seat, play.state.players[seat].patron, n, why), // BW-R16
  splitLoyalty,
  boneFromBag: drawUpTo,
  rareBone: takeRares,
  exchangeRare: times(exchange),
  swapPatron: times(swapPatron),
  removePaleontologist: times(removePaleontologist),
  speciesLook: lookAtSpecies,
  speciesDraw: times(drawSpecies),
  paleoCard: takePaleontologists,
  digSiteActions,
  reclassify: times(reclassify),
  upgradeSlot: times(upgradeSlot),
  removeCover: times(removeCover),
  upgradeTeam: times(upgradeTeam),
  roundBonus: (play, seat) => roundBonus(play, seat, [currentRoundTile(play)]),
  anyRoundBonus: (play, seat) => roundBonus(play, seat, play.state.roundTiles),
};

function times(act: (play: Play, seat: Seat, why: Cause) => void): (typeof EFFECT)[EffectName] {
  return (play, seat, n, why) => {
    for (let i = 0; i < n; i++) act(play, seat, why);
  };
}

/** Does what the bonus says, without asking whether it is wanted. */
export function carryOut(play: Play, seat: Seat, effect: Effect, why: Cause): void {
  EFFECT[effect.do](play, seat, effect.n, why);
}

/** BW-10.5, BW-R16: from now on everything uses the other patron. */
function swapPatron(play: Play, seat: Seat, why: Cause): void {
  const player = play.state.players[seat];
  player.patron = rivalOf(play, player.patron);
  play.tell({ type: 'patronSwapped', seat, patron: player.patron, why });
}

/** BW-10.6: off the board, the paleontologist may next go to any action. */
function removePaleontologist({ state, tell }: Play, seat: Seat, why: Cause): void {
  state.players[seat].paleontologist = null;
  tell({ type: 'paleontologistRemoved', seat, why });
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
  receive(play, seat, play.box.tiles[tile].effects, tileCause(play, tile));
}

/** The tile of a round or of a minor finds column. */
export function tileCause({ state }: At, tile: Tile): Cause {
  return state.roundTiles.includes(tile) ? { do: 'roundTile', tile } : { do: 'columnTile', tile };
}
