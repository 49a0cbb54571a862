import { frameOf, type Seat, untilBack } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { guestOf, SEATS, toyGame, toyMeta } from '../testing/toy-table.ts';
import { CommandError } from './command-error.ts';
import { TableCore } from './core.ts';
import { decide } from './decide.ts';
import type { Entry } from './entry.ts';

const actor = (seat: Seat) => ({ guest: guestOf(seat), name: `P${seat}` });

function begun(): { readonly core: TableCore; readonly log: Entry[]; apply(entry: Entry): void } {
  const core = new TableCore(toyGame, { ...toyMeta, clock: { kind: 'none' } });
  const log: Entry[] = [];
  const apply = (entry: Entry) => {
    core.apply(entry, 0);
    log.push(entry);
  };
  for (let seat = 0; seat < SEATS; seat++) {
    apply({ type: 'joined', seat, guest: guestOf(seat), name: `P${seat}`, link: `l${seat}` });
  }
  apply({ type: 'started' });
  return { core, log, apply };
}

/** The game of a table that has begun. */
function gameOf({ game }: TableCore) {
  if (game === null) throw new Error('not started');
  return game;
}

/** Plays until a reaction window is open that several seats have not answered. */
function toWindow(table: ReturnType<typeof begun>): void {
  for (let answers = 0; answers < 200; answers++) {
    const { pending } = gameOf(table.core);
    if (pending === null) throw new Error('the game is over');
    if (pending.kind === 'react' && pending.waiting.length > 1) return;
    const seat = pending.waiting[0];
    table.apply({ type: 'answered', seat, text: gameOf(table.core).choices(seat)[0].text });
  }
  throw new Error('no window was opened');
}

test('a pass until one is back is kept in the log, and only its seat is shown it', () => {
  const table = begun();
  toWindow(table);
  const { pending } = gameOf(table.core);
  const [seat] = pending?.waiting ?? [];
  const scope = untilBack(pending?.scope ?? '');
  const others = () =>
    [null, ...Array.from({ length: SEATS }, (_, one) => one)]
      .filter(one => one !== seat)
      .map(one => frameOf(gameOf(table.core), one));
  const before = others();
  const { entries } = decide(table.core, actor(seat), { do: 'stand', scope }, 0);
  expect(entries).toEqual([{ type: 'stoodUntilBack', seat, scope }]);
  for (const entry of entries) table.apply(entry);
  expect(others()).toEqual(before);
  // A server that reads the log anew knows it, too.
  const again = new TableCore(toyGame, { ...toyMeta, clock: { kind: 'none' } });
  for (const entry of table.log) again.apply(entry, 0);
  expect(frameOf(gameOf(again), seat)).toEqual(frameOf(gameOf(table.core), seat));
  expect(frameOf(gameOf(again), seat).standing).toBe(scope);
});

test('it is taken back at will, and refused for windows of another kind', () => {
  const table = begun();
  toWindow(table);
  const { pending } = gameOf(table.core);
  const [seat] = pending?.waiting ?? [];
  expect(() => decide(table.core, actor(seat), { do: 'stand', scope: 'nothing *' }, 0)).toThrow(CommandError);
  table.apply({ type: 'stoodUntilBack', seat, scope: untilBack(pending?.scope ?? '') });
  for (const entry of decide(table.core, actor(seat), { do: 'stand', scope: null }, 0).entries) table.apply(entry);
  expect(gameOf(table.core).standing(seat)).toBeNull();
});
