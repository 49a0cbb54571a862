import { useSignal } from '@preact/signals';
import { inTurn, soon } from '../../app/lazy.tsx';
import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { Desk, useHasDesk } from './desk/desk.tsx';
import { effect, left } from './effect.ts';
import { flights } from './flights.ts';
import { Folder, type Pulled, Tabs, useOpenFolder } from './folders/folders.tsx';
import { icons } from './icons.ts';
import { Goods } from './mine/goods.tsx';
import { Mine } from './mine/mine.tsx';
import { parts } from './parts.ts';
import { Piece } from './pieces/pieces.tsx';
import { Progress } from './progress.tsx';
import { Player } from './rail/player.tsx';
import { Bookshelf } from './shelf/bookshelf.tsx';
import { Ledge } from './shelf/worth.tsx';
import { Stores } from './stores.tsx';
import { story } from './story.ts';
import { WestMap } from './survey/map.tsx';
import { words } from './words.ts';
import './palette.css';
import './layout.css';
import './across.css';

addIcons(icons);

const Automaton = soon(async () => (await import('./rail/theodore.tsx')).Automaton);
const Signposts = inTurn(async () => (await import('./survey/signposts.tsx')).Signposts);
const Enlarged = soon(async () => (await import('./cards/enlarged.tsx')).Enlarged);

/** The desk: folders behind the map, the map, the bookshelf. What is asked about opens over the map, never over the shelf. */
function Shared() {
  const pulled = useSignal<Pulled | null>(null);
  const folder = useOpenFolder(pulled);
  const hasDesk = useHasDesk();
  return (
    <div class="bone-wars">
      <div class="layout">
        <Ledge />
        <Tabs pulled={pulled} open={folder} />
        <Stores />
        <div class="west">
          <div class="over-map">
            {folder !== null && <Folder folder={folder} pulled={pulled} />}
            {folder === null && hasDesk && <Desk />}
          </div>
          <Signposts />
          <WestMap />
        </div>
        <Bookshelf />
      </div>
    </div>
  );
}

export const board: BoardModule = {
  words,
  Progress,
  Shared,
  details: { bookshelf: Bookshelf },
  Mine,
  Goods,
  Player,
  Enlarged,
  Automaton,
  Piece,
  parts,
  effect,
  left,
  flights,
  story,
  samples: ['card.0', 'card.42', 'card.48', 'card.72', 'card.96', 'grant.0', 'bonusTile.0', 'award.0'],
};
