#!/usr/bin/env node
import { constants, setPriority } from 'node:os';

// A backup gives way to the server that goes on beside it, from its first moment: reading the sources alone would hold up who plays.
if (process.argv[2] === 'backup') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The sources are TypeScript and run as they are: the loader takes the types off on the way in.
await import('@bonebed/loader');
const { main } = await import('./index.ts');
process.exitCode = await main(process.argv.slice(2));
