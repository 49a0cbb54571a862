import { type Outcome, offer, type ScoreLine, type Seat, type Sheet } from '@bonebed/kernel';
import { archivedCount } from './archive.ts';
import { credibility, loyaltyValue } from './bookshelf.ts';
import type { Product, ReputationNow } from './events.ts';
import { reputationOf } from './gains.ts';
import type { Patron } from './ids.ts';
import type { At, Play } from './state.ts';

/** Chapter 16: scoring and the end of the game. */

/** BW-16.2: what a patron is worth to a player now. */
export function worth(at: At, seat: Seat, patron: Patron): number {
  return loyaltyValue(at, seat, patron) * credibility(at, patron);
}

/** BW-6.5, BW-16.2: every player scores for both patrons. */
export function scoreBookshelf(play: Play, scoring: 'midGame' | 'final'): void {
  const { state, box, tell } = play;
  for (let seat = 0; seat < state.players.length; seat++) {
    let rp = 0;
    const products = box.patronIds.map((patron): Product => {
      const product = worth(play, seat, patron);
      state.players[seat].reputation[scoring][patron] = product;
      rp += product;
      return { do: 'product', patron, value: loyaltyValue(play, seat, patron), credibility: credibility(play, patron) };
    });
    tell({ type: 'tallied', seat, products, rp, total: reputationOf(play, seat) });
  }
}

/** What every player would have if the game ended now. */
export function standing(at: At): ReputationNow[] {
  return at.state.players.map((_, seat) => {
    const rp = reputationOf(at, seat);
    let now = rp;
    for (const patron of at.box.patronIds) now += worth(at, seat, patron);
    return { do: 'now', seat, rp, now };
  });
}

/** BW-16.4: the final scoring; the players who lead and are still tied may measure their heads. */
export function finishGame(play: Play): void {
  scoreBookshelf(play, 'final');
  if (tiedLeaders(play).length > 1) play.state.phase = 'measuring';
  else gameOver(play);
}

/** The seats that nobody beats before heads are measured. */
function tiedLeaders(at: At): Seat[] {
  const players = at.state.players.map((_, player) => player);
  return players.filter(player => players.every(other => compareScores(at, other, player) >= 0));
}

/** BW-R57: a head may be measured or not; without it victory is shared. */
export function measureHeads(play: Play): void {
  const { state, box, ask, tell } = play;
  const seats = tiedLeaders(play).filter(player => player < state.seats);
  const answers = ask.each(seats, 'head', () => offer(box.options.heads));
  for (const [index, seat] of seats.entries()) {
    const answer = answers[index];
    state.players[seat].head = answer === 'unmeasured' ? null : answer;
    tell({ type: 'measured', seat, cm: state.players[seat].head });
  }
  gameOver(play);
}

function gameOver(play: Play): void {
  play.state.phase = 'over';
  const winners = placesOf(play).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const totals = play.state.players.map((_, seat): ReputationNow => {
    const rp = reputationOf(play, seat);
    return { do: 'total', seat, rp, now: rp };
  });
  play.tell({ type: 'gameOver', winners, totals });
}

/** BW-16.4, BW-16.5: who comes before whom: reputation, then archived cards. Less than 0 if `a` is ahead. */
function compareScores(at: At, a: Seat, b: Seat): number {
  return reputationOf(at, b) - reputationOf(at, a) || archivedCount(at, b) - archivedCount(at, a);
}

/** BW-16.5: last the larger head, where both are measured. */
function compare(at: At, a: Seat, b: Seat): number {
  const [mine, theirs] = [at.state.players[a].head, at.state.players[b].head];
  return compareScores(at, a, b) || (mine === null || theirs === null ? 0 : theirs - mine);
}

function placesOf(at: At): number[] {
  const players = at.state.players.map((_, player) => player);
  return players.map(player => 1 + players.filter(other => compare(at, other, player) < 0).length);
}

export function outcome(at: At): Outcome | null {
  if (at.state.phase !== 'over') return null;
  return { reason: 'rounds', places: placesOf(at).slice(0, at.state.seats) };
}

const line = (what: string, points: number): ScoreLine => ({ what, points, secret: false });

/** Reputation by source. A scoring that is still to come shows what it would give if it took place now. */
export function score(at: At): Sheet {
  const { state } = at;
  return state.players.map(({ reputation, head }, player) => ({
    seat: player < state.seats ? player : null,
    lines: [
      line('bonuses', reputation.bonuses),
      line('covers', reputation.covers),
      line('loyalty', reputation.loyalty),
      ...scoringLines(at, player, 'midGame'),
      ...scoringLines(at, player, 'final'),
    ],
    tieBreaks: [line('archived', archivedCount(at, player)), line('head', head ?? 0)],
  }));
}

/** The lines of a scoring that took place, and of one that is still to come as it would be now. */
const LINES = {
  marsh: {
    midGame: { done: 'midGameMarsh', now: 'midGameMarshNow' },
    final: { done: 'finalMarsh', now: 'finalMarshNow' },
  },
  cope: {
    midGame: { done: 'midGameCope', now: 'midGameCopeNow' },
    final: { done: 'finalCope', now: 'finalCopeNow' },
  },
};

/** Whether the scoring in mid-game has taken place. */
export function isMidGameScored({ state, box }: At): boolean {
  return box.rounds.findIndex(round => round.midGameScoring) <= state.round;
}

function scoringLines(at: At, seat: Seat, scoring: 'midGame' | 'final'): ScoreLine[] {
  const { state, box } = at;
  const done = scoring === 'final' ? isScored(at) : isMidGameScored(at);
  return box.patronIds.map(patron => {
    const name = LINES[box.patrons[patron].id][scoring];
    if (done) return line(name.done, state.players[seat].reputation[scoring][patron]);
    return line(name.now, worth(at, seat, patron));
  });
}

function isScored({ state }: At): boolean {
  return state.phase === 'measuring' || state.phase === 'over';
}
