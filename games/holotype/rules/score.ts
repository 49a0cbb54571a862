import { type Outcome, placesBySheet, type ScoreLine, type ScoreRow, type Seat, type Sheet } from '@bonebed/kernel';
import type { Box, PersonalObjective, Requirement } from '../box/box.ts';
import type { At, Play, Player } from './state.ts';

/** HT-18: what each player has, line by line. HT-R37: there is no floor. */
export function score({ state, box }: At): Sheet {
  return state.players.map((player, seat) => scoreRow(box, player, seat, state.elementary));
}

function scoreRow(box: Box, player: Player, seat: Seat, elementary: boolean): ScoreRow {
  const lines: ScoreLine[] = [
    { what: 'holotypes', points: holotypePoints(box, player), secret: false },
    { what: 'traceFossils', points: tracePoints(box, player), secret: false },
  ];
  // HT-R40: the elementary game has neither contributions nor Personal Objectives.
  if (!elementary) {
    lines.push(
      { what: 'contributions', points: contributionPoints(box, player), secret: false },
      { what: 'personalObjective', points: personalPoints(box, player), secret: true },
    );
  }
  // Not `-cost`: an empty hand would score minus zero.
  lines.push({ what: 'unpublished', points: 0 - unpublishedCost(box, player), secret: true });
  return { seat, lines, tieBreaks: [{ what: 'research', points: player.research, secret: false }] };
}

/** HT-18.1: the points of the own Holotypes. */
function holotypePoints({ specimens }: Box, { holotypes }: Player): number {
  let points = 0;
  for (const holotype of holotypes) points += specimens[holotype].vp;
  return points;
}

/** HT-18.2: the points of the trace fossils published with them. */
function tracePoints({ traceFossils }: Box, { holotypeTraces }: Player): number {
  let points = 0;
  for (const trace of holotypeTraces) if (trace !== null) points += traceFossils[trace].vp;
  return points;
}

/** HT-18.3, HT-15.5: only the right-most number uncovered, not their sum. */
export function contributionPoints({ discs, contributionVp }: Box, player: Player): number {
  const placed = discs - player.discs;
  return placed === 0 ? 0 : contributionVp[placed - 1];
}

/** HT-18.1 to HT-18.3: what everybody can count while the game goes on. */
export function pointsOnTable(box: Box, player: Player): number {
  return holotypePoints(box, player) + tracePoints(box, player) + contributionPoints(box, player);
}

/** HT-18.4: the Personal Objective that was kept. */
function personalPoints({ personalObjectives }: Box, player: Player): number {
  return player.kept === null ? 0 : objectivePoints(personalObjectives[player.kept], player);
}

/** How many published cards of a player fit a requirement. HT-19.3: the own ones count for Personal Objectives. */
export function countFitting({ holotypes, holotypeTraces }: Player, { fitsSpecimen, fitsTrace }: Requirement): number {
  let fitting = 0;
  for (let i = 0; i < holotypes.length; i++) {
    if (fitsSpecimen[holotypes[i]]) fitting += 1;
    const trace = holotypeTraces[i];
    if (trace !== null && fitsTrace[trace]) fitting += 1;
  }
  return fitting;
}

/** Of the cards that are asked for, how many these players together have published. */
export function metBy(players: readonly Player[], requirements: readonly Requirement[]): number {
  let met = 0;
  for (const requirement of requirements) {
    let fitting = 0;
    for (const player of players) fitting += countFitting(player, requirement);
    met += Math.min(fitting, requirement.count);
  }
  return met;
}

/** HT-19.1: the highest step reached. HT-19.2: all or nothing. */
function objectivePoints({ scale, all }: PersonalObjective, player: Player): number {
  if (scale !== null) {
    const count = countFitting(player, scale.requirement);
    let points = 0;
    for (const step of scale.steps) if (count >= step.atLeast) points = step.vp;
    return points;
  }
  if (all === null) return 0;
  const met = all.requirements.every(requirement => countFitting(player, requirement) >= requirement.count);
  return met ? all.vp : 0;
}

/** HT-18.5: the research cost of each specimen still in hand. HT-12.5: trace fossils in hand cost nothing. */
function unpublishedCost(box: Box, { specimens }: Player): number {
  let cost = 0;
  for (const specimen of specimens) cost += box.specimens[specimen].research;
  return cost;
}

/** HT-18.6, HT-R38: most points, then most research; who is still level shares the place. */
export function outcome(at: At): Outcome | null {
  if (at.state.ended === null) return null;
  return { reason: at.state.ended, places: placesBySheet(score(at)) };
}

/** HT-18: the end is told with the sheet of each player and with who won, and by what. */
export function tellScores(play: Play): void {
  const { state, tell } = play;
  const { places } = outcome(play) ?? { places: [] };
  const totals = score(play).map(({ lines }, seat) => {
    const points = Object.fromEntries(lines.map(line => [line.what, line.points]));
    const { holotypes, traceFossils, contributions = 0, personalObjective = 0, unpublished } = points;
    const total = holotypes + traceFossils + contributions + personalObjective + unpublished;
    const { kept: personal } = state.players[seat];
    tell({
      type: 'scored',
      seat,
      holotypes,
      traceFossils,
      contributions,
      personal,
      personalObjective,
      unpublished,
      total,
    });
    return total;
  });
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const total = Math.max(...totals);
  const level = totals.filter(points => points === total).length;
  const research = state.players[winners[0]].research;
  const alone = winners.length === 1 ? 'research' : 'nothing';
  tell({ type: 'won', winners, total, research, by: level === 1 ? 'points' : alone });
}
