import { register } from 'tsx/esm/api';

register();
const { startUnderLoad, load } = await import('./run.ts');
const [game, seats, n] = process.argv.slice(2);
const server = await startUnderLoad('ours');
for (let i = 0; i < Number(process.argv[5] ?? 1); i++)
  console.log(
    JSON.stringify(await load(server, new Array(Number(n)).fill({ game, seats: Number(seats) }), { mostMs: 20000 })),
  );
await server.ask('memory');
await server.stop();
