import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadBoard } from '../boards/registry.ts';
import { loadRules } from '../host/editions.ts';
import { newLocalTable } from '../host/local-table.ts';
import { stillHost } from '../host/still.ts';
import { createSession, type Session, SessionProvider } from '../table/session.ts';
import { catalogue } from './catalogue.ts';

/** Cards of every board, drawn by the board itself. */
export function BoardSamples() {
  const sessions = useSignal<readonly Session[]>([]);
  useEffect(() => {
    void Promise.all(catalogue.map(({ id }) => sampleSession(id))).then(found => (sessions.value = found));
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

/** A table that nobody plays: just dealt. */
async function sampleSession(game: string): Promise<Session> {
  const [module, board] = await Promise.all([loadRules(game), loadBoard(game)]);
  const seats = [0, 1].map(() => ({ name: '', kind: 'person' as const, bot: null }));
  const table = newLocalTable(module, { seats, settings: {}, seed: '0'.repeat(64) });
  const frame = table.frame(null);
  const info = { id: '', game, seats, settings: {}, mine: [] };
  return createSession(stillHost(info, frame), info, frame, module, board);
}
