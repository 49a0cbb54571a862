import { guards, hasLegal, type Seat } from '@bonebed/kernel';
import type { PaleontologistSpec } from '../box/cards.ts';
import type { PaleontologistAbility, PaleontologistAction } from '../box/components.ts';
import { archivedCount } from './archive.ts';
import { awardOffer, claimAward } from './award.ts';
import { rivalOf } from './bookshelf.ts';
import { debunk, debunkOffer } from './debunk.ts';
import { findOffer, minorFind } from './find.ts';
import { grantNumber, hasGrant } from './grants.ts';
import { publish, publishOffer } from './publish.ts';
import { type At, type Guard, type Play, sum } from './state.ts';

/** Chapter 9: paleontologist actions, and chapter 12: the bonuses of paleontologist cards. */

type ActionOption = PaleontologistAction | 'none';

/** BW-9.1, BW-13.12: the paleontologist goes to another action than the one it stands on. */
const standsThere: Guard<ActionOption> = {
  rule: 'BW-9.1',
  about: ['publish', 'debunk', 'award', 'minorFind'],
  bars: (at, seat, action) =>
    at.state.players[seat].paleontologist === action && !hasGrant(at, seat, 'stayPaleontologist'),
  values: (_at, _seat, action) => ({ action }),
};

/** BW-R11: the paleontologist moves only for an action that is really performed, so one must be possible. */
const nothingToPublish: Guard<ActionOption> = {
  rule: 'BW-9.5',
  text: 'BW-9.5.none',
  about: ['publish'],
  bars: (at, seat) => !hasLegal(at, seat, publishOffer(at, seat)),
  values: holdings,
};

/** What a player could act with, for a message. */
function holdings({ state }: At, seat: Seat): { readonly species: number; readonly n: number } {
  return { species: state.players[seat].species.length, n: sum(state.players[seat].crates) };
}
const nothingToDebunk: Guard<ActionOption> = {
  rule: 'BW-9.14',
  text: 'BW-9.14.none',
  about: ['debunk'],
  bars: (at, seat) => !hasLegal(at, seat, debunkOffer(at)),
  values: (at, seat) => {
    const { patron, crates } = at.state.players[seat];
    const rival = rivalOf(at, patron);
    return { other: rival, papers: at.state.papers[rival].length, n: Math.max(...crates) };
  },
};
const noAward: Guard<ActionOption> = {
  rule: 'BW-9.17',
  text: 'BW-9.17.none',
  about: ['award'],
  bars: (at, seat) => !hasLegal(at, seat, awardOffer(at)),
  values: (at, seat) => ({ n: archivedCount(at, seat) }),
};
const noFind: Guard<ActionOption> = {
  rule: 'BW-9.23',
  text: 'BW-9.23.none',
  about: ['minorFind'],
  bars: (at, seat) => !hasLegal(at, seat, findOffer(at, seat)),
  values: holdings,
};

const actionGuards = guards(standsThere, nothingToPublish, nothingToDebunk, noAward, noFind);

const PERFORM: Readonly<Record<PaleontologistAction, (play: Play, seat: Seat) => void>> = {
  publish,
  debunk,
  award: claimAward,
  minorFind,
};

/** BW-7.4, BW-9.2, BW-R8, BW-R76: one kind of action, at a space that others may share, or none at all. */
export function paleontologistAction(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const action = ask(seat, 'action', { candidates: box.options.actions, guards: actionGuards });
  if (action === 'none') {
    tell({ type: 'noAction', seat });
    return;
  }
  state.players[seat].paleontologist = action; // BW-9.3, BW-R11
  PERFORM[action](play, seat);
}

/** BW-7.4: the paleontologist card that was played, if its action is this one. */
function cardFor({ state, box }: At, action: PaleontologistAction): PaleontologistSpec | null {
  const { card } = state.turn;
  const info = card === null ? null : box.cards[card].paleontologist;
  return info !== null && info.action === action ? info : null;
}

/** BW-9.4: the card's bonus for this action, until it has been used. */
export function cardBonus(
  at: At,
  action: PaleontologistAction,
  ability: PaleontologistAbility,
): PaleontologistSpec | null {
  const info = cardFor(at, action);
  return info !== null && info.ability === ability && !at.state.turn.abilityUsed ? info : null;
}

/** BW-12.1, BW-12.6, BW-R21: how many bones may still stand for any kind: one for the card and one for the grant. */
export function wildsLeft(at: At, seat: Seat, action: 'publish' | 'debunk'): number {
  const card = cardFor(at, action);
  const fromCard = card !== null && card.ability === 'anyBone' ? card.bones : 0;
  const ability = action === 'publish' ? 'publishAnyBone' : 'debunkAnyBone'; // BW-13.5, BW-13.6
  const fromGrant = grantNumber(at, seat, ability);
  return fromCard + fromGrant - at.state.turn.wildsUsed;
}
