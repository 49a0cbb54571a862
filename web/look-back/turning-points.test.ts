import { ANY_BRAIN, brainOf, CERTAIN, decisionOf, type JudgedChoice, type LookBack, outlooksOf } from '@bonebed/bots';
import { gameIds, loadGame } from '@bonebed/games';
import {
  fastRng,
  type Language,
  makeHeader,
  openEdition,
  pick,
  type Reader,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { decisionWords, turningWords } from './moment-words.ts';
import { extremesOf, turningPoints } from './turning-points.ts';

function decision(length: number, seat: number, lead: number, isBest = false): JudgedChoice {
  const [chosen, other] = ['dig', 'move'];
  const change = [0, 0];
  if (!isBest) change[seat] = lead;
  const best = isBest ? chosen : other;
  return { length, seat, what: 'act', chosen, best, bestText: best, beside: other, lead, change, facts: null };
}

describe('the moments that mattered', () => {
  const outlooks = [0, 10, 20].map(length => ({ length, known: [5000, 5000], open: [5000, 5000], came: [] }));
  const found = (...decisions: JudgedChoice[]): LookBack => ({ outlooks, decisions });

  test('are at most five, in the order of the game', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(length => decision(length, 0, -400 - 10 * length));
    expect(turningPoints(found(...many)).map(({ length }) => length)).toEqual([3, 4, 5, 6, 7]);
  });

  test('are three where nothing mattered much, and none where nothing mattered', () => {
    const small = [1, 2, 3, 4].map(length => decision(length, 0, -CERTAIN * 0.02));
    expect(turningPoints(found(...small))).toHaveLength(3);
    expect(turningPoints(found(decision(1, 0, -20)))).toEqual([]);
  });

  test('tell luck only where something was drawn or came to light', () => {
    const [first, second, end] = outlooks;
    const lucky = [first, { ...second, came: [{ type: 'drew' }] }, { ...end, known: [10_000, 0] }];
    expect(turningPoints({ outlooks: lucky, decisions: [] })).toMatchObject([{ length: 10, seat: 0, change: 5000 }]);
    expect(turningPoints({ outlooks: [first, second, lucky[2]], decisions: [] })).toEqual([]);
  });

  test('each seat has its best and its worst decision', () => {
    const all = [decision(1, 0, 300, true), decision(2, 0, 700, true), decision(3, 0, -200), decision(4, 1, -900)];
    expect(extremesOf(all, 0)).toEqual({ best: all[1], worst: all[2] });
    expect(extremesOf(all, 1)).toEqual({ best: null, worst: all[3] });
  });
});

describe.each(gameIds)('%s', id => {
  test.each(['en', 'fr'] as const)('real decisions are told in whole sentences: %s', async language => {
    const { game, components, texts } = await loadGame(id);
    const edition = openEdition(game, components);
    const seats = Math.max(2, Math.min(...game.seats));
    const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings: {}, seed: seedFrom(id) }));
    const rng = fastRng(`words ${id}`);
    while (table.pending !== null) {
      const [seat] = table.pending.waiting;
      table.answer(seat, pick(rng, table.choices(seat)).text);
    }
    const reader: Reader<Terms> = { game, box: edition.box, texts: texts[language], language, players: ['Ann', 'Bo'] };
    const brain = brainOf(id) ?? ANY_BRAIN;
    const lengths = [0.1, 0.3, 0.5, 0.7, 0.9].map(part => Math.floor(part * table.length));
    const decisions = lengths.flatMap(length => decisionOf(table, length, brain) ?? []);
    expect(decisions.length).toBeGreaterThan(0);
    const points = turningPoints({ outlooks: outlooksOf(table, brain), decisions });
    expect(points.length).toBeGreaterThan(0);
    const told = [
      ...decisions.flatMap(one => decisionWords(reader, one)),
      ...points.flatMap(one => turningWords(reader, one)),
    ];
    for (const sentence of told) expectSentence(sentence, language);
  });
});

/** Nothing is missing in it, and it ends as a sentence does. */
function expectSentence(sentence: string, language: Language): void {
  expect(sentence, language).toMatch(/[.!?…]$/);
  expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|score\.|“”|« »/);
}
