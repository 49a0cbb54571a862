import type { Seat } from '@bonebed/kernel';
import { Count } from '../count.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { LOUNGE, storedOf, type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';
import './goods.css';

/** What a player has at a glance, in one line: cubes, research, room in the storage, workers at home. */
export function Goods({ seat }: { seat: Seat }) {
  const { view } = useHolotype();
  const player = view.players[seat];
  const { fossils, storage, workers } = player;
  const used = storedOf(player);
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
        <span class="goods-word">{bt('storage.stored')}</span> <span class="goods-numbers">{`${used}/${storage}`}</span>
      </span>
      <span class="goods-workers" data-thing="lounge">
        {workers.map((place, worker) => (
          <span key={worker} class={place === LOUNGE ? '' : 'away'}>
            <Peg seat={seat} worker={worker} />
          </span>
        ))}
      </span>
    </>
  );
}
