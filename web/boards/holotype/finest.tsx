import type { Seat } from '@bonebed/kernel';
import { SpecimenCard } from './cards.tsx';
import { useHolotype } from './view.ts';

/** The species that a player published, those that are worth most first. */
export function Finest({ seat, most }: { seat: Seat; most: number }) {
  const { view, box } = useHolotype();
  const best = view.players[seat].holotypes
    .map(({ specimen }) => specimen)
    .sort((a, b) => box.specimens[b].vp - box.specimens[a].vp || a - b);
  return best.slice(0, most).map(specimen => <SpecimenCard key={specimen} specimen={specimen} />);
}
