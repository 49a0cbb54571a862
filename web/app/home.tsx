import { hasLessons } from '@bonebed/games';
import { useSignal } from '@preact/signals';
import { pictureOf } from '../boards/pictures.ts';
import { plateOf } from '../boards/plates.ts';
import { learnedOf } from '../lesson/progress.ts';
import { OfflineNote } from '../offline/note.tsx';
import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { Themes } from './appearance.tsx';
import { catalogue, type Listed } from './catalogue.ts';
import { lazy } from './lazy.tsx';
import { MyTables } from './my-tables.tsx';
import { NameField } from './name-field.tsx';
import { playFirst, playNow } from './open.ts';
import { OpenTables } from './open-tables.tsx';
import { PageHead } from './page-head.tsx';
import './rows.css';

const Ways = lazy(
  async () => (await import('./ways.tsx')).Ways,
  () => null,
);

/** The first board that has a picture stands for all digs. */
const picture = catalogue.map(({ id }) => pictureOf(id)).find(found => found !== null) ?? null;

/** The front page: the tables that wait for you, then the games, one click from playing. */
export function Home() {
  /** The game whose other ways to play are shown. */
  const asked = useSignal<Listed | null>(null);
  return (
    <div class="page home">
      <PageHead />
      <main>
        <div class="first-row">
          <MyTables>
            <section class="hero">
              <h1>{t('home.title')}</h1>
              <p>{t('home.line')}</p>
            </section>
          </MyTables>
          <section class="dig" aria-labelledby="dig-title">
            <h2 id="dig-title">{t('home.digs')}</h2>
            <div class="leaf">
              {picture !== null && <img class="picture" src={picture} alt="" width="560" height="240" loading="lazy" />}
              <p>{t('home.digsLine')}</p>
              <a class="button" id="digs" href={href('digs')}>
                {t('home.dig')}
              </a>
            </div>
          </section>
        </div>
        <section aria-labelledby="new-game">
          <div class="games-head">
            <h2 id="new-game">{t('home.newGame')}</h2>
            <NameField look="name" />
          </div>
          <div class="games">
            {catalogue.map(game => (
              <GameCard key={game.id} game={game} onWays={() => (asked.value = game)} />
            ))}
          </div>
        </section>
        <OpenTables />
      </main>
      <Foot />
      {preferences.hasTables.value && (
        <div class="new-game-bar">
          <button type="button" class="button strong" onClick={showGames}>
            {t('home.newGame')}
          </button>
        </div>
      )}
      {asked.value !== null && <Ways game={asked.value} onClose={() => (asked.value = null)} />}
    </div>
  );
}

function showGames(): void {
  document.getElementById('new-game')?.scrollIntoView();
}

function GameCard({ game, onWays }: { game: Listed; onWays: () => void }) {
  const { id, seats, minutes, weight } = game;
  const plate = plateOf(id);
  const learned = learnedOf(id);
  const [short, title] = [gameWords(id, 'short'), gameWords(id, 'title')];
  const facts = { from: seats[0], to: seats[seats.length - 1], least: minutes[0], most: minutes[1] };
  return (
    <article class="game-card leaf" aria-labelledby={`game-${id}`}>
      {plate !== null && <div class="plate" style={{ '--drawing': `url("${plate}")` }} />}
      <h3 id={`game-${id}`}>
        {short} {title !== short && <small>{title}</small>}
      </h3>
      <p class="game-line">{gameWords(id, 'line')}</p>
      <p class="game-facts quiet">{t('home.facts', { ...facts, weight: t(`weight.${weight}`) })}</p>
      <button type="button" class="button strong" data-play={id} onClick={() => playNow(game)}>
        {t('home.playNow')}
      </button>
      {hasLessons(id) && (
        <a class="button" data-learn={id} href={href('learn', id)}>
          {learned === null ? t('home.learn') : t('home.learned', learned)}
        </a>
      )}
      <button type="button" class="button" data-first={id} onClick={() => playFirst(game)}>
        {t('home.firstGame')}
      </button>
      <button type="button" class="link" data-ways={id} onClick={onWays}>
        {t('home.ways')}
      </button>
    </article>
  );
}

function Foot() {
  return (
    <footer class="foot">
      <OfflineNote />
      <p class="game-links">
        <a href={href('import')}>{t('tables.import')}</a>
        <a href={href('verify')}>{t('honest.verify')}</a>
        <a href={href('style')}>{t('foot.style')}</a>
      </p>
      <p>
        {t('foot.credits')} <a href="https://game-icons.net">game-icons.net</a> (CC BY 3.0)
      </p>
      <Themes />
    </footer>
  );
}
