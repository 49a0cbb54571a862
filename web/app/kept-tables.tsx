import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pictureOf } from '../boards/pictures.ts';
import type { OwnTable } from '../host/lobby.ts';
import { packGame } from '../host/share.ts';
import { forgetTable, noteTable, recallTable, type StoredTable, storedTables } from '../host/store.ts';
import { keepingFault } from '../offline/storage.ts';
import { olderTables } from '../offline/updates.ts';
import { preferences } from '../preferences.ts';
import { go, href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { saveRecord } from './download.ts';
import { lazy } from './lazy.tsx';
import { questionOf } from './questions.ts';
import { nameOf, namesOf, type TableRow, tableRows } from './table-rows.ts';
import './rows.css';

const Deadline = lazy(
  async () => (await import('../table/deadline.tsx')).Deadline,
  () => null,
);

interface KeptTablesProps {
  /** How many to show, finished ones only if there are no others; the rest has a page of its own. */
  readonly most: number;
  /** This person's tables on the server, which stand among them. */
  readonly served: readonly OwnTable[];
}

/** The tables that this device keeps and those on the server: where it is my turn first, finished ones last. */
export function KeptTables({ most, served }: KeptTablesProps) {
  const tables = useSignal<readonly StoredTable[] | null>(null);
  /** The table that was removed last, as long as it can be brought back. */
  const removed = useSignal<StoredTable | null>(null);
  const load = () =>
    storedTables().then(
      found => (tables.value = found),
      () => {
        tables.value = [];
        keepingFault.value = 'noStorage';
      },
    );
  useEffect(() => void load(), []);
  const remove = (table: StoredTable) =>
    void forgetTable(table.id).then(() => {
      removed.value = table;
      return load();
    });
  const bringBack = (table: StoredTable) =>
    void recallTable(table).then(() => {
      removed.value = null;
      return load();
    });
  const all = tables.value;
  useEffect(() => {
    if (all !== null) preferences.hasTables.value = all.length + served.length > 0;
  }, [all, served]);
  if (all === null) return <p class="loading">{t('loading')}</p>;
  const rows = tableRows(all, served);
  const going = rows.filter(({ isOver }) => !isOver);
  // Where there are tables to go on with, finished ones are a link away.
  const shown = (Number.isFinite(most) && going.length > 0 ? going : rows).slice(0, most);
  const tools = { onRemove: remove, onChange: () => void load() };
  return (
    <>
      {rows.length === 0 && <p class="quiet">{t('home.noTables')}</p>}
      <Rows id="my-turn" title={t('home.yourTurn')} rows={shown.filter(({ isMyTurn }) => isMyTurn)} {...tools} />
      <Rows
        id="playing-on"
        title={t('home.playingOn')}
        rows={shown.filter(({ isMyTurn, isOver }) => !isMyTurn && !isOver)}
        {...tools}
      />
      <Rows id="finished" title={t('home.finished')} rows={shown.filter(({ isOver }) => isOver)} {...tools} />
      {removed.value !== null && (
        <Removed table={removed.value} onBack={bringBack} onDone={() => (removed.value = null)} />
      )}
      <p class="game-links">
        {rows.length > shown.length && <a href={href('tables')}>{t('tables.all', { count: rows.length })}</a>}
        {rows.length > 0 && <a href={href('my-games')}>{t('tables.myGames')}</a>}
        {served.length > 0 && <a href={href('messages')}>{t('preferences.notify')}</a>}
      </p>
    </>
  );
}

interface RowTools {
  readonly onRemove: (table: StoredTable) => void;
  readonly onChange: () => void;
}

interface RowsProps extends RowTools {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly TableRow[];
}

/** Those of one kind under their heading. Tables that wait for this person are cards, the others lines. */
function Rows({ id, title, rows, ...tools }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="how-many">{t('home.howMany', { count: rows.length })}</span>
      </h2>
      <ul class={rows[0].isMyTurn ? 'waiting-tables' : 'leaf'}>
        {rows.map(row =>
          row.isMyTurn ? <WaitingRow key={row.id} row={row} {...tools} /> : <Row key={row.id} row={row} {...tools} />,
        )}
      </ul>
    </section>
  );
}

interface RemovedProps {
  readonly table: StoredTable;
  readonly onBack: (table: StoredTable) => void;
  readonly onDone: () => void;
}

function Removed({ table, onBack, onDone }: RemovedProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The row that had the focus is gone.
  useEffect(() => back.current?.focus(), [table.id]);
  return (
    <p class="strip" role="status">
      <span>{t('tables.removed', { name: nameOf(table) })}</span>
      <button ref={back} type="button" class="button small" onClick={() => onBack(table)}>
        {t('tables.bringBack')}
      </button>
      <button type="button" class="link" onClick={onDone}>
        {t('close')}
      </button>
    </p>
  );
}

interface RowProps extends RowTools {
  readonly row: TableRow;
}

const linkOf = ({ id, kept }: TableRow) => href(kept === null ? 'at' : 'table', id);

/** A table that waits for this person: its board, what it asks, with whom, and until when. */
function WaitingRow({ row, ...tools }: RowProps) {
  const { id, game, name, state, deadlineMs, changedMs } = row;
  const picture = pictureOf(game);
  const short = gameWords(game, 'short');
  return (
    <li class="table-row waiting-row leaf">
      {picture !== null && <img class="picture" src={picture} alt="" width="560" height="240" />}
      <a class="question" href={linkOf(row)}>
        <span>{t('home.question', { game: short, question: questionOf(id) ?? state })}</span>
        <small class="quiet">{name}</small>
      </a>
      <span class="turn hidden">{state}</span>
      {deadlineMs === null ? (
        <span class="quiet when">{when(changedMs)}</span>
      ) : (
        <span class="when due">
          <Deadline untilMs={deadlineMs} />
        </span>
      )}
      <a class="button strong" href={linkOf(row)} aria-label={`${t('home.go')}: ${short}, ${name}`}>
        {t('home.go')}
      </a>
      <KeptTools row={row} {...tools} />
    </li>
  );
}

/** A table where others are to move, or nobody any more. */
function Row({ row, ...tools }: RowProps) {
  const { game, name, state, deadlineMs, changedMs } = row;
  return (
    <li class="table-row">
      <a href={linkOf(row)}>
        <b>{gameWords(game, 'short')}</b> {name}
      </a>
      <span class="turn">{state}</span>
      <span class="quiet when">{deadlineMs === null ? when(changedMs) : <Deadline untilMs={deadlineMs} />}</span>
      <KeptTools row={row} {...tools} />
    </li>
  );
}

/** What can be done with a table that this device keeps: unfolded, so that nobody hits it by mistake. */
function KeptTools({ row: { kept }, onRemove, onChange }: RowProps) {
  const draft = useSignal<string | null>(null);
  const isOpen = useSignal(false);
  if (kept === null) return null;
  const { id, game, record, seats, rules, title } = kept;
  return (
    <>
      {olderTables.value.includes(id) && <span class="quiet">{t('tables.older', { rules })}</span>}
      <button
        type="button"
        class="link"
        aria-expanded={isOpen.value}
        aria-label={t('tables.moreOf', { name: nameOf(kept) })}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {t('tables.more')}
      </button>
      {isOpen.value && (
        <div class="row-tools">
          {draft.value === null ? (
            <button type="button" class="link" onClick={() => (draft.value = title ?? '')}>
              {t('tables.rename')}
            </button>
          ) : (
            <Rename table={kept} draft={draft} onDone={onChange} />
          )}
          <button type="button" class="link" onClick={() => saveRecord(game, record)}>
            {t('end.export')}
          </button>
          <button
            type="button"
            class="link"
            onClick={() => void packGame({ record, seats }).then(packed => go('import', packed))}
          >
            {t('tables.withOthers')}
          </button>
          <button type="button" class="link" onClick={() => onRemove(kept)}>
            {t('home.forget')}
          </button>
        </div>
      )}
    </>
  );
}

function Rename({ table, draft, onDone }: { table: StoredTable; draft: Signal<string | null>; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    draft.value = null;
  };
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault();
        const title = draft.peek()?.trim() ?? '';
        void noteTable(table.id, { title: title === '' ? null : title })
          .then(close)
          .then(onDone);
      }}
    >
      <input
        ref={input}
        type="text"
        maxLength={60}
        aria-label={t('tables.name')}
        placeholder={namesOf(table)}
        value={draft.value ?? ''}
        onInput={event => (draft.value = event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') close();
        }}
      />
      <button type="submit" class="button small">
        {t('tables.rename')}
      </button>
    </form>
  );
}

function when(changedMs: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(changedMs);
}
