import { useComputed } from '@preact/signals';
import { ResearchCube } from './pieces.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** What is printed below a room: what a worker does there; the one in the hand, if there is one. */
export function Sill({ location }: { location: number }) {
  const { session, box } = useHolotype();
  const inHand = useComputed(() => {
    const keys = [...session.selection.value, ...session.pointed.value];
    return box.workers.findIndex((_, worker) => keys.includes(`worker.${session.at.value.eyes}.${worker}`));
  }).value;
  const worker = inHand < 0 ? undefined : box.workers[inHand];
  return <p class="sill">{words()}</p>;

  function words() {
    if (location === box.museum) return bt('museum.trade');
    if (location === box.journal) return bt(worker === undefined ? 'sill.journalFor' : 'sill.journal');
    if (location === box.lab) {
      return worker === undefined
        ? bt('sill.cards', { by: by(one => one.labDraw) })
        : bt('sill.lab', { count: worker.labDraw, discard: box.labDrawDiscard });
    }
    if (location === box.field) {
      return worker === undefined
        ? bt('sill.cards', { by: by(one => one.fieldDraw) })
        : bt('sill.field', { count: worker.fieldDraw });
    }
    return (
      <>
        <span class="sill-words">
          {worker === undefined
            ? by(one => one.libraryResearch)
            : bt('sill.library', { count: worker.libraryResearch })}
        </span>
        <ResearchCube />
      </>
    );
  }

  /** `P G 3 · A 2`: the kinds of workers by what they get. */
  function by(count: (one: (typeof box.workers)[number]) => number): string {
    const letters = new Map<number, string[]>();
    for (const one of box.workers) {
      const same = letters.get(count(one)) ?? [];
      letters.set(count(one), [...same, bt(`letter.${one.id as 'paleontologist'}`)]);
    }
    return [...letters].map(([number, kinds]) => `${kinds.join(' ')} ${number}`).join(' · ');
  }
}
