import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Explain, Explanation } from '../boards/board.ts';
import { useSession } from '../table/session.ts';
import { loadExplain } from './find.ts';
import { type How, listenToThings } from './gestures.ts';
import { Names } from './names.tsx';
import { Note } from './note.tsx';
import type { Found } from './thing.ts';
import './explain.css';

/** A thing that is being explained. */
export interface ExplainedThing extends Found {
  readonly how: How;
  readonly explanation: Explanation;
}

/** Lets every thing on the table say what it is: one at a time, or the names of all at once. */
export function Things() {
  const session = useSession();
  const explain = useSignal<Explain | null>(null);
  const noted = useSignal<ExplainedThing | null>(null);
  const { names, enlarged, rule } = session;
  const frame = session.shown.value;
  useEffect(() => {
    void loadExplain(session.module.game.id).then(found => (explain.value = found));
    return listenToThings({
      show(found, how) {
        const explanation = explain.peek()?.(session.at.peek(), found.thing) ?? null;
        noted.value = explanation === null ? null : { ...found, how, explanation };
      },
      leave(how) {
        if (noted.peek()?.how === how) noted.value = null;
      },
      isOpen: () => noted.peek() !== null,
      close: () => (noted.value = null),
    });
  }, []);
  const now = noted.value;
  useEffect(() => {
    noted.value = null;
  }, [enlarged.value, rule.value, names.value]);
  useEffect(() => {
    // The table went on: what is still there says what holds now.
    const before = noted.peek();
    const explanation = before !== null && (explain.peek()?.(session.at.peek(), before.thing) ?? null);
    noted.value = before && explanation && before.element.isConnected ? { ...before, explanation } : null;
  }, [frame]);
  useEffect(() => {
    if (now !== null) session.host.guide?.saw({ do: now.how === 'press' ? 'touch' : 'explain', what: now.thing });
  }, [now]);
  // A new note for each place: the same card in the market and among the answers is explained at both, and nothing jumps.
  const note = now?.element.isConnected && <Note key={now.element} noted={now} onClose={() => (noted.value = null)} />;
  return (
    <>
      {/* Those who do not see the note hear it: by its own words, when the focus comes to a thing. */}
      <div class="hidden" role="status">
        {now !== null && now.how !== 'hover' && spoken(now.explanation)}
      </div>
      {names.value && explain.value !== null ? (
        <Names
          explain={explain.value}
          onChoose={(found, explanation) => (noted.value = { ...found, how: 'press', explanation })}
          onClose={() => (names.value = false)}
        >
          {note}
        </Names>
      ) : (
        note
      )}
    </>
  );
}

function spoken({ name, words, now }: Explanation): string {
  return [name, words, now ?? ''].join('. ').replaceAll(/([.!?…])\. /g, '$1 ');
}
