import { useComputed } from '@preact/signals';
import { useSession } from '../../table/session.ts';
import { useBox } from './view.ts';

const DINOSAUR = /^(?:dinosaur|seal|bench|scored)\.(\d+)$/;

/** How many bones of each kind the Dinosaur needs that is pointed at; none while it is about something else. */
export function useWanted(): readonly number[] {
  const session = useSession();
  const { dinosaurs, finds } = useBox();
  const dinosaur = useComputed(() => {
    const found = session.pointed.value.map(key => DINOSAUR.exec(key)?.[1]).find(number => number !== undefined);
    return found === undefined ? null : Number(found);
  }).value;
  return dinosaur === null ? finds.map(() => 0) : dinosaurs[dinosaur].needs;
}
