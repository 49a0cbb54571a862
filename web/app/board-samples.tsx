import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Session, SessionProvider } from '../table/session.ts';
import { catalogue } from './catalogue.ts';
import { stillSession } from './still-session.ts';
import './style-page.css';

/** Cards of every board, drawn by the board itself. */
export function BoardSamples() {
  const sessions = useSignal<readonly Session[]>([]);
  useEffect(() => {
    void Promise.all(catalogue.map(({ id }) => stillSession(id, null))).then(found => (sessions.value = found));
  }, []);
  return (
    <>
      {sessions.value.map(session => (
        <SessionProvider key={session.info.game} value={session}>
          <div class="samples" data-game={session.info.game}>
            {session.board.samples.map(item => (
              <session.board.Enlarged key={item} item={item} />
            ))}
          </div>
        </SessionProvider>
      ))}
    </>
  );
}
