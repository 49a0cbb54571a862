import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Running } from '../../table/running.tsx';
import { promised, signed, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './goods.css';

/** What a player has at a glance, in one line: Prestige on the way to the goal, bones, Events and how many may stay, crew. */
export function Goods({ seat }: { seat: Seat }) {
  const { view } = useRuthless();
  const { prestige, bones, cards, crew, eventLimit, skips } = view.players[seat];
  const moved = promised(useForeseen(), seat) - prestige;
  return (
    <span class="goods-line">
      <span class="good" data-thing={`prestige.${seat}`}>
        <Icon name="prestige" label={bt('prestige', { count: prestige })} />{' '}
        <b>
          <Running value={prestige} />
        </b>
        <span class="good-of">/ {view.goal}</span>
        {moved !== 0 && <i class={moved > 0 ? 'delta gain' : 'delta loss'}>{signed(moved)}</i>}
      </span>
      <span class="good" data-thing="fan.bones">
        <Icon name="skull" label={bt('deck.bones')} /> <b>{bones.count}</b>
      </span>
      <span class="good" data-thing="limit">
        <Icon name="ammonite" label={bt('deck.events')} /> <b>{cards.count}</b>
        <span class="good-of">/ {eventLimit}</span>
      </span>
      {crew.length > 0 && (
        <span class="good" data-thing="crew">
          <Icon name="crew" label={bt('crew')} /> <b>{crew.length}</b>
        </span>
      )}
      {skips.includes(view.phase) && (
        <span class="skips" data-thing="skips">
          {bt('skips')}
        </span>
      )}
      {view.lastTurn && (
        <b class="last-turn" data-thing="lastTurn">
          {bt('lastTurn')}
        </b>
      )}
    </span>
  );
}
