// A server in a process of its own, for tests that kill it: `node child.mjs '{"data":"…"}'`, prints its address.
import '@bonebed/loader';

const { startServer } = await import('../index.ts');
const { trapGames } = await import('./games.ts');
const server = await startServer(JSON.parse(process.argv[2]), { games: trapGames });
process.stdout.write(`${server.address}\n`);
// As the command line does it: what stays open keeps the process.
process.on('SIGTERM', () => server.stop());
