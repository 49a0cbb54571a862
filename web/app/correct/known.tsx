import { fieldsOf, type Piece, PROVENANCES, type Provenance, provenanceOf } from '@bonebed/games/printed.ts';
import { href } from '../../route.ts';
import { language, t } from '../../words.ts';
import { ct } from './words.ts';
import '../about-page.css';

/** How many of the values on pieces of a kind come from where. */
interface Share {
  readonly name: string;
  readonly counts: Readonly<Record<Provenance, number>>;
}

/** How much of the box is known, kind by kind, and what owners can do about the rest. */
export function Known({ game, edition, components, pieces }: KnownProps) {
  const shares = sharesOf(components, pieces);
  const total = (provenance: Provenance) => sum(shares.map(({ counts }) => counts[provenance]));
  const ours = total('reconstructed');
  const known = total('rulebook') + total('public');
  return (
    <section class="known" aria-labelledby="known">
      <h2 id="known">{ct('known')}</h2>
      <p>{ct('knownLine', { pieces: pieces.length, all: known + ours, known, ours })}</p>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">{ct('kind')}</th>
            {PROVENANCES.map(provenance => (
              <th key={provenance} scope="col">
                {t(`source.${provenance}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {PROVENANCES.map(provenance => (
                <td key={provenance}>{counts[provenance] === 0 ? '–' : counts[provenance]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{ct('owners')}</h2>
      <p>{ct('ownersLine')}</p>
      <p>
        <a class="button strong" href={href('correct', game, ...(edition === null ? [] : [edition]))}>
          {ct('open')}
        </a>
      </p>
    </section>
  );
}

interface KnownProps {
  readonly game: string;
  readonly edition: string | null;
  readonly components: unknown;
  readonly pieces: readonly Piece[];
}

function sharesOf(components: unknown, pieces: readonly Piece[]): Share[] {
  return [...new Set(pieces.map(({ kind }) => kind))].map(kind => {
    const counts = { rulebook: 0, public: 0, reconstructed: 0 };
    for (const piece of pieces.filter(one => one.kind === kind)) {
      // What does not say where it comes from is taken for ours.
      for (const field of fieldsOf(piece)) counts[provenanceOf(components, piece, field) ?? 'reconstructed'] += 1;
    }
    return { name: kind.name[language.value], counts };
  });
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
