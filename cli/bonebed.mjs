#!/usr/bin/env node
// The sources are TypeScript and run as they are: the loader takes the types off on the way in.
import '@bonebed/loader';

const { main } = await import('./index.ts');
process.exitCode = await main(process.argv.slice(2));
