import { adviceOf, bots, decide, rootOf } from '@bonebed/bots';
import { gameIds, loadGame } from '@bonebed/games';
import { fastRng, type Language, makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { whyWords } from './why.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** Every so many asks of a game a coach is asked, until it has said so much. */
const EVERY = 5;
const ENOUGH = 8;

describe.each(gameIds)('%s', id => {
  test('a coach gives reasons in whole sentences, in both languages', async () => {
    const { game, components, texts } = await loadGame(id);
    const edition = openEdition(game, components);
    const rng = fastRng(`coach/${id}`);
    const table = new Table(game, edition.box, makeHeader(game, edition, { seats: 2, seed: seedFrom(`coach/${id}`) }));
    let said = 0;
    for (let asked = 1; table.pending !== null && said < ENOUGH; asked++) {
      const [seat] = table.pending.waiting;
      const root = rootOf(table, seat);
      if (asked % EVERY === 0) {
        const advice = adviceOf(bots.greedy, root, rng, { isOver: iterations => iterations >= 20 });
        expect(table.choices(seat).map(({ text }) => text)).toContain(advice.text);
        for (const language of LANGUAGES) {
          const reader = { game, box: edition.box, texts: texts[language], language, players: ['Ada', 'Bo'] };
          for (const sentence of whyWords(reader, seat, advice)) expect(sentence).toMatch(/^[\p{Lu}«][^{}]*[.!?…»]$/u);
        }
        said += 1;
      }
      table.answer(seat, decide(bots.random, root, rng, { isOver: () => true }).text);
    }
    expect(said).toBe(ENOUGH);
  });
});
