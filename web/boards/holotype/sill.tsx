import { useComputed } from '@preact/signals';
import { about, telling } from '../../table/narrow.ts';
import type { Session } from '../../table/session.ts';
import { byKind } from './kinds.ts';
import { Cube, LETTERS, ResearchCube } from './pieces.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** The few words that stand for a rule which closes a room; those who press it read all of it. */
const CLOSED: Readonly<Record<string, 'closed.nobody' | 'closed.rank' | 'closed.full' | 'closed.idle'>> = {
  'HT-4.1': 'closed.nobody',
  'HT-5.2': 'closed.rank',
  'HT-5.8': 'closed.full',
  'HT-9.3': 'closed.rank',
  'HT-R3': 'closed.idle',
  'HT-R13': 'closed.idle',
};

/** Why nobody can be sent to a room that others stand open beside; null where somebody can, or where it is not known. */
function refusalOf({ stateOf, barred, offered, selection }: Session, room: string) {
  if (stateOf(room) !== 'barred') return null;
  const [first] = telling(about(barred.value, selection.value, room), offered.value, room);
  return first?.choice.refusal ?? null;
}

/** What is printed below a room: what a worker does there, the one in the hand if there is one, or why none can be sent. */
export function Sill({ location }: { location: number }) {
  const { session, box } = useHolotype();
  const inHand = useComputed(() => {
    const keys = [...session.selection.value, ...session.pointed.value];
    return box.workers.findIndex((_, worker) => keys.includes(`worker.${session.at.value.eyes}.${worker}`));
  }).value;
  const refusal = useComputed(() => refusalOf(session, `location.${location}`)).value;
  const worker = inHand < 0 ? undefined : box.workers[inHand];
  const closed = whyClosed();
  const words = closed ?? whatFor();
  return (
    <p class="sill">
      {/* Other words are another thing: nothing has moved. */}
      <span key={words} class="sill-words">
        {words}
        {location === box.library && closed === null && <ResearchCube />}
        {words === '' && <Rates />}
      </span>
    </p>
  );

  function whyClosed(): string | null {
    const key = refusal === null ? undefined : CLOSED[refusal.rule];
    if (refusal === null || key === undefined) return null;
    const barred = box.workers[Number(refusal.values.worker)] ?? box.workers[0];
    return bt(key, { kind: barred.id, place: box.locations[location].id });
  }

  function whatFor(): string {
    if (location === box.museum) return '';
    if (location === box.journal) return bt('sill.journal');
    if (location === box.lab) {
      return worker === undefined
        ? bt('sill.lab.all', { by: byKind(box, kind => kind.labDraw) })
        : bt('sill.lab', { count: worker.labDraw, discard: box.labDrawDiscard });
    }
    if (location === box.field) {
      return worker === undefined
        ? bt('sill.field.all', { by: byKind(box, kind => kind.fieldDraw) })
        : bt('sill.field', { count: worker.fieldDraw });
    }
    return bt('sill.library', {
      by: worker === undefined ? byKind(box, kind => kind.libraryResearch) : String(worker.libraryResearch),
    });
  }
}

/** What the Museum takes for what: as many cubes of one period as of another. */
function Rates() {
  const { box } = useHolotype();
  return (
    <span class="rates">
      {box.periods.map(({ id }, period) => {
        const rate = box.transactions.find(one => one.do === 'trade' && one.give === period);
        return (
          rate !== undefined && (
            <span key={id} class="rate">
              {rate.paid}
              <span class="hidden">{LETTERS[period]}</span>
              <Cube period={period} />
            </span>
          )
        );
      })}
    </span>
  );
}
