import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressIn } from './compressed.ts';

test('texts of some size are written once more, small; all else stays alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-compressed-'));
  const script = 'const rib = 1;\n'.repeat(200);
  writeFileSync(join(folder, 'index.js'), script);
  writeFileSync(join(folder, 'small.css'), 'a { color: red }');
  writeFileSync(join(folder, 'bone.png'), Buffer.alloc(5000));
  compressIn(folder);
  expect(readdirSync(folder).sort()).toEqual(['bone.png', 'index.js', 'index.js.br', 'index.js.gz', 'small.css']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'index.js.gz'))).toString()).toBe(script);
});
