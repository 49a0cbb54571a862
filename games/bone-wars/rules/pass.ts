import { guards, hasLegal, type Offer, type Seat } from '@bonebed/kernel';
import { receive } from './bonuses.ts';
import type { Cause } from './causes.ts';
import type { Effect } from './effects.ts';
import { type Ending, idsOf, type Profession } from './ids.ts';
import { campusOccupied, campusTaken, joinUniversity, takeProfession } from './order.ts';
import { professionsInPlay, professionTaken } from './professions.ts';
import { type At, type BoneWars, type Guard, inPlay, type Play } from './state.ts';

/** Chapter 14: passing. */
export function pass(play: Play, seat: Seat): void {
  const { state, box, tell } = play;
  state.players[seat].passed = true;
  tell({ type: 'passed', seat });
  if (box.rounds[state.round].endgameTile) {
    takeEnding(play, seat); // BW-14.2
    return;
  }
  takeProfession(play, seat, play.ask.open(seat, 'profession', professionOffer(play, seat)));
  returnTeam(play, seat);
  receive(play, seat, passingEffects(play, seat), trackCause(play, seat));
}

const sameRow: Guard<Profession> = {
  rule: 'BW-14.1',
  text: 'BW-14.1.row',
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].row === box.professions[space].row;
  },
  values: ({ box }, _seat, space) => ({ row: box.professions[space].row }),
};
const sameColumn: Guard<Profession> = {
  rule: 'BW-14.1',
  text: 'BW-14.1.column',
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].column === box.professions[space].column;
  },
  values: ({ box }, _seat, space) => ({ column: box.professions[space].column }),
};

const strict = guards(professionTaken, sameRow, sameColumn);
const looser = guards(professionTaken, sameRow);
const loosest = guards(professionTaken);

/** BW-14.1, BW-R52: a free space in another row and column; should there be none, conditions fall one by one. */
export function professionOffer(at: At, seat: Seat): Offer<BoneWars, Profession> {
  const candidates = professionsInPlay(at);
  for (const list of [strict, looser]) {
    if (hasLegal(at, seat, { candidates, guards: list })) return { candidates, guards: list };
  }
  return { candidates, guards: loosest };
}

const notInPlay: Guard<Ending> = {
  rule: 'BW-15.6',
  bars: (at, _seat, ending) => !inPlay(at, at.box.endings[ending]),
  values: ({ state, box }, _seat, ending) => ({ needed: box.endings[ending].minPlayers, n: state.marks }),
};
const endingTaken: Guard<Ending> = {
  rule: 'BW-R53',
  bars: ({ state }, _seat, ending) => state.players.some(player => player.ending === ending),
  values: ({ state }, _seat, ending) => ({ seat: state.players.findIndex(player => player.ending === ending) }),
};

const endingGuards = guards(notInPlay, endingTaken);

export function endingOffer({ box }: At): Offer<BoneWars, Ending> {
  return { candidates: idsOf<Ending>(box.endings), guards: endingGuards };
}

export function markEnding({ state, tell }: Play, seat: Seat, ending: Ending): void {
  state.players[seat].ending = ending;
  tell({ type: 'ending', seat, ending });
}

/** BW-15.6, BW-R53: in the last round a free space of the endgame tile, whatever its row. */
function takeEnding(play: Play, seat: Seat): void {
  const ending = play.ask.open(seat, 'ending', endingOffer(play));
  markEnding(play, seat, ending);
  receive(play, seat, play.box.endings[ending].effects, { do: 'ending', ending });
}

/** BW-14.3 to BW-14.5, BW-R49: the team is lifted, the neutral team moves on, team and grant marker find a space. */
function returnTeam(play: Play, seat: Seat): void {
  const { box, ask } = play;
  liftTeam(play, seat);
  moveNeutralTeam(play);
  joinUniversity(play, seat, ask.open(seat, 'university', { candidates: box.campusIds, guards: campusOccupied }));
}

export function liftTeam({ state }: Play, seat: Seat): void {
  state.players[seat].campus = null;
  state.players[seat].site = null;
}

/** BW-14.3, BW-R50: once in a round the neutral team goes to the next space that is not occupied. */
export function moveNeutralTeam(play: Play): void {
  const { state, box, tell } = play;
  const { neutralTeam } = state;
  if (neutralTeam === null || state.neutralMoved) return;
  state.neutralMoved = true;
  const cycle = box.neutralCycle;
  const from = cycle.indexOf(neutralTeam);
  for (let i = 1; i < cycle.length; i++) {
    const next = cycle[(from + i) % cycle.length];
    if (campusTaken(play, next)) continue;
    state.neutralTeam = next;
    tell({ type: 'neutralTeam', campus: next });
    return;
  }
}

/** The patron's track, for what it gives who passes. */
export function trackCause({ state }: At, seat: Seat): Cause {
  return { do: 'track', patron: state.players[seat].patron };
}

/** BW-14.6, BW-R54: what lies above the marker on the patron's track, judged before any of it is taken. */
export function passingEffects({ state, box }: At, seat: Seat): Effect[] {
  const { patron, loyalty } = state.players[seat];
  const effects: Effect[] = [];
  for (const bonus of box.tracks[patron].passBonuses) {
    if (bonus.step > loyalty[patron]) effects.push(...bonus.effects);
  }
  return effects;
}
