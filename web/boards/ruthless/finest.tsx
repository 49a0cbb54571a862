import type { Seat } from '@bonebed/kernel';
import { Glass, Plate } from './cabinet.tsx';
import { Skeleton } from './looks.tsx';
import { type SkeletonView, useRuthless } from './view.ts';
import './finest.css';

/** The skeletons that a player keeps, those that match their Names best first. */
export function Finest({ seat, most }: { seat: Seat; most: number }) {
  const { view } = useRuthless();
  const best = [...view.players[seat].skeletons].sort((a, b) => matchOf(b) - matchOf(a) || a.name - b.name);
  return best.slice(0, most).map(({ name, slots }) => (
    <div key={name} class="finest-cabinet">
      <Glass>
        <Skeleton
          name={name}
          bones={slots.map(bone => (bone === null ? null : { bone, manner: '' }))}
          struck={slots.map(() => false)}
          isChoosable={false}
        />
      </Glass>
      <Plate name={name} />
    </div>
  ));
}

const matchOf = ({ scores }: SkeletonView) => scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
