import { workerUrl } from 'virtual:dig-worker';
import { DIG_OPPONENT } from '@bonebed/bots/dig';
import { useSignal } from '@preact/signals';
import { catalogue } from '../app/catalogue.ts';
import { failureText } from '../app/failure.ts';
import { openFork, ownName } from '../app/open.ts';
import { levelName } from '../table/names.ts';
import { gameWords, language } from '../words.ts';
import type { DigWanted } from './dig-worker.ts';
import type { OwnDig } from './own-dig.ts';
import { w } from './words.ts';

/** Without a server: a dig for every day, found on this device from the date alone, and played for oneself. */
export function OwnDigs() {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const shown = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(now);
  return (
    <>
      <p>{w('digs.own', { day: shown })}</p>
      <ul class="dig-cards">
        {catalogue.map(({ id }) => (
          <li key={id} class="dig-card" data-game={id}>
            <h2>{gameWords(id, 'short')}</h2>
            <OwnDigOf game={id} day={day} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Finds it in a worker of its own. */
function found(game: string, day: string): Promise<OwnDig> {
  const worker = new Worker(workerUrl, { type: 'module' });
  const wanted: DigWanted = { game, day };
  worker.postMessage(wanted);
  return new Promise<OwnDig>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<OwnDig>) => resolve(data);
    worker.onerror = event => reject(new Error(event.message));
  }).finally(() => worker.terminate());
}

function OwnDigOf({ game, day }: { game: string; day: string }) {
  const dig = useSignal<OwnDig | 'sought' | null>(null);
  const fault = useSignal('');
  const search = async () => {
    dig.value = 'sought';
    fault.value = '';
    try {
      dig.value = await found(game, day);
    } catch (error) {
      dig.value = null;
      fault.value = failureText(error);
    }
  };
  if (dig.value === null || dig.value === 'sought') {
    return (
      <p>
        <button type="button" class="button" disabled={dig.value !== null} onClick={() => void search()}>
          {w(dig.value === null ? 'digs.find' : 'digs.digging')}
        </button>
        {fault.value !== '' && (
          <span class="fault" role="alert">
            {fault.value}
          </span>
        )}
      </p>
    );
  }
  const { goal, record } = dig.value;
  const play = () =>
    openFork(
      record,
      [
        { name: ownName(), kind: 'person', bot: null },
        { name: levelName(DIG_OPPONENT), kind: 'bot', bot: DIG_OPPONENT },
      ],
      0,
    );
  return (
    <p class="dig-row">
      <span>{w('deal.goal', { points: goal })}</span>
      <button type="button" class="button strong" onClick={play}>
        {w('digs.play')}
      </button>
    </p>
  );
}
