/** In a page: plays there, and in a worker of it. The test calls these; they are no part of the client. */
import { type Played, playAll } from './play.ts';

function playInWorker(): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('worker.js');
    worker.onmessage = ({ data }: MessageEvent<Played[]>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

Object.assign(globalThis, { parity: { page: playAll, worker: playInWorker } });
