import { optionWords } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LineStep } from '../host/calls.ts';
import { localHost } from '../host/local.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { useSession } from '../table/session.ts';
import { lt } from './words.ts';
import './graph.css';
import '../table/analysis.css';

/** How bots would have gone on from a moment of the past, to be stepped through on the board. */
export function BotLine({ moment, text }: { moment: number; text: string }) {
  const session = useSession();
  const steps = useSignal<readonly LineStep[] | null>(null);
  const at = useSignal(0);
  const go = (index: number, found: readonly LineStep[]) => {
    at.value = index;
    if (found[index] !== undefined) session.imagine(found[index].frame);
  };
  useEffect(() => {
    let isHere = true;
    const { seats } = session.host.info.peek() ?? session.info;
    void session.host.record().then(async record => {
      const host = localHost({ kind: 'record', text: record, seats }, 0);
      await host.look(session.shown.peek().seat);
      const found = await host.line(moment, text);
      host.close();
      if (!isHere) return;
      steps.value = found;
      go(0, found);
    });
    return () => {
      isHere = false;
    };
  }, [moment, text]);
  const found = steps.value;
  return (
    <section class="analysis bot-line" aria-label={lt('lineOf')}>
      <h3>{lt('lineOf')}</h3>
      {found === null ? (
        <p role="status">{lt('thinking')}</p>
      ) : (
        <ol>
          {found.map(({ seat, what, option }, index) => (
            <li key={index}>
              <button type="button" class="link" aria-pressed={index === at.value} onClick={() => go(index, found)}>
                <SeatMark seat={seat} /> {session.reader.value.players[seat]}:{' '}
                {optionWords(session.reader.value, what, option)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="quiet">{lt('lineAbout')}</p>
      <button type="button" class="button small" onClick={() => session.step(moment)}>
        {lt('lineBack')}
      </button>
    </section>
  );
}
