import type { AdminAct, AdminInfo, ListedPerson } from '@bonebed/protocol';
import { json } from '../host/api.ts';

/** What the page of those who run the server asks of it. */
export const admin = {
  info: () => json<AdminInfo>('GET', 'admin'),
  act: (act: AdminAct, value: string) => json<AdminInfo>('POST', 'admin', { act, value }),
  people: (name: string) =>
    json<{ readonly people: readonly ListedPerson[] }>('GET', `admin/people?name=${encodeURIComponent(name)}`),
  export: (id: string) => json<object>('GET', `admin/people/${id}/export`),
};
