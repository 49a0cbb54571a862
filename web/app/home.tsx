import { Icon } from '../icons/icon.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { catalogue, isPlayable, type Listed } from './catalogue.ts';
import { MyTables } from './my-tables.tsx';
import { playNow } from './open.ts';
import { OpenTables } from './open-tables.tsx';
import { PageHead } from './page-head.tsx';

/** The front page: the games, one click from playing; the tables that wait for you. */
export function Home() {
  return (
    <div class="page home">
      <PageHead />
      <main>
        <section class="hero">
          <h1>{t('home.title')}</h1>
          <p>{t('home.line')}</p>
          <label class="name">
            <span>{t('home.name')}</span>
            <input
              type="text"
              maxLength={24}
              autocomplete="nickname"
              placeholder={t('home.namePlaceholder')}
              value={preferences.name.value}
              onInput={event => (preferences.name.value = event.currentTarget.value)}
            />
          </label>
        </section>
        <section class="games" aria-label={t('home.games')}>
          {catalogue.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <div class="home-tables">
          <MyTables />
          <OpenTables />
        </div>
      </main>
      <Foot />
    </div>
  );
}

function GameCard({ game }: { game: Listed }) {
  const { id, seats, minutes, weight, icon } = game;
  const canPlay = isPlayable(game);
  return (
    <article class={canPlay ? 'game-card' : 'game-card soon'} aria-labelledby={`game-${id}`}>
      <div class="plate">
        <Icon name={icon} />
      </div>
      <h2 id={`game-${id}`}>{t(`game.${id}.title`)}</h2>
      <p class="game-line">{t(`game.${id}.line`)}</p>
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
          <dd>{t(`weight.${weight as 1 | 2 | 3 | 4}`)}</dd>
        </div>
      </dl>
      {canPlay ? (
        <div class="game-actions">
          <button type="button" class="button strong" data-play={id} onClick={() => playNow(id)}>
            {t('home.playNow')}
          </button>
          {seats[0] === 1 && (
            <button type="button" class="button" data-solo={id} onClick={() => playNow(id, 0)}>
              {t('home.solo')}
            </button>
          )}
          <a class="button" href={href('invite', id)}>
            {t('home.invite')}
          </a>
          <a class="button" href={href('screen', id)}>
            {t('home.oneScreen')}
          </a>
        </div>
      ) : (
        <p class="quiet soon-line">{t('home.soon')}</p>
      )}
      <p class="game-links">
        <a href={href('rules', id)}>{t('home.rules')}</a>
        <a href={href('about', id)}>{t('menu.about')}</a>
      </p>
    </article>
  );
}

function Foot() {
  return (
    <footer class="foot quiet">
      <p>{t('foot.credits')}</p>
      <p>
        <a href="https://game-icons.net">game-icons.net</a> (CC BY 3.0) · <a href={href('style')}>{t('foot.style')}</a>
      </p>
    </footer>
  );
}
