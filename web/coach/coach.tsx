import type { Advice } from '@bonebed/bots/advice';
import { type Language, optionWords } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import type { Explain, Part } from '../boards/board.ts';
import { loadExplain } from '../explain/find.ts';
import { thingOf } from '../explain/thing.ts';
import { decisionWords } from '../look-back/moment-words.ts';
import { preferences } from '../preferences.ts';
import { useSession } from '../table/session.ts';
import { t } from '../words.ts';
import { loadReasons, type ReasonWords, whyWords } from './why.ts';
import { ct } from './words.ts';
import '../table/dialog.css';
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
  const verdict = useSignal<readonly string[] | null>(null);
  const reasons = useSignal<ReasonWords>([]);
  const explain = useSignal<Explain>(() => null);
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
        verdict.value = [failureText(refused)];
      },
    );
  };
  useEffect(() => {
    advice.value = null;
    degree.value = 'where';
  }, [length]);
  useEffect(() => {
    verdict.value = null;
  }, [lastOwn.value]);
  useEffect(() => {
    const { id } = session.module.game;
    void loadReasons(id).then(words => (reasons.value = words));
    void loadExplain(id).then(words => (explain.value = words));
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
  /** What an option is about, by name: as the board labels it, or as it explains itself. */
  const namesOf = (parts: readonly Part[]): string[] =>
    parts.flatMap(({ key, label }) => {
      const spot = label === '' ? document.querySelector(`.table [data-spot="${CSS.escape(key)}"]`) : null;
      const thing = spot === null ? null : thingOf(spot);
      return label || (thing === null ? [] : (explain.value(session.at.value, thing.thing)?.name ?? []));
    });
  const judge = () => {
    const moment = lastOwn.peek();
    if (moment === null) return;
    verdict.value = [ct('thinking')];
    void host.decision(moment).then(decision => {
      const cost = decision === null ? 0 : -decision.change[decision.seat];
      const much = cost < MUCH ? 'little' : 'much';
      const reader = session.reader.peek();
      const [, ...why] = decision === null ? [] : decisionWords(reader, decision);
      verdict.value =
        decision === null || cost < LITTLE
          ? [ct('good.yes')]
          : [ct('good.better', { much, best: optionWords(reader, decision.what, decision.best) }), ...why];
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
        {verdict.value?.map((words, place) => (
          <p key={words} class={place === 0 ? 'coach-verdict' : ''}>
            {words}
          </p>
        ))}
        {offered !== undefined && degree.value === 'where' && (
          <p>{whereWords(namesOf(offered.parts), session.reader.value.language)}</p>
        )}
        {found !== null && offered !== undefined && asked !== null && degree.value === 'what' && (
          <>
            <p class="coach-do">{offered.words}</p>
            <ul>
              {whyWords(session.reader.value, asked, found, reasons.value).map(words => (
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
        {host.company === null && lastOwn.value !== null && verdict.value === null && degree.value === 'where' && (
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

function whereWords(names: readonly string[], language: Language): string {
  return names.length === 0
    ? ct('where.list')
    : ct('where', { things: new Intl.ListFormat(language).format(new Set(names)) });
}
