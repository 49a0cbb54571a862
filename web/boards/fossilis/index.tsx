import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { Dinosaurs, Market } from './display.tsx';
import { Enlarged } from './enlarged.tsx';
import { flights } from './flights.ts';
import { SlideWords } from './ghosts.tsx';
import { icons } from './icons.ts';
import { Mine } from './mine.tsx';
import { isAside, parts } from './parts.ts';
import { Piece } from './pieces.tsx';
import { Player } from './player.tsx';
import { Site } from './site.tsx';
import { Discard, Pool, Skills } from './stores.tsx';
import { Progress, ScoreTrack } from './track.tsx';
import { Turn } from './turn.tsx';
import { texts } from './words.ts';
import './fossilis.css';

addIcons(icons);

function Shared() {
  return (
    <div class="fossilis">
      <ScoreTrack />
      <div class="field-desk">
        <div class="left">
          <Dinosaurs />
          <Market />
        </div>
        <div class="middle">
          <Site />
          <Discard />
          <SlideWords />
        </div>
        <div class="right">
          <Turn />
          <Pool />
          <Skills />
        </div>
      </div>
    </div>
  );
}

export const board: BoardModule = {
  texts,
  Progress,
  Shared,
  Mine,
  Player,
  Enlarged,
  Piece,
  parts,
  isAside,
  flights,
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
