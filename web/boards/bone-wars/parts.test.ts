import { loadGame } from '@bonebed/games';
import { choicesOf, fastRng, openEdition, pick, type Seat } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { newLocalTable } from '../../host/local-table.ts';
import type { BoardAt } from '../board.ts';
import { effect, left } from './effect.ts';
import { parts } from './parts.ts';
import type { Box, TableView } from './view.ts';
import { words } from './words.ts';

await words.arrived();

/** Options that are about no thing on the table: they are words of the prompt only. */
const PLAIN = [
  'when',
  'trade',
  'useCard',
  'splitLoyalty',
  'findBonus',
  'accept',
  'draw',
  'rareInstead',
  'coverBonus',
  'head',
];
const WORDS = /^(done|end|none|decline|pass)$/;
/** Options that stand for a card, a tile or a space: they say what it does. */
const TELLING =
  /^(?:(?:publish|find|keep|paleoCard|discardSpecies|university|siteAction|roundBonus|specialist|spot)\.number|opening\.species|turn\.(?:team|paleontologist)|team\.(?!end)\w+|upgradeTeam\.(?:replace|hire)|upgradeSlot\.(?:cover|extend))$/;

test.each([1, 2, 3, 4])('every option of random games for %i is about things that lie on the table', async seats => {
  const module = await loadGame('bone-wars');
  // The rules made this box from these components.
  const box = openEdition(module.game, module.components).box as Box;
  for (let game = 0; game < 2; game++) {
    const rng = fastRng(`parts ${seats} ${game}`);
    const table = newLocalTable(module, {
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'person', bot: null })),
      settings: {},
      seed: `${seats}${game}`.padEnd(64, '0'),
    });
    for (;;) {
      const { ask } = table.frame(null);
      if (ask === null) break;
      const [seat] = table.waiting();
      const { view, ask: own } = table.frame(seat);
      const choices = choicesOf(own);
      const barred = table.barred(seat);
      const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: [] };
      const at: BoardAt = { view, box, components: module.components, reader, eyes: seat };
      const spots = spotsOf(view as TableView, box, seat);
      for (const { option, text } of choices) {
        const found = parts(at, ask.what, option);
        if (PLAIN.includes(ask.what) || WORDS.test(text)) expect(found, text).toEqual([]);
        else expect(found.length, `${ask.what}: ${text}`).toBeGreaterThan(0);
        for (const { key } of found) expect(spots, `${ask.what}: ${text}`).toContain(key);
        const kind = `${ask.what}.${typeof option === 'object' ? option.do : typeof option}`;
        expect(effect(at, ask.what, option) !== '', kind).toBe(TELLING.test(kind));
      }
      // Who passes says which cards stay unplayed.
      const open = choices.filter(({ text }) => text !== 'pass').map(({ option }) => option);
      if (ask.what === 'turn') expect(left(at, 'turn', open) !== '').toBe(open.length > 0);
      for (const { option } of barred) expect(() => parts(at, ask.what, option)).not.toThrow();
      table.answer(seat, pick(rng, choices).text);
    }
  }
});

/** The spots that the board draws for a view. */
function spotsOf({ board, turn, opening, players }: TableView, box: Box, seat: Seat): Set<string> {
  const me = players[seat];
  const all = (kind: string, list: readonly unknown[]) => list.map((_, index) => `${kind}.${index}`);
  const cards = [
    ...opening.offer.map(({ card }) => card),
    ...turn.looked,
    ...turn.papers.map(({ card }) => card),
    ...board.display,
    ...me.species,
    ...me.paleontologists,
    ...me.team,
    ...me.reserve,
    ...me.archive.flat(),
    ...me.slots.map(({ card }) => card),
  ];
  return new Set([
    'career',
    'slot.new',
    'mode.team',
    'mode.paleontologist',
    'camp.movement',
    'camp.archive',
    ...cards.map(card => `card.${card}`),
    ...box.actions.map(action => `action.${action}`),
    ...box.options.parts.map(part => `part.${part}`),
    ...turn.pending.map(({ do: what, n }) => `bonus.${what}.${n}`),
    ...[...board.columnTiles, ...board.roundTiles].map(tile => `bonusTile.${tile}`),
    ...board.bookshelf
      .filter((_, patron) => patron !== me.patron)
      .flatMap(({ papers }) => papers.map(value => `paper.${value}`)),
    ...me.crates.flatMap((count, bone) => (count > 0 ? [`crate.${bone}`] : [])),
    ...board.rare.flatMap((count, bone) => (count > 0 ? [`rare.${bone}`] : [])),
    ...board.sites.flatMap(({ bones }, site) => all(`bone.${site}`, bones)),
    ...['site', 'species', 'tile', 'camps', 'deeper'].flatMap(kind => all(kind, box.sites)),
    ...all('find', board.finds),
    ...all('award', box.awardSpaces),
    ...all('profession', box.professions),
    ...all('ending', box.endings),
    ...all('campus', box.campuses),
    ...all('envelope', box.envelopes),
    ...all('specialist', box.specialists),
    ...all('slot', me.slots),
  ]);
}
