import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
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
import { nameOf, namesOf, type TableRow, tableRows } from './table-rows.ts';

const Deadline = lazy(
  async () => (await import('../table/deadline.tsx')).Deadline,
  () => null,
);

interface KeptTablesProps {
  /** How many to show; the rest has a page of its own. */
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
  if (all === null) return <p class="quiet">{t('loading')}</p>;
  const rows = tableRows(all, served);
  return (
    <>
      {rows.length === 0 && <p class="quiet">{t('home.noTables')}</p>}
      <ul>
        {rows
          .slice(0, most)
          .map(({ kept, ...row }) =>
            kept === null ? (
              <ServedRow key={row.id} row={row} />
            ) : (
              <KeptRow key={row.id} row={row} table={kept} onRemove={() => remove(kept)} onChange={() => void load()} />
            ),
          )}
      </ul>
      {removed.value !== null && (
        <Removed table={removed.value} onBack={bringBack} onDone={() => (removed.value = null)} />
      )}
      <p class="game-links">
        {rows.length > most && <a href={href('tables')}>{t('tables.all', { count: rows.length })}</a>}
        {rows.length > 0 && <a href={href('my-games')}>{t('tables.myGames')}</a>}
        <a href={href('import')}>{t('tables.import')}</a>
      </p>
    </>
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

type ShownRow = Omit<TableRow, 'kept'>;

function ServedRow({ row: { id, game, name, state, isMyTurn, deadlineMs, changedMs } }: { row: ShownRow }) {
  return (
    <li class="table-row">
      <a href={href('at', id)}>
        <b>{gameWords(game, 'short')}</b> {name}
      </a>
      <span class={isMyTurn ? 'turn mine' : 'turn'}>{state}</span>
      <span class="quiet when">{deadlineMs === null ? when(changedMs) : <Deadline untilMs={deadlineMs} />}</span>
    </li>
  );
}

interface RowProps {
  readonly row: ShownRow;
  readonly table: StoredTable;
  readonly onRemove: () => void;
  readonly onChange: () => void;
}

function KeptRow({ row, table, onRemove, onChange }: RowProps) {
  const { id, game, record, seats, changedMs } = table;
  const renaming = useSignal<string | null>(null);
  const isOpen = useSignal(false);
  return (
    <li class="table-row">
      {renaming.value === null ? (
        <a href={href('table', id)}>
          <b>{gameWords(game, 'short')}</b> {nameOf(table)}
        </a>
      ) : (
        <Rename table={table} draft={renaming} onDone={onChange} />
      )}
      <span class={row.isMyTurn ? 'turn mine' : 'turn'}>{row.state}</span>
      {olderTables.value.includes(id) && <span class="quiet">{t('tables.older', { rules: table.rules })}</span>}
      <span class="quiet when">{when(changedMs)}</span>
      <button
        type="button"
        class="link"
        aria-expanded={isOpen.value}
        aria-label={t('tables.moreOf', { name: nameOf(table) })}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {t('tables.more')}
      </button>
      {isOpen.value && (
        <div class="row-tools">
          <button type="button" class="link" onClick={() => (renaming.value = table.title ?? '')}>
            {t('tables.rename')}
          </button>
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
          <button type="button" class="link" onClick={onRemove}>
            {t('home.forget')}
          </button>
        </div>
      )}
    </li>
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
