import { readFileSync } from 'node:fs';
import { loadGame } from '@bonebed/games';
import type { Box } from '@bonebed/games/holotype/box/box.ts';
import { below, fastRng, type Language, makeHeader, openEdition, type Seat, seedFrom, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { words } from './words.ts';

await Promise.all([words.arrived('en'), words.arrived('fr')]);

const module = await loadGame('holotype');
const edition = openEdition(module.game, module.components);
const box = edition.box as Box;
const rules = readFileSync(new URL('../../../games/holotype/RULES.md', import.meta.url), 'utf8');

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every thing that the board may draw at a table of so many. */
function things(seats: number): string[] {
  const everybody = Array.from({ length: seats });
  return [
    ...['track', 'marker', 'reset.2', 'medal.5', 'last', 'space', 'lounge', 'recalled.yes', 'recalled.no', 'storage'],
    ...['deck.specimens', 'deck.expeditions', 'deck.traces', 'pile.specimens', 'journal.none', 'research', 'ratio'],
    ...['contributions', 'reroll', 'traceSign', 'worth.trace', 'worth.personal', 'diet.carnivore', 'diet.herbivore'],
    ...['type.theropod', 'type.genasaur', 'type.sauropod', 'type.marineReptile'],
    ...['specimen', 'holotype', 'published', 'cost', 'worth'].flatMap(kind => each(kind, box.specimens)),
    ...each('location', box.locations),
    ...each('trace', box.traceFossils),
    ...each('expedition', box.expeditions),
    ...each('personal', box.personalObjectives),
    ...each('objective', box.globalObjectives),
    ...each('slot', box.slots),
    ...each('milestone', box.milestones),
    ...['cube', 'museum'].flatMap(kind => each(kind, box.periods)),
    ...box.dice.flatMap((faces, period) => each(`die.${period}`, faces)),
    ...['researchOf', 'handOf', 'tracesOf'].flatMap(kind => each(kind, everybody)),
    ...everybody.flatMap((_, seat) => [
      ...each(`worker.${seat}`, box.workers),
      ...each(`cubesOf.${seat}`, box.periods),
    ]),
  ];
}

test.each([2, 5])('every thing of a table of %i is explained in both languages, with a rule that there is', seats => {
  const rng = fastRng(`explain ${seats}`);
  const header = makeHeader(module.game, edition, { seats, seed: seedFrom(`explain ${seats}`) });
  const table = new Table(module.game, box, header);
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

  function check(language: Language, eyes: Seat | null): void {
    const reader = { game: module.game, box, texts: module.texts[language], language, players };
    const at = { view: table.view(eyes), box, components: module.components, reader, eyes };
    for (const thing of things(seats)) {
      const found = explain(at, thing);
      const said = [found?.name ?? '', found?.words ?? '', found?.now ?? ''].join(' ');
      if (found === null || found.name === '' || found.words === '') faults.add(`${language} ${thing}: no words`);
      if (/undefined|NaN|null|[{}#]/.test(said)) faults.add(`${language} ${thing}: ${said}`);
      if (found?.rule != null && !rules.includes(`**${found.rule}**`)) faults.add(`${thing}: no rule ${found.rule}`);
    }
  }
});

test('a thing that the board does not draw is not explained', () => {
  const header = makeHeader(module.game, edition, { seats: 2, seed: seedFrom('nothing') });
  const table = new Table(module.game, box, header);
  const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: ['Ada', 'Bo'] };
  const at = { view: table.view(0), box, components: module.components, reader, eyes: 0 };
  expect(explain(at, 'dinosaurHeaven.3')).toBeNull();
});

test('both languages fill in the same values', () => {
  const values = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].sort();
  for (const [key, text] of Object.entries(en)) {
    expect(values(fr[key as keyof typeof en]), key).toEqual(values(text));
    expect(fr[key as keyof typeof en], key).not.toMatch(/'|[^\u00a0\u202f][;:?!]/);
  }
});
