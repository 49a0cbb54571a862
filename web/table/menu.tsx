import { saveRecord } from '../app/download.ts';
import { Preferences } from '../app/preferences-form.tsx';
import { hasExplanations } from '../explain/find.ts';
import { isLocal } from '../host/local.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { People } from './people.tsx';
import { useSession } from './session.ts';

/** What concerns the table as a whole and the way it is shown. */
export function Menu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { game } = session.info;
  const { company } = session.host;
  const isOver = session.live.value.outcome !== null;
  /** What opens over the table, in the place of the menu. */
  const over = (words: string, open: () => void) => (
    <button
      type="button"
      class="link"
      onClick={() => {
        onClose();
        open();
      }}
    >
      {words}
    </button>
  );
  return (
    <Dialog label={t('top.menu')} onClose={onClose}>
      <h2>{t('top.menu')}</h2>
      <Preferences />
      <ul class="menu-list">
        <li>{over(t('top.rules'), () => (session.rule.value = ''))}</li>
        {hasExplanations(game) && <li>{over(t('top.namesKey'), () => (session.names.value = true))}</li>}
        <li>
          <a href={href('guide', game)}>{t('home.guide')}</a>
        </li>
        <li>
          <a href={href('about', game, session.edition.edition)}>{t('menu.about')}</a>
        </li>
        {(isOver || isLocal(session.host)) && (
          <li>
            <button
              type="button"
              class="link"
              onClick={() => void session.host.record().then(text => saveRecord(game, text))}
            >
              {t('end.export')}
            </button>
          </li>
        )}
        <li>
          <a href={href()}>{t('menu.leave')}</a>
        </li>
      </ul>
      {company !== null && <People company={company} onClose={onClose} />}
      <h3>{t('menu.keys')}</h3>
      <p>{t('menu.commit')}</p>
      <dl class="keys">
        {(['numbers', 'type', 'undo', 'log', 'names', 'why', 'enlarge', 'escape'] as const).map(key => (
          <div key={key}>
            <dt>
              <kbd>{t(`key.${key}`)}</kbd>
            </dt>
            <dd>{t(`key.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
