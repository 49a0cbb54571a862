import { type Event, eventWords, seatName, WATCHED } from '@bonebed/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { preferences } from '../preferences.ts';
import { t } from '../words.ts';
import { capture } from './moves.ts';
import type { Narration } from './narration.ts';
import { type Session, useSession } from './session.ts';
import './narrator.css';

const BY_HAND = -1;
const PACES = [
  [BY_HAND, 'narration.byHand'],
  [2600, 'narration.slow'],
  [1100, 'narration.quick'],
  [0, 'narration.off'],
] as const;

/** An automaton's turn, step by step, in the place of the prompt: what it does, the rule behind it, and what comes of it. */
export function Narrator({ narration }: { narration: Narration }) {
  const session = useSession();
  const { steps, at } = narration;
  const { event, rule, results } = steps[at];
  const reader = session.reader.value;
  const isTaught = session.host.guide !== null;
  const pace = isTaught ? BY_HAND : preferences.stepMs.value;
  const Aside = session.board.Automaton;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.closest('.narration')?.scrollTo(0, 0);
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => bringPlace([event, ...results]));
    if (pace <= 0) return;
    const timer = setTimeout(() => show(session, at + 1), pace);
    return () => clearTimeout(timer);
  }, [at, pace]);
  return (
    <section class="prompt narration" aria-label={t('narration.label')}>
      <div class="narration-story">
        <p class="label">{t('narration.step', { name: seatName(reader, null), step: at + 1, steps: steps.length })}</p>
        <h2 class="prompt-words" aria-live="polite">
          {/* The rule has a link of its own beside the sentence. */}
          {eventWords(reader, event).replace(` (${rule})`, '')}{' '}
          <button type="button" class="link narration-rule" onClick={() => (session.rule.value = rule)}>
            {t('helper.rule', { rule })}
          </button>
        </h2>
        <ul class="narration-results">
          {results.map((result, index) => (
            <li key={index}>{eventWords(reader, result)}</li>
          ))}
        </ul>
      </div>
      {Aside !== undefined && (
        <div class="narration-aside">
          <Aside />
        </div>
      )}
      <div class="narration-tools">
        <button ref={next} type="button" class="button strong narration-next" onClick={() => show(session, at + 1)}>
          {t(at + 1 < steps.length ? 'narration.next' : 'narration.end')}
        </button>
        <button type="button" class="button small" disabled={at === 0} onClick={() => show(session, at - 1)}>
          {t('narration.back')}
        </button>
        <button type="button" class="button small narration-all" onClick={() => show(session, steps.length)}>
          {t('narration.all')}
        </button>
        {!isTaught && <Pace steps={steps.length} />}
      </div>
    </section>
  );
}

/** How fast the steps follow each other. */
function Pace({ steps }: { steps: number }) {
  const session = useSession();
  return (
    <label class="narration-pace">
      <span class="hidden">{t('narration.pace')}</span>
      <select
        aria-label={t('narration.pace')}
        value={String(preferences.stepMs.value)}
        onChange={change => {
          preferences.stepMs.value = Number(change.currentTarget.value);
          if (preferences.stepMs.value === 0) show(session, steps);
        }}
      >
        {PACES.map(([ms, key]) => (
          <option key={ms} value={String(ms)}>
            {t(key)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Brings the first place of the board that a step speaks of into view. */
function bringPlace(events: readonly Event[]): void {
  const board = document.querySelector('.table > .board');
  const places = events.flatMap(event =>
    Object.entries(event).flatMap(([field, value]) => {
      const key = `"${field}.${value}"`;
      return typeof value === 'number' ? (board?.querySelector(`[data-spot=${key}], [data-thing=${key}]`) ?? []) : [];
    }),
  );
  const place = places.find(element => element.getBoundingClientRect().width > 0);
  const [whole, own] = [board?.getBoundingClientRect(), place?.getBoundingClientRect()];
  const isSeen = !whole || !own || (own.top >= whole.top && own.bottom <= whole.bottom);
  if (!isSeen) place?.scrollIntoView({ block: 'center' });
}

function show(session: Session, at: number): void {
  const now = session.narration.peek();
  if (now === null) return;
  const { guide } = session.host;
  const isOver = at >= now.steps.length;
  const isWanted = guide?.wanted.peek().some(deed => deed.do === 'watch') ?? true;
  // A teacher hears of the end, and of whoever wants to go on before they have done what is wanted.
  if (at > now.at && (isOver || !isWanted)) guide?.saw(WATCHED);
  if (at > now.at && !isWanted) return;
  capture();
  session.narration.value = isOver ? null : { ...now, at: Math.max(0, at) };
}
