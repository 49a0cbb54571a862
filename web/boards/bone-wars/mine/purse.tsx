import type { Seat } from '@bonebed/kernel';
import { Spot } from '../../../table/spot.tsx';
import { Count } from '../../count.tsx';
import { nameOf } from '../../name-of.ts';
import { Pawn, TeamMark } from '../pieces/pieces.tsx';
import { Cameo } from '../shelf/cameo.tsx';
import { kindsOf, type TableView, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './purse.css';

/** Money, the patron, the next slot and how full the crates are; and the two pieces that a card can be played for. */
export function Purse({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const { patron, slots, openSlot, crates, openCrates } = view.players[seat];
  const next = openSlot === null ? undefined : slots[openSlot];
  return (
    <div class="purse">
      <Money seat={seat} />
      <span class="locket" data-thing={`patronTile.${seat}`}>
        <Cameo patron={patron} />
        <span>
          {bt('serves')} <b>{nameOf(box.patrons[patron], language).split(' ').at(-1)}</b>
        </span>
      </span>
      <span class="purse-fact" data-thing="actionSlot">
        {next === undefined ? bt('slots.full') : bt('slot.next', { slot: slots.indexOf(next) + 1, cost: next.cost })}
      </span>
      <span class="purse-fact" data-thing="crate">
        {bt('crates.used', { used: kindsOf(crates).length, open: openCrates })}
      </span>
      <span class="modes">
        <Spot id="mode.team" label={bt('mode.team')} class="mode" thing="mode.team">
          <TeamMark seat={seat} title={bt('mode.team')} moves={false} />
        </Spot>
        <Spot id="mode.paleontologist" label={bt('mode.paleontologist')} class="mode" thing="mode.paleontologist">
          <Pawn seat={seat} title={bt('mode.paleontologist')} moves={view.players[seat].paleontologist === null} />
        </Spot>
      </span>
    </div>
  );
}

export function Money({ seat }: { seat: Seat }) {
  return (
    <span class="money" data-place={`money.${seat}`} data-thing={`money.${seat}`}>
      <i class="coin">$</i>
      <b>
        <Count<TableView> of={then => then.players[seat].money} />
      </b>
    </span>
  );
}
