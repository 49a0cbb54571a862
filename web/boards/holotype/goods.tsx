import type { Seat } from '@bonebed/kernel';
import { Count } from '../count.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { IN_LOUNGE, type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';
import './goods.css';

/** What a player has at a glance, in one line: cubes, research, room in the storage, workers at home. */
export function Goods({ seat }: { seat: Seat }) {
  const { view } = useHolotype();
  const { fossils, storage, workers } = view.players[seat];
  const used = fossils.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {fossils.map((_, period) => (
        <span key={period} class="tally" data-thing={`cube.${period}`} data-place={`store.${seat}.${period}`}>
          <Cube period={period} />
          <Count<TableView> of={then => then.players[seat].fossils[period]} />
        </span>
      ))}
      <span class="tally" data-thing="research" data-place={`research.${seat}`}>
        <ResearchCube />
        <Count<TableView> of={then => then.players[seat].research} />
      </span>
      <span class={used > storage ? 'goods-room over' : 'goods-room'} data-thing="storage">
        {bt('storage.used', { used, storage })}
      </span>
      <span class="goods-workers" data-thing="lounge">
        {workers.map((place, worker) => (
          <span key={worker} class={place === IN_LOUNGE ? '' : 'away'}>
            <Peg seat={seat} worker={worker} />
          </span>
        ))}
      </span>
    </>
  );
}
