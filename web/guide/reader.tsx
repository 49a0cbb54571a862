import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadBoard } from '../boards/registry.ts';
import { Blocks } from '../rules/blocks.tsx';
import { Contents } from '../rules/contents.tsx';
import type { Block } from '../rules/parse.ts';
import { gameWords, language, t } from '../words.ts';
import { loadGuide } from './load.ts';
import type { Guide } from './parse.ts';
import { GuidePicture } from './picture.tsx';
import './guide.css';

/** How to play a game: what it is about, a list of contents, and its chapters with pictures. A rule that is named opens the full reference. */
export function GuideReader({ game, onRule }: { game: string; onRule: (rule: string) => void }) {
  const guide = useSignal<Guide | null | undefined>(undefined);
  const wanted = language.value;
  useEffect(() => {
    // The icons come with the board.
    void Promise.all([loadGuide(game, wanted), loadBoard(game)]).then(([found]) => (guide.value = found));
  }, [game, wanted]);
  if (guide.value === undefined) return <p class="quiet">{t('loading')}</p>;
  if (guide.value === null) return <p>{t('guide.none', { game: gameWords(game, 'title') })}</p>;
  const { opening, chapters } = guide.value;
  const blocks = (own: readonly Block[]) => (
    <Blocks
      blocks={own}
      onRule={onRule}
      picture={({ source, caption }) => <GuidePicture game={game} source={source} caption={caption} />}
    />
  );
  return (
    <article class="rules guide">
      {blocks(opening)}
      <Contents chapters={chapters} />
      {chapters.map(chapter => (
        <section key={chapter.id} class="chapter">
          <h2 data-chapter={chapter.id} tabIndex={-1}>
            {chapter.title}
          </h2>
          {blocks(chapter.blocks)}
        </section>
      ))}
    </article>
  );
}
