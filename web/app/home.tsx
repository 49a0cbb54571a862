import { hasLessons } from '@bonebed/games';
import { emblemOf } from '../boards/emblems.ts';
import { IconOf } from '../icons/icon.tsx';
import { learnedOf } from '../lesson/progress.ts';
import { OfflineNote } from '../offline/note.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { catalogue, type Listed } from './catalogue.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';
import { MyTables } from './my-tables.tsx';
import { NameField } from './name-field.tsx';
import { playFirst, playNow, playSolo, rivalsAt } from './open.ts';
import { OpenTables } from './open-tables.tsx';
import { PageHead } from './page-head.tsx';

/** The front page: the tables that wait for you, then the games, one click from playing. */
export function Home() {
  // Who has tables looks for them first; who has none looks for a game.
  const hasTables = preferences.hasTables.value;
  return (
    <div class={hasTables ? 'page home known' : 'page home'}>
      <PageHead />
      <main>
        <section class="hero">
          <h1>{t('home.title')}</h1>
          <p>{t('home.line')}</p>
          <NameField look="name" />
          <a class="button digs" id="digs" href={href('digs')}>
            {t('home.digs')}
          </a>
        </section>
        {hasTables && <MyTables key="mine" />}
        <section key="games" class="games" aria-label={t('home.games')}>
          {catalogue.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        {!hasTables && <MyTables key="mine" />}
        <OpenTables key="open" />
      </main>
      <Foot />
    </div>
  );
}

function GameCard({ game }: { game: Listed }) {
  const { id, seats, minutes, weight } = game;
  const emblem = emblemOf(id);
  return (
    <article class="game-card" aria-labelledby={`game-${id}`}>
      <div class="plate">{emblem === null ? null : <IconOf path={emblem} />}</div>
      <h2 id={`game-${id}`}>{gameWords(id, 'title')}</h2>
      <p class="game-line">{gameWords(id, 'line')}</p>
      <dl class="facts">
        <div>
          <dt>{t('fact.players')}</dt>
          <dd>{t('fact.range', { from: seats[0], to: seats[seats.length - 1] })}</dd>
        </div>
        <div>
          <dt>{t('fact.time')}</dt>
          <dd>{t('fact.minutes', { from: minutes[0], to: minutes[1] })}</dd>
        </div>
        <div>
          <dt>{t('fact.weight')}</dt>
          <dd>{t(`weight.${weight}`)}</dd>
        </div>
      </dl>
      <FirstGame game={game} />
      <div class="game-actions">
        <div class="play-row">
          <button type="button" class="button strong" data-play={id} onClick={() => playNow(game)}>
            {t('home.playNow')}
          </button>
          {seats[0] === 1 && (
            <button type="button" class="button" data-solo={id} onClick={() => playSolo(id)}>
              {t('home.solo')}
            </button>
          )}
        </div>
        <Rivals game={id} seats={seats} />
        <a class="button" href={href('invite', id)}>
          {t('home.invite')}
        </a>
        <a class="button" href={href('screen', id)}>
          {t('home.oneScreen')}
        </a>
      </div>
      <p class="game-links">
        <a href={href('guide', id)}>{t('home.guide')}</a>
        <a href={href('rules', id)}>{t('home.rules')}</a>
        <a href={href('about', id)}>{t('menu.about')}</a>
      </p>
    </article>
  );
}

/** For those who are new: the lesson, with what they have learned of it, and the beginner's game. */
function FirstGame({ game }: { game: Listed }) {
  const learned = learnedOf(game.id);
  return (
    <p class="first-game">
      <span>{t('home.new')}</span>
      {hasLessons(game.id) && (
        <a class="button small" data-learn={game.id} href={href('learn', game.id)}>
          {learned === null ? t('home.learn') : t('home.learned', learned)}
        </a>
      )}
      <button type="button" class="button small" data-first={game.id} onClick={() => playFirst(game)}>
        {t('home.firstGame')}
      </button>
    </p>
  );
}

/** Whom 'Play now' is against: said in a line, changed in it, remembered. */
function Rivals({ game, seats }: { game: string; seats: readonly number[] }) {
  const most = Math.max(...seats) - 1;
  return (
    <p class="rivals">
      <span>{t('home.against')}</span>
      <select
        aria-label={t('home.rivals')}
        value={String(rivalsAt(seats))}
        onChange={event => (preferences.rivals.value = Number(event.currentTarget.value))}
      >
        {Array.from({ length: most }, (_, index) => (
          <option key={index} value={String(index + 1)}>
            {index + 1}
          </option>
        ))}
      </select>
      <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} isExplained />
      <a class="variants" href={href('screen', game, 'bots')}>
        {t('screen.variants')}
      </a>
    </p>
  );
}

function Foot() {
  return (
    <footer class="foot quiet">
      <OfflineNote />
      <p>{t('foot.credits')}</p>
      <p>
        <a href="https://game-icons.net">game-icons.net</a> (CC BY 3.0) · <a href={href('style')}>{t('foot.style')}</a>{' '}
        · <a href={href('verify')}>{t('honest.verify')}</a>
      </p>
    </footer>
  );
}
