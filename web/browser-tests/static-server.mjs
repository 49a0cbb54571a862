// Serves a built client as any web space would.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** `under` is the folder of the space that the client lies in; `show` puts another build there. */
export async function serveStatic(folder, { under = '/', port = 0 } = {}) {
  let shown = folder;
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    asked.push(pathname);
    const path = normalize(pathname.startsWith(under) ? pathname.slice(under.length) : '/nowhere').replace(
      /^(\.\.[/\\])+/,
      '',
    );
    const file = join(shown, pathname.endsWith('/') ? `${path}/index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise(resolve => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address.port}${under}`,
    /** The paths that were asked for so far. */
    asked,
    show: next => {
      shown = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
