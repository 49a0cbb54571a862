import { gameIds, hasLessons, manifestOf } from '@bonebed/games';
import { openEdition, type Reader, say, type Terms } from '@bonebed/kernel';
import type { About } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadRules } from '../host/editions.ts';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { paceWords } from './clocks.ts';
import { spoken } from './spoken.ts';
import './lobby-screen.css';

/** What somebody wants to know who was invited: what the game is about, how long it takes, how it is played here, where to learn it. */
export function AboutTable({ about }: { about: About }) {
  const { game, version, clock } = about;
  const reader = useSignal<Reader<Terms> | null>(null);
  useEffect(() => {
    void loadRules(game, version)
      .then(spoken)
      .then(
        ({ game: rules, components, words }) => {
          const { box } = openEdition(rules, components);
          reader.value = { game: rules, box, texts: words(), language: language.value, players: [] };
        },
        // Without the rules all else can be said.
        () => {},
      );
  }, [game, version, language.value]);
  if (!gameIds.includes(game)) return null;
  const { minutes, weight } = manifestOf(game);
  const pace = paceWords(clock);
  const variants = reader.value === null ? [] : variantsOf(reader.value, about);
  return (
    <section class="about-table">
      <p>{gameWords(game, 'line')}</p>
      <dl class="facts">
        <div>
          <dt>{t('fact.time')}</dt>
          <dd>{t('fact.minutes', { from: minutes[0], to: minutes[1] })}</dd>
        </div>
        <div>
          <dt>{t('fact.weight')}</dt>
          <dd>{t(`weight.${weight}`)}</dd>
        </div>
        {pace !== '' && (
          <div>
            <dt>{t('lobby.pace')}</dt>
            <dd>{pace}</dd>
          </div>
        )}
        {variants.length > 0 && (
          <div>
            <dt>{t('lobby.variants')}</dt>
            <dd>{variants.join(' · ')}</dd>
          </div>
        )}
      </dl>
      <p class="game-links">
        {hasLessons(game) && <a href={href('learn', game)}>{t('home.learn')}</a>}
        <a href={href('guide', game)}>{t('home.guide')}</a>
        <a href={href('rules', game)}>{t('home.rules')}</a>
      </p>
    </section>
  );
}

/** How the table differs from the usual game, in words. */
function variantsOf(reader: Reader<Terms>, { settings }: About): string[] {
  return reader.game.settings.flatMap(({ id, ...spec }) => {
    const value = settings[id] ?? spec.default;
    const words = { what: say(reader, `setting.${id}`), said: say(reader, `setting.${id}.${value}`) };
    return value !== spec.default ? [t('pair', words)] : [];
  });
}
