import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Note } from '../host/host.ts';
import { LONGEST_NOTE, MOST_ARROWS } from '../host/share.ts';
import { type Session, useSession } from '../table/session.ts';
import { Arrows } from './arrows.tsx';
import { lt } from './words.ts';
import './notes.css';

/** What is noted at the moment that is looked at: words, and arrows from thing to thing. A link to the game holds all notes. */
export function Notes({ moment }: { moment: number }) {
  const session = useSession();
  const isWriting = useSignal(false);
  const note = noteAt(session, moment);
  const marked = session.notes.value.map(({ at }) => at);
  const next = marked.find(at => at > moment);
  return (
    <div class="notes">
      <Arrows arrows={note.arrows} />
      {!isWriting.value && note.text !== '' && <p class="moment-note">{note.text}</p>}
      {isWriting.value && <Writing key={moment} note={note} onDone={() => (isWriting.value = false)} />}
      <p class="note-tools">
        {!isWriting.value && (
          <button type="button" class="link" id="note" onClick={() => (isWriting.value = true)}>
            {lt(marked.includes(moment) ? 'noteChange' : 'noteAdd')}
          </button>
        )}
        {next !== undefined && (
          <button type="button" class="link" id="next-note" onClick={() => session.step(next)}>
            {lt('noteNext', { move: next })}
          </button>
        )}
      </p>
    </div>
  );
}

function noteAt({ notes }: Session, moment: number): Note {
  return notes.value.find(({ at }) => at === moment) ?? { at: moment, text: '', arrows: [] };
}

function keep(session: Session, note: Note): void {
  const others = session.notes.peek().filter(({ at }) => at !== note.at);
  const isEmpty = note.text === '' && note.arrows.length === 0;
  session.notes.value = (isEmpty ? others : [...others, note]).sort((a, b) => a.at - b.at);
}

function Writing({ note, onDone }: { note: Note; onDone: () => void }) {
  const session = useSession();
  /** While an arrow is drawn: where it begins, or that it has not begun. */
  const drawing = useSignal<string | 'begin' | null>(null);
  useEffect(() => {
    const pick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
      const key = target?.dataset.spot;
      const from = drawing.peek();
      if (key === undefined || from === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (from === 'begin') drawing.value = key;
      else if (from !== key) {
        const now = noteAt(session, note.at);
        keep(session, { ...now, arrows: [...now.arrows, [from, key]] });
        drawing.value = null;
      }
    };
    window.addEventListener('click', pick, true);
    return () => window.removeEventListener('click', pick, true);
  }, []);
  return (
    <div class="note-writing">
      <label>
        <span class="hidden">{lt('noteText')}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_NOTE}
          placeholder={lt('noteText')}
          value={note.text}
          onInput={event => keep(session, { ...noteAt(session, note.at), text: event.currentTarget.value })}
        />
      </label>
      <button
        type="button"
        class="button small"
        id="draw-arrow"
        disabled={note.arrows.length >= MOST_ARROWS}
        aria-pressed={drawing.value !== null}
        onClick={() => (drawing.value = drawing.value === null ? 'begin' : null)}
      >
        {lt('arrow')}
      </button>
      {note.arrows.length > 0 && (
        <button type="button" class="button small" onClick={() => keep(session, { ...note, arrows: [] })}>
          {lt('arrowsAway')}
        </button>
      )}
      <button type="button" class="button small strong" id="note-done" onClick={onDone}>
        {lt('noteDone')}
      </button>
      {drawing.value !== null && (
        <span class="quiet" role="status">
          {lt(drawing.value === 'begin' ? 'arrowFrom' : 'arrowTo')}
        </span>
      )}
    </div>
  );
}
