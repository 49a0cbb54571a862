import type { FastifyInstance } from 'fastify';
import { CARD, Cards, cardSvg, escaped } from '../preview/card.ts';
import { doorWords, type TableFront } from '../preview/words.ts';
import type { TableCore } from '../tables/core.ts';
import type { Tables } from '../tables/tables.ts';
import { visitorOf } from './door.ts';
import { isSecure } from './headers.ts';
import { languageOf } from './page.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Site } from './site.ts';

interface Needs {
  readonly tables: Tables;
  readonly limiter: RateLimiter;
  readonly site: Site;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
}

type ByDoor = { Params: { door: string }; Querystring: { l?: string } };

/** The page behind an invitation's link, for programs that only look at its head, and the picture that they show. Browsers go on to the table. */
export function addInvitations(app: FastifyInstance, { tables, limiter, site, publicUrl, trustProxy }: Needs): void {
  const cards = new Cards();
  const emblems = readEmblems(site);
  app.get<ByDoor>('/i/:door', async (request, reply) => {
    const { door: name } = request.params;
    const [, id = name, ending] = /^(.+)(\.png)$/.exec(name) ?? [];
    const table = await tables.find(id);
    const door = await table.read(doorOf);
    if (ending !== undefined) {
      limiter.check('cards', visitorOf(request));
      const language = request.query.l === 'fr' ? 'fr' : 'en';
      reply.type('image/png').header('cache-control', 'public, max-age=300');
      // Chats show it on their own pages.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return cards.draw(cardSvg(doorWords(door, language), door.seats, emblems[door.game] ?? null));
    }
    const language = languageOf(request.headers['accept-language']);
    const { title, description, open } = doorWords(door, language);
    const scheme = isSecure(request.headers, trustProxy) ? 'https' : 'http';
    const base = publicUrl ?? `${scheme}://${request.host}`;
    const here = `${base}/i/${encodeURIComponent(id)}`;
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
    return `<!doctype html>
<html lang="${language}" prefix="og: https://ogp.me/ns#">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Bonebed">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:url" content="${escaped(here)}">
<meta property="og:image" content="${escaped(`${here}.png?l=${language}`)}">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${escaped(title)}">
<meta name="twitter:card" content="summary_large_image">
<script src="../open.js"></script>
<p><a href="../#/at/${encodeURIComponent(id)}">${escaped(open)}</a></p>
</html>
`;
  });
}

/** What may be seen of a table from outside: who invites, and how many are there. Names in letters that the picture's fonts lack are left out. */
function doorOf({ meta, seats, host, phase, lock }: TableCore): TableFront {
  const name = typeof host === 'number' ? seats[host].name : null;
  return {
    game: meta.game,
    host: name !== null && /^[\u0020-\u024f\u2010-\u2027]+$/.test(name) ? name : null,
    seats: seats.map(({ by }) => by !== 'nobody'),
    clock: meta.clock,
    isWaiting: phase === 'lobby',
    isLocked: phase === 'lobby' && lock !== null,
  };
}

/** The emblems of the games, as the build of the client has written them. */
function readEmblems(site: Site): Readonly<Record<string, string>> {
  const file = site.find('/emblems.json');
  if (file === null) return {};
  // The build has made it.
  return JSON.parse(file.body.toString()) as Record<string, string>;
}
