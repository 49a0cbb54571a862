/** `npm run pack`: the package as a folder, `dist/package`, and as the file beside it that npm installs, `dist/bonebed-<version>.tgz`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePackage, packFile } from './package.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const folder = join(dist, 'package');
makePackage(folder);
process.stdout.write(`${packFile(folder, dist)}\n`);
