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
import { AwaitOthers, DuplicateStanding, mySeat, signed, Tables } from './duplicate.tsx';
import { PlayDeal } from './play-deal.tsx';
import { w } from './words.ts';
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
          <a href={href('digs')}>{w('deal.all')}</a>
        </p>
        {fault.value !== null && (
          <p class="fault" role="alert">
            {isMissing ? w('deal.missing') : failureText(fault.value)}
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
  return w(`deal.${kind}`, { day: isDate ? written.format(new Date(day)) : (day ?? '') });
}

function Board({ board, onLook }: { board: DealBoard; onLook: () => void }) {
  const { id, kind, game, bots, goal, mine, results, players } = board;
  const isDuplicate = kind === 'duplicate';
  const isAwaited = mine !== null && mine.table === null;
  const begin = w(isDuplicate ? 'duplicate.sit' : 'digs.play');
  const rivals = bots.flatMap(level => (level === null ? [] : [botName(level, language.value)]));
  return (
    <>
      <h1>{t('pair', { what: gameWords(game, 'short'), said: whatIs(board) })}</h1>
      <p>
        {w(`deal.${kind}.line`)}{' '}
        {rivals.length > 0 && w('deal.against', { names: new Intl.ListFormat(language.value).format(rivals) })}
      </p>
      {goal !== null && <p id="goal">{w('deal.goal', { points: goal })}</p>}
      {(isDuplicate || kind === 'duel') && <Invite id={id} onLook={onLook} />}
      {isAwaited && <AwaitOthers board={board} onLook={onLook} />}
      {mine?.isOver !== true && !isAwaited && (
        <p>
          <PlayDeal id={id} label={mine === null ? begin : w('digs.goOn')} onAwaited={onLook} />
        </p>
      )}
      {isDuplicate ? <Tables board={board} /> : <Players board={board} />}
      {results === null && players.some(({ isOver, isMe }) => isOver && !isMe) && (
        <p class="quiet">{w('deal.closed')}</p>
      )}
      {results !== null && <Results board={board} results={results} />}
    </>
  );
}

function Invite({ id, onLook }: { id: string; onLook: () => void }) {
  return (
    <p>
      <CopyLink label={w('duels.invite')} link={async () => dealLink(id)} class="button" />{' '}
      <button type="button" class="button" id="look-again" onClick={onLook}>
        {w('duels.look')}
      </button>
    </p>
  );
}

function Players({ board: { players } }: { board: DealBoard }) {
  return (
    <ul id="duelists">
      {players.map(({ name, isOver, isMe }, index) => (
        <li key={index}>
          <b>{name}</b> {isMe && w('deal.you')} <span class="quiet">{w(isOver ? 'deal.done' : 'deal.playing')}</span>
        </li>
      ))}
    </ul>
  );
}

function Results({ board, results }: { board: DealBoard; results: NonNullable<DealBoard['results']> }) {
  const { id, game, mine, goal } = board;
  const points = mine?.points ?? null;
  const place = placeIn(board, results);
  const what = whatIs(board);
  const made = points === null ? w('deal.none') : w('deal.points', { points });
  /** What can be told of it without spoiling it for others. */
  const card = async (): Promise<string> =>
    [
      `Bonebed · ${gameWords(game, 'short')} · ${what}`,
      points === null || goal === null ? made : `${made} ${meter(points, goal)}`,
      ...(place === '' ? [] : [place]),
      dealLink(id),
    ].join('\n');
  const share = points === null || goal === null ? null : points / Math.max(1, goal);
  const picture = () => ({ game: gameWords(game, 'short'), what, result: made, share, place });
  return (
    <section aria-live="polite">
      {mine !== null && (
        <>
          <p id="my-result" class="my-result">
            {made}
            {points !== null && goal !== null && ` ${meter(points, goal)}`}
            {points !== null && goal !== null && points > goal && ` ${w('deal.beaten')}`}
          </p>
          {place !== '' && <p>{place}</p>}
          <p>
            <CopyLink label={w('deal.share')} link={card} class="button" />{' '}
            <button type="button" class="button" id="picture" onClick={() => void sharePicture(picture())}>
              {w('deal.picture')}
            </button>
          </p>
        </>
      )}
      <Standings board={board} results={results} />
      <SideBySide board={board} />
    </section>
  );
}

/** How one stands: in a deal of the server among all, in a duplicate against others in the same seat; a duel says it by itself. */
function placeIn(board: DealBoard, { above, count }: NonNullable<DealBoard['results']>): string {
  const ahead = mySeat(board)?.ahead ?? null;
  if (ahead !== null) return w('duplicate.ahead', { ahead: signed(ahead) });
  if (board.day === null || board.mine?.points == null) return '';
  return w('deal.place', { place: above + 1, count });
}

function Standings({ board, results }: { board: DealBoard; results: NonNullable<DealBoard['results']> }) {
  const { best, friends, bots } = results;
  if (board.kind === 'duplicate') return <DuplicateStanding board={board} />;
  if (board.kind === 'duel') return <Rows title={w('duels.title')} rows={best} />;
  return (
    <div class="standings">
      <Rows title={w('deal.best')} rows={best} />
      {friends.length > 1 && <Rows title={w('deal.friends')} rows={friends} />}
      <Rows title={w('deal.bots')} rows={bots}>
        {bots.length < 2 && <p class="quiet">{w('deal.trying')}</p>}
      </Rows>
    </div>
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
              {bot === null ? name || w('deal.former') : botName(bot, language.value)} {isMe && w('deal.you')}
            </span>{' '}
            <b>{points}</b>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
