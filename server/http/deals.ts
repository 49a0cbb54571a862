import type { DealBoard, DealGames, NewDeal, Today } from '@bonebed/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deals } from '../deals/deals.ts';
import { parseDeal } from '../deals/parse.ts';
import { fields } from '../parse.ts';
import type { Actor } from '../tables/decide.ts';
import { visitorOf } from './door.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Needs {
  readonly deals: Deals;
  readonly limiter: RateLimiter;
  someone(request: FastifyRequest, reply: FastifyReply): Promise<Actor>;
}

type ById = { Params: { id: string } };

/** Digs of the day, whole deals of the week, and duels (docs/DAILY.md). */
export function addDeals(app: FastifyInstance, { deals, limiter, someone }: Needs): void {
  app.get('/api/digs', async ({ actor }): Promise<Today> => deals.today(actor?.guest ?? null));
  app.post('/api/deals', async (request, reply) => {
    const wish: NewDeal = parseDeal(request.body);
    limiter.check('tables', visitorOf(request));
    const actor = await someone(request, reply);
    reply.code(201);
    return deals.challenge(actor, wish);
  });
  app.get<ById>('/api/deals/:id', async ({ actor, params }): Promise<DealBoard> => {
    return deals.board(actor?.guest ?? null, params.id);
  });
  app.get<ById>('/api/deals/:id/games', async ({ actor, params }): Promise<DealGames> => {
    return deals.games(actor?.guest ?? null, params.id);
  });
  app.post<ById>('/api/deals/:id/play', async (request, reply) => {
    fields(request.body, '', []);
    limiter.check('tables', visitorOf(request));
    return deals.play(await someone(request, reply), request.params.id);
  });
  app.post<ById>('/api/deals/:id/leave', async ({ actor, body, params }): Promise<DealBoard> => {
    fields(body, '', []);
    const person = actor?.guest ?? null;
    await deals.leave(person, params.id);
    return deals.board(person, params.id);
  });
}
