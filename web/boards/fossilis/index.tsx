import { inTurn, soon } from '../../app/lazy.tsx';
import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { boardAt } from '../use-board.ts';
import { Dinosaurs, Market } from './display.tsx';
import { Finest } from './finest.tsx';
import { flights } from './flights.ts';
import { Goods } from './goods.tsx';
import { icons } from './icons.ts';
import { Mine } from './mine.tsx';
import { effect, isAside, left, parts } from './parts.ts';
import { Piece } from './pieces.tsx';
import { Player } from './player.tsx';
import { Progress } from './progress.tsx';
import { Site } from './site.tsx';
import { Discard, Pool, Skills } from './stores.tsx';
import { story } from './story.ts';
import { Turn } from './turn.tsx';
import type { Box, TableView } from './view.ts';
import { words } from './words.ts';
import './fossilis.css';

addIcons(icons);

const SlideWords = inTurn(async () => (await import('./ghosts.tsx')).SlideWords);
const Enlarged = soon(async () => (await import('./enlarged.tsx')).Enlarged);

/** The dig in its oak tray, and beside it what it is dug for: Dinosaurs, the market, Skills. */
function Shared() {
  return (
    <div class="fossilis">
      <div class="tray">
        <Turn />
        <Site />
        <Pool />
        <Discard />
        <SlideWords />
      </div>
      <div class="wares">
        <Dinosaurs />
        <Market />
        <Skills />
      </div>
    </div>
  );
}

export const board: BoardModule = {
  words,
  Progress,
  Shared,
  details: { market: Market },
  Mine,
  Goods,
  Player,
  Finest,
  Enlarged,
  Piece,
  parts,
  effect,
  left,
  isAside,
  now: (at, seat) => boardAt<TableView, Box>(at).view.players[seat]?.score ?? null,
  flights,
  story,
  samples: [
    'dinosaur.19',
    'dinosaur.13',
    'dinosaur.15',
    'tool.3',
    'supply.0',
    'tile.0',
    'tile.21',
    'tile.37',
    'skill.2',
  ],
};
