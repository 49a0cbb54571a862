import { optionWords } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import type { Analysis } from '../host/host.ts';
import { language, t } from '../words.ts';
import { levelName } from './names.ts';
import { useSession } from './session.ts';
import './analysis.css';

/** A bot's view of a moment of a finished game, when somebody asks for it: from what that seat knew, and no more. */
export function AskBot({ moment }: { moment: number }) {
  const session = useSession();
  const found = useSignal<Analysis | null | 'thinking'>(null);
  const ask = () => {
    found.value = 'thinking';
    void session.host.analyse(moment).then(analysis => (found.value = analysis));
  };
  const analysis = found.value;
  if (analysis === 'thinking') {
    return (
      <span class="quiet" role="status">
        {t('players.thinking')}
      </span>
    );
  }
  if (analysis === null || analysis.length !== moment) {
    return (
      <button type="button" class="button" id="ask-bot" onClick={ask}>
        {t('analysis.ask', { bot: levelName('professor') })}
      </button>
    );
  }
  return <View analysis={analysis} onClose={() => (found.value = null)} />;
}

function View({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const session = useSession();
  const { seat, what, lines, iterations } = analysis;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <section class="analysis" aria-label={t('analysis.label')}>
      <h3>{t('analysis.title', { name: session.reader.value.players[seat] ?? '' })}</h3>
      <ol>
        {lines.map(({ option, text, value, isPlayed }, index) => (
          <li key={index} class={isPlayed ? 'played' : ''}>
            <span class="analysis-value">{percent.format(value)}</span>
            <span class="analysis-bar" aria-hidden="true">
              <i style={{ width: `${Math.round(value * 100)}%` }} />
            </span>
            <span>
              <button
                type="button"
                class="link"
                title={t('analysis.follow')}
                onClick={() => {
                  onClose();
                  session.lineFrom.value = text;
                }}
              >
                {optionWords(session.reader.value, what, option)}
              </button>
              {isPlayed && <span class="tag">{t('analysis.played')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p class="quiet">{t('analysis.line', { count: iterations })}</p>
      <button type="button" class="link" onClick={onClose}>
        {t('close')}
      </button>
    </section>
  );
}
