import { SeatMark } from '../../table/seat-mark.tsx';
import { useBoneWars } from './view.ts';
import { bt } from './words.ts';
import './progress.css';

/** In the top line: the round, and the players in their order; who has passed is crossed out. */
export function Progress() {
  const { view, box, owner } = useBoneWars();
  const { round, order, players, current } = view;
  return (
    <span class="progress-words">
      {bt('progress', { round: round + 1, rounds: box.rounds.length, years: box.rounds[round].years })}
      <span class="order" data-thing="order">
        {order.map(seat => {
          const words = bt(players[seat].passed ? 'order.passed' : 'order.plays', { name: owner(seat) });
          const classes = [players[seat].passed ? 'passed' : '', seat === current ? 'current' : ''];
          return (
            <span key={seat} class={classes.join(' ')}>
              <SeatMark seat={seat} />
              <span class="hidden">{words}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
