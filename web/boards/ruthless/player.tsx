import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { useCardWords } from './card-words.ts';
import { printed } from './edition.ts';
import { useRuthless } from './view.ts';
import { bt } from './words.ts';
import './player.css';

/** What is open of a player: the Paleontologist and the ability, crew, and what keeps him or her from acting. */
export function Player({ seat }: { seat: Seat }) {
  const { view, box, at } = useRuthless();
  const words = useCardWords();
  const { paleontologist, crew, skips } = view.players[seat];
  return (
    <div class="player-body">
      {paleontologist !== null && (
        <Spot
          id={`person.${seat}`}
          label={box.paleontologists[paleontologist].name}
          item={`paleontologist.${paleontologist}`}
          thing={`paleontologist.${paleontologist}`}
          class="person"
        >
          <b>{box.paleontologists[paleontologist].name}</b>{' '}
          {view.first === seat && (
            <span class="first" data-thing="first">
              {bt('first')}
            </span>
          )}
          <span class="quiet ability">{printed(at, box.paleontologists[paleontologist].id)}</span>
        </Spot>
      )}
      {crew.length > 0 && (
        <p class="player-crew" data-thing="crew">
          <Icon name="crew" label={bt('crew')} /> {crew.map(member => words.name(member)).join(', ')}
        </p>
      )}
      {skips.includes(view.phase) && (
        <p class="player-skips" data-thing="skips">
          {bt('skips')}
        </p>
      )}
    </div>
  );
}
