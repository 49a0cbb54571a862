import { type GameRules, loadLessons, loadRules } from '@bonebed/games';
import type { Lesson, Terms } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageHead } from '../app/page-head.tsx';
import { Lost, TablePage } from '../app/table-page.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { lessonHost } from './host.ts';
import { Letter } from './letter.tsx';
import { forgetProgress, keepProgress, learnedOf, type Progress, progressOf } from './progress.ts';
import { seatsOf } from './seats.ts';
import './page.css';

interface Found {
  readonly module: GameRules;
  readonly lessons: readonly Lesson<Terms>[];
}

/** Guided games: the list of a game's lessons and their chapters, or one of them at a table. */
export function LearnPage({ game, lesson }: { game: string; lesson: string | null }) {
  const found = useSignal<Found | 'nowhere' | null>(null);
  useEffect(() => {
    void Promise.all([loadRules(game), loadLessons(game)]).then(
      ([module, lessons]) => (found.value = { module, lessons }),
      () => (found.value = 'nowhere'),
    );
  }, []);
  if (found.value === null) return <p class="loading">{t('loading')}</p>;
  if (found.value === 'nowhere' || found.value.lessons.length === 0) return <Lost />;
  const { module, lessons } = found.value;
  const chosen = lessons.find(({ id }) => id === lesson);
  return chosen === undefined ? <Contents game={game} lessons={lessons} /> : <Taught module={module} lesson={chosen} />;
}

function Contents({ game, lessons }: { game: string; lessons: readonly Lesson<Terms>[] }) {
  const learned = useSignal(learnedOf(game));
  const forget = () => {
    forgetProgress(game);
    learned.value = null;
  };
  return (
    <div class="page">
      <PageHead />
      <main class="learn">
        <h1>{t('learn.title', { game: gameWords(game, 'title') })}</h1>
        <p class="game-links">
          <a href={href('guide', game)}>{t('home.guide')}</a>
          {learned.value !== null && (
            <button type="button" class="link" id="forget-learned" onClick={forget}>
              {t('learn.forget')}
            </button>
          )}
        </p>
        {lessons.map(lesson => {
          const progress = progressOf(game, lesson.id);
          const { done } = progress;
          const isDone = done.length === lesson.chapters.length;
          // Who has been through it begins again where it begins.
          const again = () => isDone && keepProgress(game, lesson.id, { ...progress, chapter: 0, deeds: [] });
          return (
            <section key={lesson.id} class="lesson">
              <h2>{lesson.title[language.value]}</h2>
              <p class="quiet">
                {t('learn.minutes', { minutes: lesson.minutes, teacher: lesson.teacher[language.value] })}
              </p>
              <ol>
                {lesson.chapters.map(({ title }, index) => (
                  <li key={title.en} class={done.includes(index) ? 'done' : ''}>
                    {title[language.value]}
                    {done.includes(index) && <span class="quiet"> · {t('learn.done')}</span>}
                  </li>
                ))}
              </ol>
              <a class="button strong" data-lesson={lesson.id} href={href('learn', game, lesson.id)} onClick={again}>
                {t(beginning(progress, isDone))}
              </a>
            </section>
          );
        })}
      </main>
    </div>
  );
}

function beginning({ done, chapter, deeds }: Progress, isDone: boolean): 'learn.begin' | 'learn.goOn' | 'learn.again' {
  if (isDone) return 'learn.again';
  return done.length + chapter + deeds.length === 0 ? 'learn.begin' : 'learn.goOn';
}

/** A lesson at its table, chapter after chapter. */
function Taught({ module, lesson }: { module: GameRules; lesson: Lesson<Terms> }) {
  const game = module.game.id;
  const progress = useSignal<Progress>(progressOf(game, lesson.id));
  /** How often a chapter has been begun here: each beginning is a table of its own. */
  const begun = useSignal(0);
  const keep = (next: Progress) => {
    progress.value = next;
    keepProgress(game, lesson.id, next);
  };
  const chapter = Math.min(progress.value.chapter, lesson.chapters.length - 1);
  const open = () => {
    const { deeds } = progress.peek();
    return lessonHost({ module, lesson, chapter, deeds, seats: seatsOf(lesson), paceMs: preferences.paceMs.peek() });
  };
  const turnTo = (next: number) => {
    keep({ ...progress.peek(), chapter: next, deeds: [] });
    begun.value += 1;
  };
  return (
    <TablePage
      key={begun.value}
      open={open}
      moment={null}
      moduleOf={() => Promise.resolve(module)}
      letter={host => (
        <Letter
          host={host}
          game={game}
          lesson={lesson}
          chapter={chapter}
          progress={progress}
          onKeep={keep}
          onTurn={turnTo}
        />
      )}
    />
  );
}
