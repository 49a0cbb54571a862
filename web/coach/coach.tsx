import type { Advice } from '@bonebed/bots/advice';
import { optionWords } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import { preferences } from '../preferences.ts';
import { useSession } from '../table/session.ts';
import { t } from '../words.ts';
import { whyWords } from './why.ts';
import { ct } from './words.ts';
import './coach.css';

/** How much a hint says: where to look, then what to do and why. */
type Degree = 'where' | 'what';

/** A decision that cost less than this, in ten-thousandths of a game, was as good as any; one that cost more, a good deal. */
const LITTLE = 150;
const MUCH = 600;

/** A bot beside the table who says what they would do, bit by bit, from what the seat may know. */
export function Coach() {
  const session = useSession();
  const advice = useSignal<Advice | 'thinking' | null>(null);
  const degree = useSignal<Degree>('where');
  const verdict = useSignal<string | null>(null);
  const { live, coaching, hinted, host, lastOwn } = session;
  const { length } = live.value;
  const asked = session.asked.value;
  const ask = () => {
    if (asked === null || host.advise === undefined) return;
    verdict.value = null;
    advice.value = 'thinking';
    void host.advise(asked).then(
      found => {
        if (live.peek().length === length) advice.value = found;
      },
      (refused: unknown) => {
        advice.value = null;
        verdict.value = failureText(refused);
      },
    );
  };
  useEffect(() => {
    advice.value = null;
    degree.value = 'where';
  }, [length]);
  useEffect(() => {
    ask();
    return () => {
      hinted.value = [];
    };
  }, []);
  const found = typeof advice.value === 'string' ? null : advice.value;
  const offered = found === null ? undefined : session.offered.value.find(({ choice }) => choice.text === found.text);
  useEffect(() => {
    hinted.value = offered?.parts.map(({ key }) => key) ?? [];
  }, [offered]);
  const judge = () => {
    const moment = lastOwn.peek();
    if (moment === null) return;
    verdict.value = ct('thinking');
    void host.decision(moment).then(decision => {
      const cost = decision === null ? 0 : -decision.change[decision.seat];
      const much = cost < MUCH ? 'little' : 'much';
      verdict.value =
        decision === null || cost < LITTLE
          ? ct('good.yes')
          : ct('good.better', { much, best: optionWords(session.reader.peek(), decision.what, decision.best) });
    });
  };
  return (
    <section class="coach" aria-label={ct('title')}>
      <header>
        <h3>{ct('title')}</h3>
        <button type="button" class="dialog-close" aria-label={t('close')} onClick={() => (coaching.value = false)}>
          ×
        </button>
      </header>
      <div aria-live="polite">
        {advice.value === 'thinking' && <p class="quiet">{ct('thinking')}</p>}
        {asked === null && <p class="quiet">{ct('nothing')}</p>}
        {verdict.value !== null && <p class="coach-verdict">{verdict.value}</p>}
        {offered !== undefined && degree.value === 'where' && (
          <p>
            {offered.parts.length === 0
              ? ct('where.list')
              : ct('where', { things: offered.parts.map(({ label }) => label).join(', ') })}
          </p>
        )}
        {found !== null && offered !== undefined && asked !== null && degree.value === 'what' && (
          <>
            <p class="coach-do">{offered.words}</p>
            <ul>
              {whyWords(session.reader.value, asked, found).map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <footer>
        {asked !== null && advice.value === null && (
          <button type="button" class="button small" id="coach-ask" onClick={ask}>
            {ct('ask')}
          </button>
        )}
        {offered !== undefined && degree.value === 'where' && (
          <button type="button" class="button small" id="coach-what" onClick={() => (degree.value = 'what')}>
            {ct('what')}
          </button>
        )}
        {offered !== undefined && degree.value === 'what' && (
          <button type="button" class="button small strong" id="coach-do" onClick={() => session.choose(offered)}>
            {ct('do')}
          </button>
        )}
        {host.company === null && lastOwn.value !== null && verdict.value === null && advice.value === null && (
          <button type="button" class="button small" id="coach-judge" onClick={judge}>
            {ct('good')}
          </button>
        )}
        <button
          type="button"
          class="link"
          id="coach-off"
          onClick={() => {
            preferences.isCoaching.value = false;
            coaching.value = false;
          }}
        >
          {ct('off')}
        </button>
      </footer>
    </section>
  );
}
