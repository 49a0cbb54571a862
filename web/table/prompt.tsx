import { promptWords } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { endingWords } from './ending.ts';
import { fewOptions } from './few.ts';
import { Helper } from './helper.tsx';
import { Narrator } from './narrator.tsx';
import { type Chip, chipsOf, filtered, narrowed } from './narrow.ts';
import { type Session, useSession } from './session.ts';
import { Standing, StandingPass } from './standing.tsx';
import { Stepper } from './stepper.tsx';

/** What to do now, in a sentence, and the same options as on the board as a list of buttons. */
export function Prompt() {
  const session = useSession();
  const { ask, outcome } = session.live.value;
  const narration = session.narration.value;
  if (session.moment.value !== null) return <Stepper />;
  if (narration !== null) return <Narrator narration={narration} />;
  const isAsked = session.asked.value !== null;
  return (
    <section class={isAsked ? 'prompt own' : 'prompt'} aria-label={t('prompt.label')}>
      <div class="prompt-line">
        <h2 class="prompt-words" aria-live="polite" id="prompt-words">
          {outcome !== null && endingWords(session.reader.value, outcome.reason)}
          {outcome === null && ask !== null && <PromptWords />}
        </h2>
        {session.standing.value !== null && <Standing />}
        {session.standing.value === null && isAsked && ask !== null && <Helper what={ask.what} />}
        {isAsked && <PromptTools />}
      </div>
      {isAsked ? <Chips /> : <Waiting />}
    </section>
  );
}

function PromptWords() {
  const session = useSession();
  const { ask } = session.live.value;
  if (ask === null) return null;
  const words = promptWords(session.reader.value, ask.what, ask.values);
  if (session.asked.value !== null) return <>{words}</>;
  const names = ask.waiting.map(seat => session.reader.value.players[seat] ?? '').join(', ');
  return (
    <>
      {t('prompt.others', { names, count: ask.waiting.length })} <span class="quiet">{words}</span>
    </>
  );
}

/** What just happened, while others decide. */
function Waiting() {
  const session = useSession();
  const { outcome } = session.live.value;
  if (outcome !== null) return null;
  return (
    <p class="waiting quiet">{session.info.mine.length === 0 ? t('prompt.watching') : t('prompt.yourTurnComes')}</p>
  );
}

function PromptTools() {
  const session = useSession();
  const { selection, barred, isUnexplained, filter, offered } = session;
  return (
    <div class="prompt-tools">
      {selection.value.length > 0 && (
        <button type="button" class="button small" onClick={() => (selection.value = [])}>
          {t('prompt.back')}
        </button>
      )}
      <input
        id="filter"
        class={offered.value.length > fewOptions() || filter.value !== '' ? 'filter' : 'filter idle'}
        type="search"
        aria-label={t('prompt.filter')}
        placeholder={t('prompt.filter')}
        value={filter.value}
        onInput={event => (filter.value = event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            const [first] = filtered(offered.value, event.currentTarget.value);
            // The focus goes back to where the next decision will be.
            event.currentTarget.blur();
            if (first !== undefined) session.choose(first);
          }
        }}
      />
      {(barred.value.length > 0 || isUnexplained.value) && (
        <button
          type="button"
          class="button small quiet-button"
          id="why-not"
          onClick={event => explainAll(session, event.currentTarget.getBoundingClientRect())}
        >
          {t('prompt.whyNot')}
        </button>
      )}
    </div>
  );
}

/** Says what can't be chosen now and why; that all can be, where it is so. */
async function explainAll(session: Session, anchor: DOMRect): Promise<void> {
  const { live, barred, selection, explained, told } = session;
  const before = live.peek();
  await session.wonder();
  if (live.peek() !== before) return;
  if (barred.peek().length === 0) told.value = t('prompt.allPossible');
  else explained.value = { barred: narrowed(barred.peek(), selection.peek()), item: null, anchor };
}

/** The chips that are on the screen: those that fit what was typed, or the next part to choose. */
export function useChips(): readonly Chip[] {
  const { offered, selection, filter } = useSession();
  if (filter.value.trim() !== '') {
    return filtered(offered.value, filter.value).map(one => ({ kind: 'option', label: one.words, offered: one }));
  }
  return chipsOf(offered.value, selection.value, fewOptions());
}

function Chips() {
  const session = useSession();
  const chips = useChips();
  const list = useRef<HTMLUListElement>(null);
  const { length } = session.live.value;
  useEffect(() => {
    // Whoever plays by keyboard finds the focus where the next decision is.
    if (document.activeElement === document.body && session.live.peek().length === length) {
      list.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [length]);
  if (chips.length === 0 && session.filter.value.trim() !== '') return <NothingFits />;
  return (
    <ul class="chips" ref={list} aria-labelledby="prompt-words">
      {chips.map((chip, index) => (
        <li key={chip.kind === 'part' ? chip.key : chip.offered.choice.text}>
          <ChipButton chip={chip} number={index + 1} />
        </li>
      ))}
      <StandingPass />
    </ul>
  );
}

/** What was typed fits no option: says so, and gives the way back. */
function NothingFits() {
  const { filter } = useSession();
  return (
    <p class="waiting quiet" role="status">
      {t('prompt.nothingFits', { typed: filter.value.trim() })}{' '}
      <button type="button" class="button small" onClick={() => (filter.value = '')}>
        {t('prompt.showAll')}
      </button>
    </p>
  );
}

function ChipButton({ chip, number }: { chip: Chip; number: number }) {
  const session = useSession();
  const keys = chip.kind === 'part' ? [chip.key] : chip.offered.parts.map(({ key }) => key);
  const isPointed = useComputed(() => {
    const pointed = session.pointed.value;
    return pointed.length > 0 && keys.length > 0 && pointed.every(key => keys.includes(key));
  }).value;
  const point = () => {
    if (chip.kind === 'option') session.point(chip.offered);
    else session.pointed.value = [chip.key];
  };
  return (
    <button
      type="button"
      class={isPointed ? 'chip pointed' : 'chip'}
      data-chip={chip.kind === 'option' ? chip.offered.choice.text : chip.key}
      data-part={chip.kind === 'part' || undefined}
      onClick={() => take(session, chip)}
      onPointerEnter={point}
      onPointerLeave={() => session.point(null)}
      onFocus={point}
      onBlur={() => session.point(null)}
    >
      {number <= 9 && (
        <span class="chip-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span>{chip.kind === 'part' ? t('chip.more', { label: chip.label }) : chip.label}</span>
    </button>
  );
}

export function take(session: ReturnType<typeof useSession>, chip: Chip): void {
  if (chip.kind === 'option') session.choose(chip.offered);
  else session.selection.value = [...session.selection.value, chip.key];
}
