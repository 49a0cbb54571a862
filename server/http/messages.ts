import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channels } from '../messages/channels.ts';
import { parseChannel, parseToken, parseWishes } from '../messages/parse.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor } from '../tables/decide.ts';
import { visitorOf } from './door.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Needs {
  readonly channels: Channels;
  readonly limiter: RateLimiter;
  someone(request: FastifyRequest, reply: FastifyReply): Promise<Actor>;
}

type ById = { Params: { id: string } };

/** How people say where they can be called, and end it. */
export function addMessages(app: FastifyInstance, { channels, limiter, someone }: Needs): void {
  app.get('/api/messages', async ({ actor }) => channels.info(actor?.guest ?? null));
  app.post('/api/messages/channels', async (request, reply) => {
    const { destination, wishes } = parseChannel(request.body);
    const { guest } = await someone(request, reply);
    limiter.check('channels', visitorOf(request));
    reply.code(201);
    return channels.add(guest, destination, wishes);
  });
  app.post<ById>('/api/messages/channels/:id', async request =>
    channels.change(known(request), request.params.id, parseWishes(request.body)),
  );
  app.post<ById>('/api/messages/channels/:id/remove', async request => {
    await channels.remove(known(request), request.params.id);
    return {};
  });
  app.post<ById>('/api/messages/channels/:id/try', async request => {
    limiter.check('channels', visitorOf(request));
    await channels.tryOut(known(request), request.params.id);
    return {};
  });
  app.post('/api/messages/confirm', async request => channels.confirm(parseToken(request.body)));
  // RFC 8058: whoever handles the mail posts a form here, without a cookie; what the form says is known.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, null),
  );
  app.post<{ Params: { token: string } }>('/api/unsubscribe/:token', async request => {
    await channels.stop(request.params.token);
    return {};
  });
}

function known({ actor }: FastifyRequest): string {
  if (actor === null) throw new CommandError('notFound', 'you have no such channel');
  return actor.guest;
}
