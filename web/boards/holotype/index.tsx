import { soon } from '../../app/lazy.tsx';
import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { Finest } from './finest.tsx';
import { flights } from './flights.ts';
import { Goods } from './goods.tsx';
import { Held } from './held.tsx';
import { icons } from './icons.ts';
import { Mine } from './mine.tsx';
import { Objectives } from './objectives.tsx';
import { effect, isEnding, left, parts } from './parts.ts';
import { Piece } from './pieces.tsx';
import { Player } from './player.tsx';
import { Locations } from './rooms.tsx';
import { Progress, Track } from './ruler.tsx';
import { story } from './story.ts';
import { words } from './words.ts';
import './holotype.css';

addIcons(icons);

const Enlarged = soon(async () => (await import('./enlarged.tsx')).Enlarged);

function Shared() {
  return (
    <div class="holotype">
      <div class="house">
        <Track />
        <Locations />
        <Held />
        <Objectives />
      </div>
    </div>
  );
}

export const board: BoardModule = {
  words,
  Progress,
  Shared,
  details: { track: Track, locations: Locations, objectives: Objectives },
  Mine,
  Goods,
  Player,
  Finest,
  Enlarged,
  Piece,
  parts,
  isEnding,
  effect,
  left,
  flights,
  story,
  samples: ['specimen.0', 'specimen.20', 'specimen.45', 'trace.0', 'expedition.2', 'personal.0'],
};
