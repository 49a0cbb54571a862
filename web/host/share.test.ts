import { expect, test } from 'vitest';
import { LONGEST_NOTE, packGame, unpackGame } from './share.ts';

const seats = [{ name: 'Mary', kind: 'person', bot: null } as const];
const notes = [{ at: 3, text: 'Why not “Kansas”?', arrows: [['site.1', 'card.7']] as const }];

/** The packed form of any value, as somebody could make it who means no good. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

test('a link holds the game, the names and the notes', async () => {
  expect(await unpackGame(await packGame({ record: 'text', seats, notes }))).toEqual({ record: 'text', seats, notes });
});

test('a link of the days before notes opens', async () => {
  expect(await unpackGame(await packed([[['Mary', null]], 'text']))).toEqual({ record: 'text', seats, notes: [] });
});

test('a damaged link is none, and of bad notes what can be read is left', async () => {
  expect(await unpackGame('not a game')).toBeNull();
  const bad = [7, ['x', 'y', []], [-1, 'before', []], [2, 'a'.repeat(9999), [['from'], ['a', 'b'], 4]]];
  const found = await unpackGame(await packed([[['Mary', null]], 'text', bad]));
  expect(found?.notes).toEqual([{ at: 2, text: 'a'.repeat(LONGEST_NOTE), arrows: [['a', 'b']] }]);
});
