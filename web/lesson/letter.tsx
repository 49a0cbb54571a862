import type { Lesson, Terms } from '@bonebed/kernel';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openFork } from '../app/open.ts';
import { randomHex } from '../app/random-hex.ts';
import { go, href } from '../route.ts';
import { language, t } from '../words.ts';
import { Cameo } from './cameo.tsx';
import { Hint } from './hint.tsx';
import type { LessonHost } from './host.ts';
import type { Progress } from './progress.ts';
import { seatsOf } from './seats.ts';
import '../table/recap.css';
import './letter.css';

/** How much of what is known already stands beside the letter. */
const MOST_KNOWN = 3;

interface LetterProps {
  readonly host: LessonHost;
  readonly game: string;
  readonly lesson: Lesson<Terms>;
  readonly chapter: number;
  readonly progress: Signal<Progress>;
  onKeep(progress: Progress): void;
  /** Begins another chapter. */
  onTurn(chapter: number): void;
}

/** What the teacher says, what is to be done now, and the ways on and back. It never lies on the board. */
export function Letter({ host, game, lesson, chapter, progress, onKeep, onTurn }: LetterProps) {
  const { at, step, isOver, nudge, recap } = host.state.value;
  const lang = language.value;
  const { title, steps, won, known, canPlayOn } = lesson.chapters[chapter];
  const isLast = chapter === lesson.chapters.length - 1;
  useEffect(() => {
    const { done } = progress.peek();
    onKeep({
      done: isOver ? [...new Set([...done, chapter])] : done,
      chapter,
      deeds: host.deeds(),
      of: lesson.chapters.length,
    });
  }, [at, isOver]);
  const learned = lesson.chapters
    .slice(0, chapter)
    .map(one => one.known)
    .slice(-MOST_KNOWN);
  const playOn = () => {
    const { text, length } = host.playOn(randomHex(32));
    openFork(text, seatsOf(lesson), length);
  };
  return (
    <section
      class="letter"
      data-step={`${chapter + 1}.${at + 1}`}
      data-over={isOver}
      aria-label={t('learn.letter', { teacher: lesson.teacher[lang] })}
    >
      {learned.length > 0 && (
        <aside class="learned">
          <h4>{t('learn.known')}</h4>
          <ul>
            {learned.map(one => (
              <li key={one.en}>{one[lang]}</li>
            ))}
          </ul>
        </aside>
      )}
      <header>
        <Cameo face={lesson.face} />
        <div>
          <h3>{capitalised(lesson.teacher[lang])}</h3>
          <p class="quiet">
            {title[lang]} · {t('learn.step', { at: Math.min(at + 1, steps.length), of: steps.length })}
          </p>
        </div>
        <ol class="letter-steps" aria-hidden="true">
          {steps.map((_, index) => (
            <li key={index} class={stepClass(index, at)} />
          ))}
        </ol>
      </header>
      <div aria-live="polite">
        {recap !== null && <p class="recap quiet">{recap[lang]}</p>}
        {step !== null && <p class="say">{step.say[lang]}</p>}
        {step !== null && <p class={nudge === null ? 'task' : 'task nudged'}>{(nudge ?? step.task)[lang]}</p>}
        {isOver && <p class="say">{won[lang]}</p>}
        {isOver && <p class="task">{known[lang]}</p>}
      </div>
      <footer>
        {isOver && !isLast && (
          <button type="button" class="button strong" id="next-chapter" onClick={() => onTurn(chapter + 1)}>
            {t('learn.next')}
          </button>
        )}
        {isOver && isLast && (
          <button type="button" class="button strong" id="lesson-done" onClick={() => go('learn', game)}>
            {t('learn.finish')}
          </button>
        )}
        {isOver && canPlayOn && (
          <button type="button" class="button" id="play-on" onClick={playOn}>
            {t('learn.playOn')}
          </button>
        )}
        <button
          type="button"
          class="button small"
          id="step-back"
          disabled={at === 0 && host.deeds().length === 0}
          onClick={() => host.back()}
        >
          {t('learn.back')}
        </button>
        {step !== null && <Hint host={host} />}
        <details class="chapter-list">
          <summary>{t('learn.chapters')}</summary>
          <ol class="chapters">
            {lesson.chapters.map((one, index) => (
              <li key={one.title.en}>
                <button
                  type="button"
                  aria-current={index === chapter ? 'step' : undefined}
                  class={progress.value.done.includes(index) ? 'done' : ''}
                  onClick={() => onTurn(index)}
                >
                  <span aria-hidden="true">{progress.value.done.includes(index) ? '✓' : index + 1}</span>{' '}
                  {one.title[lang]}
                </button>
              </li>
            ))}
          </ol>
          {!isOver && !isLast && (
            <button
              type="button"
              class="button small quiet-button"
              id="skip-chapter"
              onClick={() => onTurn(chapter + 1)}
            >
              {t('learn.skip')}
            </button>
          )}
          <a class="leave" href={href('learn', game)}>
            {t('learn.leave')}
          </a>
        </details>
      </footer>
    </section>
  );
}

function stepClass(index: number, at: number): string {
  if (index < at) return 'done';
  return index === at ? 'now' : '';
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
