import { checkSettings } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame, manifestOf } from './index.ts';

describe.each(gameIds)('%s', id => {
  test('has the seats that its manifest says, and settings for a first game of two that its rules know', async () => {
    const { game } = await loadGame(id);
    const { seats, beginner = {} } = manifestOf(id);
    expect(seats).toEqual(game.seats);
    expect(checkSettings(game, 2, beginner)).toMatchObject(beginner);
  });
});
