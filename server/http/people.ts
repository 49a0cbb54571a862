import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';
import { parseToken } from '../messages/parse.ts';
import { fields, parseName } from '../parse.ts';
import { deviceLabel } from '../people/label.ts';
import { parseCode, parseMail, parseResponse, parseRevoke, parseShelf, parseWay } from '../people/parse.ts';
import type { PasskeySite } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { PeopleStorage } from '../storage/people.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor } from '../tables/decide.ts';
import { visitorOf } from './door.ts';
import type { Entrance } from './guests.ts';
import { isSecure } from './headers.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Needs {
  readonly people: People;
  readonly storage: PeopleStorage;
  readonly limiter: RateLimiter;
  readonly trustProxy: boolean;
  someone(request: FastifyRequest, reply: FastifyReply): Promise<Actor>;
}

type ById = { Params: { id: string } };

/** How people are kept, and come back. */
export function addPeopleRoutes(app: FastifyInstance, needs: Needs): void {
  addWays(app, needs);
  addSigningIn(app, needs);
  addCompany(app, needs);
  addLeaving(app, needs);
  const { storage, someone } = needs;
  app.get('/api/me/shelf', async ({ actor }) => {
    const shelf = actor === null ? null : await storage.readShelf(actor.guest);
    return { shelf: shelf === null ? null : (JSON.parse(shelf) as unknown) };
  });
  app.post('/api/me/shelf', { bodyLimit: limits.shelf }, async (request, reply) => {
    const shelf = parseShelf(request.body);
    await storage.writeShelf((await someone(request, reply)).guest, shelf);
    return {};
  });
}

function addWays(app: FastifyInstance, { people, limiter, someone }: Needs): void {
  const info = (request: FastifyRequest) => people.info(request.actor, request.headers.cookie);
  const counted = (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    limiter.check('signIns', visitorOf(request));
    return someone(request, reply);
  };
  app.get('/api/me/ways', async request => info(request));
  app.post('/api/me/code', async (request, reply) => {
    fields(request.body, '', []);
    return { code: await people.newCode(await counted(request, reply)) };
  });
  app.post('/api/me/passkey/begin', async (request, reply) => {
    fields(request.body, '', []);
    const { guest, name } = await counted(request, reply);
    return people.passkeys.beginMaking(guest, name, siteOf(request));
  });
  app.post('/api/me/passkey', async request => {
    const response = parseResponse(request.body);
    await people.keepPasskey(known(request), response, siteOf(request), deviceLabel(request.headers['user-agent']));
    return info(request);
  });
  app.post('/api/me/mail', async (request, reply) => {
    const { address, letter } = parseMail(request.body);
    const actor = await counted(request, reply);
    limiter.checkPerson('mails', address.toLowerCase());
    await people.keepByMail(actor, address, letter);
    return {};
  });
  app.post('/api/me/ways/remove', async request => {
    const { kind, id } = parseWay(request.body);
    await people.removeWay(known(request), kind, id);
    return info(request);
  });
  app.post<ById>('/api/me/devices/:id/remove', async request => {
    await people.signOut(known(request), request.params.id);
    return info(request);
  });
}

/** Those with whom one has played. */
function addCompany(app: FastifyInstance, { people, limiter }: Needs): void {
  app.get('/api/people', async ({ actor }) => people.company(actor?.guest ?? null));
  app.post<ById>('/api/people/:id/invite', async (request, reply) => {
    fields(request.body, '', []);
    limiter.check('tables', visitorOf(request));
    reply.code(201);
    return people.invite(known(request), request.params.id);
  });
  app.post<ById>('/api/people/:id/unmute', async request => {
    fields(request.body, '', []);
    await people.unmute(known(request), request.params.id);
    return people.company(known(request).guest);
  });
  for (const verb of ['block', 'unblock'] as const) {
    app.post<ById>(`/api/people/:id/${verb}`, async request => {
      fields(request.body, '', []);
      await people.block(known(request), request.params.id, verb === 'block');
      return people.company(known(request).guest);
    });
  }
}

/** Taking along what is one's own, and leaving nothing behind. */
function addLeaving(app: FastifyInstance, { people, limiter }: Needs): void {
  app.post('/api/me/rename', async request => {
    limiter.check('signIns', visitorOf(request));
    const name = parseName(request.body);
    await people.renameEverywhere(known(request), name);
    return { name };
  });
  app.post('/api/me/revoke', async request => {
    limiter.check('signIns', visitorOf(request));
    await people.revoke(known(request), parseRevoke(request.body));
    return {};
  });
  app.get('/api/me/export', async (request, reply) => {
    limiter.check('signIns', visitorOf(request));
    reply.header('content-disposition', 'attachment; filename="bonebed-me.json"').header('cache-control', 'no-store');
    return people.export(known(request), request.headers.cookie);
  });
  app.post('/api/me/delete', async request => {
    fields(request.body, '', []);
    await people.delete(known(request));
    return {};
  });
}

function addSigningIn(app: FastifyInstance, { people, limiter, trustProxy }: Needs): void {
  const entranceOf = (request: FastifyRequest, reply: FastifyReply): Entrance => ({
    actor: request.actor,
    cookies: request.headers.cookie,
    secure: isSecure(request.headers, trustProxy),
    label: deviceLabel(request.headers['user-agent']),
    give: cookie => void reply.header('set-cookie', cookie),
  });
  app.addHook('onRequest', async request => {
    if (request.url.startsWith('/api/sign-in/')) limiter.check('signIns', visitorOf(request));
  });
  app.post('/api/sign-in/code', async (request, reply) =>
    people.signInByCode(parseCode(request.body), entranceOf(request, reply)),
  );
  app.post('/api/sign-in/passkey/begin', async request => {
    fields(request.body, '', []);
    return people.passkeys.beginSigningIn(siteOf(request));
  });
  app.post('/api/sign-in/passkey', async (request, reply) =>
    people.signInByPasskey(parseResponse(request.body), siteOf(request), entranceOf(request, reply)),
  );
  app.post('/api/sign-in/mail', async request => {
    const { address, letter } = parseMail(request.body);
    limiter.checkPerson('mails', address.toLowerCase());
    people.signInByMail(address, letter);
    return {};
  });
  app.post('/api/sign-in/link', async (request, reply) =>
    people.openLink(parseToken(request.body), entranceOf(request, reply)),
  );
}

/** The page that sends this. The door has let it in: its origin is our own, or one that the host has named. */
function siteOf({ headers: { origin } }: FastifyRequest): PasskeySite {
  if (origin === undefined) throw new CommandError('badMessage', 'passkeys are for pages of a browser');
  return { origin, host: new URL(origin).hostname };
}

function known({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new CommandError('notFound', 'you are nobody here yet');
  return actor;
}
