import {
  fastRng,
  isByTurn,
  makeHeader,
  openEdition,
  pick,
  type Rng,
  readRecord,
  replay,
  seedFrom,
  Table,
  type Terms,
  writeRecord,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from './index.ts';

/** A game from one deal, played by chance of its own; what each of its turns began with. */
async function play(id: string, seats: number, label: string) {
  const { game, components } = await loadGame(id);
  const edition = openEdition(game, components);
  const header = makeHeader(game, edition, { seats, seed: seedFrom(`${id} ${seats}`), chance: 'byTurn' });
  const table = new Table<Terms>(game, edition.box, header);
  const origin = game.clone(table.position.state);
  const chooser = fastRng(label);
  const turns: { name: string; rng: Rng }[] = [];
  while (table.pending !== null && table.length < 1500) {
    const { start } = table.situation();
    const name = game.turn?.({ state: start, box: edition.box }) ?? '';
    if (turns.at(-1)?.name !== name) turns.push({ name, rng: structuredClone(start.rng) });
    const seat = pick(chooser, table.pending.waiting);
    table.answer(seat, pick(chooser, table.choices(seat)).text);
  }
  return { game, edition, table, turns, origin };
}

/** Where in its turn chance is: the key, the turn and what was drawn in it, but not what was drawn before. */
const luck = ({ words }: Rng): string => words.join(' ');

describe.each(gameIds)('the same deal of %s', id => {
  test('who does the same gets the same', async () => {
    const [one, other] = [await play(id, 2, 'same'), await play(id, 2, 'same')];
    expect(other.table.hash).toBe(one.table.hash);
  });

  test('who does otherwise has the same deal, and meets the same luck at every turn that both come to', async () => {
    const { game } = await loadGame(id);
    for (const seats of game.seats) {
      const [one, other] = [await play(id, seats, 'one'), await play(id, seats, 'other')];
      expect(other.origin).toEqual(one.origin);
      expect(other.table.hash).not.toBe(one.table.hash);
      const met = new Map(one.turns.map(({ name, rng }) => [name, luck(rng)]));
      const shared = other.turns.filter(({ name }) => met.has(name));
      expect(shared.length).toBeGreaterThan(4);
      for (const { name, rng } of shared) expect(luck(rng), `${seats} seats, turn ${name}`).toBe(met.get(name));
      // Whatever was drawn is no luck of two turns.
      expect(new Set(met.values()).size).toBe(met.size);
    }
  });

  test('the name of a turn that has passed never comes again', async () => {
    const { game } = await loadGame(id);
    for (const seats of game.seats) {
      const { turns } = await play(id, seats, 'names');
      const names = turns.map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test('its record says how chance goes, and replays', async () => {
    const { game, edition, table } = await play(id, 2, 'record');
    const text = writeRecord(table.record());
    expect(text).toContain('\nchance byTurn\n');
    const again = replay(game, edition, readRecord(text));
    expect(again.hash).toBe(table.hash);
    expect(isByTurn(again.position.state.rng)).toBe(true);
    expect(() => readRecord(text.replace('chance byTurn', 'chance mine'))).toThrow("can't read the chance 'mine'");
  });

  test('bots come to their decisions through the same chance', async () => {
    const { game, edition, table } = await play(id, 2, 'bots');
    const half = replay(game, edition, table.record(), Math.floor(table.length / 2));
    const { start, given } = half.situation();
    const bot = new Table<Terms>(game, edition.box, half.header, structuredClone(start));
    bot.follow(() => given[bot.length] ?? null);
    expect(bot.hash).toBe(half.hash);
  });
});
