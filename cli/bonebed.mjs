#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx strips the types on the way in.
import { register } from 'tsx/esm/api';

register();
// A reader that has seen enough (`bonebed replay … | head`) closes the pipe; that is no fault.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
const { main } = await import('./index.ts');
process.exitCode = await main(process.argv.slice(2));
