#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx strips the types on the way in.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./index.ts');
process.exitCode = await main(process.argv.slice(2));
