import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stillSession } from '../app/still-session.ts';
import { type Session, SessionProvider, useSession } from '../table/session.ts';
import { t } from '../words.ts';
import { loadKeptGame } from './load.ts';
import { type Picture, parsePicture } from './source.ts';

/** A picture of a guide, drawn by the board of its game. It is looked at, not played with: its caption says what is to be seen. */
export function GuidePicture({ game, source, caption }: { game: string; source: string; caption: string }) {
  const session = useSignal<Session | null>(null);
  const picture = parsePicture(source);
  useEffect(() => {
    let isGone = false;
    void sessionFor(game, picture).then(found => {
      if (isGone) found.close();
      else session.value = found;
    });
    return () => {
      isGone = true;
      session.peek()?.close();
      session.value = null;
    };
  }, [game, source]);
  return (
    <figure class="guide-picture" data-picture={source}>
      {session.value === null ? (
        <p class="quiet">{t('loading')}</p>
      ) : (
        <SessionProvider value={session.value}>
          <div class="guide-drawing" data-game={game} inert>
            <Drawing game={game} picture={picture} />
          </div>
        </SessionProvider>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

async function sessionFor(game: string, picture: Picture): Promise<Session> {
  if (picture.kind === 'piece') return stillSession(game, null);
  return stillSession(game, { record: await loadKeptGame(game, picture.record), length: picture.moment });
}

function Drawing({ game, picture }: { game: string; picture: Picture }) {
  const { Enlarged, Mine, Shared, details } = useSession().board;
  if (picture.kind === 'piece') {
    return (
      <div class="guide-pieces">
        {picture.items.map(item => (
          <Enlarged key={item} item={item} />
        ))}
      </div>
    );
  }
  if (picture.detail === 'shared' || picture.detail === 'mine') {
    const isWhole = picture.detail === 'shared';
    return <div class={`guide-scene ${isWhole ? 'whole' : ''}`}>{isWhole ? <Shared /> : <Mine seat={0} />}</div>;
  }
  const Detail = details?.[picture.detail];
  if (Detail === undefined) throw new Error(`the board of '${game}' has no detail '${picture.detail}'`);
  return (
    <div class="guide-scene">
      <div class={`${game} guide-detail`}>
        <Detail />
      </div>
    </div>
  );
}
