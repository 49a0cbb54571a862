// The real command with the toy game, for tests that start a process.
import '@bonebed/loader';

const { main } = await import('../index.ts');
const { processHost } = await import('../host.ts');
const { toyGames } = await import('./run.ts');
process.exitCode = await main(process.argv.slice(2), { ...processHost(), games: toyGames() });
