import { guards, impossible, type Seat } from '@bonebed/kernel';
import type { CampKind, TeamAction } from '../box/components.ts';
import { drawSome, makeRoom } from './bones.ts';
import { discardSpecies, revealSpecies } from './decks.ts';
import { grantNumber } from './grants.ts';
import type { Bone, Card, Site } from './ids.ts';
import type { TeamOption } from './options.ts';
import { tileGuards, useSiteTile } from './sites.ts';
import type { At, Guard, Play, SiteState } from './state.ts';

/** Chapter 8: team actions. */

/** BW-8.3, BW-8.15, BW-13.15, BW-R22: free steps of a turn, read from the board and the grant as they are now. */
export function freeSteps(at: At, seat: Seat): number {
  const { base, perMovementCampPlaced, max } = at.box.board.freeSteps;
  const placed = at.box.board.camps.movement - at.state.players[seat].camps.movement;
  return Math.min(max, base + placed * perMovementCampPlaced) + grantNumber(at, seat, 'freeMoves2');
}

export function stepsLeft(at: At, seat: Seat): number {
  return Math.max(0, freeSteps(at, seat) - at.state.turn.stepsTaken);
}

/** BW-13.2: what Discover costs this player. */
export function discoverCost(at: At, seat: Seat): number {
  return grantNumber(at, seat, 'discover1') || at.box.teamCost.discover;
}

function cost(at: At, seat: Seat, option: TeamOption): number {
  return option.do === 'end' ? 0 : actionCost(at, seat, option.do);
}

function actionCost(at: At, seat: Seat, action: TeamAction): number {
  switch (action) {
    case 'move':
      return stepsLeft(at, seat) > 0 ? 0 : at.box.teamCost.move;
    case 'discover':
      return discoverCost(at, seat);
    default:
      return at.box.teamCost[action];
  }
}

/** What each action of a team costs this player now, in action points. */
export function teamCosts(at: At, seat: Seat): Record<TeamAction, number> {
  return {
    move: actionCost(at, seat, 'move'),
    dig: actionCost(at, seat, 'dig'),
    discover: actionCost(at, seat, 'discover'),
    digSiteAction: actionCost(at, seat, 'digSiteAction'),
    baseCamp: actionCost(at, seat, 'baseCamp'),
    digDeeper: actionCost(at, seat, 'digDeeper'),
  };
}

/** BW-8.2: the site where the team stands. */
function siteOf({ state }: At, seat: Seat): SiteState | null {
  const { site } = state.players[seat];
  return site === null ? null : state.sites[site];
}

function currentSite({ state }: At, seat: Seat): Site {
  return state.players[seat].site ?? impossible('a team at a dig site', state.players[seat].campus);
}

/** What a team does at a dig site. */
const WORK: readonly TeamOption['do'][] = ['dig', 'discover', 'digSiteAction', 'baseCamp', 'digDeeper'];

/** BW-8.5, BW-R23: at a university there is nothing to do but to leave. */
const atUniversity: Guard<TeamOption> = {
  rule: 'BW-8.5',
  about: WORK,
  bars: ({ state }, seat) => state.players[seat].site === null,
};
const noArrow: Guard<TeamOption> = {
  rule: 'BW-8.4',
  about: ['move'],
  bars: (at, seat, option) => isFarStep(at, seat, option) && siteOf(at, seat) !== null,
  values: ({ state }, seat, option) => ({
    here: state.players[seat].site ?? 0,
    site: option.do === 'move' ? option.site : 0,
  }),
};
const noArrowFromUniversity: Guard<TeamOption> = {
  rule: 'BW-8.4',
  text: 'BW-8.4.university',
  about: ['move'],
  bars: (at, seat, option) => isFarStep(at, seat, option) && siteOf(at, seat) === null,
  values: ({ state }, seat, option) => ({
    campus: state.players[seat].campus ?? 0,
    site: option.do === 'move' ? option.site : 0,
  }),
};

function isFarStep(at: At, seat: Seat, option: TeamOption): boolean {
  return option.do === 'move' && !neighbours(at, seat).includes(option.site);
}
/** BW-8.1, BW-8.17: every action, and every step after the free ones, costs action points. */
const tooFewPoints: Guard<TeamOption> = {
  rule: 'BW-8.1',
  about: ['move', ...WORK],
  bars: (at, seat, option) => cost(at, seat, option) > at.state.turn.ap,
  values: (at, seat, option) => ({ cost: cost(at, seat, option), ap: at.state.turn.ap }),
};
const tooDeep: Guard<TeamOption> = {
  rule: 'BW-8.6',
  about: ['dig'],
  bars: ({ state }, _seat, option) => option.do === 'dig' && option.depth > state.turn.depth,
  values: ({ state }, _seat, option) => ({
    depth: state.turn.depth,
    needed: option.do === 'dig' ? option.depth : 0,
  }),
};
/** BW-8.7: an empty slot yields nothing; bones above or below do not slide. */
const noBone: Guard<TeamOption> = {
  rule: 'BW-8.7',
  about: ['dig'],
  bars: (at, seat, option) => option.do === 'dig' && (siteOf(at, seat)?.bones[option.depth - 1] ?? null) === null,
  values: (at, seat, option) => ({ ...here(at, seat), depth: option.do === 'dig' ? option.depth : 0 }),
};
const noSpecies: Guard<TeamOption> = {
  rule: 'BW-8.9',
  about: ['discover'],
  bars: (at, seat) => siteOf(at, seat)?.species === null,
  values: here,
};

/** The site where the team stands, for a message. */
function here({ state }: At, seat: Seat): { readonly site: number } {
  return { site: state.players[seat].site ?? 0 };
}
/** BW-8.10, BW-8.11, BW-8.12: the tile of the current site, or of one with a base camp of the player. */
const outOfReach: Guard<TeamOption> = {
  rule: 'BW-8.11',
  about: ['digSiteAction'],
  bars: ({ state }, seat, option) =>
    option.do === 'digSiteAction' &&
    option.site !== state.players[seat].site &&
    !state.sites[option.site].camps.includes(seat),
  values: (_at, _seat, option) => ({ site: option.do === 'digSiteAction' ? option.site : 0 }),
};
const noCampLeft: Guard<TeamOption> = {
  rule: 'BW-8.13',
  text: 'BW-8.13.left',
  about: ['baseCamp'],
  bars: ({ state }, seat, option) => option.do === 'baseCamp' && state.players[seat].camps[option.camp] === 0,
  values: ({ box }, _seat, option) => ({
    n: option.do === 'baseCamp' ? box.board.camps[option.camp] : 0,
    camp: option.do === 'baseCamp' ? option.camp : '',
  }),
};
const campedHere: Guard<TeamOption> = {
  rule: 'BW-8.14',
  about: ['baseCamp'],
  bars: (at, seat) => siteOf(at, seat)?.camps.includes(seat) === true,
  values: here,
};
const noCampSpace: Guard<TeamOption> = {
  rule: 'BW-8.13',
  about: ['baseCamp'],
  bars: (at, seat) => siteOf(at, seat)?.camps.includes(null) === false,
  values: (at, seat) => ({ ...here(at, seat), n: siteOf(at, seat)?.camps.length ?? 0 }),
};

const siteActionGuards = tileGuards<TeamOption>(option => (option.do === 'digSiteAction' ? option.site : null)).map(
  guard => ({ ...guard, about: ['digSiteAction'] }),
);

const teamGuards = guards(
  atUniversity,
  noArrow,
  noArrowFromUniversity,
  tooDeep,
  noBone,
  noSpecies,
  outOfReach,
  noCampLeft,
  campedHere,
  noCampSpace,
  tooFewPoints,
  ...siteActionGuards,
);

function neighbours({ state, box }: At, seat: Seat): readonly Site[] {
  const { site, campus } = state.players[seat];
  if (site !== null) return box.sites[site].leadsTo;
  return campus === null ? [] : box.campuses[campus].leadsTo;
}

/** BW-8.1, BW-8.3, BW-R8: actions and steps in any order until the player ends the turn or nothing is left to do. */
export function teamActions(play: Play, seat: Seat): void {
  const { state, box, ask } = play;
  for (;;) {
    const values = { ap: state.turn.ap, steps: stepsLeft(play, seat) };
    const option = ask.open(seat, 'team', { candidates: box.options.team, guards: teamGuards }, values);
    if (option.do === 'end') return;
    state.turn.ap -= cost(play, seat, option);
    act(play, seat, option);
  }
}

function act(play: Play, seat: Seat, option: Exclude<TeamOption, { readonly do: 'end' }>): void {
  switch (option.do) {
    case 'move':
      move(play, seat, option.site);
      break;
    case 'dig':
      dig(play, seat, option.depth);
      break;
    case 'discover':
      discover(play, seat);
      break;
    case 'digSiteAction':
      useSiteTile(play, seat, option.site);
      break;
    case 'baseCamp':
      establishCamp(play, seat, option.camp);
      break;
    case 'digDeeper':
      digDeeper(play, seat);
      break;
  }
}

/** BW-8.4, BW-R25: a step along an arrow; teams do not block each other. */
export function move(play: Play, seat: Seat, site: Site): void {
  const { state, box, tell } = play;
  const player = state.players[seat];
  const free = stepsLeft(play, seat) > 0;
  if (free) state.turn.stepsTaken += 1;
  player.campus = null;
  player.site = site;
  tell({ type: 'moved', seat, site, ap: free ? 0 : box.teamCost.move });
  meet(play, seat, site);
}

/** BW-13.14, BW-R26: money for who has the grant when two players' teams meet at a site, once for each step. */
function meet(play: Play, seat: Seat, site: Site): void {
  const { players } = play.state;
  let met = false;
  for (let other = 0; other < players.length; other++) {
    if (other === seat || players[other].site !== site) continue;
    met = true;
    payMeeting(play, other);
  }
  if (met) payMeeting(play, seat);
}

function payMeeting(play: Play, seat: Seat): void {
  const n = grantNumber(play, seat, 'meetMoney1');
  if (n === 0) return;
  play.state.players[seat].money += n;
  play.tell({ type: 'met', seat, n });
}

/** BW-8.6, BW-8.8: one bone of the current site goes into a crate. */
function dig(play: Play, seat: Seat, depth: number): void {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const { bones } = state.sites[site];
  makeRoom(play, seat);
  const bone = bones[depth - 1] ?? impossible('a bone', depth);
  bones[depth - 1] = null;
  state.players[seat].crates[bone] += 1;
  tell({ type: 'dug', seat, site, bone });
}

/** BW-8.9: the species card of the current site goes into hand; everybody has seen it. */
export function discover(play: Play, seat: Seat): void {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const card = state.sites[site].species;
  if (card === null) throw new Error('no species card to discover');
  state.sites[site].species = null;
  state.players[seat].species.push(card);
  tell({ type: 'discovered', seat, site, card });
}

/** BW-8.13, BW-8.15: a base camp moves from the player board to the site, for good. */
export function establishCamp(play: Play, seat: Seat, camp: CampKind): void {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const { camps } = state.sites[site];
  state.players[seat].camps[camp] -= 1;
  camps[camps.indexOf(null)] = seat;
  tell({ type: 'camped', seat, site, camp });
}

/** BW-8.16, BW-R24: new bones and a new species card. Of what was removed only the bones are held back until then. */
export function digDeeper(play: Play, seat: Seat): void {
  const { state, tell } = play;
  const site = currentSite(play, seat);
  const removed = state.sites[site].bones;
  clearSpecies(play, site);
  const bones = fillBones(play, site, []);
  const card = dealSpecies(play, site);
  for (const bone of removed) if (bone !== null) state.bag[bone] += 1;
  tell({ type: 'dugDeeper', seat, site, card, bones });
}

/** The species card of a site goes to the discard pile. */
export function clearSpecies(play: Play, site: Site): void {
  const { species } = play.state.sites[site];
  if (species !== null) discardSpecies(play, species);
  play.state.sites[site].species = null;
}

/** A new species card for a site, if there is any. */
export function dealSpecies(play: Play, site: Site): Card | null {
  const card = revealSpecies(play);
  play.state.sites[site].species = card;
  return card;
}

/** Fills the bone slots of a site below those given; the bones that were drawn for it. */
export function fillBones({ state, box }: Play, site: Site, kept: readonly Bone[]): Bone[] {
  const { boneSlots } = box.sites[site];
  const drawn = drawSome(state, boneSlots - kept.length);
  const bones: SiteState['bones'] = [...kept, ...drawn];
  while (bones.length < boneSlots) bones.push(null);
  state.sites[site].bones = bones;
  return drawn;
}
