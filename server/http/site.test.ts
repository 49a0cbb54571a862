import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server.ts';
import { encodedFor, Site } from './site.ts';

const script = `export const bones = [${'"rib", '.repeat(500)}];\n`;

/** A site as the build leaves it. */
function builtSite(): Site {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'index-DiwrgTda.js'), script);
  writeFileSync(join(folder, 'assets', 'bone-DiwrgTda.png'), Buffer.alloc(5000));
  writeFileSync(join(folder, 'assets', 'index-DiwrgTda.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'index-DiwrgTda.js.gz'), gzipSync(script));
  return new Site(folder);
}

function fileAt(path: string) {
  const file = builtSite().find(path);
  if (file === null) throw new Error(`nothing at ${path}`);
  return file;
}

test('a text is sent as small as who asks can read it', () => {
  const file = fileAt('/assets/index-DiwrgTda.js');
  const sent = (accepted?: string) => {
    const { body, headers } = encodedFor(file, accepted);
    expect(headers.vary).toBe('accept-encoding');
    return { body, encoding: headers['content-encoding'] };
  };
  const small = sent('gzip, deflate, br, zstd');
  expect(small.encoding).toBe('br');
  expect(brotliDecompressSync(small.body).toString()).toBe(script);
  expect(small.body.length).toBeLessThan(script.length / 10);
  const zipped = sent('gzip;q=0.8, br;q=0');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  for (const accepted of [undefined, '', 'identity', 'deflate', 'gzip;q=0, br;q=0.0', 'brotli, x-gzip']) {
    expect(sent(accepted)).toEqual({ body: Buffer.from(script), encoding: undefined });
  }
});

test('files with a hash in their name are kept for good, the page is asked for again; compressed files have no path of their own', () => {
  const site = builtSite();
  expect(site.find('/assets/index-DiwrgTda.js')?.cache).toBe('public, max-age=31536000, immutable');
  expect(site.find('/index.html')?.cache).toBe('no-cache');
  expect(site.find('/assets/index-DiwrgTda.js.br')).toBe(null);
  expect(site.find('/assets/index-DiwrgTda.js.gz')).toBe(null);
});

test('what the build has not compressed is sent as it is', () => {
  for (const path of ['/index.html', '/assets/bone-DiwrgTda.png']) {
    expect(encodedFor(fileAt(path), 'br').headers).toEqual({});
  }
});
