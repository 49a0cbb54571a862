import { loadGame } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { PageHead } from './page-head.tsx';
import { provenanceOf, type Source } from './provenance.ts';

/** About this edition: who made the game, and which values of it are reconstructed. */
export function AboutPage({ game }: { game: string }) {
  const sources = useSignal<{ readonly edition: string; readonly rows: readonly Source[] } | null>(null);
  useEffect(() => {
    loadGame(game).then(
      ({ game: rules, components }) => {
        sources.value = { edition: openEdition(rules, components).edition, rows: provenanceOf(components) };
      },
      () => (sources.value = { edition: '', rows: [] }),
    );
  }, [game]);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{t('about.title', { game: t(`game.${game as 'holotype'}.title`) })}</h1>
        <p>{t(`about.${game as 'holotype'}.credit`)}</p>
        <p>{t('about.line')}</p>
        {sources.value !== null && sources.value.rows.length > 0 && (
          <>
            <p>
              {t('about.edition')} <code>{sources.value.edition}</code>
            </p>
            <table class="sources">
              <thead>
                <tr>
                  <th scope="col">{t('about.part')}</th>
                  <th scope="col">{t('about.source')}</th>
                  <th scope="col">{t('about.note')}</th>
                </tr>
              </thead>
              <tbody>
                {sources.value.rows.map(({ part, provenance, note }) => (
                  <tr key={part} class={provenance}>
                    <th scope="row">{part}</th>
                    <td>
                      {provenance === 'reconstructed' && <span aria-hidden="true">† </span>}
                      {t(`source.${provenance}`)}
                    </td>
                    <td lang="en">{note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
        <p class="game-links">
          <a href={href('rules', game)}>{t('home.rules')}</a>
        </p>
      </main>
    </div>
  );
}
