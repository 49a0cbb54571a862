import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { Enlarged } from './enlarged.tsx';
import { flights } from './flights.ts';
import { icons } from './icons.ts';
import { Locations } from './locations.tsx';
import { Mine } from './mine.tsx';
import { Objectives } from './objectives.tsx';
import { parts } from './parts.ts';
import { Piece } from './pieces.tsx';
import { Player } from './player.tsx';
import { Progress, Track } from './track.tsx';
import { texts } from './words.ts';
import './holotype.css';

addIcons(icons);

function Shared() {
  return (
    <div class="holotype">
      <Track />
      <Locations />
      <Objectives />
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
  flights,
  samples: ['specimen.0', 'specimen.20', 'specimen.45', 'trace.0', 'expedition.2', 'personal.0'],
};
