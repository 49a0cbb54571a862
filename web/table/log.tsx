import { type Event, eventWords } from '@bonebed/kernel';
import { Component } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../words.ts';
import { SeatMark } from './seat-mark.tsx';
import { type Session, SessionContext, useSession } from './session.ts';
import {
  entriesOf,
  type LogEntry,
  type Mention,
  mentionsIn,
  ownerOf,
  seatOf,
  turnsOf,
  withBeginnings,
} from './story.ts';
import './log.css';

/** The story as far as the table on the screen has come, turn by turn; a line shows the table as it was then. */
export function Log() {
  const session = useSession();
  const { events, marks } = session.shown.value;
  const words = useWords();
  const anew = session.host.company?.state.value?.anew ?? [];
  const turns = turnsOf(withBeginnings(entriesOf(events, marks), anew), session.board.story);
  const line = (entry: LogEntry) => <LogLine key={entry.index} line={entry} words={words(entry.event)} />;
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="label">{t('log.label')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div class="log-lines" role="log" tabIndex={0} aria-label={t('log.label')}>
        <ol>
          {turns.map(({ heading, told }, turn) => {
            const seat = heading && ownerOf(heading.event, session.board.story);
            return (
              <li key={turn}>
                {heading !== null && (
                  <h3>
                    {seat !== null && <SeatMark seat={seat} />}
                    {line(heading)}
                  </h3>
                )}
                {told.map(one => {
                  if (typeof one === 'number')
                    return (
                      <p key={`anew ${one}`} class="quiet">
                        {t('log.anew')}
                      </p>
                    );
                  if (!('length' in one)) return line(one);
                  if (one.length === 1) return line(one[0]);
                  return (
                    <details key={`run ${one[0].index}`} open={turn === turns.length - 1}>
                      <summary>{t('log.more', { n: one.length })}</summary>
                      {one.map(line)}
                    </details>
                  );
                })}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** One sentence. A long game has a thousand: a line that says the same is left as it is. */
class LogLine extends Component<{ line: LogEntry; words: string }> {
  override shouldComponentUpdate({ line, words }: Readonly<LogLine['props']>): boolean {
    return words !== this.props.words || line.after !== this.props.line.after;
  }

  override render({ line, words }: Readonly<LogLine['props']>) {
    return (
      <SessionContext.Consumer>
        {session => (
          <span class="log-line" data-seat={seatOf(line.event) ?? ''}>
            {session !== null && sentence(session, line, words)}
          </span>
        )}
      </SessionContext.Consumer>
    );
  }
}

/** The words of a line. Its first one is the button for the whole line, which is read only once so; names of cards open them. */
function sentence(session: Session, { event, after }: LogEntry, words: string) {
  const parts = besideNames(mentionsIn(session.reader.peek(), event, words, session.board.story));
  const first = parts.findIndex(part => typeof part === 'string');
  return parts.map((part, index) => {
    if (typeof part !== 'string')
      return (
        <span key={index} class="log-kept">
          {part.before}
          <Named mention={part.mention} />
          {part.behind}
        </span>
      );
    if (index !== first) return part;
    const [, space, word, rest] = /^(\s*)(\S*)(.*)/.exec(part) ?? [];
    return [
      space,
      <button key={index} type="button" class="log-then" title={t('log.show')} onClick={() => session.step(after)}>
        {word}
      </button>,
      rest,
    ];
  });
}

interface Kept {
  readonly before: string;
  readonly mention: Mention;
  readonly behind: string;
}

/** What stands right beside a name stays with it where lines break: an article before it, a full stop behind it. */
function besideNames(parts: readonly (string | Mention)[]): (string | Kept)[] {
  const rest = parts.map(part => (typeof part === 'string' ? part : ''));
  const kept = parts.map((part, index) => {
    if (typeof part === 'string') return null;
    const [before = ''] = /(?<=\s)\S+$/.exec(rest[index - 1] ?? '') ?? [];
    const [behind = ''] = /^\S+/.exec(rest[index + 1] ?? '') ?? [];
    if (before !== '') rest[index - 1] = rest[index - 1].slice(0, -before.length);
    if (behind !== '') rest[index + 1] = rest[index + 1].slice(behind.length);
    return { before, mention: part, behind };
  });
  return kept.map((one, index) => one ?? rest[index]).filter(part => part !== '');
}

/** The name of a thing in a sentence: it says what it is as the thing itself does, and a card opens. */
function Named({ mention: { name, thing, isItem } }: { mention: Mention }) {
  const { enlarged } = useSession();
  if (!isItem)
    return (
      <button type="button" class="log-thing" data-thing={thing} data-explains>
        {name}
      </button>
    );
  return (
    <button type="button" class="link" data-thing={thing} data-item={thing} onClick={() => (enlarged.value = thing)}>
      {name}
    </button>
  );
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
