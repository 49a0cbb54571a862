import { BadInput } from '@bonebed/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  forgetEdition,
  keepEdition,
  loadedEditions,
  loadRules,
  readEdition,
  type StoredEdition,
} from '../host/editions.ts';
import { storedTables } from '../host/store.ts';
import { go, href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { download } from './download.ts';
import { FaultPlace } from './fault-place.tsx';
import './about-page.css';
import './rows.css';

/** The editions of a game that were loaded on this device: look at one, take one away, load another, or begin one of your own. */
export function EditionShelf({ game, current }: { game: string; current: string | null }) {
  const editions = useSignal<readonly StoredEdition[]>([]);
  const fault = useSignal<{ readonly file: string; readonly error: BadInput } | null>(null);
  const load = () =>
    loadedEditions(game).then(
      found => (editions.value = found),
      () => (editions.value = []),
    );
  useEffect(() => void load(), [game]);
  const add = async (file: File) => {
    fault.value = null;
    try {
      const edition = await readEdition(game, file.name.replace(/\.json$/i, ''), await file.text());
      await keepEdition(edition);
      go('about', game, edition.edition);
      await load();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      fault.value = { file: file.name, error };
    }
  };
  const remove = async (edition: StoredEdition) => {
    const tables = await storedTables();
    await forgetEdition(
      edition,
      tables.some(table => table.edition === edition.edition),
    );
    if (edition.edition === current) go('about', game);
    await load();
  };
  return (
    <section class="tables" aria-labelledby="shelf">
      <h2 id="shelf">{t('edition.shelf')}</h2>
      <p>{t('edition.shelfLine')}</p>
      <ul>
        {editions.value.map(edition => (
          <li key={edition.edition} class="table-row">
            <a
              href={href('about', game, edition.edition)}
              {...(edition.edition === current ? { 'aria-current': 'page' } : {})}
            >
              <b>{edition.name}</b> <code>{edition.edition}</code>
            </a>
            <button type="button" class="link" onClick={() => void remove(edition)}>
              {t('home.forget')}
            </button>
          </li>
        ))}
      </ul>
      {fault.value !== null && <EditionFault game={game} {...fault.value} />}
      <div class="row shelf-tools">
        <label class="row">
          <span>{t('edition.load')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) void add(file);
            }}
          />
        </label>
        <button type="button" class="button" onClick={() => void saveOwn(game)}>
          {t('edition.save')}
        </button>
      </div>
    </section>
  );
}

/** The values of the game as a file: the beginning of an edition of one's own. */
async function saveOwn(game: string): Promise<void> {
  const { components } = await loadRules(game);
  download(`${game}.json`, `${JSON.stringify(components, null, 2)}\n`);
}

function EditionFault({ game, file, error }: { game: string; file: string; error: BadInput }) {
  const { code, path, fault } = error;
  return (
    <div role="alert" id="edition-fault">
      <p class="fault">{faultWords(game, file, error)}</p>
      {code !== 'otherGame' && <FaultPlace path={path} fault={fault} />}
    </div>
  );
}

function faultWords(game: string, file: string, { code, path, fault }: BadInput): string {
  const short = gameWords(game, 'short');
  if (code === 'json') return t('edition.fault.json', { file });
  if (code === 'otherGame') return t('edition.fault.game', { file, game: short, found: fault });
  if (code === 'noStorage' || code === 'storageFull') return t('edition.fault.storage');
  return path === '' ? t('edition.fault.whole', { file }) : t('edition.fault.path', { file, path });
}

/** Which edition to play with, where there is a choice. */
export function EditionChoice({ game, chosen }: { game: string; chosen: Signal<string | null> }) {
  const editions = useSignal<readonly StoredEdition[]>([]);
  useEffect(() => {
    void loadedEditions(game).then(
      found => (editions.value = found),
      () => (editions.value = []),
    );
  }, [game]);
  if (editions.value.length === 0) return null;
  return (
    <label class="row">
      <span>{t('about.edition')}</span>
      <select
        name="edition"
        value={chosen.value ?? ''}
        onChange={event => (chosen.value = event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">{t('edition.own')}</option>
        {editions.value.map(({ edition, name }) => (
          <option key={edition} value={edition}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
