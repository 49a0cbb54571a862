import { loadGame } from '@bonebed/games';
import { below, fastRng, makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import type { BoardAt } from '../board.ts';
import { effect, isAside, left, parts } from './parts.ts';
import type { Box, TableView } from './view.ts';
import { words } from './words.ts';

await words.arrived();

const module = await loadGame('fossilis');
const edition = openEdition(module.game, module.components);
const { box } = edition;

/** The things that the board draws as spots while the seat decides, from what lies on the table. */
function spotsFor(view: TableView, { tiles }: Box, seat: number, what: string): Set<string> {
  const mine = view.players[seat];
  const firstOfLook = (held: readonly number[]) =>
    held.filter((tile, index) => held.findIndex(other => tiles[other].look === tiles[tile].look) === index);
  const shown = (cards: readonly (number | null)[]) => cards.filter(card => card !== null);
  return new Set([
    ...['pool', 'discard', 'lab', 'step.market', 'step.claim', 'step.end', `pawn.${seat}`],
    ...['dig', 'extract', 'plaster', 'move', 'climb', 'sand', 'freeMove'].map(act => `act.${act}`),
    ...view.site.map((_, cell) => `cell.${cell}`),
    ...view.site.flatMap(({ pit, finds }, cell) =>
      pit === 'open' ? (finds ?? []).map(find => `find.${cell}.${find}`) : [],
    ),
    ...[0, 1, 2, 3].map(direction => `arrow.${direction}`),
    ...(what === 'side' ? [0, 1, 2, 3].map(side => `side.${side}`) : []),
    ...[...firstOfLook(view.tileDiscard), ...firstOfLook(mine.tiles)].map(tile => `tile.${tile}`),
    ...view.skills.map(skill => `skill.${skill}`),
    ...[...shown(view.tools), ...mine.tools].map(tool => `tool.${tool}`),
    ...shown(view.supplies).map(supply => `supply.${supply}`),
    ...[...shown(view.dinosaurs), ...mine.lab.map(({ dinosaur }) => dinosaur)].flatMap(one => [
      `dinosaur.${one}`,
      `seal.${one}`,
    ]),
    ...mine.storage.map((_, bone) => `bone.${bone}`),
  ]);
}

/** Options that are words alone: there is nothing on the table that they are about. */
const PLAIN = new Set(['effect', 'waive', 'tremor pass', 'takeSand pass', 'nightDig pass', 'peek done']);

test.each([2, 3, 4, 5])(
  'every option of a game of %i is about things that lie on the table, or is plain words',
  seats => {
    const asked = new Set<string>();
    const faults = new Set<string>();
    const lost = new Set<string>();
    for (let game = 0; game < 2; game++) {
      const rng = fastRng(`parts ${seats} ${game}`);
      const header = makeHeader(module.game, edition, { seats, seed: seedFrom(`parts ${seats} ${game}`) });
      const table = new Table(module.game, edition.box, header);
      while (table.pending !== null) {
        const { pending } = table;
        const [seat] = pending.waiting;
        const view = table.view(seat);
        const choices = table.choices(seat);
        // The table deals only in views that the game itself made.
        const spots = spotsFor(view as TableView, box as Box, seat, pending.what);
        const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: [] };
        const at: BoardAt = { view, box, components: module.components, reader, eyes: seat };
        asked.add(pending.what);
        for (const { option, text } of [...choices, ...table.barred(seat)]) {
          const keys = parts(at, pending.what, option).map(({ key }) => key);
          const isPlain = PLAIN.has(pending.what) || PLAIN.has(`${pending.what} ${text}`);
          if (isPlain !== (keys.length === 0)) faults.add(`${pending.what} ${text}: ${keys.length} parts`);
          for (const key of keys) if (!spots.has(key)) faults.add(`${pending.what} ${text}: no ${key}`);
          // What stands for a card or a skill says what that does.
          const isCard = keys.some(key => /^(?:skill|tool|supply)\./.test(key));
          if (isCard !== (effect(at, pending.what, option) !== '')) faults.add(`${pending.what} ${text}: its effect`);
        }
        // Who stops says what is lost.
        const open = choices.filter(({ text }) => text !== 'done');
        const hasLoss =
          pending.what === 'act'
            ? (view as TableView).turn.energy > 0
            : open.some(({ text }) => /^(?:buy(?:Tool|Supply)|claim) /.test(text));
        const said = left(
          at,
          pending.what,
          open.map(({ option }) => option),
        );
        if (hasLoss !== (said !== '')) faults.add(`${pending.what}: ${said} is left`);
        lost.add(said);
        // Now and then chance; else what comes first among the things that are seldom done.
        const wanted = choices.filter(({ text }) => !/^(done|plaster|move|sand)/.test(text));
        const from = wanted.length > 0 && below(rng, 3) > 0 ? wanted : choices;
        table.answer(seat, from[below(rng, from.length)].text);
      }
    }
    expect([...faults]).toEqual([]);
    expect([...lost]).toEqual(
      expect.arrayContaining(['2 Energy lost', 'A purchase is still open', 'A claim is still open']),
    );
    expect([...asked]).toEqual(expect.arrayContaining(['pawn', 'act', 'dig', 'move', 'market', 'claim']));
  },
);

test('what may be done at any moment is an aside; what completes a Dinosaur is not', () => {
  expect(isAside('act', { do: 'assign', bone: 0, dinosaur: 3 })).toBe(true);
  expect(isAside('claim', { do: 'scorePartial', dinosaur: 3 })).toBe(true);
  expect(isAside('act', { do: 'scorePerfect', dinosaur: 3 })).toBe(false);
  expect(isAside('market', { do: 'scoreDisplay', dinosaur: 3 })).toBe(false);
  expect(isAside('act', 'dig')).toBe(false);
});
