import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** The endings of files that the build has compressed, best first, and what `accept-encoding` calls them. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface SiteFile {
  readonly body: Buffer;
  /** The same, compressed, in the order of `ENCODINGS`. */
  readonly compressed: readonly { readonly name: string; readonly body: Buffer }[];
  readonly type: string;
  readonly etag: string;
  /** Files whose names carry a hash of their contents never change. */
  readonly cache: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const NO_CLIENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bonebed</title>
<h1>Bonebed</h1>
<p>This server runs, but its browser client has not been built here. The API is at <a href="/api/games">/api/games</a>,
its description in docs/PROTOCOL.md.</p>
</html>
`;

/**
 * The client's files, read once at the start: a request is looked up by its path among them and never reaches the disk, so
 * there is no path to climb out by.
 */
export class Site {
  readonly #files = new Map<string, SiteFile>();
  readonly isBuilt: boolean;

  constructor(folder: string | null) {
    this.isBuilt = folder !== null && existsSync(join(folder, 'index.html'));
    if (this.isBuilt && folder !== null) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || ENCODINGS.some(({ ending }) => entry.name.endsWith(ending))) continue;
        const path = join(entry.parentPath, entry.name);
        const compressed = ENCODINGS.flatMap(({ name, ending }) =>
          existsSync(path + ending) ? [{ name, body: readFileSync(path + ending) }] : [],
        );
        this.#add(`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path), compressed);
      }
    } else {
      this.#add('/index.html', Buffer.from(NO_CLIENT), []);
    }
  }

  #add(path: string, body: Buffer, compressed: SiteFile['compressed']): void {
    // A weak one: it holds for all encodings of the file.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const isHashed = /[-.][\w-]{8,}\.\w+$/.test(path) && path.startsWith('/assets/');
    const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    this.#files.set(path, { body, compressed, type: TYPES[extname(path)] ?? 'application/octet-stream', etag, cache });
  }

  /** The file at a path; a path without an ending is a page of the client, which finds its own way. */
  find(path: string): SiteFile | null {
    const exact = this.#files.get(path);
    if (exact !== undefined) return exact;
    return /\.\w+$/.test(path) ? null : (this.#files.get('/index.html') ?? null);
  }
}

/** The body that suits who asks, and the headers that say which it is. */
export function encodedFor(
  { body, compressed }: SiteFile,
  accepted: string | undefined,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  if (compressed.length === 0) return { body, headers: {} };
  // Whatever lies between must keep the kinds apart.
  const vary = { vary: 'accept-encoding' };
  const wanted = (accepted ?? '').split(',').map(part => part.split(';').map(word => word.trim()));
  const isAccepted = (name: string): boolean =>
    wanted.some(([encoding, quality]) => encoding === name && !/^q=0(?:\.0*)?$/.test(quality ?? ''));
  const found = compressed.find(({ name }) => isAccepted(name));
  if (found === undefined) return { body, headers: vary };
  return { body: found.body, headers: { ...vary, 'content-encoding': found.name } };
}
