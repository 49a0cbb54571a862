import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.ts';

/** Where a listener of its own is to be found. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Metrics for whoever runs the server, on a port that players can't reach: they change with every answer, including the hidden ones
 * of a reaction window. Resolves when it listens, rejects if it can't.
 */
export function serveMetrics(metrics: Metrics, { host, port }: Place): Promise<Server> {
  const server = createServer((request, response) => {
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isWanted ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isWanted ? metrics.text() : '');
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
