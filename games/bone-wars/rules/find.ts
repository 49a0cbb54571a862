import { EVERYBODY, guards, hasLegal, type Offer, offer, type Seat } from '@bonebed/kernel';
import { archiveCard, archiveLimit, chooseEnvelope, envelopeRoom, hasRoomAnywhere } from './archive.ts';
import { carryOut, receiveTile } from './bonuses.ts';
import { ROUND_BONUS } from './effects.ts';
import { hasGrant } from './grants.ts';
import { type Card, type Find, idsOf, type Spot } from './ids.ts';
import { cardBonus } from './paleontologist.ts';
import { type At, type BoneWars, type Guard, type Play, remove, speciesInfo } from './state.ts';

/** Chapter 9.4: making a minor find. */

/** BW-12.11, BW-R30, BW-R41: who may put the card into any envelope. */
function freeEnvelope(at: At, seat: Seat): boolean {
  return cardBonus(at, 'minorFind', 'anyEnvelope') !== null || hasGrant(at, seat, 'anyMinorFind');
}

const noRoom: Guard<Card> = {
  rule: 'BW-9.10',
  bars: (at, seat, card) =>
    freeEnvelope(at, seat) ? !hasRoomAnywhere(at, seat) : envelopeRoom(at, seat, speciesInfo(at, card).find) <= 0,
  values: (at, seat, card) => ({ limit: archiveLimit(at, seat), envelope: speciesInfo(at, card).find }),
};
/** BW-9.23, BW-R39: a tile for the card must be there before it is archived. */
const noTile: Guard<Card> = {
  rule: 'BW-9.23',
  bars: (at, seat, card) => !hasLegal(at, seat, spotOffer(at, speciesInfo(at, card).find)),
  values: (at, _seat, card) => ({ find: speciesInfo(at, card).find }),
};

const findGuards = guards(noRoom, noTile);

export function findOffer({ state }: At, seat: Seat): Offer<BoneWars, Card> {
  return { candidates: state.players[seat].species.slice(), guards: findGuards };
}

/** BW-12.10, BW-R40: only one card can use a spot whose tile is gone, and then its icon does not matter. */
const tileGone: Guard<Spot> = {
  rule: 'BW-9.21',
  text: 'BW-9.21.gone',
  bars: (at, _seat, spot) => at.state.finds[spot] === null && cardBonus(at, 'minorFind', 'emptySpace') === null,
};
/** BW-9.21, BW-12.12, BW-13.3, BW-R41: the icon of the tile is that of the card, unless it counts as any. */
const otherIcon = (find: Find): Guard<Spot> => ({
  rule: 'BW-9.21',
  bars: (at, seat, spot) => {
    const tile = at.state.finds[spot];
    if (tile === null || tile === find) return false;
    return cardBonus(at, 'minorFind', 'anyTile') === null && !hasGrant(at, seat, 'anyMinorFind');
  },
  values: ({ state }, _seat, spot) => ({ find: state.finds[spot] ?? find, wanted: find }),
});

function spotOffer({ state }: At, find: Find): Offer<BoneWars, Spot> {
  return offer(idsOf<Spot>(state.finds), tileGone, otherIcon(find));
}

/** BW-9.20 to BW-9.22, BW-R39: archive, envelope bonus, remove a tile, bonus of its column. */
export function minorFind(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const card = ask(seat, 'find', findOffer(play, seat));
  const { find } = speciesInfo(play, card);
  state.seen[card] = EVERYBODY;
  const envelope = freeEnvelope(play, seat) ? chooseEnvelope(play, seat, card) : find;
  remove(state.players[seat].species, card);
  archiveCard(play, seat, card, envelope);
  const spot = ask.open(seat, 'spot', spotOffer(play, find));
  tell({ type: 'found', seat, spot, find: state.finds[spot] });
  state.finds[spot] = null;
  columnBonus(play, seat, box.spots[spot].column);
}

/** BW-9.22, BW-13.9: the bonus of the column or, with a grant, of the round. */
function columnBonus(play: Play, seat: Seat, column: number): void {
  const { state, ask } = play;
  const choose = hasGrant(play, seat, 'minorToRound');
  const round = choose && ask.open(seat, 'findBonus', offer(['column', 'round'])) === 'round';
  if (round) carryOut(play, seat, ROUND_BONUS, { do: 'columnTile', tile: state.columnTiles[column] });
  else receiveTile(play, seat, state.columnTiles[column]);
}
