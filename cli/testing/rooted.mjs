// The real command with another root than the repository, for tests that start a process: `ROOT=/tmp/x node rooted.mjs serve`.
import '@bonebed/loader';

const { main } = await import('../index.ts');
const { processSystem } = await import('../system.ts');
process.exitCode = await main(process.argv.slice(2), { ...processSystem(), root: process.env.ROOT });
