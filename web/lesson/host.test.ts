import { gameIds, loadGame, loadLessons } from '@bonebed/games';
import type { Lesson, Terms } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { type LessonHost, lessonHost } from './host.ts';

const TAUGHT = (
  await Promise.all(gameIds.map(async game => (await loadLessons(game)).map(lesson => ({ game, lesson }))))
).flat();

async function open(game: string, lesson: Lesson<Terms>): Promise<LessonHost> {
  return lessonHost({ module: await loadGame(game), lesson, chapter: 0, deeds: [], seats: [], paceMs: 0 });
}

describe.each(TAUGHT)('$game: the lesson $lesson.id', ({ game, lesson }) => {
  test('taking back is a step back', async () => {
    const host = await open(game, lesson);
    host.show();
    const done = host.deeds().length;
    expect(await host.undo(lesson.learner)).toEqual({ ok: true });
    expect([done, host.deeds().length]).toEqual([1, 0]);
    host.close();
  });
});
