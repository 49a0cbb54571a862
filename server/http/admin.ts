import { BadInput } from '@bonebed/kernel';
import { type AdminInfo, adminActs } from '@bonebed/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Admin } from '../admin/acts.ts';
import type { HouseRules } from '../admin/house-rules.ts';
import { limits } from '../limits.ts';
import { cleanLine } from '../names.ts';
import { fields, text } from '../parse.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';

interface Needs {
  readonly storage: Storage;
  readonly house: HouseRules;
  /** The ids of those who may. */
  readonly admins: readonly string[];
}

/** How many of each list are shown. */
const LISTED = 50;

/** The page of those who run the server. To everybody else there is nothing here. */
export function addAdmin(app: FastifyInstance, { storage, house, admins }: Needs): void {
  const adminOf = ({ actor }: FastifyRequest): Admin => {
    if (actor === null || !admins.includes(actor.guest)) throw new CommandError('notFound', 'there is nothing here');
    return new Admin(storage.moderation, `${actor.name} (${actor.guest})`);
  };
  const infoOf = async (admin: Admin): Promise<AdminInfo> => ({
    readOnly: house.isReadOnly,
    announcement: house.notice?.text ?? null,
    reports: await admin.reports(LISTED),
    tables: await admin.tables(LISTED),
    audit: await admin.audit(LISTED),
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/admin')) reply.header('cache-control', 'no-store');
  });
  app.get('/api/admin', async request => infoOf(adminOf(request)));
  app.post('/api/admin', async request => {
    const admin = adminOf(request);
    const from = fields(request.body, '', ['act', 'value']);
    const act = adminActs.find(one => one === from.act);
    if (act === undefined) throw new BadInput('badMessage', 'act', `expected one of ${adminActs.join(', ')}`);
    const value = cleanLine(text(from, 'value', limits.chatLine));
    if (act === 'remove' && admins.includes(value)) throw new CommandError('forbidden', 'they run this server, too');
    await admin.act(act, value);
    await house.look();
    return infoOf(admin);
  });
  app.get<{ Querystring: { name?: string } }>('/api/admin/people', async request => {
    const name = text({ name: request.query.name ?? '' }, 'name', limits.name);
    return { people: await adminOf(request).people(name, LISTED) };
  });
  app.get<{ Params: { id: string } }>('/api/admin/people/:id/export', async request =>
    adminOf(request).export(request.params.id),
  );
}
