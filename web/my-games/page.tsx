import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { download } from '../app/download.ts';
import { PageHead } from '../app/page-head.tsx';
import { Confirm } from '../table/confirm.tsx';
import { figuresOf } from './figures.ts';
import { forgetResults, type Gathered, gatherResults } from './gather.ts';
import { GameFigures } from './pictures.tsx';
import { w } from './words.ts';
import './my-games.css';

/** What became of the games that one finished. */
export function MyGamesPage() {
  const found = useSignal<Gathered | null>(null);
  const reading = useSignal<readonly [done: number, all: number]>([0, 0]);
  const isAsking = useSignal(false);
  const load = () =>
    void gatherResults((done, all) => (reading.value = [done, all])).then(gathered => (found.value = gathered));
  useEffect(load, []);
  const gathered = found.value;
  const [done, all] = reading.value;
  return (
    <div class="page">
      <PageHead />
      <main class="narrow my-games">
        <h1>{w('title')}</h1>
        <p>{w('line')}</p>
        {gathered === null ? (
          <label class="quiet">
            {w('reading', { done, all })} <progress value={done} max={Math.max(all, 1)} />
          </label>
        ) : (
          <>
            {gathered.missing > 0 && <p class="quiet">{w('missing', { count: gathered.missing })}</p>}
            {gathered.results.length === 0 && <p id="no-games">{w('none')}</p>}
            {figuresOf(gathered.results).map(figures => (
              <GameFigures key={`${figures.game} ${figures.seats}`} figures={figures} />
            ))}
            {gathered.results.length > 0 && (
              <p class="my-games-tools">
                <button
                  type="button"
                  class="button"
                  id="export-games"
                  onClick={() => download('bonebed games.json', JSON.stringify(gathered.results, null, 2))}
                >
                  {w('export')}
                </button>
                <button type="button" class="button" id="forget-games" onClick={() => (isAsking.value = true)}>
                  {w('forget')}
                </button>
              </p>
            )}
            {isAsking.value && (
              <Confirm
                question={w('forgetAsk')}
                line={w('forgetLine')}
                act={w('forget')}
                onAct={() => void forgetResults(gathered.results).then(load)}
                onClose={() => (isAsking.value = false)}
              />
            )}
          </>
        )}
      </main>
    </div>
  );
}
