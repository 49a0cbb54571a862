import { loadGame } from '@bonebed/games';
import { fastRng, makeHeader, openEdition, pick, seedFrom, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { effect, isEnding, left } from './parts.ts';
import { words } from './words.ts';

await words.arrived('en');

/** Asks whose options are cards or tiles with something to tell. */
const TOLD = ['labDiscard', 'labTake', 'milestone', 'keepObjective'];

test('an option that is a card or a tile says what it costs and gives, before it is chosen', async () => {
  const { game, components, texts } = await loadGame('holotype');
  const { box, ...edition } = openEdition(game, components);
  const table = new Table(game, box, makeHeader(game, { box, ...edition }, { seats: 2, seed: seedFrom('effects') }));
  const reader = { game, box, texts: texts.en, language: 'en' as const, players: ['Ada', 'Bo'] };
  const rng = fastRng('effects');
  const told = new Map<string, string>();
  while (table.pending !== null) {
    const { what, waiting } = table.pending;
    const [eyes] = waiting;
    for (const { option, text } of table.choices(eyes)) {
      const isPublished = typeof option === 'object' && option.do === 'publish';
      if (!isPublished && (typeof option !== 'number' || !TOLD.includes(what))) continue;
      told.set(`${what} ${text}`, effect({ view: table.view(eyes), box, components, reader, eyes }, what, option));
    }
    table.answer(eyes, pick(rng, table.choices(eyes)).text);
  }
  const asked = new Set([...told.keys()].map(key => key.split(' ')[0]));
  expect([...asked]).toEqual(expect.arrayContaining(['journal', 'labDiscard', 'milestone', 'keepObjective']));
  expect([...told].filter(([, said]) => said === '' || /[{}]|undefined/.test(said))).toEqual([]);
  const published = [...told].flatMap(([key, said]) => (key.startsWith('journal ') ? [said] : []));
  expect(
    published.every(said => /^\d (?:Triassic|Jurassic|Cretaceous) and \d Research for \d+ points?$/.test(said)),
  ).toBe(true);
});

test('a recall stands apart and says who could be placed; who leaves the Museum is told what could be traded', async () => {
  const { game, components, texts } = await loadGame('holotype');
  const { box } = openEdition(game, components);
  const reader = { game, box, texts: texts.en, language: 'en' as const, players: ['Ada', 'Bo'] };
  const at = { view: {}, box, components, reader, eyes: 0 };
  const place = (worker: number, location: number) => ({ do: 'place', worker, location });
  expect(isEnding('turn', 'recall')).toBe(true);
  expect(isEnding('turn', place(0, 1))).toBe(false);
  expect(left(at, 'turn', [place(0, 1), place(0, 2), place(1, 1)])).toBe('2 workers not placed');
  expect(left(at, 'turn', [])).toBe('');
  expect(left(at, 'museum', [{ do: 'trade', give: 0, paid: 1, take: 1, count: 2 }])).toBe('Still to trade: Triassic');
  expect(left(at, 'museum', [])).toBe('');
});
