import type { Seat } from '@bonebed/kernel';
import { DinosaurCard } from './cards.tsx';
import { useFossilis } from './view.ts';
import './finest.css';

/** The Dinosaurs of a player's collection with their skeletons whole, those that are worth most first. */
export function Finest({ seat, most }: { seat: Seat; most: number }) {
  const { view, box } = useFossilis();
  const best = [...view.players[seat].collection].sort(
    (a, b) => box.dinosaurs[b].perfect - box.dinosaurs[a].perfect || a - b,
  );
  return best.slice(0, most).map(dinosaur => (
    <span key={dinosaur} class="finest-dinosaur">
      <DinosaurCard dinosaur={dinosaur} have={box.dinosaurs[dinosaur].needs} />
    </span>
  ));
}
