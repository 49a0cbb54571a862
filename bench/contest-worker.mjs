// One contest in a thread of its own: an engine is compiled for the game it plays, as in a program that plays just that game.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const [{ contests }, { hold }] = await Promise.all([import('./contests.ts'), import('./measure.ts')]);
parentPort?.postMessage(hold(contests[workerData.index], workerData.effort));
