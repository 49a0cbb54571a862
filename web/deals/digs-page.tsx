import type { DealInfo, Today, TodaysDeal } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import { lazy } from '../app/lazy.tsx';
import { LevelSelect, usualLevel } from '../app/level-select.tsx';
import { PageHead } from '../app/page-head.tsx';
import { emblemOf } from '../boards/emblems.ts';
import { ServerRefusal } from '../host/api.ts';
import { IconOf } from '../icons/icon.tsx';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { challenge, deals } from './calls.ts';
import { PlayDeal } from './play-deal.tsx';
import './deals.css';

const OwnDigs = lazy(async () => (await import('./own-digs.tsx')).OwnDigs);

/** What there is to play today, the same for all on this server: a dig of each game, a whole deal a week, and one's duels. */
export function DigsPage() {
  const today = useSignal<Today | null>(null);
  const fault = useSignal<unknown>(null);
  useEffect(() => {
    deals.today().then(
      found => (today.value = found),
      error => (fault.value = error),
    );
  }, []);
  const isAlone = fault.value instanceof ServerRefusal && fault.value.code === 'offline';
  return (
    <div class="page">
      <PageHead />
      <main class="narrow deals">
        <h1>{t('home.digs')}</h1>
        <p>{t('digs.line')}</p>
        {fault.value !== null && !isAlone && (
          <p class="fault" role="alert">
            {failureText(fault.value)}
          </p>
        )}
        {isAlone && (
          <>
            <p role="status">{t('digs.noServer')}</p>
            <OwnDigs />
          </>
        )}
        {today.value === null && fault.value === null && <p class="loading">{t('loading')}</p>}
        {today.value !== null && <Deals today={today.value} />}
      </main>
    </div>
  );
}

const hour = (ms: number): string =>
  new Intl.DateTimeFormat(language.value, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(ms);

function Deals({ today }: { today: Today }) {
  const { day, week, games, streak, duels } = today;
  return (
    <>
      <p class="quiet">
        {t('digs.until', { time: hour(day.endsAt) })} {streak > 0 && <b>{t('digs.streak', { days: streak })}</b>}
      </p>
      <ul class="dig-cards">
        {games.map(({ game, dig, week: whole }) => (
          <li key={game} class="dig-card" data-game={game}>
            <Emblem game={game} />
            <h2>{gameWords(game, 'short')}</h2>
            <Row kind="dig" deal={dig} />
            <Row kind="week" deal={whole} />
          </li>
        ))}
      </ul>
      <Duels duels={duels} games={games.map(({ game }) => game)} />
      <details class="quiet promises">
        <summary>{t('digs.honest')}</summary>
        <p>{t('digs.honestLine')}</p>
        <dl>
          {[day, week].map(period => (
            <div key={period.name}>
              <dt>{period.name}</dt>
              <dd>
                <code>{period.commitment}</code>
              </dd>
              <dt>{t('digs.next', { name: period.next.name })}</dt>
              <dd>
                <code>{period.next.commitment}</code>
              </dd>
              <dt>{t('digs.key', { name: period.before.name })}</dt>
              <dd>
                <code>{period.before.key}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Emblem({ game }: { game: string }) {
  const emblem = emblemOf(game);
  return emblem === null ? null : (
    <div class="dig-emblem">
      <IconOf path={emblem} />
    </div>
  );
}

function Row({ kind, deal: { id, goal, mine } }: { kind: 'dig' | 'week'; deal: TodaysDeal }) {
  return (
    <p class="dig-row" data-deal={kind}>
      <span>
        {t(`digs.${kind}`)}
        {goal !== null && <small class="goal">{t('deal.goal', { points: goal })}</small>}
      </span>
      {mine?.isOver === true ? (
        <a class="button" href={href('deal', id)}>
          {mine.points === null ? t('deal.results') : t('deal.points', { points: mine.points })}
        </a>
      ) : (
        <PlayDeal id={id} isBegun={mine !== null} />
      )}
    </p>
  );
}

function Duels({ duels, games }: { duels: readonly DealInfo[]; games: readonly string[] }) {
  const game = useSignal(games[0] ?? '');
  const fault = useSignal('');
  const begin = () =>
    challenge({ game: game.value, bots: [usualLevel()] }).catch(error => (fault.value = failureText(error)));
  return (
    <section aria-labelledby="duels">
      <h2 id="duels">{t('duels.title')}</h2>
      <p>{t('duels.line')}</p>
      <p class="dig-row">
        <select
          aria-label={t('home.games')}
          value={game.value}
          onChange={event => (game.value = event.currentTarget.value)}
        >
          {games.map(id => (
            <option key={id} value={id}>
              {gameWords(id, 'short')}
            </option>
          ))}
        </select>
        <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} />
        <button type="button" class="button" id="new-duel" onClick={() => void begin()}>
          {t('duels.fresh')}
        </button>
      </p>
      {fault.value !== '' && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <ul>
        {duels.map(({ id, game: played, mine }) => (
          <li key={id}>
            <a href={href('deal', id)}>
              {gameWords(played, 'short')}
              {mine?.points == null ? '' : `: ${t('deal.points', { points: mine.points })}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
