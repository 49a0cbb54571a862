import { useSignal } from '@preact/signals';
import { go, href, rename } from '../route.ts';
import { RuleReader } from '../rules/reader.tsx';
import { gameWords, t } from '../words.ts';
import { PageHead } from './page-head.tsx';

interface At {
  readonly game: string;
  readonly rule: string;
  readonly isProven?: boolean;
}

/** The rules of a game as a page of their own, at one of them; with the tests that prove them for those who want to see. */
export function RulesPage({ game, rule, isProven = false }: At) {
  const current = useSignal(rule);
  return (
    <div class="page rules-page">
      <PageHead />
      <main>
        <h1>{t('rules.title', { game: gameWords(game, 'title') })}</h1>
        <p class="game-links">
          <a href={href('guide', game)}>{t('home.guide')}</a>
          <button type="button" class="link" onClick={() => go('about', game)}>
            {t('menu.about')}
          </button>
          <button type="button" class="link" onClick={() => window.print()}>
            {t('guide.print')}
          </button>
        </p>
        <RuleReader
          game={game}
          rule={current.value}
          isProven={isProven}
          onRule={next => {
            current.value = next;
            rename(isProven ? 'proofs' : 'rules', game, next);
          }}
        />
      </main>
    </div>
  );
}
