import type { EditionDifference } from '@bonebed/kernel';
import { t } from '../words.ts';
import './about-page.css';

/** How many changed values are shown; a whole new deck would bury the page. */
const MOST_SHOWN = 60;

/** Where an edition differs from the game's own. */
export function Differences({ differences }: { differences: readonly EditionDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <details class="differences" open={differences.length <= 12}>
      <summary>{t('edition.differs', { count: differences.length })}</summary>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">{t('about.part')}</th>
            <th scope="col">{t('edition.before')}</th>
            <th scope="col">{t('edition.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, MOST_SHOWN).map(({ path, component, from, to }) => (
            <tr key={path}>
              <th scope="row">
                {component === null ? null : `${component}: `}
                <code>{path}</code>
              </th>
              <td>{valueWords(from)}</td>
              <td>{valueWords(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differences.length > MOST_SHOWN && (
        <p class="quiet">{t('edition.more', { count: differences.length - MOST_SHOWN })}</p>
      )}
    </details>
  );
}

function valueWords(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
