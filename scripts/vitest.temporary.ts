import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// Whatever a test file puts among the temporary files goes when the file is done, also what its child processes left there.
const before = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'bonebed-tests-'));
// PostgreSQL runs as somebody else where the tests run as root, and must get through to its own folder.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
