import { useSignal } from '@preact/signals';
import { go, rename } from '../route.ts';
import { RuleReader } from '../rules/reader.tsx';
import { gameWords, t } from '../words.ts';
import { PageHead } from './page-head.tsx';

/** The rules of a game as a page of their own, at one of them. */
export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const current = useSignal(rule);
  return (
    <div class="page rules-page">
      <PageHead />
      <main>
        <h1>{t('rules.title', { game: gameWords(game, 'title') })}</h1>
        <p class="game-links">
          <button type="button" class="link" onClick={() => go('about', game)}>
            {t('menu.about')}
          </button>
        </p>
        <RuleReader
          game={game}
          rule={current.value}
          onRule={next => {
            current.value = next;
            rename('rules', game, next);
          }}
        />
      </main>
    </div>
  );
}
