import { soon } from '../../app/lazy.tsx';
import { addIcons, Icon } from '../../icons/icon.tsx';
import type { BoardAt, BoardModule } from '../board.ts';
import { boardAt } from '../use-board.ts';
import { Finest } from './finest.tsx';
import { flights } from './flights.ts';
import { Goods } from './goods.tsx';
import { icons } from './icons.ts';
import { Masthead, Progress } from './masthead.tsx';
import { Mine } from './mine.tsx';
import { Museums } from './museum.tsx';
import { effect, left, parts } from './parts.ts';
import { Player } from './player.tsx';
import { Stage } from './stage.tsx';
import { story } from './story.ts';
import { Track } from './track.tsx';
import type { Box, TableView } from './view.ts';
import { bt, words } from './words.ts';
import './ruthless.css';

addIcons(icons);

const Enlarged = soon(async () => (await import('./enlarged.tsx')).Enlarged);

function Shared() {
  return (
    <div class="ruthless">
      <Masthead />
      <Track />
      <div class="gallery">
        <Museums />
        <Stage />
      </div>
    </div>
  );
}

/** What flies: the back of a card, or Prestige. */
function Piece({ piece }: { piece: string }) {
  return piece === 'prestige' ? <Icon name="prestige" class="flying-prestige" /> : <span class="card-back small" />;
}

/** A pass left standing holds for one kind of window to the end of the phase; its scope ends with the turn and the stage. */
function until(at: BoardAt, scope: string): string | null {
  const { view } = boardAt<TableView, Box>(at);
  // Who is attacked is always asked.
  if (scope.endsWith(' *')) return scope === 'doubt *' ? bt('until.back') : null;
  const isNow = scope.endsWith(` ${view.turn} ${view.stage}`);
  return isNow ? bt(`until.${view.phase}`) : null;
}

export const board: BoardModule = {
  words,
  Progress,
  Shared,
  details: { track: Track, museums: Museums },
  Mine,
  Goods,
  Player,
  Finest,
  Enlarged,
  Piece,
  parts,
  effect,
  left,
  flights,
  story,
  until,
  samples: [
    'card.4',
    'bone.2',
    'bone.9',
    'bone.20',
    'bone.27',
    'bone.31',
    'card.18',
    'card.27',
    'card.60',
    'paleontologist.0',
  ],
};
