import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Depth, Effects, Pips } from '../pieces/pieces.tsx';
import { useBoneWars, useWhat } from '../view.ts';
import { bt } from '../words.ts';
import './slots.css';

/** The action slots, from left to right: each costs more, and holds the card that was played into it. */
export function Slots({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  const what = useWhat();
  return (
    <section class="slots" aria-label={bt('slots')}>
      <h3>{bt('slots')}</h3>
      {view.players[seat].slots.map((_, slot) => (
        <SlotBox key={slot} seat={seat} slot={slot} />
      ))}
      {what === 'upgradeSlot' && (
        <Spot id="slot.new" label={bt('slot.new')} class="slot new" thing="slotUpgraded">
          <Icon name="upgradeSlot" /> {bt('slot.new')}
        </Spot>
      )}
    </section>
  );
}

/** An action slot: its cost and icon, what it gives a species card, and the card in it. */
function SlotBox({ seat, slot }: { seat: Seat; slot: number }) {
  const { view, box, language } = useBoneWars();
  const player = view.players[seat];
  const { upgraded, card, specialist, cost, icon, ap, depth } = player.slots[slot];
  const classes = ['slot'];
  if (slot === player.openSlot) classes.push('next');
  if (upgraded) classes.push('upgraded');
  if (card !== null) classes.push('filled');
  return (
    <Spot
      id={`slot.${slot}`}
      label={bt('slot', { slot: slot + 1, cost, ap, depth })}
      class={classes.join(' ')}
      thing={`slot.${slot}`}
      {...(card === null ? {} : { item: `card.${card}`, piece: `card.${card}` })}
    >
      <span class="slot-head">
        <b class="cost">{bt('money', { n: cost })}</b>
        {icon !== null && (
          <span data-thing={`slotIcon.${icon}`}>
            <Icon name={box.finds[icon].id} label={nameOf(box.finds[icon], language)} />
          </span>
        )}
      </span>
      {card === null ? (
        <span class="slot-facts">
          <Pips full={ap} title={bt('ap', { n: ap })} />
          <Depth depth={depth} />
        </span>
      ) : (
        <span class="slot-card">
          {nameOf(box.cards[card], language)}
          {specialist !== null && <Effects effects={box.specialists[specialist].effects} />}
        </span>
      )}
    </Spot>
  );
}
