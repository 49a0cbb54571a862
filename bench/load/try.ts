import { type Kind, load, startUnderLoad } from './run.ts';

const n = Number(process.argv[3] ?? 200);
for (const kind of (process.argv[2] ?? 'ours').split(',') as Kind[]) {
  const server = await startUnderLoad(kind);
  for (const spec of [
    { game: 'connect-four', seats: 2 },
    { game: 'cards', seats: 4 },
  ]) {
    const tables = new Array(n).fill(spec);
    console.log(kind, spec.game, await load(server, tables, { mostMs: 30000 }));
  }
  await server.stop();
}
