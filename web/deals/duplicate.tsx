import { botName } from '@bonebed/bots/levels';
import type { DealBoard, DuplicateSeat } from '@bonebed/protocol';
import { useEffect } from 'preact/hooks';
import { go } from '../route.ts';
import { language } from '../words.ts';
import { deals } from './calls.ts';
import { PlayDeal } from './play-deal.tsx';
import { w } from './words.ts';

/** How often somebody who waits for others looks whether they have come. */
const LOOK_EVERY_MS = 4000;

export function seatName({ name, bot }: DuplicateSeat): string {
  if (bot !== null) return botName(bot, language.value);
  if (name === null) return w('duplicate.free');
  return name || w('deal.former');
}

/** How many points more than others, with a plus; or fewer, with a minus. */
export function signed(ahead: number): string {
  return new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(ahead);
}

export function mySeat({ tables }: DealBoard): DuplicateSeat | null {
  return tables.flatMap(({ seats }) => seats).find(({ isMe }) => isMe) ?? null;
}

/** Somebody has sat down, and others are awaited: goes to the table as soon as it has begun. */
export function AwaitOthers({ board, onLook }: { board: DealBoard; onLook: () => void }) {
  const { id, tables } = board;
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { mine } = await deals.board(id);
      if (mine !== null && mine.table !== null) go('at', mine.table);
      else onLook();
    };
    // Without a network for a moment: the next look will tell.
    const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [id]);
  // If the table has begun meanwhile there is no leaving it, and the next look shows that.
  const leave = () => void deals.leave(id).then(onLook, onLook);
  const mine = tables.find(({ seats }) => seats.some(({ isMe }) => isMe));
  const count = mine?.seats.filter(({ name }) => name === null).length ?? 0;
  // All are there, and the server could not begin it.
  if (count === 0) return <PlayDeal id={id} label={w('duplicate.begin')} onAwaited={onLook} />;
  return (
    <>
      <p id="awaited" role="status">
        {w('duplicate.awaited', { count })}
      </p>
      <p>
        <button type="button" class="button" id="leave-place" onClick={leave}>
          {w('duplicate.leave')}
        </button>
      </p>
    </>
  );
}

/** A row for each seat and a column for each table: who sat there, and, for those who may see it, what they made of it. */
export function Tables({ board: { tables, seats, isOpen } }: { board: DealBoard }) {
  return (
    <section class="side-by-side" aria-labelledby="tables">
      <h2 id="tables">{w(isOpen ? 'duplicate.tables' : 'duplicate.seats')}</h2>
      <table class="duplicate">
        <thead>
          <tr>
            <td />
            {tables.map(({ isOver }, index) => (
              <th key={index} scope="col">
                {w('duplicate.table', { number: index + 1 })}{' '}
                {isOver && <span class="quiet">{w('duplicate.over')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: seats }, (_, seat) => (
            <tr key={seat}>
              <th scope="row">{w('duplicate.seat', { number: seat + 1 })}</th>
              {tables.map((table, index) => (
                <Seat key={index} seat={table.seats[seat]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Seat({ seat }: { seat: DuplicateSeat }) {
  const { name, bot, isMe, points, ahead } = seat;
  const isQuiet = bot !== null || name === null;
  return (
    <td class={isMe ? 'mine' : ''}>
      <span class={isQuiet ? 'quiet' : ''}>{seatName(seat)}</span> {isMe && w('deal.you')}{' '}
      {points !== null && <b>{points}</b>}{' '}
      {ahead !== null && <span class={ahead < 0 ? 'behind' : 'ahead'}>{signed(ahead)}</span>}
    </td>
  );
}

/** People by how much more they made than others made of the same seat. */
export function DuplicateStanding({ board }: { board: DealBoard }) {
  const people = board.tables.flatMap(({ seats }) =>
    seats.flatMap(seat => (seat.bot === null && seat.ahead !== null ? [{ seat, ahead: seat.ahead }] : [])),
  );
  if (people.length === 0) return <p class="quiet">{w('duplicate.first')}</p>;
  people.sort((a, b) => b.ahead - a.ahead);
  return (
    <section class="standing" aria-labelledby="standing">
      <h2 id="standing">{w('duplicate.standing')}</h2>
      <ol id="duplicate-standing">
        {people.map(({ seat, ahead }, index) => (
          <li key={index} class={seat.isMe ? 'mine' : ''}>
            {seatName(seat)} {seat.isMe && w('deal.you')} <b>{signed(ahead)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
