import { type Fossilis, fossilis } from '@bonebed/games/fossilis';
import components from '@bonebed/games/fossilis/box/components.json' with { type: 'json' };
import { type Choose, checkSettings, chooseAtRandom, fastRng, fork, playOut, policyPlay } from '@bonebed/kernel';
import type { ContestTally, PlayGames } from '../contest.ts';

export const box = fossilis.box(components);

/** Random games by the rules that everybody plays, nobody listening. */
export function ours(seats: number, label: string): PlayGames {
  const rng = fastRng(label);
  const settings = checkSettings(fossilis, seats, {});
  const deal = () => fossilis.setup(box, { seats, settings, rng: fork(rng) });
  const random = chooseAtRandom<Fossilis>(rng);
  let moves = 0;
  const counting: Choose<Fossilis> = (at, seat, what, offer, values) => {
    moves += 1;
    return random(at, seat, what, offer, values);
  };
  const play = policyPlay(box, deal(), counting);
  return games => {
    const tally: ContestTally = { games, moves: 0, wins: new Array<number>(seats).fill(0) };
    moves = 0;
    for (let game = 0; game < games; game++) {
      play.state = deal();
      playOut(fossilis, play);
      const places = fossilis.outcome(play)?.places ?? [];
      const winners = places.filter(place => place === 1);
      if (winners.length === 1) tally.wins[places.indexOf(1)] += 1;
    }
    return { ...tally, moves };
  };
}
