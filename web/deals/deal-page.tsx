import { botName } from '@bonebed/bots/levels';
import type { DealBoard, DealRow } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CopyLink } from '../app/copy-link.tsx';
import { failureText } from '../app/failure.ts';
import { lazy } from '../app/lazy.tsx';
import { PageHead } from '../app/page-head.tsx';
import { ServerRefusal } from '../host/api.ts';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { dealLink, deals } from './calls.ts';
import { sharePicture } from './card.ts';
import { PlayDeal } from './play-deal.tsx';
import './deals.css';

const SideBySide = lazy(async () => (await import('./side-by-side.tsx')).SideBySide);

/** One deal: how to play it, and, for those who have, what became of it. */
export function DealPage({ id }: { id: string }) {
  const board = useSignal<DealBoard | null>(null);
  const fault = useSignal<unknown>(null);
  const look = () =>
    deals.board(id).then(
      found => (board.value = found),
      error => (fault.value = error),
    );
  useEffect(() => {
    void look();
    // Others play meanwhile: whoever comes back to the page sees how it stands now.
    const onShown = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [id]);
  const isMissing = fault.value instanceof ServerRefusal && fault.value.code === 'notFound';
  return (
    <div class="page">
      <PageHead />
      <main class="narrow deals">
        <p>
          <a href={href('digs')}>{t('deal.all')}</a>
        </p>
        {fault.value !== null && (
          <p class="fault" role="alert">
            {isMissing ? t('deal.missing') : failureText(fault.value)}
          </p>
        )}
        {board.value === null && fault.value === null && <p class="loading">{t('loading')}</p>}
        {board.value !== null && <Board board={board.value} onLook={() => void look()} />}
      </main>
    </div>
  );
}

/** What kind of deal it is, with its date as people write it; weeks have numbers. */
function whatIs({ kind, day }: DealBoard): string {
  const isDate = kind === 'dig' && day !== null;
  const written = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' });
  return t(`deal.${kind}`, { day: isDate ? written.format(new Date(day)) : (day ?? '') });
}

function Board({ board, onLook }: { board: DealBoard; onLook: () => void }) {
  const { id, kind, game, bots, goal, mine, results, players } = board;
  const rivals = bots.flatMap(level => (level === null ? [] : [botName(level, language.value)]));
  return (
    <>
      <h1>
        {gameWords(game, 'short')}
        {': '}
        {whatIs(board)}
      </h1>
      <p>
        {t(`deal.${kind}.line`)} {t('deal.against', { names: new Intl.ListFormat(language.value).format(rivals) })}
      </p>
      {goal !== null && <p id="goal">{t('deal.goal', { points: goal })}</p>}
      {kind === 'duel' && <Players board={board} onLook={onLook} />}
      {mine?.isOver !== true && (
        <p>
          <PlayDeal id={id} isBegun={mine !== null} />
        </p>
      )}
      {results === null && players.some(({ isOver, isMe }) => isOver && !isMe) && (
        <p class="quiet">{t('deal.closed')}</p>
      )}
      {results !== null && <Results board={board} results={results} />}
    </>
  );
}

function Players({ board: { id, players }, onLook }: { board: DealBoard; onLook: () => void }) {
  return (
    <section>
      <p>
        <CopyLink label={t('duels.invite')} link={async () => dealLink(id)} class="button" />{' '}
        <button type="button" class="button" id="look-again" onClick={onLook}>
          {t('duels.look')}
        </button>
      </p>
      <ul id="duelists">
        {players.map(({ name, isOver, isMe }, index) => (
          <li key={index}>
            <b>{name}</b> {isMe && t('deal.you')} <span class="quiet">{t(isOver ? 'deal.done' : 'deal.playing')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ board, results }: { board: DealBoard; results: NonNullable<DealBoard['results']> }) {
  const { id, kind, game, mine, goal } = board;
  const { count, above, best, friends, bots } = results;
  const points = mine?.points ?? null;
  const isDuel = kind === 'duel';
  /** What can be told of it without spoiling it for others. */
  const card = async (): Promise<string> =>
    [
      `Bonebed · ${gameWords(game, 'short')} · ${whatIs(board)}`,
      points === null
        ? t('deal.none')
        : t('deal.points', { points }) + (goal === null ? '' : ` ${meter(points, goal)}`),
      ...(isDuel || points === null ? [] : [t('deal.place', { place: above + 1, count })]),
      dealLink(id),
    ].join('\n');
  const picture = () => ({
    game: gameWords(game, 'short'),
    what: whatIs(board),
    result: points === null ? t('deal.none') : t('deal.points', { points }),
    share: points === null || goal === null ? null : points / Math.max(1, goal),
    place: isDuel || points === null ? '' : t('deal.place', { place: above + 1, count }),
  });
  return (
    <section aria-live="polite">
      {mine !== null && (
        <p id="my-result" class="my-result">
          {points === null ? t('deal.none') : t('deal.points', { points })}
          {points !== null && goal !== null && ` ${meter(points, goal)}`}
          {points !== null && goal !== null && points > goal && ` ${t('deal.beaten')}`}
        </p>
      )}
      {mine !== null && points !== null && !isDuel && <p>{t('deal.place', { place: above + 1, count })}</p>}
      {mine !== null && (
        <p>
          <CopyLink label={t('deal.share')} link={card} class="button" />{' '}
          <button type="button" class="button" id="picture" onClick={() => void sharePicture(picture())}>
            {t('deal.picture')}
          </button>
        </p>
      )}
      <div class="standings">
        <Rows title={t(isDuel ? 'duels.title' : 'deal.best')} rows={best} />
        {!isDuel && friends.length > 1 && <Rows title={t('deal.friends')} rows={friends} />}
        {!isDuel && (
          <Rows title={t('deal.bots')} rows={bots}>
            {bots.length < 2 && <p class="quiet">{t('deal.trying')}</p>}
          </Rows>
        )}
      </div>
      <SideBySide board={board} />
    </section>
  );
}

/** How near to the score to beat, or how far beyond: ten boxes are that score. */
function meter(points: number, goal: number): string {
  const full = Math.max(0, Math.min(12, Math.round((10 * points) / Math.max(1, goal))));
  return '▮'.repeat(full) + '▯'.repeat(Math.max(0, 10 - full));
}

function Rows({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly DealRow[];
  children?: preact.ComponentChildren;
}) {
  return (
    <section class="standing">
      <h2>{title}</h2>
      <ol>
        {rows.map(({ name, bot, points, isMe }, index) => (
          <li key={index} class={isMe ? 'mine' : ''}>
            <span>
              {bot === null ? name || t('deal.former') : botName(bot, language.value)} {isMe && t('deal.you')}
            </span>{' '}
            <b>{points}</b>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
