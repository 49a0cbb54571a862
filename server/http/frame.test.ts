import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { writeFrame } from './frame.ts';

/** What a client of another make reads from the frames of these texts. */
async function read(texts: readonly string[]): Promise<string[]> {
  const upgrades = new WebSocketServer({ noServer: true });
  const http = createServer();
  http.on('upgrade', (request, stream, head) =>
    upgrades.handleUpgrade(request, stream, head, socket => {
      for (const text of texts) writeFrame(stream, text);
      socket.close();
    }),
  );
  onTestFinished(() => {
    http.close();
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const bound = http.address();
  const client = new WebSocket(`ws://127.0.0.1:${bound === null || typeof bound === 'string' ? 0 : bound.port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)));
  await new Promise<void>((resolve, reject) => {
    client.on('close', () => resolve());
    client.on('error', reject);
  });
  return heard;
}

test('a text of any length is one frame', async () => {
  const texts = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000].map(length => 'a'.repeat(length));
  expect(await read(texts)).toEqual(texts);
});

test('every letter arrives, whether it takes one byte or more', async () => {
  const texts = ['é', 'Épée d’os', '\u00ff\u0080', '骨', '🦴'.repeat(40), `${'a'.repeat(124)}é`, 'é'.repeat(40_000)];
  expect(await read(texts)).toEqual(texts);
});
