import { guards, type Offer, offer, type Seat } from '@bonebed/kernel';
import { fitCrates } from './bones.ts';
import { receive } from './bonuses.ts';
import { discardSpecies } from './decks.ts';
import { type Campus, type Card, idsOf, type Profession } from './ids.ts';
import { professionsInPlay, professionTaken } from './professions.ts';
import { type At, type BoneWars, type Guard, inPlay, type Play, VIRTUAL } from './state.ts';
import { theodoreTakesCareer, theodoreTakesSpecies } from './theodore/index.ts';

/** Chapter 5: determining player order. */

type OpeningOption = { readonly do: 'species'; readonly card: Card } | { readonly do: 'career' };

/** BW-5.4: everybody does both, in whichever order. */
const tookSpecies: Guard<OpeningOption> = {
  rule: 'BW-5.4',
  text: 'BW-5.4.species',
  about: ['species'],
  bars: ({ state }, seat) => state.players[seat].tookSpecies,
};
const hasCareer: Guard<OpeningOption> = {
  rule: 'BW-5.4',
  text: 'BW-5.4.career',
  about: ['career'],
  bars: ({ state }, seat) => state.players[seat].profession !== null,
};

const openingGuards = guards(tookSpecies, hasCareer);

/** BW-5.2, BW-5.4: clockwise from the first player, then back. */
function chooser({ state }: At): Seat {
  const { first, chosen } = state.opening;
  const count = state.players.length;
  const place = chosen < count ? chosen : count + count - 1 - chosen;
  return (first + place) % count;
}

/** One player's choice: an offered species card with its bones, or a career path. */
export function opening(play: Play): void {
  const { state, ask, tell } = play;
  if (state.theodore !== null) {
    soloOpening(play);
    return;
  }
  const seat = chooser(play);
  if (state.opening.chosen === 0) tell({ type: 'firstToChoose', seat });
  const options: OpeningOption[] = state.opening.offer.map(({ card }) => ({ do: 'species', card }));
  options.push({ do: 'career' });
  const choice = ask.open(seat, 'opening', { candidates: options, guards: openingGuards });
  if (choice.do === 'species') takeOffered(play, seat, choice.card);
  else careerPath(play, seat);
  state.opening.chosen += 1;
  if (state.opening.chosen === state.players.length + state.players.length) finishOpening(play);
}

/** BW-17.4, BW-17.5: Theodore and the player take species cards, then the player and Theodore choose career paths. */
function soloOpening(play: Play): void {
  const { state, ask } = play;
  theodoreTakesSpecies(play);
  const seat = state.opening.first;
  const cards = state.opening.offer.map(({ card }): OpeningOption => ({ do: 'species', card }));
  const choice = ask.open(seat, 'opening', offer(cards));
  if (choice.do === 'species') takeOffered(play, seat, choice.card);
  careerPath(play, seat);
  theodoreTakesCareer(play);
  finishOpening(play);
}

/** BW-5.2: the species card goes into hand, its bones into the crates. */
export function takeOffered(play: Play, seat: Seat, card: Card): void {
  const { state, tell } = play;
  const player = state.players[seat];
  const index = state.opening.offer.findIndex(offered => offered.card === card);
  const [{ bones }] = state.opening.offer.splice(index, 1);
  player.species.push(card);
  player.tookSpecies = true;
  for (const bone of bones) player.crates[bone] += 1;
  tell({ type: 'tookOffered', seat, card, bones });
  fitCrates(play, seat);
}

const notSetupColumn: Guard<Profession> = {
  rule: 'BW-5.3',
  bars: ({ box }, _seat, profession) => box.professions[profession].column !== box.setupColumn,
};

const setupGuards = guards(notSetupColumn, professionTaken);

/** BW-R49: no two teams share a university space; the neutral team has one too. */
export function campusTaken({ state }: At, campus: Campus): boolean {
  return state.neutralTeam === campus || state.players.some(player => player.campus === campus);
}

const neutralThere: Guard<Campus> = {
  rule: 'BW-R49',
  text: 'BW-R49.neutral',
  bars: ({ state }, _seat, campus) => state.neutralTeam === campus,
};
const teamThere: Guard<Campus> = {
  rule: 'BW-R49',
  bars: (at, _seat, campus) => campusTaken(at, campus),
  values: ({ state }, _seat, campus) => ({ seat: state.players.findIndex(player => player.campus === campus) }),
};

/** The guards of a university space. */
export const campusOccupied = guards(neutralThere, teamThere);

/** BW-5.5, BW-R56: two players begin with different patrons. */
const samePatron: Guard<Campus> = {
  rule: 'BW-5.5',
  bars: ({ state, box }, _seat, campus) => {
    const { firstTeam } = state.opening;
    if (!box.setups[state.seats].differentPatrons || firstTeam === null) return false;
    return box.campuses[firstTeam].patron === box.campuses[campus].patron;
  },
};

const firstCampusGuards = guards(...campusOccupied, samePatron);

/** BW-5.3: a profession with its bonuses, then a university space with its grant and its patron. */
function careerPath(play: Play, seat: Seat): void {
  const { state, box, ask } = play;
  takeProfession(play, seat, ask.open(seat, 'profession', professionsAtSetup(play)));
  const campus = ask.open(seat, 'university', { candidates: box.campusIds, guards: firstCampusGuards });
  state.opening.firstTeam ??= campus;
  joinUniversity(play, seat, campus);
}

export function professionsAtSetup(at: At): Offer<BoneWars, Profession> {
  return { candidates: professionsInPlay(at), guards: setupGuards };
}

export function markProfession({ state, tell }: Play, seat: Seat, profession: Profession): void {
  state.players[seat].profession = profession;
  tell({ type: 'profession', seat, profession });
}

export function takeProfession(play: Play, seat: Seat, profession: Profession): void {
  markProfession(play, seat, profession);
  receive(play, seat, play.box.professions[profession].effects, { do: 'profession', profession });
}

/** Puts team and grant marker on a university space; the patron tile follows. */
export function joinUniversity({ state, box, tell }: Play, seat: Seat, campus: Campus): void {
  const player = state.players[seat];
  player.campus = campus;
  player.site = null;
  player.grant = campus;
  player.patron = box.campuses[campus].patron;
  tell({ type: 'joined', seat, campus, patron: player.patron, grant: state.grants[campus] });
}

function finishOpening(play: Play): void {
  const { state, tell } = play;
  // BW-5.6
  for (const { card, bones } of state.opening.offer.splice(0)) {
    for (const bone of bones) state.bag[bone] += 1;
    discardSpecies(play, card);
    tell({ type: 'offerDiscarded', card });
  }
  placeVirtualPieces(play);
  state.phase = 'rounds';
  beginRound(play);
}

/** BW-5.7: pieces of unused colours on the award and base camp spaces that are not in play, and the neutral team. */
function placeVirtualPieces(play: Play): void {
  const { state, box, tell } = play;
  for (const award of state.awards) {
    for (const space of box.awards[award].spaces) {
      if (!inPlay(play, box.awardSpaces[space])) state.awardMarkers.push({ space, owner: VIRTUAL });
    }
  }
  for (const site of box.siteIds) {
    for (const [index, space] of box.sites[site].campSpaces.entries()) {
      if (!inPlay(play, space)) state.sites[site].camps[index] = VIRTUAL;
    }
  }
  if (!box.setups[state.seats].neutralTeam) return;
  const campus = neutralStart(play);
  state.neutralTeam = campus;
  tell({ type: 'neutralTeam', campus });
}

/** BW-5.7: beside the first team, at its university; with no space free there, on the space left over. */
function neutralStart(at: At): Campus {
  const { state, box } = at;
  const free = box.campusIds.filter(campus => !campusTaken(at, campus));
  const { firstTeam } = state.opening;
  const beside = free.find(
    campus => firstTeam !== null && box.campuses[campus].university === box.campuses[firstTeam].university,
  );
  return free.length === 1 ? free[0] : (beside ?? free[0]);
}

/** BW-5.8, BW-15.7, BW-R13: players take turns in the order of their profession markers, from top to bottom. */
export function beginRound({ state, box, tell }: Play): void {
  const spaceOf = (player: number) => {
    const { profession } = state.players[player];
    return profession === null ? { row: 0, column: 0 } : box.professions[profession];
  };
  state.order = idsOf<number>(state.players).sort(
    (a, b) => spaceOf(a).row - spaceOf(b).row || spaceOf(a).column - spaceOf(b).column || a - b,
  ); // BW-R85
  state.current = 0;
  state.neutralMoved = false;
  for (const player of state.players) player.passed = false;
  tell({ type: 'roundBegan', round: state.round + 1, order: state.order.slice() });
}
