import { addIcons } from '../../icons/icon.tsx';
import type { BoardModule } from '../board.ts';
import { Bookshelf } from './bookshelf.tsx';
import { BottomStrip, Progress } from './career.tsx';
import { Desk, TurnLine } from './desk.tsx';
import { Enlarged } from './enlarged.tsx';
import { flights } from './flights.ts';
import { icons } from './icons.ts';
import { WestMap } from './map.tsx';
import { Mine } from './mine.tsx';
import { parts } from './parts.ts';
import { Piece } from './pieces.tsx';
import { Automaton, Player } from './player.tsx';
import { TopStrip } from './strip.tsx';
import { texts } from './words.ts';
import './bone-wars.css';

addIcons(icons);

function Shared() {
  return (
    <div class="bone-wars">
      <TopStrip />
      <div class="west">
        <TurnLine />
        <WestMap />
        <Desk />
      </div>
      <Bookshelf />
      <BottomStrip />
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
  Automaton,
  Piece,
  parts,
  flights,
  samples: ['card.0', 'card.42', 'card.48', 'card.72', 'card.96', 'grant.0', 'bonusTile.0', 'award.0'],
};
