import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { writeModules } from './plain.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER = 'server/testing/child.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The script that is a server in a process of its own. */
    readonly serverScript: string;
  }
}

/** Tests start some fifty servers in processes of their own. From plain JavaScript, made once, each starts in half the processor time. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-plain-'));
  writeModules(SERVER, folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const packages of ['node_modules', 'server/node_modules']) {
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(folder, packages));
  }
  project.provide('serverScript', join(folder, SERVER));
  return () => rmSync(folder, { recursive: true, force: true });
}
