import { GuideReader } from '../guide/reader.tsx';
import { go, href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { PageHead } from './page-head.tsx';

/** How to play a game, as a page of its own. */
export function GuidePage({ game }: { game: string }) {
  return (
    <div class="page rules-page">
      <PageHead />
      <main>
        <h1>{t('guide.title', { game: gameWords(game, 'title') })}</h1>
        <p class="game-links">
          <a href={href('rules', game)}>{t('guide.reference')}</a>
          <button type="button" class="link" onClick={() => window.print()}>
            {t('guide.print')}
          </button>
        </p>
        <GuideReader game={game} onRule={rule => go('rules', game, rule)} />
      </main>
    </div>
  );
}
