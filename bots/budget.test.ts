import { expect, test } from 'vitest';
import { budgetText, parseBudget, startBudget } from './budget.ts';
import { botName, botTexts, levelIds } from './levels.ts';
import { botNames } from './make.ts';
import { parsePlayer } from './players.ts';

test.each(['it:1', 'it:200', '100ms', '5000ms'])('%s is a budget and is written as it is read', text => {
  expect(budgetText(parseBudget(text))).toBe(text);
});

test.each(['', '200', 'it:', 'it:0', '0ms', 'it:-5', '1s', 'it:200ms'])("'%s' is refused", text => {
  expect(() => parseBudget(text)).toThrow('expected it:200 or 100ms');
});

test('a time starts when the thinking does', () => {
  let time = 500;
  const { isOver } = startBudget({ milliseconds: 100 }, () => time);
  expect(isOver(8)).toBe(false);
  time = 599;
  expect(isOver(16)).toBe(false);
  time = 600;
  expect(isOver(24)).toBe(true);
});

test('a player is a bot or a level, with its own budget or the usual one', () => {
  expect(parsePlayer('greedy', 'toy')).toMatchObject({
    name: 'greedy',
    bot: { id: 'greedy' },
    budget: { iterations: 200 },
  });
  expect(parsePlayer('search', 'toy')).toMatchObject({ budget: { iterations: 200 } });
  expect(parsePlayer('search@it:7', 'toy')).toMatchObject({ budget: { iterations: 7 } });
  expect(parsePlayer('professor', 'toy')).toMatchObject({ name: 'professor', bot: { id: 'search' } });
  expect(parsePlayer('professor@50ms', 'toy')).toMatchObject({ bot: { id: 'search' }, budget: { milliseconds: 50 } });
  expect(() => parsePlayer('clever', 'toy')).toThrow(
    "no bot 'clever'; there are: random, greedy, search, novice, apprentice",
  );
  expect(() => parsePlayer('search@it:1@it:2', 'toy')).toThrow("no bot 'search@it:1@it:2'");
  expect(() => parsePlayer('toString', 'toy')).toThrow("no bot 'toString'");
});

test('every bot has a name and every level a sentence in both languages', () => {
  expect(botNames).toEqual(['random', 'greedy', 'search', ...levelIds]);
  for (const texts of [botTexts.en, botTexts.fr]) {
    const keys = [...botNames.map(id => `bot.${id}`), ...levelIds.map(id => `bot.${id}.about`)];
    expect(Object.keys(texts).sort()).toEqual(keys.sort());
  }
  expect(botName('fieldHand', 'fr')).toBe('Homme de terrain');
  expect(botName('search@it:5', 'en')).toBe('Search (it:5)');
});
