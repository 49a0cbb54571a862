// A server in a process of its own, for tests that kill it: `node child.mjs '{"data":"…"}' trapGames`, prints its address.
import '@bonebed/loader';

const { startServer } = await import('../index.ts');
const { trapGames } = await import('./games.ts');
const { raisedGames } = await import('./raised-games.ts');
const [config, games] = process.argv.slice(2);
const server = await startServer(JSON.parse(config), { games: { trapGames, raisedGames }[games] });
process.stdout.write(`${server.address}\n`);
// As the command line does it: what stays open keeps the process.
process.on('SIGTERM', () => server.stop());
