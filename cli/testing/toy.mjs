// The real command with the toy game, for tests that start a process.
import '@bonebed/loader';

const { main } = await import('../index.ts');
const { processSystem } = await import('../system.ts');
const { toyGames } = await import('./run.ts');
process.exitCode = await main(process.argv.slice(2), { ...processSystem(), games: toyGames() });
