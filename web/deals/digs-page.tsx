import type { DealInfo, Today, TodaysDeal } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import { lazy } from '../app/lazy.tsx';
import { PageHead } from '../app/page-head.tsx';
import { emblemOf } from '../boards/emblems.ts';
import { ServerRefusal } from '../host/api.ts';
import { IconOf } from '../icons/icon.tsx';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { deals } from './calls.ts';
import { NewDuels } from './new-duels.tsx';
import { PlayDeal } from './play-deal.tsx';
import { w } from './words.ts';
import './deals.css';

const OwnDigs = lazy(async () => (await import('./own-digs.tsx')).OwnDigs);

const LOOK_EVERY_MS = 4000;

/** What there is to play today, the same for all on this server: a dig of each game, a whole deal a week, and one's duels. */
export function DigsPage() {
  const today = useSignal<Today | null>(null);
  const fault = useSignal<unknown>(null);
  const look = () =>
    deals.today().then(
      found => (today.value = found),
      error => (fault.value = error),
    );
  useEffect(() => void look(), []);
  // Whoever comes first on a day sees the server find the digs, and the scores to beat.
  const isSeeking = today.value?.games.some(({ dig }) => dig.goal === null) ?? false;
  useEffect(() => {
    if (!isSeeking) return undefined;
    const looking = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [isSeeking]);
  const isAlone = fault.value instanceof ServerRefusal && fault.value.code === 'offline';
  return (
    <div class="page">
      <PageHead />
      <main class="narrow deals">
        <h1>{t('home.digs')}</h1>
        <p>{w('digs.line')}</p>
        {fault.value !== null && !isAlone && (
          <p class="fault" role="alert">
            {failureText(fault.value)}
          </p>
        )}
        {isAlone && (
          <>
            <p role="status">{w('digs.noServer')}</p>
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
        {w('digs.until', { time: hour(day.endsAt) })} {streak > 0 && <b>{w('digs.streak', { days: streak })}</b>}
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
      <NewDuels games={games.map(({ game }) => game)} />
      <Duels duels={duels} />
      <details class="quiet promises">
        <summary>{w('digs.honest')}</summary>
        <p>{w('digs.honestLine')}</p>
        <dl>
          {[day, week].map(period => (
            <div key={period.name}>
              <dt>{period.name}</dt>
              <dd>
                <code>{period.commitment}</code>
              </dd>
              <dt>{w('digs.next', { name: period.next.name })}</dt>
              <dd>
                <code>{period.next.commitment}</code>
              </dd>
              <dt>{w('digs.key', { name: period.before.name })}</dt>
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
        {w(`digs.${kind}`)}
        {goal !== null && <small class="goal">{w('deal.goal', { points: goal })}</small>}
      </span>
      {mine?.isOver === true ? (
        <a class="button" href={href('deal', id)}>
          {mine.points === null ? w('deal.results') : w('deal.points', { points: mine.points })}
        </a>
      ) : (
        <PlayDeal id={id} label={w(mine === null ? 'digs.play' : 'digs.goOn')} />
      )}
    </p>
  );
}

/** Those that one has begun. */
function Duels({ duels }: { duels: readonly DealInfo[] }) {
  if (duels.length === 0) return null;
  return (
    <section aria-labelledby="my-duels">
      <h2 id="my-duels">{w('duels.mine')}</h2>
      <ul>
        {duels.map(({ id, kind, game, mine }) => (
          <li key={id}>
            <a href={href('deal', id)}>
              {t('pair', {
                what: gameWords(game, 'short'),
                said: w(kind === 'duplicate' ? 'deal.duplicate' : 'deal.duel'),
              })}
              {mine?.points == null ? '' : `, ${w('deal.points', { points: mine.points })}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
