import { useSignal } from '@preact/signals';
import { CopyLink } from '../app/copy-link.tsx';
import type { Company } from '../host/host.ts';
import { href } from '../route.ts';
import { Qr } from './qr.tsx';
import { p } from './words.ts';
import './people.css';

/** Offered to whoever has just sat down: how not to lose the seat. */
export function KeepSeat({ table, id }: { table: Company; id: string }) {
  const link = useSignal<string | null>(null);
  const make = async (): Promise<string> => {
    if (link.value !== null) return link.value;
    const gift = await table.do({ do: 'link' });
    if (gift?.kind !== 'seat') throw new Error('no link');
    link.value = `${location.origin}${location.pathname}${href('seat', id, gift.token)}`;
    return link.value;
  };
  return (
    <details
      class="keep-seat"
      onToggle={event => {
        if (event.currentTarget.open) make().catch(() => {});
      }}
    >
      <summary>{p('seat')}</summary>
      <p>{p('seat.line')}</p>
      <div class="row">
        {link.value !== null && <Qr link={link.value} label={p('seat.qr')} />}
        <div class="keep-seat-ways">
          <CopyLink label={p('seat.copy')} link={make} />
          <a href={href('me')}>{p('seat.kept')}</a>
        </div>
      </div>
    </details>
  );
}

/** For whoever looks on at a table that may be their own. */
export function SeatIsMine({ id }: { id: string }) {
  return (
    <p class="seat-is-mine">
      <a href={href('back', id)}>{p('seat.mine')}</a>
    </p>
  );
}
