import { gameIds, loadBrain, loadGame } from '@bonebed/games';
import { checkSettings, chooseAtRandom, fastRng, openEdition, policyPlay, secureRng, seedFrom } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { ANY_BRAIN } from './any-brain.ts';
import { brainOf } from './brains.ts';
import { levelIds } from './levels.ts';
import { levelsOf } from './make.ts';
import { parsePlayer } from './players.ts';

/** How many turns of a random game are looked at. */
const TURNS = 60;

test.each([...gameIds])('%s: every feature is read, and has a weight', async id => {
  const { game, components } = await loadGame(id);
  const { box } = openEdition(game, components);
  const { features, weights } = brainOf(id);
  expect(Object.keys(weights).toSorted()).toEqual([...features.names].toSorted());
  const deal = { seats: 2, settings: checkSettings(game, 2, {}), rng: secureRng(seedFrom(id)) };
  const play = policyPlay(box, game.setup(box, deal), chooseAtRandom(fastRng(id)));
  for (let turn = 0; turn < TURNS && game.outcome(play) === null; turn++) {
    game.step(play);
    for (const score of game.score(play)) {
      if (score.seat === null) continue;
      const row = features.names.map(() => Number.NaN);
      features.read(play, score.seat, score, row);
      expect(row.every(Number.isFinite), `${features.names.filter((_, i) => !Number.isFinite(row[i]))}`).toBe(true);
    }
  }
});

test.each([...gameIds])('%s: a browser is told the same as all others', async id => {
  expect((await loadBrain(id)) ?? ANY_BRAIN).toBe(brainOf(id));
});

test.each([...gameIds])('%s: all levels play, and the two at the bottom at a glance', id => {
  expect(Object.keys(levelsOf(brainOf(id)))).toEqual(levelIds);
  const quick = levelIds.filter(level => parsePlayer(level, id).bot.id === 'greedy');
  expect(quick.length).toBeGreaterThanOrEqual(2);
  expect(quick).toEqual(levelIds.slice(0, quick.length));
});

test('a game that nobody has described is judged by its score sheet', async () => {
  expect(await loadBrain('toString')).toBeNull();
  expect(brainOf('toString')).toBe(ANY_BRAIN);
});
