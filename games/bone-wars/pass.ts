import { hasLegal, offer, type Seat } from '@bonebed/kernel';
import { receive } from './bonuses.ts';
import type { Effect } from './effects.ts';
import { type Ending, idsOf, type Profession } from './ids.ts';
import { campusOccupied, campusTaken, joinUniversity, professionTaken, takeProfession } from './order.ts';
import { type Guard, inPlay, type Play } from './state.ts';

/** Chapter 14: passing. */
export function pass(play: Play, seat: Seat): void {
  const { state, box, tell } = play;
  state.players[seat].passed = true;
  tell({ type: 'passed', seat });
  if (box.rounds[state.round].endgameTile) {
    takeEnding(play, seat); // BW-14.2
    return;
  }
  changeProfession(play, seat);
  returnTeam(play, seat);
  passingBonuses(play, seat);
}

const sameRow: Guard<Profession> = {
  rule: 'BW-14.1',
  text: 'BW-14.1.row',
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].row === box.professions[space].row;
  },
};
const sameColumn: Guard<Profession> = {
  rule: 'BW-14.1',
  text: 'BW-14.1.column',
  bars: ({ state, box }, seat, space) => {
    const { profession } = state.players[seat];
    return profession !== null && box.professions[profession].column === box.professions[space].column;
  },
};

/** BW-14.1, BW-R52: a free space in another row and column; should there be none, conditions fall one by one. */
function changeProfession(play: Play, seat: Seat): void {
  const { box, ask } = play;
  const strict = offer(box.professionIds, professionTaken, sameRow, sameColumn);
  const looser = offer(box.professionIds, professionTaken, sameRow);
  const loosest = offer(box.professionIds, professionTaken);
  const choices = [strict, looser].find(one => hasLegal(play, seat, one)) ?? loosest;
  takeProfession(play, seat, ask.open(seat, 'profession', choices));
}

const notInPlay: Guard<Ending> = {
  rule: 'BW-15.6',
  bars: (at, _seat, ending) => !inPlay(at, at.box.endings[ending]),
};
const endingTaken: Guard<Ending> = {
  rule: 'BW-R53',
  bars: ({ state }, _seat, ending) => state.players.some(player => player.ending === ending),
};

/** BW-15.6, BW-R53: in the last round a free space of the endgame tile, whatever its row. */
function takeEnding(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const ending = ask.open(seat, 'ending', offer(idsOf<Ending>(box.endings), notInPlay, endingTaken));
  state.players[seat].ending = ending;
  tell({ type: 'ending', seat, ending });
  receive(play, seat, box.endings[ending].effects);
}

/** BW-14.3 to BW-14.5, BW-R49: the team is lifted, the neutral team moves on, team and grant marker find a space. */
function returnTeam(play: Play, seat: Seat): void {
  const { state, box, ask } = play;
  state.players[seat].campus = null;
  state.players[seat].site = null;
  moveNeutralTeam(play);
  joinUniversity(play, seat, ask.open(seat, 'university', offer(box.campusIds, campusOccupied)));
}

/** BW-14.3, BW-R50: once in a round the neutral team goes to the next space that is not occupied. */
function moveNeutralTeam(play: Play): void {
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

/** BW-14.6, BW-R54: what lies above the marker on the patron's track, judged before any of it is taken. */
function passingBonuses(play: Play, seat: Seat): void {
  const { patron, loyalty } = play.state.players[seat];
  const effects: Effect[] = [];
  for (const bonus of play.box.tracks[patron].passBonuses) {
    if (bonus.step > loyalty[patron]) effects.push(...bonus.effects);
  }
  receive(play, seat, effects);
}
