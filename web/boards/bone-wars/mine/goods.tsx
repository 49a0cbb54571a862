import type { Seat } from '@bonebed/kernel';
import { Running } from '../../../table/running.tsx';
import { BoneToken, Depth } from '../pieces/pieces.tsx';
import { kindsOf, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './goods.css';

/** One line that stays in sight on a phone: money, bones, what is left of the turn. */
export function Goods({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  const { money, crates, openCrates } = view.players[seat];
  const bones = kindsOf(crates);
  const isActing = view.current === seat && view.turn.mode === 'team';
  return (
    <div class="goods-line">
      <span class="goods-money" data-place={`money.${seat}`} data-thing={`money.${seat}`}>
        <i class="coin">$</i>{' '}
        <b>
          <Running value={money} />
        </b>
      </span>
      <span data-thing="crate">{bt('crates.short', { used: bones.length, open: openCrates })}</span>
      <span class="goods-bones" data-place={`crates.${seat}`}>
        {bones.map((bone, index) => (
          <BoneToken key={index} bone={bone} />
        ))}
      </span>
      {isActing && (
        <span class="goods-turn">
          <Depth depth={view.turn.depth} />
          <b data-thing="actionPoint">{bt('ap.short', { n: view.turn.ap })}</b>
        </span>
      )}
    </div>
  );
}
