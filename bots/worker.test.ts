import { type GameModule, unlisted } from '@bonebed/games';
import type { Json, Table } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type Duel, duelTable, stones } from './testing.ts';
import { type BotReply, botThread, type ThinkRequest } from './worker.ts';

const game = stones(13);
const load = async (): Promise<GameModule> => ({
  manifest: unlisted('Duel', game.seats),
  game,
  components: {},
  texts: { en: {}, fr: {} },
});

function request(table: Table<Duel>, player: string, progress = false): ThinkRequest {
  const { start, given } = table.situation();
  const { answers } = table.record();
  return {
    do: 'think',
    game: 'duel',
    components: null,
    header: table.header,
    start: start as unknown as Json,
    given: answers.slice(answers.length - given.length).map(({ seat, text }) => ({ seat, text })),
    seat: 0,
    player,
    seed: 'a',
    progress,
  };
}

/** A thread with a clock that goes on by a millisecond at each look. */
function thread(onBreath: () => void = () => {}) {
  const replies: BotReply[] = [];
  let time = 0;
  const answer = botThread({
    load,
    now: () => time++,
    breathe: async () => onBreath(),
    send: reply => replies.push(reply),
  });
  return { answer, replies };
}

test('thinks about what travelled as plain data', async () => {
  const { answer, replies } = thread();
  await answer({ ...structuredClone(request(duelTable(game), 'search@it:2000')), id: 7 });
  expect(replies).toHaveLength(1);
  expect(replies[0]).toMatchObject({ id: 7, do: 'thought', thought: { text: '1', iterations: 2000 } });
});

test('reports on the way if asked to', async () => {
  const { answer, replies } = thread();
  await answer({ ...request(duelTable(game), 'search@it:500', true), id: 1 });
  const progress = replies.filter(reply => reply.do === 'progress');
  expect(progress.length).toBeGreaterThan(3);
  for (const { thought } of progress) expect(thought.candidates.length).toBe(3);
});

test('cancelled, it answers at once with the best so far', async () => {
  let breaths = 0;
  const { answer, replies } = thread(() => {
    breaths += 1;
    if (breaths === 2) void answer({ do: 'cancel', id: 3 });
  });
  await answer({ ...request(duelTable(game), 'search@it:1000000'), id: 3 });
  expect(breaths).toBe(2);
  expect(replies).toHaveLength(1);
  const [reply] = replies;
  expect(reply.do === 'thought' && reply.thought.iterations).toBeLessThan(1000);
});

test('a budget in time ends the thinking', async () => {
  const { answer, replies } = thread();
  await answer({ ...request(duelTable(game), 'search@300ms'), id: 1 });
  const [reply] = replies;
  expect(reply.do === 'thought' && reply.thought.iterations).toBeGreaterThan(50);
  expect(reply.do === 'thought' && reply.thought.iterations).toBeLessThan(400);
});

test('what goes wrong is an answer too', async () => {
  const { answer, replies } = thread();
  await answer({ ...request(duelTable(game), 'clever'), id: 2 });
  expect(replies[0]).toMatchObject({ id: 2, do: 'failed', fault: expect.stringContaining("no bot 'clever'") });
});

test('plays a match, the same one for the same seed', async () => {
  const { answer, replies } = thread();
  const players = ['search', 'random'].map(player => ({ player, weights: null }));
  const match = { do: 'match', game: 'duel', components: null, settings: {}, seed: 'a', players };
  for (const id of [1, 2]) await answer({ ...match, do: 'match', id });
  const results = replies.map(reply => (reply.do === 'played' ? reply.result.seats.map(seat => seat.place) : null));
  expect(results[0]).toEqual([1, 2]);
  expect(results[1]).toEqual(results[0]);
});
