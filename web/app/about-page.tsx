import { loadPrinted, type Piece, piecesOf } from '@bonebed/games/printed.ts';
import { type EditionDifference, editionDifferences } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameWith, loadRules, ownEdition, storedEdition } from '../host/editions.ts';
import { href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { Known } from './correct/known.tsx';
import { Differences } from './differences.tsx';
import { EditionShelf } from './edition-shelf.tsx';
import { PageHead } from './page-head.tsx';
import { provenanceOf, type Source } from './provenance.ts';
import './about-page.css';

interface Shown {
  readonly edition: string;
  /** The name of the file that it came from; null for the game's own. */
  readonly name: string | null;
  readonly rows: readonly Source[];
  readonly components: unknown;
  /** What can be looked at and corrected, piece by piece. */
  readonly pieces: readonly Piece[];
  /** Where it differs from the game's own. */
  readonly differences: readonly EditionDifference[];
}

/** About this edition: who made the game, and which values of it are reconstructed, or changed by whoever loaded it. */
export function AboutPage({ game, edition }: { game: string; edition: string | null }) {
  const sources = useSignal<Shown | null>(null);
  useEffect(() => {
    void shownOf(game, edition).then(found => (sources.value = found));
  }, [game, edition]);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{t('about.title', { game: gameWords(game, 'title') })}</h1>
        <p>{gameWords(game, 'credit')}</p>
        <p>{t('about.line')}</p>
        {sources.value !== null && sources.value.edition !== '' && (
          <>
            <p>
              {t('about.edition')} {sources.value.name !== null && <b>{sources.value.name} </b>}
              <code>{sources.value.edition}</code>
            </p>
            <Differences differences={sources.value.differences} />
            {sources.value.pieces.length > 0 && (
              <Known
                game={game}
                edition={edition}
                components={sources.value.components}
                pieces={sources.value.pieces}
              />
            )}
            {sources.value.rows.length > 0 && <Sources rows={sources.value.rows} />}
          </>
        )}
        <EditionShelf game={game} current={edition} />
        <p class="game-links">
          <a href={href('rules', game)}>{t('home.rules')}</a>
          <a href={href('proofs', game)}>{t('rules.proofs')}</a>
        </p>
      </main>
    </div>
  );
}

function Sources({ rows }: { rows: readonly Source[] }) {
  return (
    <table class="sources">
      <thead>
        <tr>
          <th scope="col">{t('about.part')}</th>
          <th scope="col">{t('about.source')}</th>
          <th scope="col">{t('about.note')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, provenance, note }) => (
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
  );
}

/** An edition without a name or rows where there is no such game. */
async function shownOf(game: string, edition: string | null): Promise<Shown> {
  try {
    const own = await loadRules(game);
    const module = await gameWith(game, edition);
    const shown = ownEdition(module);
    const differences = editionDifferences(own.components, module.components, language.value);
    const name = differences.length === 0 ? null : ((await storedEdition(shown))?.name ?? null);
    const { components } = module;
    const pieces = piecesOf((await loadPrinted(game)) ?? [], components);
    return { edition: shown, name, rows: provenanceOf(components), components, pieces, differences };
  } catch (error) {
    console.error(error);
    return { edition: '', name: null, rows: [], components: null, pieces: [], differences: [] };
  }
}
