import { ANY_BRAIN, adviceOf, bots, brainOf, decide, rootOf } from '@bonebed/bots';
import { gameIds, loadGame } from '@bonebed/games';
import { fastRng, type Language, makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { loadReasons, whyWords } from './why.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** At every third ask of a game a coach is asked, eight times. */
const EVERY = 3;
const ENOUGH = 8;

describe.each(gameIds)('%s', id => {
  test('a coach gives reasons in whole sentences, in both languages', async () => {
    const { game, components, texts } = await loadGame(id);
    const edition = openEdition(game, components);
    const words = await loadReasons(id);
    const rng = fastRng(`coach/${id}`);
    const table = new Table(game, edition.box, makeHeader(game, edition, { seats: 2, seed: seedFrom(`coach/${id}`) }));
    let said = 0;
    let reasoned = 0;
    for (let asked = 1; table.pending !== null && said < ENOUGH; asked++) {
      const [seat] = table.pending.waiting;
      const root = rootOf(table, seat);
      if (asked % EVERY === 0) {
        const advice = adviceOf(bots.greedy, brainOf(id), root, rng, { isOver: iterations => iterations >= 20 });
        expect(table.choices(seat).map(({ text }) => text)).toContain(advice.text);
        for (const language of LANGUAGES) {
          const reader = { game, box: edition.box, texts: texts[language], language, players: ['Ada', 'Bo'] };
          for (const sentence of whyWords(reader, seat, advice, words))
            expect(sentence).toMatch(/^[\p{Lu}«][^{}]*[.!?…»]$/u);
        }
        said += 1;
        if (advice.reasons.length > 0) reasoned += 1;
      }
      table.answer(seat, decide(bots.random, root, rng, { isOver: () => true }).text);
    }
    expect(said).toBe(ENOUGH);
    expect(reasoned).toBeGreaterThan(0);
  });

  test('what the coach names is what bots look at, each once', async () => {
    const named = (await loadReasons(id)).flatMap(({ of }) => of);
    // A game that nobody has described to the bots has no words for it either.
    expect(named.length > 0).toBe(brainOf(id) !== ANY_BRAIN);
    expect(named.filter((what, place) => named.indexOf(what) !== place)).toEqual([]);
    expect(named.filter(what => !brainOf(id).features.names.includes(what))).toEqual([]);
  });
});
