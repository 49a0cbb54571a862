import { type Event, eventWords } from '@bonebed/kernel';
import { Component } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../words.ts';
import { SessionContext, useSession } from './session.ts';

/** The story so far, one sentence an event; a line shows the table as it was then. */
export function Log() {
  const session = useSession();
  // While an automaton's steps are shown the story is told as far as they go.
  const { events, marks } = session.narration.value === null ? session.live.value : session.shown.value;
  const moment = session.moment.value;
  const lines = linesOf(events, marks);
  const words = useWords();
  const anew = session.host.company?.state.value?.anew ?? [];
  const current = moment === null ? null : lines.findLast(({ after }) => after <= moment)?.index;
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="label">{t('log.label')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div class="log-lines" role="log" tabIndex={0} aria-label={t('log.label')}>
        <ol>
          {withBeginnings(lines, anew).map(line =>
            typeof line === 'number' ? (
              <li key={`anew ${line}`} class="quiet">
                {t('log.anew')}
              </li>
            ) : (
              <LogLine key={line.index} line={line} words={words(line.event)} isCurrent={line.index === current} />
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

interface LogEntry {
  readonly event: Event;
  readonly index: number;
  /** After how many answers it was told. */
  readonly after: number;
}

/** One sentence. A long game has a thousand: a line that says the same is left as it is. */
class LogLine extends Component<{ line: LogEntry; words: string; isCurrent: boolean }> {
  override shouldComponentUpdate({ line, words, isCurrent }: Readonly<LogLine['props']>): boolean {
    const now = this.props;
    return words !== now.words || isCurrent !== now.isCurrent || line.after !== now.line.after;
  }

  override render({ line: { event, after }, words, isCurrent }: Readonly<LogLine['props']>) {
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
    return (
      <SessionContext.Consumer>
        {session => (
          <li class={isCurrent ? 'current' : ''}>
            <button
              type="button"
              class="log-line"
              data-seat={seat ?? ''}
              title={t('log.show')}
              onClick={() => session?.step(after)}
            >
              {words}
            </button>
          </li>
        )}
      </SessionContext.Consumer>
    );
  }
}

/** The sentence of an event, made once for a reader. */
function useWords(): (event: Event) => string {
  const reader = useSession().reader.value;
  return useMemo(() => {
    const made = new WeakMap<Event, string>();
    return event => {
      const known = made.get(event);
      if (known !== undefined) return known;
      const words = eventWords(reader, event);
      made.set(event, words);
      return words;
    };
  }, [reader]);
}

/** Every event, with the number of answers after which it was told. */
function linesOf(events: readonly Event[], marks: readonly number[]): LogEntry[] {
  let after = 0;
  return events.map((event, index) => {
    while (after < marks.length - 1 && marks[after] <= index) after += 1;
    return { event, index, after };
  });
}

/** The lines, and between them the numbers of the answers before which chance began anew. */
export function withBeginnings<L extends Pick<LogEntry, 'after'>>(
  lines: readonly L[],
  anew: readonly number[],
): (L | number)[] {
  const all: (L | number)[] = [...lines];
  for (const answer of anew.toReversed()) {
    const place = lines.findIndex(({ after }) => after > answer);
    all.splice(place === -1 ? lines.length : place, 0, answer);
  }
  return all;
}
