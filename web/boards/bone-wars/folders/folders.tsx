import type { Signal } from '@preact/signals';
import { soon } from '../../../app/lazy.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { t } from '../../../words.ts';
import { isInPlay, type TableView, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import { FOLDERS, type FolderName } from './names.ts';
import './folders.css';

const ICONS: Readonly<Record<FolderName, string>> = {
  papers: 'publish',
  awards: 'award',
  finds: 'minorFind',
  rare: 'rareBone',
  colleagues: 'paleoCard',
  careers: 'roundBonus',
};

const Contents = soon(async () => (await import('./contents.tsx')).Contents);

/** What a person opened or closed by hand, and at how many answers. */
export interface Pulled {
  readonly folder: FolderName | null;
  readonly length: number;
}

/** The folder that lies open: the one that was pulled out, else the one that is asked about. */
export function useOpenFolder(pulled: Signal<Pulled | null>): FolderName | null {
  const { session, view } = useBoneWars();
  const { length } = session.shown.value;
  const keys = [...session.offered.value.flatMap(({ parts }) => parts.map(({ key }) => key)), ...session.ringed.value];
  const asked = keys.map(key => folderOf(key, view)).find(folder => folder !== null) ?? null;
  const hand = pulled.value;
  if (hand !== null && (hand.length === length || asked === null)) return hand.folder;
  return asked;
}

/** In which folder the thing with this key lies. */
function folderOf(key: string, { board }: TableView): FolderName | null {
  const [kind, number] = key.split('.');
  switch (kind) {
    case 'action':
      return 'papers';
    case 'award':
      return 'awards';
    case 'find':
      return 'finds';
    case 'rare':
      return 'rare';
    case 'card':
      return board.display.some(card => card === Number(number)) ? 'colleagues' : null;
    case 'profession':
    case 'ending':
      return 'careers';
    case 'bonusTile':
      return board.columnTiles.some(tile => tile === Number(number)) ? 'finds' : 'careers';
    default:
      return null;
  }
}

/** The tabs stand behind the sheet, each with one number. */
export function Tabs({ pulled, open }: { pulled: Signal<Pulled | null>; open: FolderName | null }) {
  const { session, view, box } = useBoneWars();
  const { board } = view;
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const numbers: Readonly<Record<FolderName, string>> = {
    papers: String(board.bookshelf[0].papers.length + board.bookshelf[1].papers.length),
    awards: bt('tab.open', { n: freeAwards(view, box) }),
    finds: bt('tab.left', { n: board.finds.filter(find => find !== null).length }),
    rare: String(sum(board.rare)),
    colleagues: String(board.display.length),
    careers: bt('tab.round', { n: view.round + 1 }),
  };
  return (
    <nav class="folder-tabs" aria-label={bt('folders')}>
      {FOLDERS.map(folder => (
        <button
          key={folder}
          type="button"
          class="folder-tab"
          aria-expanded={folder === open}
          data-thing={`folder.${folder}`}
          data-folder={folder}
          onClick={() => {
            pulled.value = { folder: folder === open ? null : folder, length: session.shown.peek().length };
          }}
        >
          <Icon name={ICONS[folder]} />
          {bt(`folder.${folder}`)} <i>{numbers[folder]}</i>
        </button>
      ))}
    </nav>
  );
}

function freeAwards({ board, marks }: TableView, box: ReturnType<typeof useBoneWars>['box']): number {
  const spaces = board.awards.flatMap(award => box.awards[award].spaces);
  return spaces.filter(
    space => isInPlay(marks, box.awardSpaces[space]) && !board.awardMarkers.some(marker => marker.space === space),
  ).length;
}

/** An open folder: over the map, never over the shelf. */
export function Folder({ folder, pulled }: { folder: FolderName; pulled: Signal<Pulled | null> }) {
  const { session } = useBoneWars();
  return (
    <section class="folder" aria-label={bt(`folder.${folder}`)} data-open={folder}>
      <header class="folder-head">
        <h2>{bt(`folder.${folder}`)}</h2>
        <p>{bt(`folder.${folder}.about`)}</p>
        <button
          type="button"
          class="folder-close"
          onClick={() => (pulled.value = { folder: null, length: session.shown.peek().length })}
        >
          {t('close')}
        </button>
      </header>
      <Contents folder={folder} />
    </section>
  );
}
