import { promptWords } from '@bonebed/kernel';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { inTurn, soon } from '../app/lazy.tsx';
import { preferences } from '../preferences.ts';
import { NARROW } from '../style/narrow.ts';
import { t } from '../words.ts';
import { endingWords } from './ending.ts';
import { fewOptions } from './few.ts';
import { Helper } from './helper.tsx';
import { type Chip, chipsOf, filtered, narrowed } from './narrow.ts';
import { type Session, useSession } from './session.ts';

/** While an automaton's turn is told, and while one looks back: never when a table is first seen. */
const Narrator = soon(async () => (await import('./narrator.tsx')).Narrator);
const Stepper = soon(async () => (await import('./stepper.tsx')).Stepper);
/** In windows for reactions, of which none is open when a game begins. */
const StandingNote = soon(async () => (await import('./standing.tsx')).StandingNote);
const StandingPass = inTurn(async () => (await import('./standing.tsx')).StandingPass);

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
      <div class="prompt-said">
        <h2 class="prompt-words" aria-live="polite" id="prompt-words">
          {outcome !== null && endingWords(session.reader.value, outcome.reason)}
          {outcome === null && ask !== null && <PromptWords />}
        </h2>
        <Beneath />
      </div>
      {isAsked && <Chips />}
      {isAsked && <PromptTools />}
    </section>
  );
}

/** Below the prompt, in what the bar has room for: what the option does that is being looked at, a pass that stands, a note for beginners. */
function Beneath() {
  const session = useSession();
  const { ask, outcome } = session.live.value;
  const held = session.held.value;
  if (session.standing.value !== null) return <StandingNote />;
  if (session.asked.value === null) return outcome === null ? <Waiting /> : null;
  if (ask === null) return null;
  return (
    <div class="beneath">
      {/* It stays while an option is looked at: what follows in the bar keeps its place. */}
      <Helper what={ask.what} />
      {held !== null && (
        <div class="prompt-held">
          <p>
            <b>{held.words}</b> {held.effect !== '' && <span>{held.effect}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

/** A question of more letters stands smaller, in three lines where it has to. */
const LONG = 72;

function PromptWords() {
  const session = useSession();
  const { ask } = session.live.value;
  if (ask === null) return null;
  const words = promptWords(session.reader.value, ask.what, ask.values);
  if (session.asked.value !== null) return <span class={words.length > LONG ? 'long' : undefined}>{words}</span>;
  const { seats } = session.host.info.value ?? session.info;
  const values = {
    names: ask.waiting.map(seat => session.reader.value.players[seat] ?? '').join(', '),
    count: ask.waiting.length,
  };
  // What a bot is asked passes too fast to be read, and is its own business.
  if (ask.waiting.every(seat => seats[seat]?.kind === 'bot')) return <>{t('prompt.botsPlay', values)}</>;
  return (
    <>
      {t('prompt.others', values)} <span class="quiet">{words}</span>
    </>
  );
}

/** What just happened, while others decide. */
function Waiting() {
  const session = useSession();
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
        <button type="button" class="button small" id="back" onClick={() => (selection.value = [])}>
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
      {mayBeCoached(session) && (
        <button
          type="button"
          class="button small quiet-button"
          id="hint"
          onClick={() => (session.coaching.value = true)}
        >
          {t('prompt.hint')}
        </button>
      )}
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

/** Hints are for those who play with nobody but bots, and for tables that were made so. */
function mayBeCoached({ host, info }: Session): boolean {
  const isAllowed = host.company === null || host.company.about.value?.hints === true;
  return preferences.isCoaching.value && host.advise !== undefined && isAllowed && info.mine.length === 1;
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
function useChips(): readonly Chip[] {
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
    // Whoever plays by keyboard finds the focus where the next decision is: on the list, where Enter does nothing yet.
    if (document.activeElement === document.body && session.live.peek().length === length) {
      list.current?.focus({ preventScroll: true });
    }
  }, [length]);
  const isListed = useSignal(false);
  const isMore = useSignal(false);
  const keys = chips.map(keyOf).join('\n');
  const fitsNothing = chips.length === 0 && session.filter.value.trim() !== '';
  useLayoutEffect(() => {
    isListed.value = false;
  }, [length]);
  const measure = () => {
    const row = list.current;
    // A phone has no button for more, and no time to measure for it.
    if (row === null || isListed.peek() || matchMedia(NARROW).matches) return;
    // Where it stood for the question before, they are laid out without it: what has no room then is in another line.
    const button = row.parentElement?.querySelector<HTMLElement>('.more') ?? null;
    if (button !== null) button.style.display = 'none';
    const tops = [row.firstElementChild, row.lastElementChild].map(one => one?.getBoundingClientRect().top);
    isMore.value = tops[0] !== tops[1];
    if (button !== null) button.style.display = '';
  };
  useLayoutEffect(measure, [keys, isListed.value]);
  useEffect(() => {
    // The window, the note of a beginner, typefaces: whatever changes the room that they have. In the next frame: what it shows or hides must not be observed in this one.
    const watch = new ResizeObserver(() => requestAnimationFrame(measure));
    if (list.current !== null) watch.observe(list.current);
    return () => watch.disconnect();
  }, [fitsNothing]);
  if (fitsNothing) return <NothingFits />;
  const firstEnding = chips.findIndex(chip => chip.kind === 'option' && chip.offered.isEnding);
  const ending = firstEnding === -1 ? chips.length : firstEnding;
  const chipItem = (chip: Chip, index: number) => (
    <li key={keyOf(chip)}>
      <ChipButton chip={chip} number={index + 1} />
    </li>
  );
  return (
    <div class={isListed.value ? 'options is-listed' : 'options'}>
      <ul class="chips" ref={list} tabIndex={-1} aria-labelledby="prompt-words">
        {chips.slice(0, ending).map(chipItem)}
      </ul>
      <Commit />
      {isMore.value && (
        <button
          type="button"
          class="button small more"
          aria-expanded={isListed.value}
          onClick={() => (isListed.value = !isListed.value)}
        >
          {isListed.value ? t('prompt.fewer') : t('prompt.more', { n: ending })}
        </button>
      )}
      {/* What ends something stays in sight, apart from what can still be done; a new one for each question, so that the focus of the last does not stay on it. */}
      <ul key={length} class="chips endings" aria-labelledby="prompt-words">
        {chips.slice(ending).map((chip, index) => chipItem(chip, ending + index))}
        <StandingPass />
      </ul>
    </div>
  );
}

/** What a finger holds and could not be taken back, to be done or let go: always in the same place, over the options. */
function Commit() {
  const session = useSession();
  const held = session.held.value;
  if (!session.isForGood.value || held === null) return null;
  return (
    <div class="commit-row">
      <button type="button" class="button" aria-label={t('prompt.back')} onClick={() => session.release()}>
        ×
      </button>
      <button type="button" class="button strong commit" onClick={() => session.choose(held)}>
        {held.words}
      </button>
    </div>
  );
}

const keyOf = (chip: Chip) => (chip.kind === 'part' ? chip.key : chip.offered.choice.text);

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
  const isRinged = useComputed(() => {
    if (chip.kind === 'part') return session.ringed.value.includes(chip.key);
    const wanted = session.host.guide?.wanted.value ?? [];
    return wanted.some(({ what }) => what === chip.offered.choice.text);
  }).value;
  const { effect } = chip.kind === 'option' ? chip.offered : chip.offered[0];
  const isFinger = useRef(false);
  const point = () => {
    if (chip.kind === 'option') session.point(chip.offered);
    else session.pointed.value = [chip.key];
  };
  return (
    <button
      type="button"
      class={`chip${isPointed ? ' pointed' : ''}${isRinged ? ' ringed' : ''}`}
      data-chip={keyOf(chip)}
      data-keys={keys.join(' ') || undefined}
      data-part={chip.kind === 'part' || undefined}
      onClick={() => {
        if (isFinger.current && chip.kind === 'option') session.tap(chip.offered);
        else take(session, chip);
      }}
      onPointerEnter={event => {
        isFinger.current = event.pointerType === 'touch';
        if (!isFinger.current) point();
      }}
      onPointerLeave={() => {
        if (!isFinger.current) session.point(null);
      }}
      onFocus={() => {
        if (!isFinger.current) point();
      }}
      onBlur={() => {
        if (!isFinger.current) session.point(null);
      }}
      onKeyDown={() => (isFinger.current = false)}
    >
      {number <= 9 && (
        <span class="chip-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {chip.kind === 'part' ? t('chip.more', { label: chip.label }) : chip.label}
        {effect !== '' && <span class="chip-effect">{effect}</span>}
      </span>
    </button>
  );
}

export function take(session: ReturnType<typeof useSession>, chip: Chip): void {
  if (chip.kind === 'option') session.choose(chip.offered);
  else session.selection.value = [...session.selection.value, chip.key];
}
