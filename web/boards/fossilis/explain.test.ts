import { readFileSync } from 'node:fs';
import { loadGame } from '@bonebed/games';
import { frenchFaults } from '@bonebed/games/fossilis/testing/french.ts';
import { below, fastRng, type Language, makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import type { BoardAt } from '../board.ts';
import { explain } from './explain.ts';
import { fr } from './texts/explain.fr.ts';
import { things } from './things.ts';
import { words } from './words.ts';

await Promise.all([words.arrived('en'), words.arrived('fr')]);

const module = await loadGame('fossilis');
const edition = openEdition(module.game, module.components);
const { box } = edition as { box: import('./view.ts').Box };
const rules = readFileSync(new URL('../../../games/fossilis/RULES.md', import.meta.url), 'utf8');

test.each([2, 5])('every thing of a table of %i is explained in both languages, with a rule that there is', seats => {
  const rng = fastRng(`explain ${seats}`);
  const header = makeHeader(module.game, edition, { seats, seed: seedFrom(`explain ${seats}`) });
  const table = new Table(module.game, edition.box, header);
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const faults = new Set<string>();
  for (let answers = 0; table.pending !== null && answers < 400; answers++) {
    const [seat] = table.pending.waiting;
    if (answers % 100 === 50)
      for (const eyes of [seat, null]) for (const language of ['en', 'fr'] as const) check(language, eyes);
    const choices = table.choices(seat);
    table.answer(seat, choices[below(rng, choices.length)].text);
  }
  expect([...faults]).toEqual([]);

  function check(language: Language, eyes: number | null): void {
    const reader = { game: module.game, box, texts: module.texts[language], language, players };
    const at: BoardAt = { view: table.view(eyes), box, components: module.components, reader, eyes };
    for (const thing of things(box, seats)) {
      const explanation = explain(at, thing);
      if (explanation === null) faults.add(`${thing}: nothing`);
      else {
        const { name, words, now = '', rule } = explanation;
        if (name === '' || words === '') faults.add(`${thing}: empty`);
        if (/[{}]|undefined|NaN|null/.test(`${name} ${words} ${now}`))
          faults.add(`${thing} ${language}: ${words} ${now}`);
        if (rule === null || !rules.includes(`**${rule}`)) faults.add(`${thing}: no rule ${rule}`);
      }
    }
  }
});

test('a thing that there is not is not explained', () => {
  const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: [] };
  const header = makeHeader(module.game, edition, { seats: 2, seed: seedFrom('explain') });
  const view = new Table(module.game, edition.box, header).view(0);
  const at: BoardAt = { view, box, components: module.components, reader, eyes: 0 };
  expect(explain(at, 'dragon.1')).toBeNull();
  expect(explain(at, 'act.fly')).toBeNull();
});

test('the French of the explanations uses the words of the game', () => {
  expect(frenchFaults(Object.values(fr))).toEqual([]);
});
